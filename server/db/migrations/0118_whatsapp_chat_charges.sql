-- Until when a message waits that the other side takes no sooner. What is said after it does not wait for it.
alter table message add column waits_until bigint;

-- Of a try that the other side stopped, and after which the message waited to be tried again: that it failed is known.
alter table provider_ref add column is_former boolean not null default false;

-- What each part of a message that was written by hand was taken for when it left, and what Meta said that it charges.
create table whatsapp_chat_charge (
  account_id uuid not null references account,
  message_id uuid not null,
  part int not null,
  channel_account_id uuid not null,
  -- yyyymm of the server's clock, in UTC: in each of them so many service messages of a number are free
  month int not null,
  category text not null,
  -- points
  held int not null,
  -- null: Meta has not said
  cost int,
  is_free boolean,
  at timestamptz not null default server_now(),
  primary key (account_id, message_id, part)
);
create index whatsapp_chat_charge_service on whatsapp_chat_charge (account_id, channel_account_id, month)
  where category = 'service';
create index whatsapp_chat_charge_at on whatsapp_chat_charge (at);
select protect('whatsapp_chat_charge', 'server');
