-- The one clock that codes, tickets and sessions are judged by, whichever process asks.
create function server_now() returns timestamptz language sql stable as $$ select now() $$;

alter table app_user
  -- null: whoever had set it never owned the address that a code was sent to
  alter column password_hash drop not null,
  -- when a code that was sent there came back
  add column email_proven_at timestamptz,
  add column mobile_proven_at timestamptz;

alter table session
  add column browser text not null default '',
  add column system text not null default '',
  drop constraint session_end_reason_check,
  add constraint session_end_reason_check
    check (end_reason in ('signedOut', 'elsewhere', 'disabled', 'passwordChanged', 'endedByUser'));
create index session_past on session (user_id, ended_at);

-- key: a keyed hash of where the code was sent and what for; so only the newest is there
create table sign_in_code (
  key bytea primary key,
  code_hash bytea not null,
  tries int not null default 0,
  expires_at timestamptz not null
);
create index sign_in_code_expires on sign_in_code (expires_at);

-- How many codes went to a target, or were asked for from an address, in a window of time. key: a keyed hash of these
create table code_rate (
  key bytea primary key,
  count int not null,
  until timestamptz not null
);
create index code_rate_until on code_rate (until);

-- The first step of signing in is done: whose, for some minutes.
create table sign_in_ticket (
  hash bytea primary key,
  account_id uuid not null references account,
  user_id uuid not null references app_user on delete cascade,
  expires_at timestamptz not null
);
create index sign_in_ticket_expires on sign_in_ticket (expires_at);

create table two_step (
  user_id uuid primary key references app_user on delete cascade,
  account_id uuid not null references account,
  -- sealed; see server/secrets.ts
  secret text not null,
  -- null: nobody has shown a code of it yet
  confirmed_at timestamptz,
  -- the newest step of which a code was taken: none is taken twice
  used_step bigint not null default 0
);

create table recovery_code (
  user_id uuid not null references app_user on delete cascade,
  account_id uuid not null references account,
  hash bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

-- The key that seals now, by its id; the key itself is kept elsewhere.
create table secret_key (
  id text primary key
);

do $$
declare name text;
begin
  foreach name in array array['sign_in_ticket', 'two_step', 'recovery_code'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy of_server on %I to current_user using (true)', name);
  end loop;
end $$;
