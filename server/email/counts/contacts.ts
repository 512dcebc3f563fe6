import { type Engagement, engagements, followUpMachine } from '#domain/email/tracking'
import type { Connection } from '../../db/connect.ts'
import { survivorsOf } from '../survivors.ts'

/** What mails make of one contact. */
export type ContactNews = {
  contact: string
  sends: number
  engagement: Engagement | null
  /** an address that turned out not to work */
  invalid_email: string | null
}
type Told = { id: string; sends: number; engagement: Engagement | null; invalid: string[] }

/** Added up for each contact; of one that became part of another one, for that one. */
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
  return news.map((one) => ({ ...one, contact: survivors.get(one.contact) ?? one.contact }))
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
