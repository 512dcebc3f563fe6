-- What holds over all channels of a company.
alter table account
  -- so many marketing messages a contact may get in so many days; null: as many as there are. Companies of before keep that.
  add column cap_messages int check (cap_messages between 1 and 100),
  add column cap_days int check (cap_days between 1 and 365);
alter table account alter column cap_messages set default 1;
alter table account alter column cap_days set default 3;

-- The last messages of a contact, over all tasks and channels.
drop index campaign_receiver_contact;
create index campaign_receiver_contact on campaign_receiver (contact_id, sent_at desc);

-- What a message costs, from a day on: one line for each channel, country ('' every other one) and category ('' every other one).
-- Lines are only ever added, so it can be said later what something cost, and since which import.
create table price_import (
  id bigint generated always as identity primary key,
  at timestamptz not null default server_now(),
  -- as the operator's machine names who did it, and the file
  operator text not null,
  file text not null,
  added int not null,
  changed int not null
);
create table price_line (
  import_id bigint not null references price_import,
  channel text not null,
  country text not null check (country ~ '^([A-Z]{2})?$'),
  category text not null,
  valid_from date not null,
  points int not null check (points between 0 and 1000000),
  primary key (channel, country, category, valid_from, import_id)
);

-- Points that a main account lets a sub account spend in a calendar month (UTC), and what it has spent or holds.
create table point_budget (
  account_id uuid not null references account,
  user_id uuid not null references app_user,
  product_id int not null,
  points bigint not null check (points between 0 and 1000000000),
  primary key (account_id, user_id, product_id)
);
create table point_use (
  account_id uuid not null references account,
  user_id uuid not null references app_user,
  product_id int not null,
  -- its first day
  month date not null,
  points bigint not null,
  primary key (account_id, user_id, product_id, month)
);

-- Messages that other programs counted by their own ids: never a second time.
create table counted_message (
  account_id uuid not null references account,
  kind text not null,
  message text not null,
  at timestamptz not null default server_now(),
  primary key (account_id, kind, message)
);
create index counted_message_at on counted_message (at);

do $$
declare name text;
begin
  foreach name in array array['price_import', 'price_line', 'point_budget', 'point_use', 'counted_message'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy of_server on %I to current_user using (true)', name);
  end loop;
end $$;
create policy of_account on counted_message to fairlead_app using (account_id = (select app_account()));
grant select, insert on counted_message to fairlead_app;
