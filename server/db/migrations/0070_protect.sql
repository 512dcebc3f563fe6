-- How a table is protected, said once: row-level security for everybody, all rows for the server itself, and for the role of a
-- request what the kind says. Migrations from here on call this instead of writing policies. The kinds:
--   scope   the company's rows ('acct'), and a user's ('user:…') for that user and the main account; read and written
--   self    what one user alone sees ('self:…'); read and written
--   user    rows with a user_id, for that user and the main account; read only, the server writes them
--   main    the company's rows for the main account; read only, the server writes them
--   server  no request's
create function protect("table" regclass, kind text) returns void language plpgsql as $$
declare
  company constant text := 'account_id = (select app_account())';
  condition constant text := case kind
    when 'scope' then company || $c$ and ((select app_is_main()) or scope in ('acct', (select 'user:' || app_user())))$c$
    when 'self' then company || $c$ and scope = (select 'self:' || app_user())$c$
    when 'user' then company || ' and ((select app_is_main()) or user_id = (select app_user()))'
    when 'main' then company || ' and (select app_is_main())'
  end;
  written constant boolean := kind in ('scope', 'self');
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
revoke execute on function protect from public;
