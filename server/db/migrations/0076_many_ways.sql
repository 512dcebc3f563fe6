-- A task may go over several senders, chosen for each receiver when it is claimed. And what a provider calls a message, so that
-- its receipts find it.
alter table campaign_task add column senders jsonb not null default '[]';
alter table campaign_batch
  add column channel text not null default 'email',
  add column channel_account_id uuid;
alter table campaign_receiver
  -- what receipts said: all of its parts are there, and were read
  add column delivered_at timestamptz,
  add column read_at timestamptz;

-- One row for each part of a message whose channel reports by reference; mails have their Message-IDs.
create table provider_ref (
  account_id uuid not null references account,
  channel_account_id uuid not null,
  ref text not null,
  part int not null,
  object text not null check (object in ('message', 'receiver')),
  object_id uuid not null,
  -- the furthest that receipts said, in this order
  state text not null default 'accepted' check (state in ('accepted', 'failed', 'delivered', 'read')),
  -- of a failed one: why, and whether its address is worth no other message
  reason text not null default '',
  is_hard boolean not null default false,
  delivered_at timestamptz,
  read_at timestamptz,
  at timestamptz not null default server_now(),
  primary key (account_id, channel_account_id, ref)
);
create index provider_ref_object on provider_ref (object_id);
create index provider_ref_old on provider_ref (at);
alter table provider_ref enable row level security, force row level security;
create policy of_server on provider_ref to current_user using (true);
