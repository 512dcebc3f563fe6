-- Chats of a linked phone that are its user's own affair live in 'mine:<user>': that user alone sees them, whatever else somebody is.
alter table conversation add column access text not null default 'company' check (access in ('company', 'private'));
-- Of a group who of it wrote a message; when its writer changed it last.
alter table message add column said_by jsonb, add column edited_at bigint;

create or replace function bases_of(company uuid, "user" uuid) returns text[] language sql stable security definer set search_path from current as $$
  select array['acct', 'user:' || $2, 'self:' || $2, 'talk:' || $2, 'mine:' || $2]
    || array(select 'pool:' || id from channel_account where account_id = $1 and users ? $2::text)
$$;

-- As 0091 says it; the main account sees no private conversation of another one.
create or replace function protect("table" regclass, kind text) returns void language plpgsql as $$
declare
  company constant text := 'account_id = (select app_account())';
  condition constant text := case kind
    when 'scope' then company || $c$ and ((select app_is_main()) or scope in ('acct', (select 'user:' || app_user())))$c$
    when 'talk' then company || $c$ and (((select app_is_main()) and scope not like 'mine:%') or left(scope, 41) = any((select app_bases())::text[]))$c$
    when 'self' then company || $c$ and scope = (select 'self:' || app_user())$c$
    when 'user' then company || ' and ((select app_is_main()) or user_id = (select app_user()))'
    when 'main' then company || ' and (select app_is_main())'
  end;
  written constant boolean := kind in ('scope', 'self', 'talk');
begin
  if condition is null and kind <> 'server' then raise 'no table is protected as "%"', kind; end if;
  execute format('alter table %s enable row level security, force row level security', "table");
  execute format('create policy of_server on %s to current_user using (true)', "table");
  if condition is null then return; end if;
  execute format('create policy %I on %s for %s to fairlead_app using (%s)', 'of_' || kind, "table",
    case when written then 'all' else 'select' end, condition);
  execute format('grant %s on %s to fairlead_app',
    case when written then 'select, insert, update, delete' else 'select' end, "table");
end $$;

do $$
declare name text;
begin
  foreach name in array array['conversation', 'message', 'conversation_note'] loop
    execute format('drop policy of_server on %I', name);
    execute format('drop policy of_talk on %I', name);
    perform protect(name::regclass, 'talk');
  end loop;
end $$;

drop policy of_scope on lost_value;
create policy of_scope on lost_value to fairlead_app using (
  account_id = (select app_account())
  and (((select app_is_main()) and scope not like 'mine:%') or left(scope, 41) = any((select app_bases())::text[])));
drop policy of_scope on sync_tomb;
create policy of_scope on sync_tomb to fairlead_app using (
  account_id = (select app_account())
  and (left(scope, 41) = any((select app_bases())::text[])
    or ((select app_is_main()) and scope not like 'self:%' and scope not like 'mine:%')));
drop policy of_scope on sync_scope;
create policy of_scope on sync_scope to fairlead_app using (
  account_id = (select app_account())
  and (left(scope, 41) = any((select app_bases())::text[])
    or ((select app_is_main()) and scope not like 'self:%' and scope not like 'mine:%')));

-- What a user did in a private conversation, with the words that were written, is in no log but the user's own.
create function is_of_private_chat(company uuid, entity text, ids uuid[], args json) returns boolean
language sql stable security definer set search_path from current as $$
  select case
    when $2 = 'conversation' then exists (select from conversation c where c.account_id = $1 and c.id = any($3) and c.access = 'private')
    when $2 in ('message', 'conversation_note') then exists (select from conversation c
      where c.account_id = $1 and c.access = 'private' and (c.id::text = $4 ->> 'conversation_id' or c.id in (
        select m.conversation_id from message m where m.account_id = $1 and m.id = any($3)
        union select n.conversation_id from conversation_note n where n.account_id = $1 and n.id = any($3))))
    else false end
$$;
revoke execute on function is_of_private_chat from public;
grant execute on function is_of_private_chat to fairlead_app;
drop policy of_user on sync_mutation;
create policy of_user on sync_mutation to fairlead_app using (
  account_id = (select app_account())
  and (user_id = (select app_user()) or ((select app_is_main()) and not is_of_private_chat(account_id, entity, ids, args))))
  with check (account_id = (select app_account()) and user_id = (select app_user()));

-- By what it is decided whose a chat of a linked phone is. `ids`: its names at WhatsApp.
create table linked_chat (
  account_id uuid not null references account,
  channel_account_id uuid not null,
  conversation_id uuid not null,
  ids text[] not null,
  facts jsonb not null,
  primary key (account_id, conversation_id)
);
create index linked_chat_ids on linked_chat using gin (ids);
create index linked_chat_phone on linked_chat (account_id, channel_account_id);
select protect('linked_chat', 'server');

-- How far WhatsApp says that a message is, by the id that we gave it.
create table linked_ack (
  account_id uuid not null references account,
  channel_account_id uuid not null,
  ref text not null,
  state text not null check (state in ('failed', 'accepted', 'delivered', 'read', 'played')),
  code int,
  at timestamptz not null default server_now(),
  primary key (account_id, channel_account_id, ref)
);
create index linked_ack_old on linked_ack (at);
select protect('linked_ack', 'server');

-- A message whose acknowledgement never came is sent once more under its id, and never a third time.
create table linked_resend (
  account_id uuid not null references account,
  message_id uuid not null,
  at timestamptz not null default server_now(),
  primary key (account_id, message_id)
);
select protect('linked_resend', 'server');

-- Files that people sent to a linked phone and that are still at WhatsApp. `sealed`: where, and what opens them.
create table linked_media (
  account_id uuid not null references account,
  message_id uuid not null,
  channel_account_id uuid not null,
  sealed text not null,
  tries int not null default 0,
  not_before timestamptz not null default server_now(),
  primary key (account_id, message_id)
);
create index linked_media_due on linked_media (not_before);
select protect('linked_media', 'server');
