-- What comes back from mails: taken company by company, asked for by a receiver's browser, and answered once.
create index email_delta_account on email_delta (account_id, id);
create index email_contact_delta_account on email_contact_delta (account_id, id);
create index email_mail_file_task on email_mail_file (task_id, sha256);
-- What no longer has to be told apart of a hit goes with time.
create index email_receiver_traced on email_receiver (status_at) where hits <> '[]';
create index email_attempt_at on email_attempt using brin (at);

-- What a user wrote to one contact, from when a process takes it until it is known what became of it. The process holds a
-- lock meanwhile; a row without one is of a process that died.
create table email_answer_try (
  account_id uuid not null references account,
  answer_id uuid not null,
  claimed_at timestamptz not null default server_now(),
  -- the last dot was about to be sent: from here on nobody knows without an answer
  handed_over_at timestamptz,
  primary key (account_id, answer_id)
);
alter table email_answer_try enable row level security, force row level security;
create policy of_server on email_answer_try to current_user using (true);
