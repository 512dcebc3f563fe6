-- Under what channels know a contact, beside its phones and mail addresses: the server's copy of what its peers are called, for lists,
-- searches, files and duplicates. null: under nothing.
alter table contact add column identities jsonb;

-- Contacts whose copy may have to be written anew. A row is only ever added, so that whoever changes a peer waits for nobody here.
create table identity_change (
  account_id uuid not null references account,
  id bigint generated always as identity,
  contact_id uuid not null,
  primary key (account_id, id)
);
select protect('identity_change', 'server');

-- Numbers and mail addresses are fields of contacts; senders of text messages that are called like a company are nobody's.
create function is_carried(identity_scope text, kind text) returns boolean language sql immutable as $$
  select identity_scope not in ('phone', 'email') and kind in ('username', 'bsuid', 'parent_bsuid', 'lid', 'psid', 'igsid')
$$;

create function note_new_identities() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into identity_change (account_id, contact_id)
  select distinct p.account_id, p.contact_id from new_rows i join peer p on p.account_id = i.account_id and p.id = i.peer_id
  where p.contact_id is not null and is_carried(i.identity_scope, i.kind);
  return null;
end $$;
create function note_moved_identities() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into identity_change (account_id, contact_id)
  select distinct p.account_id, p.contact_id
  from old_rows o join new_rows n using (account_id, identity_scope, kind, value)
  join peer p on p.account_id = n.account_id and p.id in (o.peer_id, n.peer_id)
  where p.contact_id is not null and is_carried(n.identity_scope, n.kind)
    and (o.peer_id <> n.peer_id or o.replaced_by is distinct from n.replaced_by);
  return null;
end $$;
create function note_gone_identities() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into identity_change (account_id, contact_id)
  select distinct p.account_id, p.contact_id from old_rows i join peer p on p.account_id = i.account_id and p.id = i.peer_id
  where p.contact_id is not null and is_carried(i.identity_scope, i.kind);
  return null;
end $$;
create function note_contact_of_identities() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into identity_change (account_id, contact_id)
  select distinct n.account_id, one.contact from old_rows o join new_rows n using (account_id, id)
  cross join lateral unnest(array[o.contact_id, n.contact_id]) as one (contact)
  where o.contact_id is distinct from n.contact_id and one.contact is not null and exists (
    select from channel_identity i where i.account_id = n.account_id and i.peer_id = n.id and is_carried(i.identity_scope, i.kind));
  return null;
end $$;
-- One that was merged, or is there again, has what it had then.
create function note_contact_with_identities() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into identity_change (account_id, contact_id)
  select n.account_id, n.id from old_rows o join new_rows n using (account_id, id)
  where o.identities is distinct from n.identities or (o.deleted_at is not null and n.deleted_at is null
    and (n.identities is not null or exists (select from peer p where p.account_id = n.account_id and p.contact_id = n.id)));
  return null;
end $$;
revoke execute on function note_new_identities, note_moved_identities, note_gone_identities, note_contact_of_identities,
  note_contact_with_identities from public;

create trigger note_new_identities after insert on channel_identity referencing new table as new_rows
  for each statement execute function note_new_identities();
create trigger note_moved_identities after update on channel_identity referencing old table as old_rows new table as new_rows
  for each statement execute function note_moved_identities();
create trigger note_gone_identities after delete on channel_identity referencing old table as old_rows
  for each statement execute function note_gone_identities();
create trigger note_contact_of_identities after update on peer referencing old table as old_rows new table as new_rows
  for each statement execute function note_contact_of_identities();
create trigger note_contact_with_identities after update on contact referencing old table as old_rows new table as new_rows
  for each statement execute function note_contact_with_identities();

insert into identity_change (account_id, contact_id)
select distinct p.account_id, p.contact_id from channel_identity i join peer p on p.account_id = i.account_id and p.id = i.peer_id
where p.contact_id is not null and is_carried(i.identity_scope, i.kind);
