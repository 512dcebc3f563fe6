-- Whether everybody of a company needs a second step to sign in: its main account's wish. The operator's, for one company
-- or for all, is the limit `second-step`.
alter table account add column second_step boolean not null default false;

-- So long its main account lets a sub account try again, whoever has locked it.
alter table app_user add column let_in_until timestamptz;

-- The address whose code came back, where a second step is still asked for: it counts as proven after that.
alter table sign_in_ticket add column proves text;

-- Browsers that a user has signed in with: nobody else's wrong tries lock them out. The hash of a secret in a cookie.
create table known_device (
  user_id uuid not null references app_user on delete cascade,
  account_id uuid not null references account,
  hash bytea not null,
  seen_at timestamptz not null default server_now(),
  primary key (user_id, hash)
);
create index known_device_account on known_device (account_id);
alter table known_device enable row level security, force row level security;
create policy of_server on known_device to current_user using (true);
