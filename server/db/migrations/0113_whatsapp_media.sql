-- Files that somebody sent over WhatsApp and that are still at Meta, which keeps them for some days: their bytes are fetched after
-- the message is there.
create table whatsapp_media (
  account_id uuid not null references account,
  message_id uuid not null,
  channel_account_id uuid not null,
  -- its id at Meta
  media text not null,
  tries int not null default 0,
  not_before timestamptz not null default server_now(),
  primary key (account_id, message_id)
);
create index whatsapp_media_due on whatsapp_media (not_before);
select protect('whatsapp_media', 'server');

-- Messages that a user has seen, which WhatsApp is to tell the writer: the newest one of each conversation.
create table whatsapp_read (
  account_id uuid not null references account,
  conversation_id uuid not null,
  -- its number among the incoming ones
  n int not null,
  tries int not null default 0,
  not_before timestamptz not null default server_now(),
  primary key (account_id, conversation_id)
);
create index whatsapp_read_due on whatsapp_read (not_before);
select protect('whatsapp_read', 'server');
