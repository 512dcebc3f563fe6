import type { Audience } from '#domain/campaigns/task'
import type { Contact } from '#domain/contacts/contact'
import { type ExcludedContact, exclusionOf, exclusionsOf } from '#domain/contacts/excluded'
import { asksNothing, type Filter, type FilterContext, matchesFilter } from '#domain/contacts/filter'
import type { Connection } from '../../db/connect.ts'
import { quotedColumns } from '../../sync/tables.ts'
import { readCustomFields } from './customFields.ts'
import { type OffsetIn, zoneDay, zoneDayStart } from './zones.ts'

export type AudienceQuery = {
  account: string
  task: string
  /** whose contacts; null: all of the company */
  scope: string | null
  audience: Audience
  /** whose calendar the filter means */
  home: string
  now: number
  offsetAt: OffsetIn
}

/** Contacts of the audience between two ids: all of them, or those that are named and those that the filter found. */
export type Window = { after: string; upto: string; looked: number; matching: readonly string[] }

export const beforeAll = '00000000-0000-0000-0000-000000000000'
/** Contacts whose filter is asked are read whole; of the others only ids. */
const readAtOnce = 2_000
export const mostAtOnce = 50_000

/** `$1` account, `$2` scope. */
export const visibleContactSql = `c.account_id = $1 and ($2::text is null or c.scope = $2) and c.deleted_at is null`

/** Beside those that the filter found: `$3` task, `$4` the other task, `$5` everybody. */
export const isNamed = `($5::boolean
  or c.id in (select contact::uuid from campaign_audience p, jsonb_array_elements_text(p.contacts) as contact
              where p.account_id = $1 and p.campaign_task_id = $3 and p.deleted_at is null)
  or c.id in (select n.contact_id from campaign_named n where n.account_id = $1 and n.task_id = $3)
  or c.id in (select r.contact_id from campaign_receiver r where r.account_id = $1 and r.task_id = $4::uuid
              and r.status = 'sent' and r.opened_at is null and r.replied_at is null))`

export const namedValues = ({ account, scope, task, audience }: AudienceQuery) => [
  account,
  scope,
  task,
  audience.unopened_of,
  audience.filter !== null && asksNothing(audience.filter),
]

export type AudienceChunk = { after: string; atOnce: number }

/** The audience in the order of receivers, a part at a time: what is in memory does not grow with it. */
export function windowsOf(connection: Connection, asked: AudienceQuery, part: AudienceChunk): AsyncGenerator<Window> {
  const { filter } = asked.audience
  return filter && !asksNothing(filter) ? filtered(connection, asked, filter, part) : plain(connection, asked, part)
}

async function* plain(
  connection: Connection,
  asked: AudienceQuery,
  { after, atOnce }: AudienceChunk,
): AsyncGenerator<Window> {
  for (;;) {
    const { rows } = await connection.query<{ upto: string; looked: number }>(
      `select id as upto, count(*) over ()::int as looked from (
         select c.id from contact c where ${visibleContactSql} and c.id > $6 and ${isNamed} order by c.id limit $7) as part
       order by id desc limit 1`,
      [...namedValues(asked), after, atOnce],
    )
    const [found] = rows
    if (!found) return
    yield { after, ...found, matching: [] }
    after = found.upto
  }
}

async function* filtered(
  connection: Connection,
  asked: AudienceQuery,
  filter: Filter,
  { after }: Pick<AudienceChunk, 'after'>,
): AsyncGenerator<Window> {
  const columns = quotedColumns('contact').join(', ')
  const context = await contextOf(connection, asked)
  for (;;) {
    const { rows } = await connection.query<Contact>(
      `select ${columns} from contact c where ${visibleContactSql} and c.id > $3 order by c.id limit ${readAtOnce}`,
      [asked.account, asked.scope, after],
    )
    const upto = rows.at(-1)?.id
    if (!upto) return
    const hasVoiceNote = await voiceNotesOf(connection, asked.account, rows)
    const matching = rows.filter((row) => matchesFilter(row, filter, { ...context, hasVoiceNote }))
    yield { after, upto, looked: rows.length, matching: matching.map(({ id }) => id) }
    after = upto
  }
}

async function contextOf(
  connection: Connection,
  { account, home, now, offsetAt }: AudienceQuery,
): Promise<Omit<FilterContext, 'hasVoiceNote'>> {
  const { rows } = await connection.query<ExcludedContact>(
    `select ${quotedColumns('excluded_contact').join(', ')} from excluded_contact where account_id = $1 and deleted_at is null`,
    [account],
  )
  const exclusions = exclusionsOf(rows)
  const fields = new Set((await readCustomFields(connection, account)).map(({ id }) => id))
  return {
    dayStart: (daysAgo) => zoneDayStart(home, now, daysAgo, offsetAt),
    isExcluded: (contact) => exclusionOf(exclusions, contact) !== null,
    hasCustomField: (id) => fields.has(id),
    dayAt: (daysAgo) => zoneDay(home, now, daysAgo, offsetAt),
  }
}

async function voiceNotesOf(connection: Connection, account: string, contacts: readonly Contact[]) {
  const { rows } = await connection.query<{ id: string }>(
    `select distinct contact_id as id from voice_note
     where account_id = $1 and contact_id = any($2::uuid[]) and deleted_at is null`,
    [account, contacts.map(({ id }) => id)],
  )
  const found = new Set(rows.map(({ id }) => id))
  return (id: string) => found.has(id)
}
