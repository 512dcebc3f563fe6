-- Who is not written to stands in the ledger with the reason: several contacts may share one address, and some have none.
drop index email_receiver_once;
create unique index email_receiver_once on email_receiver (account_id, task_id, step, email) where status <> 'suppressed';
-- `email_receiver_status` serves the same questions.
drop index email_receiver_open;

-- Who writes, as it was when the task began.
alter table email_run add column sender_name text not null default '', add column sender_address text not null default '';

-- Where somebody stands in a sequence between two mails.
create table email_place (
  account_id uuid not null,
  task_id uuid not null,
  contact_id uuid not null,
  email text not null,
  step text,
  since bigint not null,
  -- when to look again; null: behind the last step
  due timestamptz,
  primary key (account_id, task_id, email),
  foreign key (account_id, task_id) references email_run on delete cascade
);
create index email_place_due on email_place (account_id, task_id, due) where due is not null;
alter table email_place enable row level security, force row level security;
create policy of_server on email_place to current_user using (true);

-- What a batch came to.
drop index email_receiver_claimed;
create index email_receiver_batch on email_receiver (batch) where batch is not null;
-- What every process looks at every second.
create index email_run_open on email_run (account_id, task_id) where finished_at is null;
