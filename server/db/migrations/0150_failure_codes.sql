-- The provider's own number of a failure: several of them have one reason, and each wants another remedy.
alter table provider_ref add column code text not null default '';

-- Told after a message was taken, else in the answer to the last try. Users see none of these rows, and this of their company's.
create function failure_code(account uuid, receiver uuid) returns text
language sql stable security definer set search_path from current as $$
  select coalesce(
    (select max(p.code) from provider_ref p
     where p.object_id = receiver and p.account_id = account and p.state = 'failed' and p.code <> ''),
    (select a.code from campaign_attempt a where a.receiver_id = receiver and a.account_id = account order by a.n desc limit 1),
    '')
$$;
