-- The record of where somebody's data came from that this mail tells them (GDPR Art. 14); and that it was told.
alter table email_receiver add column informs uuid;
alter table email_contact_delta add column informs uuid;

-- When complaints or returns stopped the task; and from when on it is judged since somebody started it again all the same,
-- with how many had had an answer by then.
alter table email_run add column stopped_at timestamptz, add column judged_from timestamptz,
  add column judged_after int not null default 0;
-- Few complain: whoever did since then is found without the others.
create index email_receiver_complained on email_receiver (account_id, task_id) where complained_at is not null;
