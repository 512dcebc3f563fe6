import { type CampaignChannel, channelFacts } from '#domain/campaigns/channel'
import { type Engagement, engagements, followUpMachine } from '#domain/campaigns/statistics/tracking'
import type { SuppressionRow } from '#domain/campaigns/suppression'
import { type ContactOrigin, type ListOrigin, originOfImport } from '#domain/contacts/companions/origin'
import type { Connection } from '../../db/connect.ts'
import { newIdAt } from '../../sync/newId.ts'
import { quotedColumns } from '../../sync/tables.ts'
import { mergeTargetsOf } from '../mergeTargets.ts'

/** What mails make of one contact. */
export type ContactNews = {
  contact: string
  channel: CampaignChannel
  sends: number
  engagement: Engagement | null
  /** an address that turned out not to work */
  invalid_email: string | null
  /** one that was taken for gone, and works or may be tried again */
  revived_email: string | null
  /** the record of an origin that the person was told of */
  informs: string | null
}
/** A contact's counters, one for each channel. */
const sentCounters = ['email_send_count', 'sms_send_count', 'wt_api_send_count', 'wt_send_count'] as const

type ContactUpdate = {
  id: string
  sends: Partial<Record<string, number>>
  engagement: Engagement | null
  invalid: string[]
  revived: string[]
}

/** For each contact, as its mails say by now; of one that became part of another one, for that one. */
export async function newsOf(
  connection: Connection,
  account: string,
  news: readonly ContactNews[],
): Promise<ContactNews[]> {
  const mergeTargets = await mergeTargetsOf(
    connection,
    account,
    news.map(({ contact }) => contact),
  )
  const looked = await looksNow(connection, account, news)
  return news.map(({ contact, engagement, ...one }) => ({
    ...one,
    contact: mergeTargets.get(contact) ?? contact,
    engagement: engagement === 'replied' ? engagement : engagement && (looked.get(contact) ?? null),
  }))
}

/** Of those who are said to have looked: what looked like a person then may be known for a program by now. */
async function looksNow(
  connection: Connection,
  account: string,
  news: readonly ContactNews[],
): Promise<Map<string, Engagement>> {
  const asked = news.filter(({ engagement }) => engagement === 'opened' || engagement === 'clicked')
  if (!asked.length) return new Map()
  const { rows } = await connection.query<{ contact: string; clicked: boolean }>(
    `select contact_id as contact, bool_or(clicked_at is not null) as clicked from campaign_receiver
     where account_id = $1 and contact_id = any($2::uuid[]) and coalesce(opened_at, clicked_at) is not null group by 1`,
    [account, asked.map(({ contact }) => contact)],
  )
  return new Map(rows.map(({ contact, clicked }) => [contact, clicked ? 'clicked' : 'opened']))
}

/** Before the account's counter is taken. */
export async function lockContacts(
  connection: Connection,
  account: string,
  news: readonly ContactNews[],
): Promise<void> {
  await connection.query('select from contact where account_id = $1 and id = any($2::uuid[]) order by id for update', [
    account,
    [...new Set(news.map(({ contact }) => contact))],
  ])
}

/**
 * In one statement however many they are. Nobody edited them, so `updated_at` and who wrote which field stay as they were:
 * what a user says of the same contact wins, whenever it arrives.
 */
