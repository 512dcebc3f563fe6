-- Who is no longer named as using a channel account gives its conversations back: the worker that follows contacts sees to it.
create function note_account_users() returns trigger language plpgsql security definer set search_path from current as $$
begin
  update peer p set is_stale = true from conversation c
  where c.account_id = new.account_id and c.channel_account_id = new.id and c.owner is not null and c.deleted_at is null
    and not new.users ? c.owner::text and p.account_id = c.account_id and p.id = c.peer_id and not p.is_stale;
  return null;
end $$;
revoke execute on function note_account_users from public;
create trigger note_account_users after update on channel_account for each row
  when (old.users is distinct from new.users and new.users <> '[]') execute function note_account_users();
