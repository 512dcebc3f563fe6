-- Conversations live with whoever answers them ('talk:<user>'), or with all who may use their channel account
-- ('pool:<channel account>') while nobody does; messages in those of their month ('…:<yyyymm>'). Who has the right to the one has
-- the right to the others, and the first 41 letters of a scope say which right it takes.
create function bases_of(company uuid, "user" uuid) returns text[] language sql stable security definer set search_path from current as $$
  select array['acct', 'user:' || $2, 'self:' || $2, 'talk:' || $2]
    || array(select 'pool:' || id from channel_account where account_id = $1 and users ? $2::text)
$$;
create function app_bases() returns text[] language sql stable set search_path from current as $$
  select bases_of(app_account(), app_user())
$$;
revoke execute on function bases_of, app_bases from public;
grant execute on function bases_of, app_bases to fairlead_app;

-- As 0070 says it, with the kind 'talk': conversations, for whom they are and the main account; read and written.
create or replace function protect("table" regclass, kind text) returns void language plpgsql as $$
declare
  company constant text := 'account_id = (select app_account())';
  condition constant text := case kind
    when 'scope' then company || $c$ and ((select app_is_main()) or scope in ('acct', (select 'user:' || app_user())))$c$
    when 'talk' then company || $c$ and ((select app_is_main()) or left(scope, 41) = any((select app_bases())::text[]))$c$
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
  foreach name in array array['conversation', 'message', 'conversation_note', 'conversation_seen', 'canned_answer'] loop
    execute format('drop policy of_server on %I', name);
  end loop;
  perform protect('conversation', 'talk'), protect('message', 'talk'), protect('conversation_note', 'talk'),
    protect('conversation_seen', 'self'), protect('canned_answer', 'talk');
end $$;

-- What is kept beside a field of a conversation, what left one of these scopes, and up to where each of them changed.
drop policy of_scope on lost_value;
create policy of_scope on lost_value to fairlead_app using (
  account_id = (select app_account())
  and ((select app_is_main()) or left(scope, 41) = any((select app_bases())::text[])));
drop policy of_scope on sync_tomb;
create policy of_scope on sync_tomb to fairlead_app using (
  account_id = (select app_account())
  and (left(scope, 41) = any((select app_bases())::text[]) or ((select app_is_main()) and scope not like 'self:%')));
drop policy of_scope on sync_scope;
create policy of_scope on sync_scope to fairlead_app using (
  account_id = (select app_account())
  and (left(scope, 41) = any((select app_bases())::text[]) or ((select app_is_main()) and scope not like 'self:%')));

-- Months before this one are over, and their messages are gone; 0: none is.
alter table sync_account add column oldest_month int not null default 0;

-- Which messages a file belongs to.
create index message_files on message using gin (parts jsonb_path_ops) where parts <> '[]';
