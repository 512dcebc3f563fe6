-- Labels stand in trees, in an order, and have colours.
do $$
declare name text;
begin
  foreach name in array array['tag', 'category', 'source'] loop
    execute format('alter table %I add parent uuid, add colour text, add place int not null default 0', name);
  end loop;
end $$;

-- To whom this company sends nothing any more.
create table excluded_contact (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  full_number text not null,
  email text not null,
  whatsapp_id text not null,
  reason text not null,
  created_by uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index excluded_contact_rev on excluded_contact (account_id, scope, rev, id);
create index excluded_contact_scope on excluded_contact (account_id, scope, id);
-- Every send asks by these.
create index excluded_contact_number on excluded_contact (account_id, full_number) where full_number <> '' and deleted_at is null;
create index excluded_contact_email on excluded_contact (account_id, email) where email <> '' and deleted_at is null;
create index excluded_contact_whatsapp on excluded_contact (account_id, whatsapp_id)
  where whatsapp_id <> '' and deleted_at is null;

alter table excluded_contact enable row level security, force row level security;
create policy of_scope on excluded_contact to fairlead_app using (
  account_id = (select app_account())
  and ((select app_is_main()) or scope in ('acct', (select 'user:' || app_user()))));
create policy of_server on excluded_contact to current_user using (true);
grant select, insert, update, delete on excluded_contact to fairlead_app;
