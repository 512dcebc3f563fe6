-- Pages of Facebook and accounts of Instagram that a company runs are channel accounts; what Meta says of one stands in `page`.
alter table channel_account add column page jsonb;
create index channel_account_page on channel_account ((coalesce(setting ->> 'profile', setting ->> 'page')))
  where channel in ('facebook', 'instagram');

-- What people and posts are called, as Meta says it, for as long as it is needed to write messages down.
create table page_fact (
  account_id uuid not null references account,
  channel_account_id uuid not null,
  ref text not null,
  name text not null,
  link text not null,
  at timestamptz not null default server_now(),
  primary key (account_id, channel_account_id, ref)
);
select protect('page_fact', 'server');

-- Answers of lead forms that Meta has told of: each is fetched, and becomes a contact once.
create table page_lead (
  account_id uuid not null references account,
  channel_account_id uuid not null,
  ref text not null,
  form text not null,
  state text not null default 'new' check (state in ('new', 'taken', 'failed')),
  tries int not null default 0,
  not_before timestamptz not null default server_now(),
  contact_id uuid,
  at timestamptz not null default server_now(),
  primary key (account_id, channel_account_id, ref)
);
create index page_lead_new on page_lead (not_before) where state = 'new';
select protect('page_lead', 'server');
