-- What one user is told, and nobody else: not even the main account sees scope self:<user>.
create table notification (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  "user" uuid not null,
  type text not null,
  level bigint not null,
  status text not null,
  content jsonb not null,
  link text,
  createtime bigint not null,
  primary key (account_id, id)
);
create index notification_rev on notification (account_id, scope, rev, id);
create index notification_user on notification (account_id, "user", createtime desc) where deleted_at is null;
create index notification_createtime on notification (createtime);

create table notice_mute (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  "user" uuid not null,
  type text not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index notice_mute_rev on notice_mute (account_id, scope, rev, id);
create index notice_mute_user on notice_mute (account_id, "user");

do $$
declare name text;
begin
  foreach name in array array['notification', 'notice_mute'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format($policy$
      create policy of_self on %I to fairlead_app using (
        account_id = (select app_account()) and scope = (select 'self:' || app_user()))
    $policy$, name);
    execute format('create policy of_server on %I to current_user using (true)', name);
    execute format('grant select, insert, update, delete on %I to fairlead_app', name);
  end loop;
end $$;

-- What left a user's own scope is that user's matter too.
drop policy of_scope on sync_tomb;
create policy of_scope on sync_tomb to fairlead_app using (
  account_id = (select app_account())
  and (scope in ('acct', (select 'user:' || app_user()), (select 'self:' || app_user()))
    or ((select app_is_main()) and scope not like 'self:%')));

-- The key that pushes are signed with: made once; the private half is sealed.
create table vapid_key (
  id int primary key default 1 check (id = 1),
  public_key text not null,
  private_key text not null
);

-- Where a session's browser takes pushes; one of each.
create table push_subscription (
  session_id uuid primary key references session on delete cascade,
  account_id uuid not null references account,
  user_id uuid not null references app_user on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  lang text not null,
  created_at timestamptz not null default now()
);
create index push_subscription_user on push_subscription (user_id);
create index push_subscription_endpoint on push_subscription (endpoint);

-- Pushes on their way. Whoever takes one puts it off meanwhile, so that it is tried again where nothing is heard of it.
create table push_job (
  account_id uuid not null references account,
  session_id uuid not null references push_subscription on delete cascade,
  notification_id uuid not null,
  due timestamptz not null default now(),
  tries int not null default 0,
  primary key (session_id, notification_id)
);
create index push_job_due on push_job (due);

alter table push_subscription enable row level security, force row level security;
alter table push_job enable row level security, force row level security;
create policy of_server on push_subscription to current_user using (true);
create policy of_server on push_job to current_user using (true);
