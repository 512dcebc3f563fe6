-- What contacts wrote to a mail, and what was written to them by hand, are messages of conversations alone. Those that have no message
-- yet get one, under their id; then `email_answer` goes. One statement for each step: a few ten thousand rows a second.

-- As `derivedId` in the domain makes ids: the first 16 bytes of a SHA-256, as version 8 of RFC 9562.
create function pg_temp.derived(said text) returns uuid language sql immutable as $$
  select encode(set_byte(set_byte(hash, 6, get_byte(hash, 6) & 15 | 128), 8, get_byte(hash, 8) & 63 | 128), 'hex')::uuid
  from (select substring(sha256(convert_to(said, 'UTF8')) from 1 for 16) as hash) of_it
$$;
-- As `lastTextOf`: what takes two units of JavaScript would make a long line too long.
create function pg_temp.line(said text) returns text language sql immutable as $$
  select case when length(one) <= 60 then one when length(short) <= 120 then short else left(short, 119) || '…' end
  from (select btrim(regexp_replace(said, '\s+', ' ', 'g')) as one) a,
    lateral (select regexp_replace(one, '[\U00010000-\U0010FFFF]', '', 'g') as short) b
$$;

-- `mailbox`: the one that it came to or left from, also where that is deleted. Where nobody knows it, the one of the task that was
-- answered, else one of the contact's owner, else the company's first, else none: the company's own id, which is no mailbox's,
-- so the thread can be read and not be answered.
create temp table moving on commit drop as
  select a.account_id, a.id, lower(a.email) as address, a.contact_id, a.at, a.kind <> 'sent' as is_in,
    coalesce(own.id, asked.id, ours.id, a.account_id) as mailbox,
    case a.kind when 'auto' then 'notice' when 'bounce' then 'bounce' when 'wish' then 'wish'
      else case when a.attachments <> '[]' then 'media' else 'text' end end as kind,
    case when a.state = 'waiting' then case when t.handed_over_at is null then 'queued' else 'sending' end
      when a.state = 'sent' then 'accepted' else a.state end as state,
    null::uuid as peer_id, null::uuid as thread
  from email_answer a
  left join email_answer_try t on t.account_id = a.account_id and t.answer_id = a.id
  left join contact c on c.account_id = a.account_id and c.id = a.contact_id
  left join email_sender own on own.account_id = a.account_id and own.id = a.sender
  left join campaign_run r on r.account_id = a.account_id and r.task_id = a.task
  left join email_sender asked on asked.account_id = a.account_id and asked.id = r.sender_id
  left join lateral (
    select s.id from email_sender s join app_user u on u.id = s.belongto
    where own.id is null and asked.id is null and s.account_id = a.account_id and s.deleted_at is null
    order by s.belongto = c.belongto desc nulls last, u.parent_id is null desc, s.created_at, s.id limit 1) ours on true
  where a.deleted_at is null and not exists (select from message m where m.account_id = a.account_id and m.id = a.id);

insert into peer (account_id, id, identity_scope, contact_id, contact_known, created_at)
select distinct on (m.account_id, m.address) m.account_id,
  pg_temp.derived('["peer","email",' || to_json('email:' || m.address) || ']'), 'email', c.id,
  contact_facts(c.belongto, c.name, c.deleted_at), to_timestamp(m.at / 1000.0)
from moving m left join contact c on c.account_id = m.account_id and c.id = m.contact_id
where not exists (select from channel_identity i where i.account_id = m.account_id and i.identity_scope = 'email'
  and i.kind = 'email' and i.value = m.address)
order by m.account_id, m.address, c.id is not null and c.deleted_at is null desc, m.at desc
on conflict do nothing;

insert into channel_identity (account_id, identity_scope, kind, value, peer_id, first_seen, last_seen, source)
select account_id, 'email', 'email', address, pg_temp.derived('["peer","email",' || to_json('email:' || address) || ']'),
  to_timestamp(min(at) / 1000.0), to_timestamp(max(at) / 1000.0), 'message'
from moving group by account_id, address
on conflict do nothing;

update moving m set peer_id = i.peer_id,
  thread = pg_temp.derived('["conversation","' || m.mailbox || '","' || i.peer_id || '"]')
from channel_identity i
where i.account_id = m.account_id and i.identity_scope = 'email' and i.kind = 'email' and i.value = m.address;
analyze moving;

update sync_account s set seq = seq + 1
where exists (select from moving m where m.account_id = s.account_id);

-- Who waits is who wrote within two weeks and was not written to since, as the list of the day had it.
insert into conversation (account_id, id, scope, rev, channel_account_id, peer_id, channel, identity, contact_id, name, owner,
  identities, status, in_count, last_at, last_text, last_state, waiting_since, floor_edition, tags, ended, created_at, updated_at)
select t.account_id, t.thread, coalesce('talk:' || o.owner, 'pool:' || t.mailbox), s.seq, t.mailbox, t.peer_id, 'email', n.one, c.id,
  coalesce(c.name, ''), o.owner, jsonb_build_array(n.one),
  case when t.waiting_since is not null or t.last_at > now.at - 14 * 86400000 then 'open' else 'closed' end, 0, t.last_at,
  pg_temp.line(case when l.text = '' then l.subject else l.text end), t.last_state, t.waiting_since, 0, '[]', '', t.first_at, t.last_at
