-- Files that somebody sent to a page or an account and that are still at Meta: their bytes are fetched after the message is there.
create table page_media (
  account_id uuid not null references account,
  message_id uuid not null,
  -- which of the message's files it is
  n int not null,
  channel_account_id uuid not null,
  -- where it is, for some days
  url text not null,
  tries int not null default 0,
  not_before timestamptz not null default server_now(),
  primary key (account_id, message_id, n)
);
create index page_media_due on page_media (not_before);
select protect('page_media', 'server');
