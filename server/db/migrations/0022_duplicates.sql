-- Contacts that became part of another one, whole, so that it can be undone. Lives with the one that stayed.
create table contact_merge (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  contact_id uuid not null,
  merged jsonb not null,
  rows jsonb not null,
  before jsonb not null,
  after jsonb not null,
  moved jsonb not null,
  "user" uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id),
  foreign key (account_id, contact_id) references contact (account_id, id)
);
create index contact_merge_rev on contact_merge (account_id, scope, rev, id);
create index contact_merge_scope on contact_merge (account_id, scope, id);
create index contact_merge_contact on contact_merge (account_id, contact_id);
create index contact_merge_merged on contact_merge using gin (merged);
create index contact_merge_created on contact_merge (created_at);

-- Contacts that look alike and are not the same.
create table not_duplicate (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  contacts jsonb not null,
  created_by uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index not_duplicate_rev on not_duplicate (account_id, scope, rev, id);
create index not_duplicate_scope on not_duplicate (account_id, scope, id);

do $$
declare name text;
begin
  foreach name in array array['contact_merge', 'not_duplicate'] loop
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
