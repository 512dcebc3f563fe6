-- What was looked at in a shop, and asked about, by day: products by their address, and languages ('' is the shop's first one). Numbers
-- alone; nobody is in it.
create table shop_seen (
  account_id uuid not null references account,
  day date not null,
  kind text not null check (kind in ('product', 'language')),
  key text collate "C" not null,
  views int not null default 0,
  inquiries int not null default 0,
  primary key (account_id, day, kind, key)
);
create index shop_seen_day on shop_seen (day);

select protect('shop_seen', 'server');
