-- Customs data. Every statement over these tables begins with the company, which is the first part of each key; they are the
-- server's alone, because row-level security would keep the index over words from being used (`@>` may tell of rows in its
-- errors, so that it comes after the policy). See decision 0281.

-- Companies as files of shipments name them. `key`: the name without legal forms, and the country; `merged_into`: by hand.
create table customs_company (
  account_id uuid not null references account,
  id bigint not null generated always as identity,
  key text collate "C" not null,
  name text not null,
  country text not null,
  merged_into bigint,
  primary key (account_id, id),
  unique (account_id, key)
);
create index customs_company_merged on customs_company (account_id, merged_into) where merged_into is not null;

-- What was merged by hand, so that it can be undone: the company with those that were merged into it before.
create table customs_merge (
  account_id uuid not null references account,
  id uuid not null,
  from_id bigint not null,
  into_id bigint not null,
  company_ids bigint[] not null,
  user_id uuid not null,
  at timestamptz not null default server_now(),
  undone_at timestamptz,
  primary key (account_id, id)
);

-- Companies that asked not to be kept: no import brings them back.
create table customs_removal (
  account_id uuid not null references account,
  key text collate "C" not null,
  at timestamptz not null default server_now(),
  primary key (account_id, key)
);

-- Files that were brought in, and their pages, so that one that is sent twice counts once.
create table customs_file (
  account_id uuid not null references account,
  id uuid not null,
  user_id uuid not null,
  name text not null,
  seller text not null,
  created_at timestamptz not null default server_now(),
  ended_at timestamptz,
  primary key (account_id, id)
);
create table customs_page (
  account_id uuid not null,
  file_id uuid not null,
  page int not null,
  added int not null,
  doubled int not null,
  removed int not null,
  primary key (account_id, file_id, page),
  foreign key (account_id, file_id) references customs_file on delete cascade
);

create table shipment (
  account_id uuid not null,
  file_id uuid not null,
  -- what the row says, its day too, as one number: the same shipment in another file is not kept twice
  identity uuid not null,
  traded_on date not null,
  flow text not null,
  hs text collate "C" not null,
  product text not null,
  words text[] collate "C" not null,
  buyer_id bigint,
  supplier_id bigint,
  origin text collate "C" not null,
  destination text collate "C" not null,
  port_from text not null,
  port_to text not null,
  weight_kg float8,
  quantity float8,
  unit text not null,
  amount float8,
  currency text not null,
  bill text not null
) partition by hash (account_id);
-- They are reached by `shipment` alone.
-- A heading is one of more than a thousand: with fewer steps the planner takes a rare one for a frequent one.
create schema shipment_parts;
do $$
begin
  for part in 0..15 loop
    execute format('create table shipment_parts.shipment_%s partition of shipment for values with (modulus 16, remainder %s)', part, part);
    execute format('alter table shipment_parts.shipment_%s alter column hs set statistics 1000', part);
  end loop;
end $$;
-- By day first: lists are read along it, and a file touches the pages of its own days. An index and no key of the table: pg_restore
-- of PostgreSQL 15 cannot drop the keys of parts.
create unique index shipment_key on shipment (account_id, traded_on, identity);
create index shipment_hs on shipment (account_id, hs);
create index shipment_buyer on shipment (account_id, buyer_id);
create index shipment_supplier on shipment (account_id, supplier_id);
-- The words of a small company are beside those of large ones; what a page reads is bound by the words.
create index shipment_words on shipment using gin (words);

-- What UN Comtrade said, for ever: figures of a year do not change but by a new release, which is asked for by hand.
create table customs_trade (
  account_id uuid not null references account,
  -- 0: all reporters, each with the world
  reporter int not null,
  period text not null,
  hs text collate "C" not null,
  flow text not null,
  -- counted up with each release that was asked for
  edition int not null,
  is_whole boolean not null,
  rows jsonb not null,
  asked_at timestamptz not null default server_now(),
  primary key (account_id, reporter, period, hs, flow, edition)
);
create table customs_budget (
  account_id uuid not null references account,
  day date not null,
  questions int not null,
  primary key (account_id, day)
);
create table customs_key (
  account_id uuid primary key references account,
  sealed text not null
);

do $$
declare name text;
begin
  foreach name in array array['customs_company', 'customs_merge', 'customs_removal', 'customs_file', 'customs_page',
    'shipment', 'customs_trade', 'customs_budget', 'customs_key'] loop
    perform protect(name::regclass, 'server');
  end loop;
end $$;
