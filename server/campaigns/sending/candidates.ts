import { type CampaignChannel, channelFacts } from '#domain/campaigns/channel'
import type { ContactCap } from '#domain/campaigns/contactCap'
import type { ReceiverClock } from '#domain/campaigns/receiverClock'
import type { ReceiverReason } from '#domain/campaigns/receiverReason'
import type { Subject } from '#domain/campaigns/subjectTest'
import type { LawfulBasis } from '#domain/contacts/companions/consent'
import { listKindNames, listKinds } from '#domain/contacts/companions/origin'
import type { Contact } from '#domain/contacts/contact'
import type { Connection } from '../../db/connect.ts'
import { messagesTo } from '../ledger/mailsTo.ts'
import { standsAgainst } from '../suppression/suppressed.ts'
import { clockSql } from './clockSql.ts'
import type { TaskId } from './tasks.ts'
import { addressesSql, verdictSql } from './verdictSql.ts'

/** Somebody whose turn it is, and what the mail says of them. */
export type Candidate = Pick<
  Contact,
  'name' | 'company' | 'position' | 'country' | 'company_website' | 'custom_fields'
> & {
  id: string
  contact: string
  step: string
  place: number
  address: string
  address_group: string
  clock: ReceiverClock
  subject: Subject | null
  /** where the contact came from, if that was elsewhere and nobody told the person; null: nowhere that is known */
  origin: string | null
  /** since when */
  collected_at: number | null
  /** the record of that, which the mail fulfils: the contact's own, or the import that made it */
  informs: string | null
  /** why they may be written to, as far as that is noted */
  basis: LawfulBasis | null
  /** of a sequence: the rows of the mails that they were sent before, the first one first */
  earlier: readonly string[]
  /** why nothing is sent to them after all; null: it may be */
  reason: ReceiverReason | null
  /** when the company's cap lets them have one more message; null: now */
  capped_until: number | null
}

export type CandidateQuery = TaskId & {
  channel: CampaignChannel
  /** the user's contacts; null: all of the company */
  scope: string | null
  allowsUnknownBasis: boolean
  /** over how many channels the task goes: over several, people are told by their contacts */
  channels: number
  /** whether an answer ends the sequence for who gave it; null: there is no sequence */
  stopsOnReply: boolean | null
  from: number
  before: number | null
  /** of a test that has no winner yet */
  onlyTest: boolean
  groups: readonly string[]
  /** by which it is night for all senders */
  clocks: readonly ReceiverClock[]
  seen: readonly string[]
  most: number
  cap: ContactCap | null
}

/**
 * Locks the next ones that nobody else has, and asks all again that was asked when the ledger was filled: whoever said no
 * since, or is gone, gets nothing.
 */
