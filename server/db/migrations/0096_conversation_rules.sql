-- What is to be done about incoming messages after their commit: who answers ('answer'), and who is told ('tell'). One row for each
-- conversation, written in the transaction of its messages.
create table conversation_job (
  account_id uuid not null references account,
  conversation_id uuid not null,
  step text not null check (step in ('answer', 'tell')),
  -- the number of the first message that nothing was answered to
  first_n int not null,
  first_at timestamptz not null default server_now(),
  due timestamptz not null,
  tries int not null default 0,
  primary key (account_id, conversation_id)
);
create index conversation_job_due on conversation_job (due);
select protect('conversation_job', 'server');

-- Round robin: who was given a conversation last has the highest number.
create table conversation_turn (
  account_id uuid not null references account,
  channel_account_id uuid not null,
  user_id uuid not null,
  n bigint not null,
  primary key (account_id, channel_account_id, user_id)
);
select protect('conversation_turn', 'server');

-- Who is writing an answer just now. Nobody misses it after a crash.
create unlogged table composing (
  account_id uuid not null references account,
  conversation_id uuid not null,
  user_id uuid not null,
  until timestamptz not null,
  primary key (account_id, conversation_id, user_id)
);
select protect('composing', 'server');

alter table channel_account add column assignment text not null default 'contactOwner';
alter table conversation
  -- when a person took it or answered in it, last
  add column taken_at bigint,
  -- who gave the first answer
  add column first_answer_by uuid;
create index conversation_begun on conversation (account_id, created_at);

-- Automatic replies, for everybody of the company to read; the main account alone writes them.
create table auto_reply (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  name text not null,
  channel_account_id uuid,
  match text not null,
  words jsonb not null,
  "when" text not null,
  hours jsonb not null,
  time_zone text not null,
  language text not null,
  text text not null,
  place int not null,
  is_on boolean not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index auto_reply_rev on auto_reply (account_id, scope, rev, id);
create index auto_reply_scope on auto_reply (account_id, scope, id);
select protect('auto_reply', 'server');
create policy of_company on auto_reply for select to fairlead_app using (
  account_id = (select app_account()) and scope = 'acct');
create policy of_main on auto_reply to fairlead_app using (
  account_id = (select app_account()) and (select app_is_main()));
grant select, insert, update, delete on auto_reply to fairlead_app;
select follow_scopes('auto_reply'), follow_sizes('auto_reply');

-- What was answered to HELP and STOP, and when.
create index raw_event_confirm on raw_event (account_id, (body -> 'confirm' ->> 'to')) where body ? 'confirm';
