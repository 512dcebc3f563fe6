-- Where the list of an import is from, said once for all contacts that it made; null: nobody noted it.
alter table import_task add origin jsonb;

-- Whether an import made a contact, which its id says: see `domain/exchange/rowId.ts`.
create function made_by_import(task uuid, contact uuid) returns boolean language sql immutable parallel safe as $$
  select left(task::text, 13) = left(contact::text, 13) and substr(contact::text, 15, 1) = '7'
    and substr(task::text, 20, 1) = substr(contact::text, 20, 1)
    and right(contact::text, 12)
      = lpad(to_hex(281474976710655 - ('x' || right(task::text, 12))::bit(48)::bigint), 12, '0')
$$;
