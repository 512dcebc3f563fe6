-- How messages go out and payments come in, as the operator's tool set it up: the variables of the environment, sealed.
create table carrier_setting (
  name text primary key check (name in ('email', 'sms', 'stripe', 'alipay', 'wechat')),
  sealed text not null
);

-- A limit that the operator changed, for one company or (null) for all.
create table operator_limit (
  account_id uuid references account,
  name text not null,
  value bigint not null check (value >= 0),
  unique nulls not distinct (account_id, name)
);
alter table operator_limit enable row level security, force row level security;
create policy of_server on operator_limit to current_user using (true);

-- The key of export grants: what lies here in the clear is sealed by the next start.
alter table server_key
  alter private_key drop not null,
  add sealed_key text,
  add check ((private_key is null) <> (sealed_key is null));
