-- What visitors of a shop sent. `entry` is there while it waits for a confirmation by mail; what was taken in stands with its contact.
create table shop_inquiry (
  account_id uuid not null references account,
  uid uuid not null,
  kind text not null check (kind in ('inquiry', 'news')),
  state text not null check (state in ('waiting', 'taken')),
  entry jsonb,
  token_hash text,
  -- of the network address, with the salt of the day
  sender text not null,
  contact_id uuid,
  at timestamptz not null default server_now(),
  primary key (account_id, uid)
);
create index shop_inquiry_at on shop_inquiry (account_id, at);
create unique index shop_inquiry_token on shop_inquiry (token_hash) where token_hash is not null;

-- Visits without cookies: who came today is known by a hash whose salt is thrown away with the day.
create table shop_salt (
  account_id uuid not null references account,
  day date not null,
  salt text not null,
  primary key (account_id, day)
);
create table shop_visitor (
  account_id uuid not null references account,
  day date not null,
  hash text not null,
  primary key (account_id, day, hash)
);
create table shop_day (
  account_id uuid not null references account,
  day date not null,
  views int not null default 0,
  visitors int not null default 0,
  inquiries int not null default 0,
  primary key (account_id, day)
);

select protect('shop_inquiry', 'server'), protect('shop_salt', 'server'), protect('shop_visitor', 'server'),
  protect('shop_day', 'server');
