-- A database that was put back to a backup: what it was before, and what it does not know.
alter table sync_server
  -- epochs that this one comes after: of the history that went on, and of those that a restore ended
  add column former uuid[] not null default '{}',
  -- written every minute: a backup knows everything up to here
  add column known_until timestamptz,
  -- of the last restore: nobody knows what left between the two
  add column lost_since timestamptz,
  add column restored_at timestamptz,
  -- nothing leaves before what was still to leave has been looked through
  add column settled boolean not null default true;
update sync_server set known_until = coalesce((select max(last_seen) from sync_replica), now());
alter table sync_server alter column known_until set default now(), alter column known_until set not null;

-- How often the uncertain ones were asked to be sent again, and how many of these wishes were done.
alter table email_task
  add column uncertain_retries bigint not null default 0,
  add column lost_since bigint;
alter table email_run add column uncertain_retries int not null default 0;

-- Tasks that may have written to somebody in the time that a restore lost. As long as a task is here nobody is written to:
-- first all who may have the mail are marked as uncertain.
create table email_doubt (
  account_id uuid not null references account,
  task_id uuid not null,
  primary key (account_id, task_id)
);
alter table email_doubt enable row level security, force row level security;
create policy of_server on email_doubt to current_user using (true);

-- Whichever way a task comes to be paused by a restore: by the restore, or by a start that a device sends again.
create function doubt_task() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into email_doubt (account_id, task_id) values (new.account_id, new.id) on conflict do nothing;
  return null;
end $$;
create trigger new_task_in_doubt after insert on email_task for each row
  when (new.problem = 'restored' and new.status = 'paused')
  execute function doubt_task();
create trigger task_in_doubt after update on email_task for each row
  when (new.problem = 'restored' and new.status = 'paused' and (
    (old.problem, old.status, old.retries, old.uncertain_retries)
      is distinct from (new.problem, new.status, new.retries, new.uncertain_retries)))
  execute function doubt_task();
