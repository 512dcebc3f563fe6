-- Which numbers are registered at WhatsApp, for the whole company: what shows it, and when that was.
create table number_finding (
  account_id uuid not null references account,
  number text not null,
  verdict text not null check (verdict in ('registered', 'unregistered')),
  -- what WhatsApp calls it; of one that is not registered nothing
  jid text,
  evidence text not null check (evidence in ('asked', 'delivered', 'wrote')),
  -- the linked phone that was told
  session_id uuid,
  at timestamptz not null default server_now(),
  primary key (account_id, number)
);
create index number_finding_of_phone on number_finding (account_id, session_id, at);
select protect('number_finding', 'server');

-- Numbers that a linked phone has yet to ask for; one that was answered is gone from here in the transaction of its finding.
create table number_question (
  account_id uuid not null references account,
  number text not null,
  session_id uuid not null,
  place bigint generated always as identity,
  wanted_at timestamptz not null default server_now(),
  -- how often it was asked for and nothing was said of it, and how the last time went
  silences int not null default 0,
  problem text check (problem in ('noAnswer', 'unclear')),
  primary key (account_id, number)
);
create index number_question_of_phone on number_question (account_id, session_id, place);
select protect('number_question', 'server');

-- When the phone may ask again (`CheckPace`).
alter table linked_session add column check_pace jsonb;
