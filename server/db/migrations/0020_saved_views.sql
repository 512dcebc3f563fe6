-- How lists are looked at. Rows like all others that devices have; one that is not shared is shown to its owner alone.
create table saved_view (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  name text not null,
  owner uuid not null,
  shared boolean not null,
  columns jsonb not null,
  sort text,
  descending boolean not null,
  filter jsonb not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index saved_view_rev on saved_view (account_id, scope, rev, id);
create index saved_view_scope on saved_view (account_id, scope, id);

alter table saved_view enable row level security, force row level security;
create policy of_scope on saved_view to fairlead_app using (
  account_id = (select app_account())
  and (scope = 'acct' or scope = (select 'self:' || app_user())));
create policy of_server on saved_view to current_user using (true);
grant select, insert, update, delete on saved_view to fairlead_app;
