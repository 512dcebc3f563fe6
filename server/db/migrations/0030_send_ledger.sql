-- The send ledger: what no device has. One row per receiver of a task, and per mail of a sequence.
create table email_run (
  account_id uuid not null references account,
  task_id uuid not null,
  user_id uuid not null,
  -- the mail as it was when the task began: what is edited later does not reach half of its receivers
  mails jsonb not null,
  -- the sender's address, name and signature as they were
  sender_id uuid not null,
  signature jsonb not null,
  began_at timestamptz not null default server_now(),
  -- all receivers are in the ledger
  filled_at timestamptz,
  first_batch_finished_at timestamptz,
  test_finished_at timestamptz,
  subject_winner text check (subject_winner in ('a', 'b')),
  -- how many of the task's `retries` were done
  retries int not null default 0,
  finished_at timestamptz,
  primary key (account_id, task_id)
);

create table email_receiver (
  -- what tokens and Message-IDs name; made by the server
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  task_id uuid not null,
  user_id uuid not null,
  contact_id uuid not null,
  -- the step of a sequence that this mail is of; '' of a task without one
  step text not null default '',
  -- in the order of receivers, from 0
  place int not null,
  message_id uuid not null,
  subject text check (subject in ('a', 'b')),
  email text not null,
  domain text not null,
  country text not null default '',
  status text not null default 'waiting' check (
    status in ('waiting', 'claimed', 'sent', 'failed', 'returned', 'uncertain', 'held', 'suppressed')),
  status_at timestamptz not null default server_now(),
  -- of a suppressed, held or failed one: why
  reason text not null default '',
  -- nothing goes out before
  not_before timestamptz,
  batch uuid,
  -- the last dot was about to be sent: from here on nobody knows without an answer
  handed_over_at timestamptz,
  sent_at timestamptz,
  offset_minutes int,
  attempts int not null default 0,
  returned text check (returned in ('hard', 'soft')),
  -- hits of the picture and the links, as `domain/email/tracking.ts` keeps them
  hits jsonb not null default '[]',
  opened_at timestamptz,
  clicked_at timestamptz,
  replied_at timestamptz,
  auto_replied_at timestamptz,
  unsubscribed_at timestamptz,
  complained_at timestamptz,
  foreign key (account_id, task_id) references email_run
);
-- Nobody gets the same mail twice, whatever happens.
create unique index email_receiver_once on email_receiver (account_id, task_id, step, email);
create index email_receiver_open on email_receiver (account_id, task_id, place) where status in ('waiting', 'held');
create index email_receiver_claimed on email_receiver (batch) where status = 'claimed';
create index email_receiver_status on email_receiver (account_id, task_id, status, place);
create index email_receiver_contact on email_receiver (account_id, contact_id, status_at desc);
create index email_receiver_email on email_receiver (account_id, email);

-- Each try to hand a mail to a server, with what it said.
create table email_attempt (
  account_id uuid not null references account,
  receiver_id uuid not null references email_receiver on delete cascade,
  n int not null,
  at timestamptz not null default server_now(),
  outcome text not null,
  code text not null default '',
  answer text not null default '',
  primary key (receiver_id, n)
);

-- Receivers that one process took together, with the points that were put aside for them.
create table email_batch (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  task_id uuid not null,
  size int not null,
  claimed_at timestamptz not null default server_now(),
  -- the process shows that it lives; after a while without, another one takes the batch over
  seen_at timestamptz not null default server_now(),
  settled_at timestamptz,
  foreign key (account_id, task_id) references email_run
);
create index email_batch_open on email_batch (seen_at) where settled_at is null;

-- How fast a sender may go, as `domain/email/pace.ts` counts it; of a domain, or '' for all of them.
create table email_pace (
  account_id uuid not null references account,
  sender_id uuid not null,
  domain text not null,
  pace jsonb not null,
  primary key (account_id, sender_id, domain)
);

-- Links of a task's mails: a click leads to what stands here and nowhere else.
create table email_link (
  account_id uuid not null,
  task_id uuid not null,
  step text not null default '',
  number int not null,
  url text not null,
  trap boolean not null default false,
  primary key (account_id, task_id, step, number),
  foreign key (account_id, task_id) references email_run on delete cascade
);

