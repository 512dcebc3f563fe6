-- Fields that a company adds to its contacts. Everybody of the company reads what they are, the main account alone writes it.
create table custom_field (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  name text not null,
  type text not null,
  options jsonb not null,
  place int not null,
  removed_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index custom_field_rev on custom_field (account_id, scope, rev, id);
create index custom_field_scope on custom_field (account_id, scope, id);

alter table custom_field enable row level security, force row level security;
create policy of_company on custom_field for select to fairlead_app using (
  account_id = (select app_account()) and scope = 'acct');
create policy of_main on custom_field to fairlead_app using (
  account_id = (select app_account()) and (select app_is_main()));
create policy of_server on custom_field to current_user using (true);
grant select, insert, update, delete on custom_field to fairlead_app;

select follow_scopes('custom_field'::regclass);
select follow_sizes('custom_field'::regclass);

-- Their values, by the id of the field; null: none. They are a person's, as everything in a contact is.
alter table contact add custom_fields jsonb;
