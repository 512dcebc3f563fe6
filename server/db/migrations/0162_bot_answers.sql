-- Conversations in which the bot has to look for an answer, written when no rule answered. One row for each, however much is said.
create table bot_job (
  account_id uuid not null references account,
  conversation_id uuid not null,
  -- the number of the first message that nothing was answered to
  first_n int not null,
  due timestamptz not null,
  tries int not null default 0,
  primary key (account_id, conversation_id)
);
create index bot_job_due on bot_job (due);

-- What the bot answered, by the id of its message, and from which passages.
create table bot_answer (
  account_id uuid not null references account,
  id uuid not null,
  conversation_id uuid not null,
  passages uuid[] not null,
  written_by text not null check (written_by in ('passage', 'model')),
  points int not null,
  at timestamptz not null default server_now(),
  primary key (account_id, id)
);
create index bot_answer_at on bot_answer (account_id, at);

-- What it gave to a person. `message_id`: the question, which stands in its conversation and goes with it.
create table bot_handover (
  account_id uuid not null references account,
  id uuid not null,
  conversation_id uuid not null,
  message_id uuid,
  reason text not null,
  passages uuid[] not null,
  at timestamptz not null default server_now(),
  primary key (account_id, id)
);
create index bot_handover_conversation on bot_handover (account_id, conversation_id, at);
create index bot_handover_at on bot_handover (account_id, at);

select protect('bot_job', 'server'), protect('bot_answer', 'server'), protect('bot_handover', 'server');
