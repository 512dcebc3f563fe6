-- What an address is known by, which may be an earlier finding that says more than the last check.
delete from email_check;
alter table email_check
  add column reason text not null,
  add column standing text not null,
  add column standing_at timestamptz not null;

-- Whether mail servers of others are asked about mailboxes.
alter table account add column asks_mail_servers boolean not null default false;

-- Checks of many addresses, by whoever wanted them.
create table email_check_run (
  account_id uuid not null references account,
  -- made by the device
  id uuid not null,
  user_id uuid not null,
  state text not null default 'running' check (state in ('running', 'paused', 'done', 'stopped')),
  again boolean not null,
  created_at timestamptz not null default server_now(),
  ended_at timestamptz,
  primary key (account_id, id)
);
create index email_check_run_open on email_check_run (account_id, created_at) where state = 'running';
create index email_check_run_created on email_check_run (account_id, created_at desc);

-- One address of one contact. Nobody takes it before `free_at`: a process that does, moves that on while it lives.
create table email_check_item (
  account_id uuid not null,
  run_id uuid not null,
  contact_id uuid not null,
  email text not null,
  domain text not null,
  free_at timestamptz not null default server_now(),
  tries int not null default 0,
  -- there is a first answer, and another one is waited for
  waits boolean not null default false,
  verdict text check (verdict in ('valid', 'risky', 'invalid', 'unknown')),
  -- what the verdict rests on
  standing text,
  primary key (account_id, run_id, contact_id, email),
  foreign key (account_id, run_id) references email_check_run on delete cascade
);
create index email_check_item_open on email_check_item (account_id, run_id, free_at) where verdict is null;
create index email_check_item_contact on email_check_item (account_id, contact_id);
create index email_check_item_email on email_check_item (account_id, email);

-- Mail domains and mail servers by their names, for all companies: what they said of themselves, and when one may be
-- asked again.
create table email_domain (
  name text primary key,
  mx jsonb,
  mx_until timestamptz,
  -- the server that takes its mail
  host text,
  takes_all_at timestamptz
);
create table email_host (
  name text primary key,
  free_at timestamptz not null default server_now(),
  silent_at timestamptz
);

do $$
declare name text;
begin
  execute 'alter table email_check_run enable row level security, force row level security';
  execute $policy$
    create policy of_user on email_check_run for select to fairlead_app using (
      account_id = (select app_account()) and ((select app_is_main()) or user_id = (select app_user())))
  $policy$;
  execute 'create policy of_server on email_check_run to current_user using (true)';
  execute 'grant select on email_check_run to fairlead_app';
  foreach name in array array['email_check_item', 'email_domain', 'email_host'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy of_server on %I to current_user using (true)', name);
  end loop;
end $$;
