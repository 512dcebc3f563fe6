alter table contact add column picture jsonb;

-- A voice note lives in the scope of its contact and moves with it.
create table voice_note (
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
  duration_ms bigint not null,
  remark text not null,
  created_by uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id),
  foreign key (account_id, contact_id) references contact (account_id, id)
);
create index voice_note_rev on voice_note (account_id, scope, rev, id);
create index voice_note_scope on voice_note (account_id, scope, id);
create index voice_note_contact on voice_note (account_id, contact_id);

-- Files that are whole. `key` is where the store has the bytes: one that is swept and sent again gets another.
create table blob (
  account_id uuid not null references account,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null,
  mime text not null,
  key text not null,
  created_at timestamptz not null default now(),
  -- when a sweep found first that no row names it
  unnamed_at timestamptz,
  primary key (account_id, sha256)
);

-- Files on their way, each user's own.
create table blob_upload (
  account_id uuid not null references account,
  user_id uuid not null references app_user on delete cascade,
  sha256 text not null,
  size bigint not null,
  mime text not null,
  received bigint not null default 0,
  updated_at timestamptz not null default now(),
  primary key (account_id, user_id, sha256)
);

create table blob_day (
  account_id uuid not null references account,
  day date not null,
  bytes bigint not null,
  primary key (account_id, day)
);

create index contact_picture on contact (account_id, (picture ->> 'hash')) where picture is not null;
create index lost_value_picture on lost_value (account_id, (old ->> 'hash')) where field = 'picture';
create index voice_note_hash on voice_note (account_id, hash);

-- Whether the one who asks sees a row that names this file, or one that can be brought back; as the server itself,
-- whether there is any.
create function blob_is_named(account uuid, sha256 text) returns boolean language sql stable as $$
  select exists (select from contact c
                 where c.account_id = account and c.picture ->> 'hash' = sha256 and c.picture is not null
                   and c.deleted_at is null)
    or exists (select from voice_note v join contact c on c.account_id = v.account_id and c.id = v.contact_id
               where v.account_id = account and v.hash = sha256 and v.deleted_at is null and c.deleted_at is null)
    or exists (select from lost_value l
               where l.account_id = account and l.field = 'picture' and l.old ->> 'hash' = sha256
                 and l.deleted_at is null)
$$;

alter table voice_note enable row level security, force row level security;
create policy of_scope on voice_note to fairlead_app using (
  account_id = (select app_account())
  and ((select app_is_main()) or scope in ('acct', (select 'user:' || app_user()))));
create policy of_server on voice_note to current_user using (true);
grant select, insert, update, delete on voice_note to fairlead_app;

-- Files are taken in and swept by the server; requests read them through the rows that name them.
alter table blob enable row level security, force row level security;
alter table blob_upload enable row level security, force row level security;
alter table blob_day enable row level security, force row level security;
create policy of_server on blob to current_user using (true);
create policy of_server on blob_upload to current_user using (true);
create policy of_server on blob_day to current_user using (true);
create policy of_named on blob for select to fairlead_app using
  (account_id = (select app_account()) and blob_is_named(account_id, sha256));
grant select on blob to fairlead_app;
