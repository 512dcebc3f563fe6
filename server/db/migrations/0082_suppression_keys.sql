-- One list over all channels: of addresses and of numbers, for some channels or for all (none named). Of a person who was erased
-- the value goes and a keyed hash stays, which only this server can compare (`server/erasure/companyKey.ts`).
drop index suppression_email;
alter table suppression rename column email to value;
alter table suppression
  alter column value drop not null,
  add column kind text not null default 'email',
  add column channels text[] not null default '{email}',
  add column value_hash bytea,
  -- the last time that who said STOP was told that it was understood
  add column confirmed_at timestamptz,
  add check (num_nonnulls(value, value_hash) = 1);
alter table suppression alter column kind drop default, alter column channels drop default;
create index suppression_value on suppression (account_id, kind, value) where deleted_at is null and value is not null;
create index suppression_hash on suppression (account_id, value_hash) where value_hash is not null;

-- Who answered STOP is on the list like everybody else, with the contact that was written to.
update sync_account a set seq = seq + 1 where exists (select from sms_stop s where s.account_id = a.account_id);
insert into suppression (account_id, id, scope, rev, kind, value, channels, note, reason, contact, created_at, updated_at, confirmed_at)
select s.account_id, overlay(overlay(gen_random_uuid()::text placing '7' from 15)
    placing left(time.hex, 8) || '-' || right(time.hex, 4) from 1)::uuid,
  'acct', a.seq, 'phone', s.number, '{}', '', 'stopped', told.contact_id, time.ms, time.ms, s.confirmed_at
from sms_stop s
join sync_account a on a.account_id = s.account_id
cross join lateral (select (extract(epoch from s.stopped_at) * 1000)::bigint as ms) at
cross join lateral (select at.ms, lpad(to_hex(at.ms), 12, '0') as hex) time
left join lateral (
  select r.contact_id from campaign_receiver r
  where r.account_id = s.account_id and r.address = s.number and r.channel = 'sms' and r.status <> 'suppressed'
  order by r.handed_over_at desc nulls last, r.id desc limit 1
) told on true;
drop table sms_stop;
