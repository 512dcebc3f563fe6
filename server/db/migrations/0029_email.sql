-- Email marketing: what devices keep of it.

-- The files that blocks, attachments or a signature name.
create function files_in(content jsonb) returns text[] language sql immutable parallel safe as $$
  select array(select jsonb_array_elements_text(jsonb_path_query_array(content, '$.**.hash ? (@.type() == "string")')))
$$;

create table email_sender (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  name text not null,
  address text not null,
  signature jsonb not null,
  smtp jsonb not null,
  imap jsonb,
  hours jsonb not null,
  per_hour bigint not null,
  per_domain_hour bigint not null,
  warms_up boolean not null,
  belongto uuid not null,
  has_password boolean not null,
  has_imap_password boolean not null,
  dkim jsonb,
  report jsonb,
  tested jsonb,
  warm_up jsonb,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);

create table email_message (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  name text not null,
  theme text not null,
  preheader text not null,
  language text not null,
  content jsonb not null,
  attachments jsonb not null,
  belongto uuid not null,
  schedule_count bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);

create table email_version (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  email_message_id uuid not null,
  note text not null,
  theme text not null,
  preheader text not null,
  content jsonb not null,
  attachments jsonb not null,
  created_by uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index email_version_message on email_version (account_id, email_message_id);

create table email_task (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  name text not null,
  type text not null,
  message uuid not null,
  sender uuid not null,
  reply_address text not null,
  audience jsonb not null,
  execution_time bigint,
  first_batch jsonb,
  subject_test jsonb,
  sequence jsonb,
  belongto uuid not null,
  status text not null,
  problem text not null,
  email_count bigint not null,
  retries bigint not null,
  began_at bigint,
  ended_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
-- What the server has to look after.
create index email_task_open on email_task (status) where deleted_at is null and status in ('pending', 'inProgress');

create table email_audience (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  email_task_id uuid not null,
  contacts jsonb not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index email_audience_task on email_audience (account_id, email_task_id);

create table email_counts (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  belongto uuid not null,
  dimension text not null,
  key text not null,
  counts jsonb not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create unique index email_counts_key on email_counts (account_id, belongto, dimension, key);

create table email_suppression (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  email text not null,
  note text not null,
  reason text not null,
  contact uuid,
  task uuid,
  created_by uuid,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
-- Every send asks by it. Two may say the same of one address.
create index email_suppression_email on email_suppression (account_id, email) where deleted_at is null;

create table email_answer (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  contact_id uuid not null,
  sender uuid,
  email text not null,
  subject text not null,
  text text not null,
  answers uuid,
  kind text not null,
  state text not null,
  problem text not null,
  task uuid,
  message_id text not null,
  attachments jsonb not null,
  at bigint not null,
  created_by uuid,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index email_answer_contact on email_answer (account_id, contact_id);
create index email_answer_waiting on email_answer (created_at) where state = 'waiting' and deleted_at is null;

create index email_sender_files on email_sender using gin (files_in(signature));
create index email_message_files on email_message using gin ((files_in(content) || files_in(attachments)));
create index email_version_files on email_version using gin ((files_in(content) || files_in(attachments)));

do $$
declare name text;
begin
  foreach name in array array['email_sender', 'email_message', 'email_version', 'email_task', 'email_audience',
                              'email_counts', 'email_suppression', 'email_answer'] loop
    execute format('create index %I on %I (account_id, scope, rev, id)', name || '_rev', name);
    execute format('create index %I on %I (account_id, scope, id)', name || '_scope', name);
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
