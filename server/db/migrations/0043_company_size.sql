-- How much a company keeps: rows of synced tables, deleted ones as long as they are kept for an undo, and bytes of what
-- is written down of every change. Counted by the tables themselves, in the transaction of the change.
create table company_size (
  account_id uuid primary key references account,
  rows bigint not null default 0,
  log_bytes bigint not null default 0
) with (fillfactor = 70);
alter table company_size enable row level security, force row level security;
create policy of_server on company_size to current_user using (true);

create function add_size(uuid, bigint, bigint) returns void language sql security definer set search_path from current as $$
  insert into company_size as known (account_id, rows, log_bytes) values ($1, greatest($2, 0), greatest($3, 0))
  on conflict (account_id) do update
  set rows = greatest(known.rows + $2, 0), log_bytes = greatest(known.log_bytes + $3, 0)
$$;

-- Rows are made when their writer has the account's counter already, so nobody waits here for anybody else.
create function count_rows() returns trigger language plpgsql security definer set search_path from current as $$
begin
  perform add_size(account_id, case tg_op when 'INSERT' then count(*) else -count(*) end, 0)
  from changed group by account_id order by account_id;
  return null;
end $$;

create function count_mutations() returns trigger language plpgsql security definer set search_path from current as $$
begin
  perform add_size(account_id, 0, sum(octet_length(args::text) + 400)) from changed group by account_id;
  return null;
end $$;

create function count_row_changes() returns trigger language plpgsql security definer set search_path from current as $$
begin
  perform add_size(account_id, 0,
    (case tg_op when 'INSERT' then 1 else -1 end) * sum(pg_column_size(before) + 200))
  from changed group by account_id order by account_id;
  return null;
end $$;

-- For every synced table, also those of later migrations.
create function follow_sizes(name regclass) returns void language plpgsql set search_path from current as $$
begin
  execute format('create trigger count_rows_of_new after insert on %s referencing new table as changed
    for each statement execute function count_rows()', name);
  execute format('create trigger count_rows_of_gone after delete on %s referencing old table as changed
    for each statement execute function count_rows()', name);
  execute format('select add_size(account_id, count(*), 0) from %s group by account_id', name);
end $$;

do $$
declare name text;
begin
  foreach name in array array['person', 'tag', 'category', 'source', 'saved_view', 'excluded_contact', 'not_duplicate',
    'fair', 'email_suppression', 'sub_account', 'parked_change', 'notice_mute', 'notification', 'booth_page',
    'import_task', 'export_task', 'email_sender', 'email_message', 'email_version', 'email_task', 'email_audience',
    'email_counts', 'contact', 'voice_note', 'contact_note', 'attachment', 'reminder', 'consent', 'contact_origin',
    'contact_merge', 'email_answer', 'lost_value'] loop
    perform follow_sizes(name::regclass);
  end loop;
end $$;

create trigger count_new after insert on sync_mutation referencing new table as changed
  for each statement execute function count_mutations();
create trigger count_new after insert on row_change referencing new table as changed
  for each statement execute function count_row_changes();
create trigger count_gone after delete on row_change referencing old table as changed
  for each statement execute function count_row_changes();
-- Acts of people (`operation`) are not counted: they are few, and a wish to stop may not wait for what it stops.

select add_size(account_id, 0, sum(pg_column_size(args) + 400)) from sync_mutation group by account_id;
select add_size(account_id, 0, sum(pg_column_size(before) + 200)) from row_change group by account_id;

-- What the company of this request keeps, and what the operator lets it keep; null: as usual.
create function own_size(out rows bigint, out log_bytes bigint, out rows_limit bigint, out log_limit bigint)
  language sql stable security definer set search_path from current as $$
  select coalesce(s.rows, 0), coalesce(s.log_bytes, 0),
    (select value from operator_limit where name = 'rows' and (account_id = app_account() or account_id is null)
     order by account_id nulls last limit 1),
    (select value from operator_limit where name = 'log-megabytes' and (account_id = app_account() or account_id is null)
     order by account_id nulls last limit 1)
  from (select app_account() as id) own left join company_size s on s.account_id = own.id
$$;
revoke execute on function add_size, count_rows, count_mutations, count_row_changes, follow_sizes, own_size
  from public;
grant execute on function own_size to fairlead_app;
