-- What opens the sealed data of a device whose PIN was forgotten. The device has the data, and only this opens it.
create table device_secret (
  user_id uuid not null references app_user on delete cascade,
  account_id uuid not null references account,
  -- made by the device
  device uuid not null,
  -- sealed; see server/secrets.ts
  secret text not null,
  kept_at timestamptz not null default server_now(),
  primary key (user_id, device)
);

alter table device_secret enable row level security, force row level security;
create policy of_server on device_secret to current_user using (true);
