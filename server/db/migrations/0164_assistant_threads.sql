-- What users talked about with the assistant: each one's alone, also before the main account.
create table assistant_thread (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  "user" uuid not null,
  title text not null,
  removed_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);

create table assistant_message (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  "user" uuid not null,
  thread_id uuid not null,
  role text not null check (role in ('user', 'assistant')),
  n int not null,
  text text not null,
  state text not null,
  problem text not null,
  model text not null,
  removed_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index assistant_message_thread on assistant_message (account_id, thread_id);

do $$
declare name text;
begin
  foreach name in array array['assistant_thread', 'assistant_message'] loop
    execute format('create index %I on %I (account_id, scope, rev, id)', name || '_rev', name);
    execute format('create index %I on %I (account_id, scope, id)', name || '_scope', name);
    perform protect(name::regclass, 'self');
    perform follow_scopes(name::regclass);
    perform follow_sizes(name::regclass);
  end loop;
end $$;

-- Changes carry the words that were written: those of a private conversation, or of a thread with the assistant, are told to
-- nobody but their user.
create or replace function is_of_private_chat(company uuid, entity text, ids uuid[], args json) returns boolean
language sql stable security definer set search_path from current as $$
  select case
    when $2 in ('assistant_thread', 'assistant_message') then true
    when $2 = 'conversation' then exists (select from conversation c where c.account_id = $1 and c.id = any($3) and c.access = 'private')
    when $2 in ('message', 'conversation_note') then exists (select from conversation c
      where c.account_id = $1 and c.access = 'private' and (c.id::text = $4 ->> 'conversation_id' or c.id in (
        select m.conversation_id from message m where m.account_id = $1 and m.id = any($3)
        union select n.conversation_id from conversation_note n where n.account_id = $1 and n.id = any($3))))
    else false end
$$;
