-- A company's published shop. What it shows is kept part by part; a publication is a list of files by their content, and which of
-- them visitors see is one column of one row. The server's alone: visitors are nobody's users, and the main account asks by calls.
create table shop_site (
  account_id uuid primary key references account,
  -- '' until one is set; in small letters
  host text not null default '',
  -- what the company puts into its domain's records to show that the host is its own
  host_token text not null,
  -- when the records said so; null: they have not, and nothing is shown under this host
  host_verified_at timestamptz,
  -- what the last look at it found
  host_checks jsonb not null default '{}',
  theme text not null default 'harbour',
  -- who answers inquiries by mail; null: the main account's first mailbox
  sender_id uuid,
  live uuid,
  -- how often `live` was changed: of two processes that publish the second one sees that it came too late
  version int not null default 0,
  -- how far the publishing is that was begun last
  work jsonb,
  created_at timestamptz not null default server_now()
);
create unique index shop_site_host on shop_site (host) where host <> '' and host_verified_at is not null;

-- What the next publication shows: the shop, its categories, products, articles, pages and redirects.
create table shop_part (
  account_id uuid not null references account,
  kind text not null check (kind in ('shop', 'category', 'product', 'article', 'page', 'redirect')),
  id uuid not null,
  place int not null,
  body jsonb not null,
  -- who has read this part once knows by it whether it is the same
  mark text generated always as (md5(body::text)) stored,
  primary key (account_id, kind, id)
);

create index shop_part_place on shop_part (account_id, kind, place, id);

-- A state of the site. `buckets`: the list of its files, cut by their addresses into parts of which one change moves a few.
create table shop_publication (
  account_id uuid not null references account,
  id uuid not null,
  buckets text[] not null,
  files int not null,
  bytes bigint not null,
  written int not null,
  -- seen by whoever has it, until it expires; null: no preview
  preview_hash text,
  preview_until timestamptz,
  created_by uuid,
  created_at timestamptz not null default server_now(),
  published_at timestamptz,
  primary key (account_id, id)
);
create unique index shop_publication_preview on shop_publication (preview_hash) where preview_hash is not null;

-- address → what it is made of, content, type, bytes
create table shop_bucket (
  account_id uuid not null references account,
  hash text not null,
  entries jsonb not null,
  primary key (account_id, hash)
);

-- Files by the hash of their content, packed by gzip. `kept_at`: when a publication wanted it last.
create table shop_file (
  account_id uuid not null references account,
  hash text not null,
  packed bytea not null,
  kept_at timestamptz not null default server_now(),
  primary key (account_id, hash)
);
alter table shop_file alter column packed set storage external;

-- Pictures that a publication shows: as long as they stand here, the sweep leaves the company's file.
create table shop_picture (
  account_id uuid not null references account,
  hash text not null,
  primary key (account_id, hash)
);

select protect('shop_site', 'server'), protect('shop_part', 'server'), protect('shop_publication', 'server'),
  protect('shop_bucket', 'server'), protect('shop_file', 'server'), protect('shop_picture', 'main');
