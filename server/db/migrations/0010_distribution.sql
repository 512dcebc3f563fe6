-- Contacts that change hands by the main account's wish.
create table distribution (
  account_id uuid not null references account,
  -- made by the device: asked for again, it is the same one
  id uuid not null,
  user_id uuid not null,
  from_user uuid not null,
  asked jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'stopped', 'undone')),
  -- why it failed
  code text,
  total int not null default 0,
  done int not null default 0,
  waiting_since timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default server_now(),
  ended_at timestamptz,
  primary key (account_id, id)
);
create index distribution_created on distribution (account_id, created_at desc, id);

-- Who got what: one row per receiver, in the order in which they were named.
create table distribution_share (
  account_id uuid not null,
  distribution_id uuid not null,
  turn int not null,
  user_id uuid not null,
  count int not null,
  -- for the undo; nothing once that is over
  contacts uuid[] not null,
  -- how many an undo brought back
  back int not null default 0,
  primary key (account_id, distribution_id, turn),
  foreign key (account_id, distribution_id) references distribution
);

-- The public pool: contacts of the main account that everybody of the company may claim.
create table pool_entry (
  account_id uuid not null,
  contact_id uuid not null,
  released_at timestamptz not null default server_now(),
  released_by uuid not null,
  from_user uuid not null,
  primary key (account_id, contact_id),
  foreign key (account_id, contact_id) references contact on delete cascade
);
create index pool_entry_released on pool_entry (account_id, released_at desc, contact_id);

create table pool_claim (
  account_id uuid not null,
  contact_id uuid not null,
  user_id uuid not null,
  at timestamptz not null default server_now(),
  primary key (account_id, contact_id, user_id),
  foreign key (account_id, contact_id) references contact on delete cascade
);
create index pool_claim_user on pool_claim (account_id, user_id, at);

-- Without a row, what `domain/limits.ts` says.
create table pool_limit (
  account_id uuid primary key references account,
  per_day int not null check (per_day >= 0),
  most_held int not null check (most_held >= 0)
);

-- Whichever way a contact goes to somebody else or into the bin, it is in the pool no more. Whoever does that may not
-- touch the pool itself.
create function leave_pool() returns trigger language plpgsql security definer set search_path from current as $$
begin
  delete from pool_entry where account_id = old.account_id and contact_id = old.id;
  return new;
end $$;
create trigger contact_leaves_pool before update on contact for each row
  when (old.scope is distinct from new.scope or old.deleted_at is distinct from new.deleted_at)
  execute function leave_pool();

do $$
declare name text;
begin
  foreach name in array array['distribution', 'distribution_share', 'pool_entry', 'pool_claim', 'pool_limit'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy of_server on %I to current_user using (true)', name);
  end loop;
  -- Only the server writes them; what a sub account sees of the pool, the server masks.
  foreach name in array array['distribution', 'distribution_share', 'pool_entry'] loop
    execute format($policy$
      create policy of_main on %I for select to fairlead_app using (
        account_id = (select app_account()) and (select app_is_main()))
    $policy$, name);
    execute format('grant select on %I to fairlead_app', name);
  end loop;
end $$;
