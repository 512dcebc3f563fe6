-- Ways out that a company owns: everybody of the company reads what they are, the main account alone writes them. And text
-- messages that tasks send.
create table channel_account (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  channel text not null,
  name text not null,
  setting jsonb not null,
  sender text not null,
  registered_in jsonb not null,
  countries jsonb not null,
  hours jsonb not null,
  per_second int not null,
  currency text not null,
  prices jsonb not null,
  templates jsonb not null,
  is_on boolean not null,
  secrets jsonb not null,
  problem text not null,
  problem_at bigint,
  tested_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);

create table sms_message (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  name text not null,
  text text not null,
  language text not null,
  opt_out text not null,
  shortens_links boolean not null,
  templates jsonb not null,
  belongto uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);

do $$
declare name text;
begin
  foreach name in array array['channel_account', 'sms_message'] loop
    execute format('create index %I on %I (account_id, scope, rev, id)', name || '_rev', name);
    execute format('create index %I on %I (account_id, scope, id)', name || '_scope', name);
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy of_server on %I to current_user using (true)', name);
    execute format('grant select, insert, update, delete on %I to fairlead_app', name);
    perform follow_scopes(name::regclass);
    perform follow_sizes(name::regclass);
  end loop;
end $$;

create policy of_company on channel_account for select to fairlead_app using (
  account_id = (select app_account()) and scope = 'acct');
create policy of_main on channel_account to fairlead_app using (
  account_id = (select app_account()) and (select app_is_main()));
create policy of_scope on sms_message to fairlead_app using (
  account_id = (select app_account())
  and ((select app_is_main()) or scope in ('acct', (select 'user:' || app_user()))));

-- Secrets of channels, by name. One is bound to the server and user that it was set for: it goes with them.
create table channel_secret (
  account_id uuid not null references account,
  channel_account_id uuid not null,
  name text not null,
  sealed text not null,
  updated_at timestamptz not null default server_now(),
  primary key (account_id, channel_account_id, name)
);
alter table channel_secret enable row level security, force row level security;
create policy of_server on channel_secret to current_user using (true);

create function channel_sign_in(setting jsonb) returns jsonb language sql immutable as $$
  select setting - '{long,window}'::text[] || case when setting ? 'host' then jsonb_build_object('host', lower(setting->>'host')) else '{}' end
$$;

create function forget_channel_secrets() returns trigger language plpgsql security definer set search_path from current as $$
begin
  if channel_sign_in(old.setting) is distinct from channel_sign_in(new.setting) then
    new.secrets := '[]';
  end if;
  if old.secrets <> new.secrets then
    delete from channel_secret
    where account_id = new.account_id and channel_account_id = new.id and not new.secrets ? name;
  end if;
  return new;
end $$;
revoke execute on function forget_channel_secrets from public;
create trigger forget_channel_secrets before update on channel_account for each row execute function forget_channel_secrets();

create function drop_channel_secrets() returns trigger language plpgsql security definer set search_path from current as $$
begin
  delete from channel_secret where account_id = old.account_id and channel_account_id = old.id;
  return old;
end $$;
revoke execute on function drop_channel_secrets from public;
create trigger drop_channel_secrets after delete on channel_account for each row execute function drop_channel_secrets();
