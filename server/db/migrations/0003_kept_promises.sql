-- Who reads changes, a scope or its digest passes over rows that are deleted: they stand in no index that is read for it.
drop index contact_rev;
drop index contact_scope;
create index contact_rev on contact (account_id, scope, rev, id) where deleted_at is null;
create index contact_scope on contact (account_id, scope, id) where deleted_at is null;
create index contact_deleted on contact (deleted_at) where deleted_at is not null;

-- When a row left a scope: its former owner's edits from before still count.
alter table sync_tomb add at timestamptz not null default now();

-- Up to here this replica has everything; tombstones that it may still need are kept.
alter table sync_replica add acked_seq bigint not null default 0;

-- Which cluster and which of its timelines these rows belong to: a copy elsewhere begins an epoch of its own.
alter table sync_server add origin text;

-- What was refused is looked up by the rows that it would have made.
create index sync_mutation_refused on sync_mutation using gin (ids) where status = 'rejected';

-- Two people changed one field: the value that is not shown. `user` wrote it, at `edited_at`. Lives where its row lives.
create table lost_value (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  entity text not null,
  "row" uuid not null,
  field text not null,
  old jsonb,
  new jsonb,
  "user" uuid not null,
  edited_at bigint not null,
  at bigint not null,
  primary key (account_id, id)
);
create index lost_value_rev on lost_value (account_id, scope, rev, id);
create index lost_value_row on lost_value (account_id, entity, "row");
create index lost_value_at on lost_value (at);

-- What a disabled user had changed and not yet sent, until the main account decides.
create table parked_change (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  "user" uuid not null,
  name text not null,
  args jsonb not null,
  edited_at bigint not null,
  at bigint not null,
  discarded_at bigint,
  primary key (account_id, id)
);
create index parked_change_rev on parked_change (account_id, scope, rev, id);

do $$
declare name text;
begin
  foreach name in array array['lost_value', 'parked_change'] loop
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

-- The kept values become rows that devices read: one new number per account, so that nobody's cursor is past them.
update sync_account set seq = seq + 1 where account_id in (select account_id from field_history);
insert into lost_value (account_id, id, scope, rev, entity, "row", field, old, new, "user", edited_at, at)
select h.account_id, gen_random_uuid(), h.scope, a.seq, h.entity, h.id, h.field, h.old, h.new, h.user_id, h.edited_at, h.edited_at
from field_history h join sync_account a using (account_id)
where h.user_id is not null and h.edited_at is not null;
drop table field_history;
