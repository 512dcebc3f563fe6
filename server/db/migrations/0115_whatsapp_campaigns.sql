-- Whom the numbers of one portfolio have written to outside a window, and when last: Meta counts each person once in 24 hours. And
-- until when Meta wants none of its advertising sent to somebody.
create table whatsapp_person (
  account_id uuid not null references account,
  -- Meta's id of it, or that of a WhatsApp Business account whose portfolio is not known
  portfolio text not null,
  -- a phone number, or the name that Meta has for somebody
  person text not null,
  written_at timestamptz,
  not_before timestamptz,
  primary key (account_id, portfolio, person)
);
create index whatsapp_person_written on whatsapp_person (account_id, portfolio, written_at);
select protect('whatsapp_person', 'server');

-- Files that the messages of a task show, and how Meta calls them for each number that sends them; '' until it has them.
create table whatsapp_upload (
  account_id uuid not null references account,
  task_id uuid not null,
  channel_account_id uuid not null,
  sha256 text not null,
  media text not null default '',
  at timestamptz not null default server_now(),
  primary key (account_id, task_id, channel_account_id, sha256)
);
create index whatsapp_upload_file on whatsapp_upload (account_id, sha256);
select protect('whatsapp_upload', 'server');

-- What Meta said that it charges for a message, once.
create table whatsapp_charge (
  account_id uuid not null references account,
  receiver_id uuid not null,
  category text not null,
  is_free boolean not null,
  -- points before and after
  held int not null,
  cost int not null,
  at timestamptz not null default server_now(),
  primary key (account_id, receiver_id)
);
create index whatsapp_charge_at on whatsapp_charge (at);
select protect('whatsapp_charge', 'server');

-- Points of its messages that were taken beside those that it put aside.
alter table campaign_batch add column paid_beside int not null default 0;
