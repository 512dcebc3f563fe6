-- The password of a mailbox was given for one server and one user. Whichever way a sender is told of another one, what was
-- stored for the former is gone in the same moment; domain/email/sender.ts says the same to devices.
create function is_same_server(jsonb, jsonb) returns boolean language sql immutable as $$
  select lower($1->>'host') is not distinct from lower($2->>'host')
    and $1->'port' is not distinct from $2->'port' and $1->>'user' is not distinct from $2->>'user'
$$;

create function forget_passwords() returns trigger language plpgsql security definer set search_path from current as $$
declare
  smtp_moved boolean := not is_same_server(old.smtp, new.smtp);
  imap_moved boolean := not is_same_server(old.imap, new.imap);
  gone text[] := '{}';
begin
  -- One password may stand for both: the one that mail leaves by also opens a mailbox of the same user.
  if smtp_moved or (imap_moved and new.imap->>'user' = new.smtp->>'user') then
    new.has_password := false;
  end if;
  if imap_moved then
    new.has_imap_password := false;
  end if;
  if old.has_password and not new.has_password then gone := array_append(gone, 'smtp'); end if;
  if old.has_imap_password and not new.has_imap_password then gone := array_append(gone, 'imap'); end if;
  if old.granted is not null and new.granted is null then gone := array_append(gone, 'grant'); end if;
  if gone <> '{}' then
    delete from email_secret where account_id = new.account_id and sender_id = new.id and kind = any(gone);
  end if;
  return new;
end $$;
revoke execute on function forget_passwords from public;

create trigger forget_passwords before update on email_sender for each row execute function forget_passwords();
