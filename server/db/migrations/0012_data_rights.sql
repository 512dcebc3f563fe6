-- What persons asked for and what became of it, as proof. After an erasure nothing in it says whose it was.
create table data_request (
  account_id uuid not null references account,
  id uuid not null,
  kind text not null check (kind in ('access', 'correct', 'restrict', 'erase')),
  state text not null check (state in ('open', 'done')),
  address text,
  asked_by text not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  done_at timestamptz,
  done_by uuid,
  outcome text not null default '',
  primary key (account_id, id),
  check ((state = 'done') = (done_at is not null))
);
create index data_request_open on data_request (account_id, due_at) where state = 'open';
create index data_request_done on data_request (account_id, done_at desc) where state = 'done';

-- The company's own, sealed (server/secrets.ts): without it nobody can try out which addresses were erased.
create table erasure_key (
  account_id uuid primary key references account,
  sealed text not null
);

-- Addresses that asked to be erased, as keyed hashes: what brings one of them back is refused.
create table erased_address (
  account_id uuid not null references account,
  hash bytea not null,
  at timestamptz not null default now(),
  primary key (account_id, hash)
);

-- Rows that were erased: what a device that was away did to them is not kept either.
create table erased_row (
  account_id uuid not null references account,
  id uuid not null,
  at timestamptz not null default now(),
  primary key (account_id, id)
);

do $$
declare name text;
begin
  foreach name in array array['data_request', 'erasure_key', 'erased_address', 'erased_row'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy of_server on %I to current_user using (true)', name);
  end loop;
end $$;

-- What a push has to know of erasures, of its own company only: requests read none of these tables. It waits for an
-- erasure that is at work, so that nothing comes back in between.
create function erasures_among(ids uuid[], out key text, out erased uuid[]) language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('erasure ' || app_account(), 0));
  select k.sealed into key from erasure_key k where k.account_id = app_account();
  if key is null then return; end if;
  select coalesce(array_agg(e.id), '{}') into erased from erased_row e
    where e.account_id = app_account() and e.id = any(ids);
end $$;
create function erased_among(hashes bytea[]) returns setof bytea language sql security definer
set search_path = public, pg_temp as $$
  select hash from erased_address where account_id = app_account() and hash = any(hashes)
$$;
revoke execute on function erasures_among, erased_among from public;
grant execute on function erasures_among, erased_among to fairlead_app;

-- Rows of a mutation that were not taken though the others were.
alter table sync_mutation add left_out uuid[] not null default '{}';

-- Why a row left, for devices: of what was erased they keep nothing anywhere.
alter table sync_tomb drop constraint sync_tomb_reason_check;
alter table sync_tomb add constraint sync_tomb_reason_check check (reason in ('deleted', 'moved', 'erased'));

-- The person asked that it be kept and not used.
alter table contact add restricted_at bigint;