export async function tellContacts(
  connection: Connection,
  account: string,
  news: readonly ContactNews[],
  seq: number,
): Promise<void> {
  await connection.query(
    `with told as (select * from jsonb_to_recordset($2::jsonb) as t (id uuid, sends jsonb, engagement text, invalid jsonb, revived jsonb)),
     after as (
       select c.id, ${sentCounters.map((name) => `greatest(0, c.${name} + coalesce((told.sends ->> '${name}')::int, 0)) as ${name}`).join(', ')},
         coalesce($3::jsonb -> c.follow_up_status ->> told.engagement, c.follow_up_status) as follow_up_status,
         case when told.invalid = '[]' and told.revived = '[]' then c.emails else (
           select coalesce(jsonb_agg(case
             when told.invalid ? lower(one ->> 'email') then one || '{"is_valid": "invalid"}'
             when told.revived ? lower(one ->> 'email') and one ->> 'is_valid' = 'invalid'
               then (one - 'checked_at') || '{"is_valid": "toVerify"}'
             else one end order by place), '[]')
           from jsonb_array_elements(c.emails) with ordinality as each (one, place)) end as emails
       from contact c join told using (id) where c.account_id = $1)
     update contact c set ${sentCounters.map((name) => `${name} = after.${name}`).join(', ')}, follow_up_status = after.follow_up_status,
       emails = after.emails, rev = $4
     from after where c.account_id = $1 and c.id = after.id
       and (${sentCounters.map((name) => `c.${name}`).join(', ')}, c.follow_up_status, c.emails)
         is distinct from (${sentCounters.map((name) => `after.${name}`).join(', ')}, after.follow_up_status, after.emails)`,
    [account, JSON.stringify(summed(news)), JSON.stringify(followUpMachine), seq],
  )
}

/**
 * An address that does not work is known by that from now on, whatever a check says; of one that was revived, nothing is
 * known. After the contacts are locked.
 */
export async function tellAddresses(
  connection: Connection,
  account: string,
  news: readonly ContactNews[],
): Promise<void> {
  const { invalid, revived } = addressesOf(news)
  await connection.query(
    `insert into email_check as known (account_id, email, verdict, reason, evidence, standing, standing_at)
     select $1, email, 'invalid', 'bounced', '[]', 'bounced', server_now() from unnest($2::text[]) as email
     on conflict (account_id, email) do update set standing = 'bounced', standing_at = excluded.standing_at
       where known.standing <> 'bounced'`,
    [account, invalid],
  )
  if (revived.length)
    await connection.query(
      `delete from email_check where account_id = $1 and email = any($2::text[]) and standing in ('bounced', 'missing')`,
      [account, revived],
    )
}

/** To an address that does not work nothing more is sent, whoever of the company has it, and whenever it is imported again. */
export async function newlyBounced(
  connection: Connection,
  account: string,
  news: readonly ContactNews[],
  now: number,
): Promise<SuppressionRow[]> {
  const { invalid } = addressesOf(news)
  const emails = invalid.filter((email) => email.includes('@'))
  if (!emails.length) return []
  const { rows } = await connection.query<{ email: string }>(
    `select email from unnest($2::text[]) as email where not exists (
       select from suppression s where s.account_id = $1 and s.kind = 'email' and s.value = email and s.reason = 'bounced'
         and s.deleted_at is null)`,
    [account, emails],
  )
  const contactOf = new Map(news.map(({ invalid_email, contact }) => [invalid_email?.toLowerCase(), contact]))
  const stamps = { created_by: null, created_at: now, updated_at: now }
  return rows.map(({ email }) => ({
    id: newIdAt(now),
    kind: 'email',
    value: email,
    channels: ['email'],
    note: '',
    reason: 'bounced',
    contact: contactOf.get(email) ?? null,
    task: null,
    ...stamps,
  }))
}

/** Of each address what was heard last. */
function addressesOf(news: readonly ContactNews[]): Pick<ContactUpdate, 'invalid' | 'revived'> {
  const works = new Map<string, boolean>()
  for (const { invalid_email, revived_email } of news) {
    if (invalid_email) works.set(invalid_email.toLowerCase(), false)
    if (revived_email) works.set(revived_email.toLowerCase(), true)
  }
  const those = (wanted: boolean) => [...works].flatMap(([email, one]) => (one === wanted ? email : [])).sort()
  return { invalid: those(false), revived: those(true) }
}

/**
 * Somebody clicked in a mail that did not come back after another one to the same address did: there is somebody. An open
 * is no such sign: what came back shows the same pictures to whoever looks at it.
 */
