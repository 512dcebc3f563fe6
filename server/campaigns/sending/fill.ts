import { type CampaignChannel, channelFacts, type ReceiverAddress } from '#domain/campaigns/channel'
import type { ReceiverReason } from '#domain/campaigns/receiverReason'
import type { SendCount } from '#domain/campaigns/receivers'
import { type SubjectTest, subjectOf } from '#domain/campaigns/subjectTest'
import type { Connection } from '../../db/connect.ts'
import { countAdded, type Group } from '../ledger/addReceivers.ts'
import { mailsTo } from '../ledger/mailsTo.ts'
import {
  type AudienceQuery,
  beforeAll,
  isNamed,
  mostAtOnce,
  namedValues,
  visibleContactSql,
  type Window,
  windowsOf,
} from './audience.ts'
import { areaSql, areasParameter, dialCodes, dialSql, numberSql, zonesSql } from './clockSql.ts'
import type { ReceiverCheck } from './driver.ts'
import { sendCountSql, verdictSql } from './verdictSql.ts'

export type FillContext = AudienceQuery & {
  channel: CampaignChannel
  belongto: string
  /** what all of them get first */
  step: string
  /** nothing goes out before; null: at once */
  not_before: number | null
  message: string
  sender: string
  test: SubjectTest | null
  /** whom its channel refuses beforehand; without it nobody */
  refusal?: ReceiverCheck
}

/** How many get the mail, and how many do not for a reason; together they are all contacts that were asked about, up to one. */
export type FillProgress = { receivers: number; skipped: number; upto: string }
export const emptyProgress: FillProgress = { receivers: 0, skipped: 0, upto: beforeAll }

/** The places of those who are not written to, after those of all others. */
const behind = 1_000_000_000

/**
 * Puts the audience into the ledger, after those that are there: who gets the mail in the order of their ids, each address
 * once, and who does not with the reason. Once `portion` contacts were looked at and somebody gets the mail, the rest is
 * left for another time.
 */
export async function fillLedger(
  connection: Connection,
  filling: FillContext,
  { from = emptyProgress, portion = Number.POSITIVE_INFINITY }: { from?: FillProgress; portion?: number } = {},
): Promise<FillProgress & { isWhole: boolean }> {
  const filled = { ...from }
  let looked = 0
  let isWhole = true
  for await (const window of windowsOf(connection, filling, {
    after: from.upto,
    atOnce: Math.min(portion, mostAtOnce),
  })) {
    const groups = await addWindow(connection, filling, window, filled)
    await countAdded(connection, filling, groups)
    for (const { status, count } of groups) filled[status === 'waiting' ? 'receivers' : 'skipped'] += count
    filled.upto = window.upto
    looked += window.looked
    if (filled.receivers > 0 && looked >= portion) {
      isWhole = false
      break
    }
  }
  if (filling.test) await chooseSubjects(connection, filling, filling.test, from.receivers)
  return { ...filled, isWhole }
}

async function addWindow(
  connection: Connection,
  filling: FillContext,
  window: Window,
  before: FillProgress,
): Promise<Group[]> {
  const { after, upto, matching } = window
  const { channel, audience, belongto, step, message } = filling
  const refused = filling.refusal && (await refusedIn(connection, filling, window, filling.refusal))
  const { rows } = await connection.query<Group>(
    `with judged as (
       select c.id, place.country, ${zonesSql('place.country')} as zones,
         coalesce(v.reason, $19::jsonb ->> c.id::text) as reason, v.address
       from contact c ${verdictSql({
         allowsUnknownBasis: '$8::boolean',
         sendCount: countSql(channel, audience.send_count),
         address: '$17::text',
         consent: '$18::text',
         isPreferred: isNamedAddress,
       })}
       ${areaSql('$21', numberSql('$17::text', 'v.address'))}
       cross join lateral (select coalesce(nullif(c.country, ''),
         case $17::text when 'phone' then coalesce(near.country, ${dialSql('$20', 'v.address')}) end, '') as country offset 0) place
       where ${visibleContactSql} and c.id > $6 and c.id <= $7 and (c.id = any($9::uuid[]) or ${isNamed}) offset 0
     ), told as (
       select id, country, zones, address, coalesce(reason, case
         when row_number() over (partition by reason is null, address order by id) > 1
           or $13::int > 0 and exists (select from campaign_receiver r
             where ${mailsTo('r', { task: '$3', address: 'judged.address' })} and r.step = $12) then 'duplicate'
       end) as reason from judged
     ), placed as materialized (
       select id, country, zones, address, ${groupSql[channelFacts[channel].address]} as address_group, coalesce(reason, '') as reason,
         case when reason is null then 'waiting' else 'suppressed' end as status,
         case when reason is null then $13::int else ${behind} + $14::int end
           + row_number() over (partition by reason is null order by id) - 1 as place
       from told
     ), added as (
       insert into campaign_receiver (account_id, task_id, user_id, contact_id, step, place, message_id, address, address_group,
         country, zones, status, reason, not_before, channel)
       select $1, $3, $10, id, $12, place, $11, address, address_group, country, zones, status, reason,
         to_timestamp($15::bigint / 1000.0), $16
       from placed
     )
     select status, reason, address_group, count(*)::int as count, (extract(epoch from server_now()) * 1000)::bigint as status_at
     from placed group by status, reason, address_group`,
    [
      ...namedValues(filling),
      after,
      upto,
      audience.allows_unknown_basis,
      matching,
      belongto,
      message,
      step,
      before.receivers,
      before.skipped,
      filling.not_before,
      channel,
      channelFacts[channel].address,
      channelFacts[channel].consent,
      refused ? JSON.stringify(refused) : null,
      dialCodes,
      areasParameter,
    ],
  )
  return rows
}

