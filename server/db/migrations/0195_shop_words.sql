-- What a shop says of itself on every page, beside its name.
alter table shop
  add column claim jsonb not null default '{}',
  add column about jsonb not null default '{}',
  add column address jsonb not null default '{}',
  add column email text not null default '',
  add column phone text not null default '';

-- Up to which number of the company's rows its parts were made, and of what besides rows: languages, currencies and rates.
-- `bot_mark`: the products that the bot was told of.
alter table shop_site
  add column mapped_rev bigint not null default 0,
  add column mapped_mark text not null default '',
  add column bot_mark text not null default '';
