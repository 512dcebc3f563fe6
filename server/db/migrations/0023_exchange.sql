-- What was imported and exported: a row per file, with its user and the main account.
create table import_task (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  belongto uuid not null,
  name text not null,
  size bigint not null,
  hash text not null,
  format text not null,
  mapping jsonb not null,
  duplicates text not null,
  rows bigint not null,
  added bigint not null,
  merged bigint not null,
  skipped bigint not null,
  refused bigint not null,
  dropped bigint not null,
  state text not null,
  created_at bigint not null,
  updated_at bigint not null,
  ended_at bigint,
  primary key (account_id, id)
);
create index import_task_rev on import_task (account_id, scope, rev, id);
create index import_task_scope on import_task (account_id, scope, id);

create table export_task (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  belongto uuid not null,
  kind text not null,
  name text not null,
  columns jsonb not null,
  asked bigint not null,
  state text not null,
  rows bigint not null,
  bytes bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  expires_at bigint not null,
  primary key (account_id, id)
);
create index export_task_rev on export_task (account_id, scope, rev, id);
create index export_task_scope on export_task (account_id, scope, id);

do $$
declare name text;
begin
  foreach name in array array['import_task', 'export_task'] loop
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
