-- What sends to many is no longer email's alone: tasks, their ledger, numbers and suppressions are of every channel. Everything
-- here is renamed, which takes no time; only what names these tables in words is written anew.
create function campaign_name(name text) returns text language sql immutable as $$
  select case when name ~ '^email_suppression' then substr(name, 7)
    when name ~ '^email_(task|audience|counts|run|receiver|attempt|batch|pace|link|place|delta|contact_delta|doubt)'
    then 'campaign_' || substr(name, 7) else name end
$$;

do $$
declare
  name text;
  part record;
begin
  foreach name in array array['email_task', 'email_audience', 'email_counts', 'email_suppression', 'email_run', 'email_receiver',
    'email_attempt', 'email_batch', 'email_pace', 'email_link', 'email_place', 'email_delta', 'email_contact_delta',
    'email_doubt'] loop
    execute format('alter table %I rename to %I', name, campaign_name(name));
    for part in select conname as old from pg_constraint
        where conrelid = campaign_name(name)::regclass and campaign_name(conname) <> conname loop
      execute format('alter table %I rename constraint %I to %I', campaign_name(name), part.old, campaign_name(part.old));
    end loop;
    for part in select c.relname as old, c.relkind as kind
        from pg_class c left join pg_index i on i.indexrelid = c.oid
          left join pg_depend d on d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i') and c.relkind = 'S'
        where coalesce(i.indrelid, d.refobjid) = campaign_name(name)::regclass and campaign_name(c.relname) <> c.relname loop
      execute format('alter %s %I rename to %I', case part.kind when 'S' then 'sequence' else 'index' end, part.old,
        campaign_name(part.old));
    end loop;
  end loop;
end $$;

alter table campaign_audience rename column email_task_id to campaign_task_id;

alter table campaign_task add column channel text not null default 'email';
alter table campaign_run add column channel text not null default 'email';
alter table campaign_receiver
  add column channel text not null default 'email',
  -- points that this message costs
  add column cost int not null default 1 check (cost >= 0),
  -- over which of the task's senders it went, chosen when it is claimed; null before, and of what was claimed before there was
  -- a choice: then it is the run's
  add column channel_account_id uuid;

create or replace function doubt_task() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into campaign_doubt (account_id, task_id) values (new.account_id, new.id) on conflict do nothing;
  return null;
end $$;

-- What left a scope, was changed, refused or parked is told by the names that rows have now.
update sync_tomb set entity = campaign_name(entity) where entity <> campaign_name(entity);
update lost_value set entity = campaign_name(entity) where entity <> campaign_name(entity);
update row_change set entity = campaign_name(entity) where entity <> campaign_name(entity);
update sync_mutation set entity = campaign_name(entity), name = campaign_name(name) where entity <> campaign_name(entity);
update parked_change set name = campaign_name(name) where name <> campaign_name(name);

drop function campaign_name(text);
