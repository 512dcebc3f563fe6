-- A random mark for every number that a company's counter has come to. A device names the last one that it read with every
-- question: a server that does not know the mark was set back, even where the number is the same again.
create table sync_mark (
  account_id uuid not null references account,
  seq bigint not null,
  mark uuid not null,
  primary key (account_id, seq) include (mark)
);

alter table sync_mark enable row level security, force row level security;
create policy of_server on sync_mark to current_user using (true);
create policy of_account on sync_mark to fairlead_app using (account_id = (select app_account()));
grant select on sync_mark to fairlead_app;

-- By the table itself, so that no writer can forget it. Kept for ever, as answers are: there is one for each transaction.
create function mark_counter() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into sync_mark (account_id, seq, mark) values (new.account_id, new.seq, gen_random_uuid())
  on conflict (account_id, seq) do update set mark = excluded.mark;
  return null;
end $$;
create trigger mark_counter_begun after insert on sync_account
  for each row execute function mark_counter();
create trigger mark_counter after update of seq on sync_account
  for each row when (old.seq is distinct from new.seq) execute function mark_counter();
revoke execute on function mark_counter from public;

insert into sync_mark (account_id, seq, mark) select account_id, seq, gen_random_uuid() from sync_account;
