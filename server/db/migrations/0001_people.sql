-- The role that every request works as: it owns nothing, so row-level security binds it.
-- Roles belong to the whole cluster and may be there from another database.
do $$
begin
  if not exists (select from pg_roles where rolname = 'fairlead_app') then
    create role fairlead_app nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
-- The server logs in as the owner and takes that role. A superuser may anyway; where roles are made by somebody else,
-- that person has granted it.
do $$
begin
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant fairlead_app to %I', current_user);
  end if;
exception when insufficient_privilege then null;
end $$;
grant usage on schema public to fairlead_app;

-- Who asks, as the transaction was told. Unset is null, and null sees nothing.
create function app_account() returns uuid language sql stable as
  $$ select nullif(current_setting('app.account', true), '')::uuid $$;
create function app_user() returns uuid language sql stable as
  $$ select nullif(current_setting('app.user', true), '')::uuid $$;
create function app_is_main() returns boolean language sql stable as
  $$ select coalesce(current_setting('app.role', true) = 'main', false) $$;

create table account (
  id uuid primary key,
  created_at timestamptz not null default now()
);

create table app_user (
  id uuid primary key,
  account_id uuid not null references account,
  -- null: the main account itself
  parent_id uuid references app_user,
  username text not null,
  -- compared without case and width
  username_key text not null unique,
  nickname text not null default '',
  email text unique,
  mobile text unique,
  password_hash text not null,
  status text not null default 'normal' check (status in ('normal', 'disabled')),
  export_verify boolean not null default false,
  created_at timestamptz not null default now()
);
create index app_user_account on app_user (account_id);
create unique index app_user_one_main on app_user (account_id) where parent_id is null;

create table product_grant (
  account_id uuid not null references account,
  user_id uuid not null references app_user on delete cascade,
  product_id int not null,
  expires_at timestamptz,
  status text not null default '1' check (status in ('0', '1')),
  primary key (user_id, product_id)
);

-- Only hashes of the two halves of the credential are kept.
create table session (
  id uuid primary key,
  account_id uuid not null references account,
  user_id uuid not null references app_user on delete cascade,
  cookie_hash bytea not null unique,
  token_hash bytea not null unique,
  device text not null,
  created_at timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text check (end_reason in ('signedOut', 'elsewhere', 'disabled'))
);
create index session_of_user on session (user_id) where ended_at is null;

-- key: a hash of the user, of what was typed, or of the network address
create table sign_in_try (
  key bytea primary key,
  count int not null,
  since timestamptz not null
);

create table setup_key (
  id int primary key default 1 check (id = 1),
  hash bytea not null
);

alter table account enable row level security, force row level security;
alter table app_user enable row level security, force row level security;
alter table product_grant enable row level security, force row level security;
-- Signing in and the operator's tool belong to no company: they work as the owner.
create policy of_server on account to current_user using (true);
create policy of_server on app_user to current_user using (true);
create policy of_server on product_grant to current_user using (true);
create policy of_account on account to fairlead_app using (id = (select app_account()));
create policy of_account on app_user to fairlead_app using
  (account_id = (select app_account()) and ((select app_is_main()) or id = (select app_user())));
create policy of_account on product_grant to fairlead_app using
  (account_id = (select app_account()) and ((select app_is_main()) or user_id = (select app_user())));

grant select on account, product_grant to fairlead_app;
grant select (id, account_id, parent_id, username, nickname, email, mobile, status, export_verify, created_at)
  on app_user to fairlead_app;
