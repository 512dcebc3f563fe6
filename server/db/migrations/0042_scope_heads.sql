-- Up to where each scope has changed. It says which users a hint is for, and which scopes a pull need not look into.
create table sync_scope (
  account_id uuid not null references account,
  scope text not null,
  seq bigint not null,
  primary key (account_id, scope)
) with (fillfactor = 70);

alter table sync_scope enable row level security, force row level security;
create policy of_scope on sync_scope to fairlead_app using (
  account_id = (select app_account())
  and (scope in ('acct', (select 'user:' || app_user()), (select 'self:' || app_user()))
    or ((select app_is_main()) and scope not like 'self:%')));
create policy of_server on sync_scope to current_user using (true);
grant select on sync_scope to fairlead_app;

-- Kept by the tables themselves, so that no writer can forget it. Who writes synced rows has the account's counter, so
-- nobody waits here; what changes no rev asks nothing and locks nothing.
create function note_scopes() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into sync_scope as known (account_id, scope, seq)
  select account_id, scope, max(rev) from changed group by account_id, scope
  having max(rev) > coalesce((select s.seq from sync_scope s
    where s.account_id = changed.account_id and s.scope = changed.scope), -1)
  on conflict (account_id, scope) do update set seq = greatest(known.seq, excluded.seq);
  return null;
end $$;

create function note_tombs() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into sync_scope as known (account_id, scope, seq)
  select account_id, scope, max(seq) from changed group by account_id, scope
  having max(seq) > coalesce((select s.seq from sync_scope s
    where s.account_id = changed.account_id and s.scope = changed.scope), -1)
  on conflict (account_id, scope) do update set seq = greatest(known.seq, excluded.seq);
  return null;
end $$;

-- For every synced table, also those of later migrations.
create function follow_scopes(name regclass) returns void language plpgsql set search_path from current as $$
begin
  execute format('create trigger note_scopes_of_new after insert on %s referencing new table as changed
    for each statement execute function note_scopes()', name);
  execute format('create trigger note_scopes_of_changed after update on %s referencing new table as changed
    for each statement execute function note_scopes()', name);
  execute format('insert into sync_scope as known (account_id, scope, seq)
    select account_id, scope, max(rev) from %s group by account_id, scope
    on conflict (account_id, scope) do update set seq = greatest(known.seq, excluded.seq)', name);
end $$;

do $$
declare name text;
begin
  foreach name in array array['person', 'tag', 'category', 'source', 'saved_view', 'excluded_contact', 'not_duplicate',
    'fair', 'email_suppression', 'sub_account', 'parked_change', 'notice_mute', 'notification', 'booth_page',
    'import_task', 'export_task', 'email_sender', 'email_message', 'email_version', 'email_task', 'email_audience',
    'email_counts', 'contact', 'voice_note', 'contact_note', 'attachment', 'reminder', 'consent', 'contact_origin',
    'contact_merge', 'email_answer', 'lost_value'] loop
    perform follow_scopes(name::regclass);
  end loop;
end $$;

create trigger note_scopes_of_new after insert on sync_tomb referencing new table as changed
  for each statement execute function note_tombs();
create trigger note_scopes_of_changed after update on sync_tomb referencing new table as changed
  for each statement execute function note_tombs();
insert into sync_scope as known (account_id, scope, seq)
select account_id, scope, max(seq) from sync_tomb group by account_id, scope
on conflict (account_id, scope) do update set seq = greatest(known.seq, excluded.seq);

-- Says "account seq scope,scope…" to all processes when a transaction that took the account's counter commits; without
-- scopes anything may have changed. A message has 8,000 bytes at most. At the very end, so that no writer can forget it and
-- nobody waits for it with the counter in hand.
create function tell_change() returns trigger language plpgsql security definer set search_path from current as $$
declare
  changed text := (select string_agg(scope, ',') from sync_scope where account_id = new.account_id and seq >= new.seq);
  said text := concat_ws(' ', new.account_id, new.seq, changed);
begin
  if changed is null then return null; end if;
  perform pg_notify('fairlead_poke',
    case when length(said) < 7900 then said else concat_ws(' ', new.account_id, new.seq) end);
  return null;
end $$;
create constraint trigger tell_change after update of seq on sync_account deferrable initially deferred
  for each row execute function tell_change();

revoke execute on function tell_change, note_scopes, note_tombs, follow_scopes from public;