from (select (extract(epoch from server_now()) * 1000)::bigint as at) now
cross join lateral (
  select m.account_id, m.thread, m.mailbox, m.peer_id, m.address, min(m.at) as first_at, max(m.at) as last_at,
    (array_agg(m.id order by m.at desc, m.id desc))[1] as last_id, (array_agg(m.state order by m.at desc, m.id desc))[1] as last_state,
    min(m.at) filter (where m.is_in and m.kind not in ('notice', 'bounce') and m.at > now.at - 14 * 86400000
      and m.at > coalesce(w.at, 0)) as waiting_since
  from moving m
  left join (select account_id, contact_id, max(at) as at from email_answer where kind = 'sent' and state <> 'failed'
    group by account_id, contact_id) w on w.account_id = m.account_id and w.contact_id = m.contact_id
  group by m.account_id, m.thread, m.mailbox, m.peer_id, m.address) t
join email_answer l on l.account_id = t.account_id and l.id = t.last_id
join sync_account s on s.account_id = t.account_id
join peer p on p.account_id = t.account_id and p.id = t.peer_id
cross join lateral (select jsonb_build_object('kind', 'email', 'value', t.address) as one) n
left join contact c on c.account_id = t.account_id and c.id = p.contact_id and c.deleted_at is null
left join email_sender b on b.account_id = t.account_id and b.id = t.mailbox
left join app_user u on u.account_id = t.account_id and u.parent_id is null
cross join lateral (select coalesce(c.belongto, b.belongto, u.id) as owner) o
where not exists (select from conversation k where k.account_id = t.account_id and k.id = t.thread);

-- Threads that are there already get what is missing of them.
update conversation c set rev = s.seq, deleted_at = null, floor_edition = c.floor_edition + 1,
  created_at = least(c.created_at, t.first_at),
  last_at = greatest(c.last_at, t.last_at),
  last_text = case when t.last_at > c.last_at then pg_temp.line(case when l.text = '' then l.subject else l.text end) else c.last_text end,
  last_state = case when t.last_at > c.last_at then t.last_state else c.last_state end,
  waiting_since = case when t.underway_at >= c.waiting_since then null else c.waiting_since end
from (
  select m.account_id, m.thread, min(m.at) as first_at, max(m.at) as last_at,
    (array_agg(m.id order by m.at desc, m.id desc))[1] as last_id, (array_agg(m.state order by m.at desc, m.id desc))[1] as last_state,
    max(m.at) filter (where m.state in ('queued', 'sending')) as underway_at
  from moving m group by m.account_id, m.thread) t
join email_answer l on l.account_id = t.account_id and l.id = t.last_id
join sync_account s on s.account_id = t.account_id
where c.account_id = t.account_id and c.id = t.thread and (c.rev < s.seq or c.deleted_at is not null);

-- Those from before have no number: nobody has them unread. What waits to be sent waits from now on.
insert into message (account_id, id, scope, rev, conversation_id, month, direction, kind, at, state, problem, subject, body, parts,
  quote, reactions, author, origin, task, created_at, updated_at, mail_id)
select m.account_id, m.id, c.scope || ':' || d.month, s.seq, m.thread, d.month::int, case when m.is_in then 'in' else 'out' end, m.kind,
  m.at, m.state, a.problem, a.subject, a.text,
  (select coalesce(jsonb_agg(jsonb_build_object('file', null, 'name', f ->> 'name', 'state', 'failed')), '[]')
   from jsonb_array_elements(a.attachments) f),
  case when a.answers is not null then jsonb_build_object('message_id', a.answers, 'text', '', 'isOurs', m.is_in) end, '[]',
  a.created_by, case when m.is_in then 'peer' else 'chat' end, a.task,
  case when m.state in ('queued', 'sending') then (extract(epoch from server_now()) * 1000)::bigint else a.created_at end,
  a.updated_at, a.message_id
from moving m
join email_answer a on a.account_id = m.account_id and a.id = m.id
join conversation c on c.account_id = m.account_id and c.id = m.thread
join sync_account s on s.account_id = m.account_id
cross join lateral (select to_char(to_timestamp(m.at / 1000.0) at time zone 'UTC', 'YYYYMM') as month) d;

insert into message_try (account_id, message_id, channel_account_id, claimed_at, tries, not_before, handed_over_at)
select m.account_id, m.id, m.mailbox, t.claimed_at, t.tries, t.not_before, t.handed_over_at
from moving m join email_answer_try t on t.account_id = m.account_id and t.answer_id = m.id
where m.state in ('queued', 'sending');

-- What a contact wrote is with the contact's owner, also where it came to a colleague's mailbox: the threads that are not follow.
update peer p set is_stale = true, contact_known = null
from conversation c join contact k on k.account_id = c.account_id and k.id = c.contact_id
where c.channel = 'email' and not c.is_assigned and c.deleted_at is null and c.owner is distinct from k.belongto
  and p.account_id = c.account_id and p.id = c.peer_id;

delete from sync_tomb where entity = 'email_answer';
delete from lost_value where entity = 'email_answer';
update row_change set entity = 'message' where entity = 'email_answer';
update sync_mutation set entity = 'message' where entity = 'email_answer';
-- Counted out of the company's size.
delete from email_answer;
drop table email_answer_try;
drop table email_answer;
