-- What a text message said to its receiver, and what it costs the company, written down before it leaves.
create table sms_text (
  account_id uuid not null references account,
  user_id uuid not null,
  receiver_id uuid not null,
  channel_account_id uuid not null,
  text text not null,
  parts int not null check (parts > 0),
  -- of all parts, in millionths of the currency; null: nobody said what they cost
  price bigint,
  currency text not null,
  at timestamptz not null default server_now(),
  primary key (account_id, receiver_id)
);
select protect('sms_text', 'user');

-- Of each channel account: when it was heard last, and which process works off what it said.
create table channel_hearing (
  account_id uuid not null references account,
  channel_account_id uuid not null,
  heard_at timestamptz,
  lease uuid,
  leased_until timestamptz,
  -- when messages without an answer are asked after again
  asks_at timestamptz,
  primary key (account_id, channel_account_id)
);
select protect('channel_hearing', 'server');

-- Messages of a company over all tasks, the newest first.
create index campaign_receiver_sms on campaign_receiver (account_id, (coalesce(handed_over_at, status_at)), id)
  where channel = 'sms';