export async function revivedByClicks(
  connection: Connection,
  account: string,
  clicked: readonly ContactNews[],
): Promise<(ContactNews & { suppression: string })[]> {
  if (!clicked.length) return []
  const contacts = clicked.map(({ contact }) => contact)
  const { rows } = await connection.query<{ suppression: string; contact: string; revived_email: string }>(
    `select distinct s.id as suppression, r.contact_id as contact, r.address as revived_email
     from campaign_receiver r join suppression s
       on s.account_id = r.account_id and s.kind = 'email' and s.value = r.address and s.reason = 'bounced' and s.deleted_at is null
     where r.account_id = $1 and r.contact_id = any($2::uuid[]) and r.status = 'sent'
       and r.clicked_at > to_timestamp(s.created_at / 1000.0)`,
    [account, contacts],
  )
  const mergeTargets = await mergeTargetsOf(connection, account, contacts)
  return rows.map(({ contact, ...row }) => ({
    ...row,
    contact: mergeTargets.get(contact) ?? contact,
    channel: 'email',
    sends: 0,
    engagement: null,
    invalid_email: null,
    informs: null,
  }))
}

/** Of several things that somebody did, the one that says most. */
function summed(news: readonly ContactNews[]): ContactUpdate[] {
  const byContact = Map.groupBy(news, ({ contact }) => contact)
  return [...byContact].map(([id, some]) => ({
    id,
    sends: sendsOf(some),
    engagement: engagements.findLast((one) => some.some(({ engagement }) => engagement === one)) ?? null,
    ...addressesOf(some),
  }))
}

/** By the counter of each channel. */
function sendsOf(news: readonly ContactNews[]): ContactUpdate['sends'] {
  const sums: ContactUpdate['sends'] = {}
  for (const { channel, sends } of news) {
    const name = channelFacts[channel].sends
    sums[name] = (sums[name] ?? 0) + sends
  }
  return sums
}

/** Origins of which people have been told now, as they are from now on. */
export async function informedOrigins(
  connection: Connection,
  account: string,
  news: readonly ContactNews[],
  now: number,
): Promise<(ContactOrigin & { belongto: string })[]> {
  const ids = news.flatMap(({ informs }) => informs ?? [])
  if (!ids.length) return []
  const { rows } = await connection.query<ContactOrigin & { belongto: string }>(
    `select ${quotedColumns('contact_origin')
      .map((name) => `o.${name}`)
      .join(', ')}, c.belongto
     from contact_origin o join contact c on c.account_id = o.account_id and c.id = o.contact_id and c.deleted_at is null
     where o.account_id = $1 and o.id = any($2::uuid[]) and o.informed_at is null and o.deleted_at is null
     order by o.id for update of o`,
    [account, ids],
  )
  const told = rows.map((row) => ({ ...row, informed_at: now, updated_at: now }))
  return [...told, ...(await informedByList(connection, account, news, now))]
}

/** Of contacts whose import says where they came from, that is recorded when they have been told: for each of them by then. */
async function informedByList(
  connection: Connection,
  account: string,
  news: readonly ContactNews[],
  now: number,
): Promise<(ContactOrigin & { belongto: string })[]> {
  const told = news.flatMap(({ contact, informs }) => (informs ? [{ contact, informs }] : []))
  const { rows } = await connection.query<{ contact: string; belongto: string; user: string; origin: ListOrigin }>(
    `select distinct on (c.id) c.id as contact, c.belongto, i.belongto as user, i.origin
     from jsonb_to_recordset($2::jsonb) as n (contact uuid, informs uuid)
     join import_task i on i.account_id = $1 and i.id = n.informs and i.origin is not null
     join contact c on c.account_id = $1 and c.id = n.contact and c.deleted_at is null
     where not exists (select from contact_origin t
                       where t.account_id = $1 and t.contact_id = c.id and t.deleted_at is null)
     order by c.id`,
    [account, JSON.stringify(told)],
  )
  return rows.map(({ contact, belongto, user, origin }) => ({
    ...originOfImport({ name: '', origin }, now),
    id: newIdAt(now),
    contact_id: contact,
    belongto,
    created_by: user,
    created_at: now,
    updated_at: now,
    informed_at: now,
  }))
}
