-- What is asked for leads: a row per job, with its user and the main account.
create table lead_job (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  name text not null,
  saved boolean not null,
  form jsonb not null,
  most_rows int not null,
  most_points bigint,
  ends_at bigint,
  repeats uuid,
  brought_pages int not null,
  kind text not null,
  belongto uuid not null,
  state text not null,
  problem text not null,
  waits_until bigint,
  found int not null,
  fresh int not null,
  kept int not null,
  asked int not null,
  "left" int not null,
  missing int not null,
  points bigint not null,
  began_at bigint,
  ended_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index lead_job_rev on lead_job (account_id, scope, rev, id);
create index lead_job_scope on lead_job (account_id, scope, id);
create index lead_job_open on lead_job (state, account_id, id) where state in ('waiting', 'running') and deleted_at is null;
select protect('lead_job', 'scope');
select follow_scopes('lead_job'), follow_sizes('lead_job');

-- What was found: it lives where its job does.
create table lead (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  lead_job_id uuid not null,
  key text not null,
  name text not null,
  email text not null,
  phone text not null,
  website text not null,
  city text not null,
  country text not null,
  place jsonb,
  "values" jsonb not null,
  state text not null,
  contact_id uuid,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index lead_rev on lead (account_id, scope, rev, id);
create index lead_scope on lead (account_id, scope, id);
create index lead_of_job on lead (account_id, lead_job_id, id);
select protect('lead', 'scope');
select follow_scopes('lead'), follow_sizes('lead');

-- What there is to ask for a job. `outcome`: what the source said, kept before anything is made of it, so that a process that ends
-- in between asks nothing twice; `taken`: how many of its leads are rows already. `held`: points that are put aside for it.
create table lead_step (
  account_id uuid not null references account,
  job_id uuid not null,
  key text not null,
  n bigint generated always as identity,
  work jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'answered', 'done')),
  not_before timestamptz,
  tries int not null default 0,
  outcome jsonb,
  taken int not null default 0,
  held int not null default 0,
  -- which of its holds that is
  holds int not null default 0,
  primary key (account_id, job_id, key)
);
create index lead_step_open on lead_step (account_id, job_id, state, n) where state <> 'done';
create index lead_step_held on lead_step (account_id, job_id) where held > 0;
select protect('lead_step', 'server');

-- Rows that a user brings for a job, which may not be there yet. Whoever names somebody else's job brings them for nothing.
create table lead_brought (
  account_id uuid not null references account,
  job_id uuid not null,
  page int not null,
  user_id uuid not null,
  rows jsonb not null,
  at timestamptz not null default server_now(),
  primary key (account_id, job_id, user_id, page)
);
create index lead_brought_at on lead_brought (at);
select protect('lead_brought', 'server');
