-- What services and message centres tell of messages, as it came: kept before they are thanked, worked off afterwards in the
-- order in which it came.
create table raw_event (
  id bigint generated always as identity primary key,
  account_id uuid not null references account,
  channel_account_id uuid not null,
  received_at timestamptz not null default server_now(),
  body jsonb not null,
  state text not null default 'new' check (state in ('new', 'done', 'failed', 'foreign')),
  not_before timestamptz not null default server_now(),
  tries int not null default 0
);
create index raw_event_open on raw_event (account_id, channel_account_id, id) where state = 'new';
create index raw_event_old on raw_event (received_at);
select protect('raw_event', 'server');

-- One that is told twice is kept once.
create table raw_event_key (
  account_id uuid not null references account,
  channel_account_id uuid not null,
  key text not null,
  at timestamptz not null default server_now(),
  primary key (account_id, channel_account_id, key)
);
create index raw_event_key_old on raw_event_key (at);
select protect('raw_event_key', 'server');

-- Numbers whose owners want no more text messages, whoever has them as a contact. E.164 digits.
create table sms_stop (
  account_id uuid not null references account,
  number text not null,
  stopped_at timestamptz not null default server_now(),
  -- the last time that the owner was told that it was understood
  confirmed_at timestamptz,
  primary key (account_id, number)
);
select protect('sms_stop', 'server');
