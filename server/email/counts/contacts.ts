import type { ContactOrigin } from '#domain/contacts/companions/origin'
import { type Engagement, engagements, followUpMachine } from '#domain/email/tracking'
import type { Connection } from '../../db/connect.ts'
import { columnsOf } from '../../sync/tables.ts'
import { survivorsOf } from '../survivors.ts'

/** What mails make of one contact. */
export type ContactNews = {
  contact: string
  sends: number
  engagement: Engagement | null
  /** an address that turned out not to work */
  invalid_email: string | null
  /** the record of an origin that the person was told of */
  informs: string | null
}
type Told = { id: string; sends: number; engagement: Engagement | null; invalid: string[] }

/** For each contact, as its mails say by now; of one that became part of another one, for that one. */
export async function newsOf(
  connection: Connection,
  account: string,
  news: readonly ContactNews[],
): Promise<ContactNews[]> {
  const survivors = await survivorsOf(
    connection,
    account,
    news.map(({ contact }) => contact),
  )
  const looked = await looksNow(connection, account, news)
  return news.map(({ contact, engagement, ...one }) => ({
    ...one,
    contact: survivors.get(contact) ?? contact,
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
    `select contact_id as contact, bool_or(clicked_at is not null) as clicked from email_receiver
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
    `with told as (select * from jsonb_to_recordset($2::jsonb) as t (id uuid, sends int, engagement text, invalid jsonb)),
     after as (
       select c.id, greatest(0, c.email_send_count + told.sends) as email_send_count,
         coalesce($3::jsonb -> c.follow_up_status ->> told.engagement, c.follow_up_status) as follow_up_status,
         case when told.invalid = '[]' then c.emails else (
           select coalesce(jsonb_agg(case when told.invalid ? lower(one ->> 'email')
             then one || '{"is_valid": "invalid"}' else one end order by place), '[]')
           from jsonb_array_elements(c.emails) with ordinality as each (one, place)) end as emails
       from contact c join told using (id) where c.account_id = $1)
     update contact c set email_send_count = after.email_send_count, follow_up_status = after.follow_up_status,
       emails = after.emails, rev = $4
     from after where c.account_id = $1 and c.id = after.id
       and (c.email_send_count, c.follow_up_status, c.emails)
         is distinct from (after.email_send_count, after.follow_up_status, after.emails)`,
    [account, JSON.stringify(summed(news)), JSON.stringify(followUpMachine), seq],
  )
}

/** An address that does not work is known by that from now on, whatever a check says. After the contacts are locked. */
export async function tellAddresses(
  connection: Connection,
  account: string,
  news: readonly ContactNews[],
): Promise<void> {
  const emails = [...new Set(news.flatMap(({ invalid_email }) => invalid_email?.toLowerCase() ?? []))].sort()
  await connection.query(
    `insert into email_check as known (account_id, email, verdict, reason, evidence, standing, standing_at)
     select $1, email, 'invalid', 'bounced', '[]', 'bounced', server_now() from unnest($2::text[]) as email
     on conflict (account_id, email) do update set standing = 'bounced', standing_at = excluded.standing_at
       where known.standing <> 'bounced'`,
    [account, emails],
  )
}

/** Of several things that somebody did, the one that says most. */
function summed(news: readonly ContactNews[]): Told[] {
  const byContact = Map.groupBy(news, ({ contact }) => contact)
  return [...byContact].map(([id, some]) => ({
    id,
    sends: some.reduce((sum, { sends }) => sum + sends, 0),
    engagement: engagements.findLast((one) => some.some(({ engagement }) => engagement === one)) ?? null,
    invalid: [...new Set(some.flatMap(({ invalid_email }) => invalid_email?.toLowerCase() ?? []))],
  }))
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
    `select ${columnsOf('contact_origin')
      .map((name) => `o.${name}`)
      .join(', ')}, c.belongto
     from contact_origin o join contact c on c.account_id = o.account_id and c.id = o.contact_id and c.deleted_at is null
     where o.account_id = $1 and o.id = any($2::uuid[]) and o.informed_at is null and o.deleted_at is null
     order by o.id for update of o`,
    [account, ids],
  )
  return rows.map((row) => ({ ...row, informed_at: now, updated_at: now }))
}
