-- Where the counter of each company stood when the present history began: rows up to there are as the backup had them. A
-- device that reads again what a restored server has can so tell what was lost from what was changed since.
alter table sync_account add began bigint not null default 0;

create function note_began() returns trigger language plpgsql as $$
begin
  update sync_account set began = seq;
  return null;
end $$;

create trigger sync_server_began after update of epoch on sync_server
  for each row when (old.epoch is distinct from new.epoch) execute function note_began();
