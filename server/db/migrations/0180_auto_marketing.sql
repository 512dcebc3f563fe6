-- Runs of auto marketing: a row per run, with its user and the main account. `flow`: what was counted at each arrow.
create table auto_run (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  name text not null,
  plan jsonb not null,
  repeats uuid,
  belongto uuid not null,
  version int not null,
  state text not null,
  phase text not null,
  problem text not null,
  approved boolean not null,
  closes_at bigint,
  flow jsonb not null,
  began_at bigint,
  ended_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index auto_run_rev on auto_run (account_id, scope, rev, id);
create index auto_run_scope on auto_run (account_id, scope, id);
create index auto_run_open on auto_run (state, account_id, id)
  where state in ('running', 'paused', 'closing') and deleted_at is null;
select protect('auto_run', 'scope');
select follow_scopes('auto_run'), follow_sizes('auto_run');

-- Where people of a run come from. `upto`: the last lead, or contact, that was looked at. `left_by`: who came and is no person of
-- the run, by reason. `is_held`: its job waits with the run that was paused.
create table auto_source (
  account_id uuid not null references account,
  run_id uuid not null,
  source text not null,
  job_id uuid,
  upto uuid,
  looked int not null default 0,
  taken int not null default 0,
  left_by jsonb not null default '{}',
  is_over boolean not null default false,
  is_held boolean not null default false,
  primary key (account_id, run_id, source)
);
create index auto_source_job on auto_source (account_id, job_id) where job_id is not null;
select protect('auto_source', 'server');

-- Each person of a run, once. `left_at`: the arrow that was not passed, '' while on the way; `reason`: why.
create table auto_member (
  account_id uuid not null references account,
  run_id uuid not null,
  contact_id uuid not null,
  source text not null,
  left_at text not null default '',
  reason text not null default '',
  primary key (account_id, run_id, contact_id)
);
create index auto_member_contact on auto_member (account_id, contact_id);
select protect('auto_member', 'server');

-- What was looked up for a run before it was frozen, and until when that is waited for.
create table auto_check (
  account_id uuid not null references account,
  run_id uuid not null,
  waits_until timestamptz not null,
  addresses int not null,
  numbers text[] not null,
  primary key (account_id, run_id)
);
select protect('auto_check', 'server');

-- Steps that have begun, as they were then. `gate`: how the first batch did; '' while nobody knows.
create table auto_step (
  account_id uuid not null references account,
  run_id uuid not null,
  step text not null,
  n int not null,
  plan jsonb not null,
  version int not null,
  entered_at timestamptz not null default server_now(),
  gate text not null default '',
  gate_from timestamptz,
  over_at timestamptz,
  primary key (account_id, run_id, step)
);
select protect('auto_step', 'server');

-- Everybody of a run at each step, once: who enters it, and who does not for which reason.
create table auto_place (
  account_id uuid not null references account,
  run_id uuid not null,
  step text not null,
  contact_id uuid not null,
  way text not null,
  primary key (account_id, run_id, step, contact_id)
);
create index auto_place_contact on auto_place (account_id, contact_id);
select protect('auto_place', 'server');

-- The tasks that steps become. `is_held`: it waits with the run that was paused.
create table auto_task (
  account_id uuid not null references account,
  run_id uuid not null,
  step text not null,
  part text not null check (part in ('first', 'rest')),
  task_id uuid not null,
  is_held boolean not null default false,
  primary key (account_id, run_id, step, part)
);
create unique index auto_task_task on auto_task (account_id, task_id);
select protect('auto_task', 'server');

-- Whom the server named for a task, beside those that a user names; no device has them.
create table campaign_named (
  account_id uuid not null references account,
  task_id uuid not null,
  contact_id uuid not null,
  primary key (account_id, task_id, contact_id)
);
create index campaign_named_contact on campaign_named (account_id, contact_id);
select protect('campaign_named', 'server');