/** An address that was named for the task `$3` itself; a task that names none asks once. */
const isNamedAddress = `a.address = any(array(select jsonb_array_elements_text(p.addresses) from campaign_audience p
  where p.account_id = $1 and p.campaign_task_id = $3 and p.deleted_at is null))`

/** Of those who would get it: why the channel refuses some, by contact. */
async function refusedIn(
  connection: Connection,
  filling: FillContext,
  { after, upto, matching }: Window,
  refusal: ReceiverCheck,
): Promise<Record<string, ReceiverReason>> {
  const { channel, audience } = filling
  const { rows } = await connection.query<{ id: string; key: string; country: string }>(
    `select c.id, v.address as key, c.country
     from contact c ${verdictSql({
       allowsUnknownBasis: '$8::boolean',
       // Asked where they are put down.
       sendCount: 'true',
       address: '$10::text',
       consent: '$11::text',
       isPreferred: isNamedAddress,
     })}
     where ${visibleContactSql} and c.id > $6 and c.id <= $7 and (c.id = any($9::uuid[]) or ${isNamed}) and v.reason is null`,
    [
      ...namedValues(filling),
      after,
      upto,
      audience.allows_unknown_basis,
      matching,
      channelFacts[channel].address,
      channelFacts[channel].consent,
    ],
  )
  return Object.fromEntries(
    rows.flatMap(({ id, ...to }) => {
      const reason = refusal(to)
      return reason ? [[id, reason]] : []
    }),
  )
}

// The number was checked when it came in; a parameter of its own would only be there for some.
const countSql = (channel: CampaignChannel, count: SendCount | null) =>
  count ? sendCountSql(channel, count.is, String(Math.trunc(count.value))) : 'true'

/** Those that share a pace: `groupOf` of the channel's rules, asked of many at once; not where each address is a group of its own. */
export const groupSql = { email: `split_part(address, '@', -1)`, phone: `''` } as const satisfies Record<
  ReceiverAddress,
  string
>

/** Which of two subjects somebody gets is their id's to decide. */
async function chooseSubjects(
  connection: Connection,
  { account, task }: FillContext,
  test: SubjectTest,
  from: number,
): Promise<void> {
  for (let place = from - 1; ; ) {
    const { rows } = await connection.query<{ id: string; place: number }>(
      `select id, place from campaign_receiver
       where account_id = $1 and task_id = $2 and status = 'waiting' and place > $3 order by place limit 10000`,
      [account, task, place],
    )
    const last = rows.at(-1)
    if (!last) return
    const chosen = rows.flatMap(({ id }) => ({ id, subject: subjectOf(test, id) })).filter(({ subject }) => subject)
    await connection.query(
      `update campaign_receiver r set subject = c.subject from unnest($1::uuid[], $2::text[]) as c (id, subject) where r.id = c.id`,
      [chosen.map(({ id }) => id), chosen.map(({ subject }) => subject)],
    )
    place = last.place
  }
}