export async function lockCandidates(connection: Connection, wanted: CandidateQuery): Promise<Candidate[]> {
  const { account, task, channel, scope, allowsUnknownBasis, stopsOnReply } = wanted
  const isOverSeveral = wanted.channels > 1
  const { rows } = await connection.query<Candidate>(
    `with next as materialized (
       select r.id, r.contact_id, r.step, r.place, r.address, r.address_group, r.subject, ${clockSql('r')} as clock
       from campaign_receiver r
       where r.account_id = $1 and r.task_id = $2 and r.status = 'waiting' and r.channel = $16 and r.place >= $5
         and ($6::int is null or r.place < $6) and (not $7::boolean or r.subject is not null)
         and (r.not_before is null or r.not_before <= server_now())
         and r.address_group <> all($8::text[]) and ${clockSql('r')} <> all($9::text[]) and r.id <> all($10::uuid[])
       order by r.place limit $11 for no key update skip locked
     )
     select n.id, n.contact_id as contact, n.step, n.place, n.address, n.address_group, n.clock, n.subject,
       coalesce(c.name, '') as name, coalesce(c.company, '') as company, coalesce(c.position, '') as position,
       coalesce(c.country, '') as country, coalesce(c.company_website, '') as company_website, c.custom_fields,
       coalesce(told.name, listed.name) as origin, coalesce(told.collected_at, listed.collected_at) as collected_at,
       coalesce(told.id, listed.id) as informs, o.basis,
       case when $12::boolean is null then '{}' else array(${sentBefore(isOverSeveral)}) end as earlier,
       case
         when c.id is null then 'gone'
         when $12::boolean is not null and ${hasEnded(isOverSeveral)} then 'ended'
         when v.reason is not null then v.reason
         when own.is_valid is null then 'noAddress'
         when own.is_valid = 'invalid' then 'invalid'
         when exists (select from suppression s where
           ${standsAgainst({ kind: '$14::text', value: 'n.address', consent: '$15::text' })}) then 'bounced'
       end as reason, capped.until as capped_until
     from next n
     left join contact c on c.account_id = $1 and c.id = n.contact_id and c.deleted_at is null
       and ($3::text is null or c.scope = $3)
     ${verdictSql({ allowsUnknownBasis: '$4::boolean', sendCount: 'true', address: '$14::text', consent: '$15::text', isPreferred: 'true' })}
     left join lateral (
       select e.is_valid from ${addressesSql('$14::text')} e where lower(e.address) = n.address limit 1
     ) own on true
     left join lateral (${cappedUntil}) capped on true
     left join lateral (
       select t.id, t.name, t.collected_at from contact_origin t where t.account_id = $1 and t.contact_id = c.id and t.way = 'elsewhere'
         and t.name <> '' and t.informed_at is null and t.deleted_at is null order by t.collected_at desc, t.id limit 1
     ) told on true
     left join lateral (
       -- The beginning of the contact's id is that of its import.
       select i.id, i.origin ->> 'name' as name, (i.origin ->> 'collected_at')::bigint as collected_at from import_task i
       where i.account_id = $1 and i.id between (left(c.id::text, 13) || '-0000-0000-000000000000')::uuid
           and (left(c.id::text, 13) || '-ffff-ffff-ffffffffffff')::uuid
         and made_by_import(i.id, c.id) and i.origin ->> 'kind' = any($13::text[]) and i.deleted_at is null
         and not exists (select from contact_origin t
                         where t.account_id = $1 and t.contact_id = c.id and t.deleted_at is null)
       limit 1
     ) listed on told.id is null
     order by n.place, n.step`,
    [
      account,
      task,
      scope,
      allowsUnknownBasis,
      wanted.from,
      wanted.before,
      wanted.onlyTest,
      wanted.groups,
      wanted.clocks,
      wanted.seen,
      wanted.most,
      stopsOnReply,
      listKindNames.filter((kind) => listKinds[kind] === 'elsewhere'),
      channelFacts[channel].address,
      channelFacts[channel].consent,
      channel,
      wanted.cap?.messages ?? null,
      wanted.cap?.days ?? null,
    ],
  )
  return rows
}

const courseOf = (task: string) =>
  `coalesce((select n.course from campaign_course n where n.account_id = $1 and n.task_id = ${task}), ${task})`

/**
 * Of tasks that wrote to this contact, or to this address, within the days of the cap, or are about to: each counts once, those of one
 * course together, and neither this one nor its course against itself. They are asked of under the company's lock (`lockCompanyRules`).
 */
const cappedUntil = `select (extract(epoch from s.at + $18::int * interval '1 day') * 1000)::bigint as until
  from (
    select of_course.at, bool_or(of_course.course = (${courseOf('$2')})) over () as is_own
    from (
      select (${courseOf('o.task_id')}) as course, max(coalesce(o.sent_at, o.handed_over_at, server_now())) as at
      from campaign_receiver o
      where $17::int is not null and o.account_id = $1 and (o.contact_id = n.contact_id or o.address = n.address)
        and o.status in ('sent', 'claimed', 'uncertain') and o.status <> 'suppressed'
        and coalesce(o.sent_at, o.handed_over_at, server_now()) > server_now() - $18::int * interval '1 day'
      group by 1
    ) of_course
  ) s
  where not s.is_own
  order by s.at desc offset greatest(coalesce($17::int, 1) - 1, 0) limit 1`

const toSame = (isOverSeveral: boolean) =>
  messagesTo('o', { task: '$2', address: 'n.address', contact: 'n.contact_id' }, isOverSeveral)

const sentBefore = (isOverSeveral: boolean) => `select o.id from campaign_receiver o
  where ${toSame(isOverSeveral)} and o.id <> n.id and o.channel = $16 and o.sent_at is not null
  order by o.sent_at, o.id`

/** What a receiver did with an earlier mail of the sequence, or what became of it. */
const hasEnded = (isOverSeveral: boolean) => `exists (select from campaign_receiver o
  where ${toSame(isOverSeveral)} and o.id <> n.id
    and (o.unsubscribed_at is not null or o.complained_at is not null or o.status = 'returned'
      or ($12::boolean and o.replied_at is not null)))`
