-- Fairs and their booths, for everybody of the company.
create table fair (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  name text not null,
  place text not null,
  "from" text not null,
  "to" text not null,
  booths jsonb not null,
  tag uuid,
  source uuid,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index fair_rev on fair (account_id, scope, rev, id);
create index fair_scope on fair (account_id, scope, id);

alter table fair enable row level security, force row level security;
create policy of_scope on fair to fairlead_app using (
  account_id = (select app_account())
  and ((select app_is_main()) or scope in ('acct', (select 'user:' || app_user()))));
create policy of_server on fair to current_user using (true);
grant select, insert, update, delete on fair to fairlead_app;

-- Pages on which visitors leave their address, each its user's alone.
create table booth_page (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  "user" uuid not null,
  key text not null,
  fair uuid,
  booth text not null,
  title text not null,
  tag jsonb not null,
  source uuid,
  open boolean not null,
  created_at bigint not null,
  updated_at bigint not null,
  -- the server's own: of two pages with one key the first that it heard of is meant
  heard_at timestamptz not null default now(),
  primary key (account_id, id)
);
create index booth_page_rev on booth_page (account_id, scope, rev, id);
create index booth_page_user on booth_page (account_id, "user");
-- Nobody finds another's key by chance; who copies one from a table gets a page that nobody is sent to.
create index booth_page_key on booth_page (key, account_id) where deleted_at is null;

alter table booth_page enable row level security, force row level security;
create policy of_self on booth_page to fairlead_app using (
  account_id = (select app_account()) and scope = (select 'self:' || app_user()));
create policy of_server on booth_page to current_user using (true);
grant select, insert, update, delete on booth_page to fairlead_app;

-- What came in, so that a form that is sent twice makes one contact. Nothing of the visitor stands here.
create table booth_entry (
  account_id uuid not null references account,
  uid uuid not null,
  page_id uuid not null,
  contact_id uuid not null,
  at timestamptz not null default now(),
  primary key (account_id, uid)
);
create index booth_entry_at on booth_entry (at);
alter table booth_entry enable row level security, force row level security;
create policy of_server on booth_entry to current_user using (true);
