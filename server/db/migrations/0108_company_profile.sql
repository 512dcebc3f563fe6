-- What answers say of the company: one row, for everybody of it to read; the main account alone writes it.
create table company_profile (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  name text not null,
  hours jsonb,
  time_zone text not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index company_profile_rev on company_profile (account_id, scope, rev, id);
create index company_profile_scope on company_profile (account_id, scope, id);
select protect('company_profile', 'server');
create policy of_company on company_profile for select to fairlead_app using (
  account_id = (select app_account()) and scope = 'acct');
create policy of_main on company_profile to fairlead_app using (
  account_id = (select app_account()) and (select app_is_main()));
grant select, insert, update, delete on company_profile to fairlead_app;
select follow_scopes('company_profile'), follow_sizes('company_profile');

-- Its hours are the company's.
alter table auto_reply add column company_hours boolean not null default false;
