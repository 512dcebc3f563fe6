-- What lives with a contact, in its scope, and moves with it.
create table contact_note (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  contact_id uuid not null,
  text text not null,
  created_by uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id),
  foreign key (account_id, contact_id) references contact (account_id, id)
);

create table attachment (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  contact_id uuid not null,
  hash text not null,
  size bigint not null,
  mime text not null,
  name text not null,
  created_by uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id),
  foreign key (account_id, contact_id) references contact (account_id, id)
);
create index attachment_hash on attachment (account_id, hash);

create table reminder (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  contact_id uuid not null,
  kind text not null,
  due_at bigint not null,
  text text not null,
  replies bigint not null,
  replied boolean not null,
  done_at bigint,
  created_by uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  -- the server's own: the time that its owner was told of
  told_due bigint,
  primary key (account_id, id),
  foreign key (account_id, contact_id) references contact (account_id, id)
);
create index reminder_untold on reminder (due_at)
  where done_at is null and deleted_at is null and told_due is distinct from due_at;

create table consent (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  contact_id uuid not null,
  channel text not null,
  basis text not null,
  evidence text not null,
  given_at bigint not null,
  withdrawn_at bigint,
  created_by uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id),
  foreign key (account_id, contact_id) references contact (account_id, id)
);

create table contact_origin (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  contact_id uuid not null,
  way text not null,
  name text not null,
  licence text not null,
  evidence text not null,
  collected_at bigint not null,
  fields jsonb not null,
  informed_at bigint,
  created_by uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id),
  foreign key (account_id, contact_id) references contact (account_id, id)
);

do $$
declare name text;
begin
  foreach name in array array['contact_note', 'attachment', 'reminder', 'consent', 'contact_origin'] loop
    execute format('create index %I on %I (account_id, scope, rev, id)', name || '_rev', name);
    execute format('create index %I on %I (account_id, scope, id)', name || '_scope', name);
    execute format('create index %I on %I (account_id, contact_id)', name || '_contact', name);
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

-- Attachments name files as pictures and voice notes do.
create or replace function blob_is_named(account uuid, sha256 text) returns boolean language sql stable as $$
  select exists (select from contact c
                 where c.account_id = account and c.picture ->> 'hash' = sha256 and c.picture is not null
                   and c.deleted_at is null)
    or exists (select from voice_note v join contact c on c.account_id = v.account_id and c.id = v.contact_id
               where v.account_id = account and v.hash = sha256 and v.deleted_at is null and c.deleted_at is null)
    or exists (select from attachment a join contact c on c.account_id = a.account_id and c.id = a.contact_id
               where a.account_id = account and a.hash = sha256 and a.deleted_at is null and c.deleted_at is null)
    or exists (select from lost_value l
               where l.account_id = account and l.field = 'picture' and l.old ->> 'hash' = sha256
                 and l.deleted_at is null)
$$;