-- Files of mails that were sent: they are shown as long as somebody may look at the mail.
create table email_mail_file (
  account_id uuid not null references account,
  user_id uuid not null,
  task_id uuid not null,
  sha256 text not null,
  mime text not null,
  primary key (account_id, sha256, task_id)
);

-- What happened and is not yet in `email_counts` and in the contacts; taken together every few seconds.
create table email_delta (
  id bigint generated always as identity primary key,
  account_id uuid not null references account,
  user_id uuid not null,
  dimension text not null,
  key text not null,
  counts jsonb not null
);
create table email_contact_delta (
  id bigint generated always as identity primary key,
  account_id uuid not null references account,
  contact_id uuid not null,
  sends int not null default 0,
  engagement text check (engagement in ('opened', 'clicked', 'replied')),
  -- an address that turned out not to work
  invalid_email text
);

-- Passwords and keys, sealed; never read by a request of a user.
create table email_secret (
  account_id uuid not null references account,
  sender_id uuid not null,
  kind text not null check (kind in ('smtp', 'imap', 'dkim')),
  sealed bytea not null,
  updated_at timestamptz not null default server_now(),
  primary key (account_id, sender_id, kind)
);

-- How far a sender's mailbox was read.
create table email_mailbox (
  account_id uuid not null references account,
  sender_id uuid not null,
  state jsonb,
  problem text not null default '',
  read_at timestamptz,
  primary key (account_id, sender_id)
);

-- Mails that came in and were judged, so that one that is read twice counts once.
create table email_incoming (
  account_id uuid not null references account,
  sender_id uuid not null,
  key text not null,
  at timestamptz not null default server_now(),
  primary key (account_id, sender_id, key)
);
create index email_incoming_at on email_incoming (at);

-- What was found out about an address, with what shows it.
create table email_check (
  account_id uuid not null references account,
  email text not null,
  verdict text not null,
  evidence jsonb not null,
  at timestamptz not null default server_now(),
  primary key (account_id, email)
);

do $$
declare name text;
begin
  -- A request reads of them what is its user's, and writes none of them.
  foreach name in array array['email_run', 'email_receiver', 'email_mail_file'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format($policy$
      create policy of_user on %I for select to fairlead_app using (
        account_id = (select app_account()) and ((select app_is_main()) or user_id = (select app_user())))
    $policy$, name);
    execute format('create policy of_server on %I to current_user using (true)', name);
    execute format('grant select on %I to fairlead_app', name);
  end loop;
  foreach name in array array['email_attempt', 'email_batch', 'email_pace', 'email_link', 'email_delta',
                              'email_contact_delta', 'email_secret', 'email_mailbox', 'email_incoming', 'email_check'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy of_server on %I to current_user using (true)', name);
  end loop;
end $$;

-- What mails show and carry is named by messages, their versions, signatures, and mails that were sent.
create or replace function blob_is_named(account uuid, sha256 text) returns boolean language sql stable as $$
  select exists (select from contact c
                 where c.account_id = account and c.picture ->> 'hash' = sha256 and c.picture is not null
                   and c.deleted_at is null)
    or exists (select from voice_note v join contact c on c.account_id = v.account_id and c.id = v.contact_id
               where v.account_id = account and v.hash = sha256 and v.deleted_at is null and c.deleted_at is null)
    or exists (select from attachment a join contact c on c.account_id = a.account_id and c.id = a.contact_id
               where a.account_id = account and a.hash = sha256 and a.deleted_at is null and c.deleted_at is null)
    or exists (select from email_message m
               where m.account_id = account and (files_in(m.content) || files_in(m.attachments)) @> array[sha256] and m.deleted_at is null)
    or exists (select from email_version v
               where v.account_id = account and (files_in(v.content) || files_in(v.attachments)) @> array[sha256] and v.deleted_at is null)
    or exists (select from email_sender s
               where s.account_id = account and files_in(s.signature) @> array[sha256] and s.deleted_at is null)
    or exists (select from email_mail_file f where f.account_id = account and f.sha256 = $2)
    or exists (select from lost_value l
               where l.account_id = account and l.field = 'picture' and l.old ->> 'hash' = sha256
                 and l.deleted_at is null)
$$;
