-- A deleted user stays as a name, for the history and for what it had not sent yet.
alter table app_user drop constraint app_user_status_check;
alter table app_user add check (status in ('normal', 'disabled', 'deleted'));

-- What a sub account may do besides its own work, and why it asked. Deleting is allowed until it is withdrawn.
alter table app_user
  add export_data text not null default 'none' check (export_data in ('none', 'asked', 'granted', 'refused')),
  add export_reason text not null default '',
  add delete_data text not null default 'granted' check (delete_data in ('none', 'asked', 'granted', 'refused')),
  add delete_reason text not null default '',
  -- of a deleted user: who has its contacts now
  add heir_id uuid references app_user;

-- Everybody of a company by name, as devices have it.
create table person (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  username text not null,
  nickname text not null,
  status text not null,
  is_main boolean not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index person_rev on person (account_id, scope, rev, id);

-- What the main account's devices have of its sub accounts besides.
create table sub_account (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  product_list jsonb not null,
  export_data text not null,
  export_reason text not null,
  delete_data text not null,
  delete_reason text not null,
  last_seen bigint,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index sub_account_rev on sub_account (account_id, scope, rev, id);

-- Who did what besides the changes in `sync_mutation`.
create table operation (
  account_id uuid not null references account,
  id uuid not null,
  user_id uuid not null,
  action text not null,
  -- what it was done to: an id, where there is one
  target text not null default '',
  -- before, after, and what else says what happened
  detail jsonb not null default '{}',
  device text not null default '',
  address text not null default '',
  at timestamptz not null default now(),
  primary key (account_id, id)
);
create index operation_at on operation (account_id, at desc, id);

-- The newest code that a main account made for a sub account to export with.
create table export_code (
  account_id uuid not null references account,
  user_id uuid primary key references app_user on delete cascade,
  hash bytea not null,
  tries int not null default 0,
  expires_at timestamptz not null
);

-- What a right code gave.
create table export_grant (
  account_id uuid not null references account,
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  session_id uuid not null,
  issued_at bigint not null,
  expires_at bigint not null,
  revoked_at timestamptz
);
create index export_grant_session on export_grant (session_id);

create table export_log (
  account_id uuid not null references account,
  -- made by the device
  id uuid not null,
  user_id uuid not null,
  what text not null,
  filter text not null,
  rows int not null,
  -- made without a network and told afterwards
  offline boolean not null,
  allowed boolean not null,
  state text not null check (state in ('began', 'writing', 'written', 'stopped', 'refused')),
  began_at timestamptz not null,
  ended_at timestamptz,
  primary key (account_id, id)
);

-- Ed25519, made when it is first needed: what the server signs for devices that are offline.
create table server_key (
  id int primary key default 1 check (id = 1),
  private_key bytea not null,
  public_key bytea not null
);

do $$
declare name text;
begin
  foreach name in array array['person', 'sub_account'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format($policy$
      create policy of_scope on %I to fairlead_app using (
        account_id = (select app_account())
        and ((select app_is_main()) or scope in ('acct', (select 'user:' || app_user()))))
    $policy$, name);
    execute format('create policy of_server on %I to current_user using (true)', name);
    -- Only the server writes them.
    execute format('grant select on %I to fairlead_app', name);
  end loop;
  foreach name in array array['operation', 'export_code', 'export_grant', 'export_log'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy of_server on %I to current_user using (true)', name);
  end loop;
end $$;
create policy of_user on operation to fairlead_app using
  (account_id = (select app_account()) and ((select app_is_main()) or user_id = (select app_user())))
  with check (account_id = (select app_account()) and user_id = (select app_user()));
grant select, insert on operation to fairlead_app;

-- Those who are there already, under one new number per account.
update sync_account set seq = seq + 1;
insert into person (account_id, id, scope, rev, username, nickname, status, is_main, created_at, updated_at)
select u.account_id, u.id, 'acct', a.seq, u.username, u.nickname, u.status, u.parent_id is null,
  (extract(epoch from u.created_at) * 1000)::bigint, (extract(epoch from now()) * 1000)::bigint
from app_user u join sync_account a using (account_id);
insert into sub_account (account_id, id, scope, rev, product_list, export_data, export_reason, delete_data, delete_reason,
  last_seen, created_at, updated_at)
select u.account_id, u.id, 'main', a.seq,
  coalesce((select jsonb_agg(jsonb_build_object('id', g.product_id,
      'expires_at', (extract(epoch from g.expires_at) * 1000)::bigint, 'status', g.status) order by g.product_id)
    from product_grant g where g.user_id = u.id), '[]'),
  u.export_data, u.export_reason, u.delete_data, u.delete_reason,
  (select (extract(epoch from max(s.last_seen)) * 1000)::bigint from session s where s.user_id = u.id),
  (extract(epoch from u.created_at) * 1000)::bigint, (extract(epoch from now()) * 1000)::bigint
from app_user u join sync_account a using (account_id) where u.parent_id is not null;
