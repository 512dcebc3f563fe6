-- Secrets with which a company's other programs sign their calls to the credits service, sealed because a signature is checked
-- with the secret itself.
create table client_code (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  account_id uuid not null references account,
  name text not null,
  secret text not null,
  created_at timestamptz not null default server_now(),
  last_used timestamptz
);
create index client_code_user on client_code (user_id);
create index client_code_account on client_code (account_id);
alter table client_code enable row level security, force row level security;
create policy of_server on client_code to current_user using (true);
