-- Who has a number or an address is asked of all contacts of a company, and answered by this index.
create function addresses_of(phones jsonb, emails jsonb) returns text[] language sql immutable parallel safe as $$
  select array(
    select one ->> 'full_number' from jsonb_array_elements(phones) one
    union all
    select one ->> 'email' from jsonb_array_elements(emails) one)
$$;
create index contact_addresses on contact using gin (addresses_of(phones, emails));

-- Contacts of the company of this request that have one of these; which of them the user sees, the caller's query says.
-- Row-level security lets no index be used for a condition that could leak what it is asked of, so the search is made here.
create function contacts_having(text[]) returns setof uuid
  language sql stable security definer set search_path from current as $$
  select id from contact where account_id = app_account() and addresses_of(phones, emails) && $1
$$;
revoke execute on function contacts_having from public;
grant execute on function contacts_having to fairlead_app;
