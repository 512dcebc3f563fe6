create table sync_server (
  id int primary key default 1 check (id = 1),
  -- the identity of this database's history
  epoch uuid not null,
  created_at timestamptz not null default now()
);
insert into sync_server (epoch) values (gen_random_uuid());

create table sync_account (
  account_id uuid primary key references account,
  seq bigint not null default 0,
  -- tombstones up to here are gone: an older cursor reads its scope again
  floor bigint not null default 0
);

-- Every synced table begins alike: whose, which, where it lives, when it last changed.
-- fv: field → [seq, edited_at, user, replica] of its last change after the row was made.
-- A deleted row is kept, so that an undo brings back what the server knew of it.
create table tag (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  name text not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index tag_rev on tag (account_id, scope, rev, id);
create table category (like tag including all);
alter table category add foreign key (account_id) references account;
create table source (like tag including all);
alter table source add foreign key (account_id) references account;

create table contact (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  name text not null,
  company text not null,
  position text not null,
  company_website text not null,
  address text not null,
  founded_time text not null,
  country text not null,
  phones jsonb not null,
  emails jsonb not null,
  tag jsonb not null,
  category uuid,
  source uuid,
  follow_up_status text not null,
  remark text not null,
  belongto uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  wt_send_count bigint not null,
  sms_send_count bigint not null,
  wt_api_send_count bigint not null,
  email_send_count bigint not null,
  wtreplycount bigint not null,
  ins_fans bigint not null,
  ins_follow bigint not null,
  fb_fans bigint not null,
  fb_follow bigint not null,
  primary key (account_id, id)
);
create index contact_rev on contact (account_id, scope, rev, id);
create index contact_scope on contact (account_id, scope, id);

-- What left a scope, so that devices that had it let it go.
create table sync_tomb (
  account_id uuid not null references account,
  scope text not null,
  entity text not null,
  id uuid not null,
  seq bigint not null,
  reason text not null check (reason in ('deleted', 'moved')),
  primary key (account_id, scope, entity, id)
);
create index sync_tomb_seq on sync_tomb (account_id, scope, seq);

create table sync_replica (
  account_id uuid not null references account,
  user_id uuid not null references app_user on delete cascade,
  replica_id uuid not null,
  schema int not null,
  last_seen timestamptz not null default now(),
  device text not null default '',
  primary key (account_id, user_id, replica_id)
);

-- One answer per mutation, kept for ever; it is the operation log as well.
-- args is json and not jsonb: what was refused may be something that jsonb cannot hold.
create table sync_mutation (
  account_id uuid not null references account,
  uid uuid not null,
  user_id uuid not null,
  replica_id uuid not null,
  mid bigint not null,
  name text not null,
  version int not null,
  args json not null,
  entity text not null,
  ids uuid[] not null,
  status text not null check (status in ('applied', 'rejected', 'parked')),
  code text,
  refused_id uuid,
  seq bigint not null,
  base_rev bigint not null,
  edited_at bigint not null,
  device text not null,
  at timestamptz not null default now(),
  primary key (account_id, uid)
);

-- Two people changed one field: the value that is not shown. `user_id` wrote it, at `edited_at`.
create table field_history (
  account_id uuid not null references account,
  scope text not null,
  entity text not null,
  id uuid not null,
  field text not null,
  old jsonb not null,
  new jsonb not null,
  seq bigint not null,
  user_id uuid,
  edited_at bigint,
  lost boolean not null default true
);
create index field_history_row on field_history (account_id, entity, id);

do $$
declare name text;
begin
  foreach name in array array['tag', 'category', 'source', 'contact', 'sync_tomb', 'field_history'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format($policy$
      create policy of_scope on %I to fairlead_app using (
        account_id = (select app_account())
        and ((select app_is_main()) or scope in ('acct', (select 'user:' || app_user()))))
    $policy$, name);
    execute format('create policy of_server on %I to current_user using (true)', name);
    execute format('grant select, insert, update, delete on %I to fairlead_app', name);
  end loop;
end $$;

alter table sync_account enable row level security, force row level security;
alter table sync_replica enable row level security, force row level security;
alter table sync_mutation enable row level security, force row level security;
create policy of_server on sync_account to current_user using (true);
create policy of_server on sync_replica to current_user using (true);
create policy of_server on sync_mutation to current_user using (true);
create policy of_account on sync_account to fairlead_app using (account_id = (select app_account()));
create policy of_user on sync_replica to fairlead_app using
  (account_id = (select app_account()) and user_id = (select app_user()));
create policy of_user on sync_mutation to fairlead_app using
  (account_id = (select app_account()) and ((select app_is_main()) or user_id = (select app_user())))
  with check (account_id = (select app_account()) and user_id = (select app_user()));

grant select on sync_server to fairlead_app;
grant select, update on sync_account to fairlead_app;
grant select, insert, update on sync_replica to fairlead_app;
grant select, insert on sync_mutation to fairlead_app;
