import type { Consent } from '#domain/contacts/companions/consent'
import type { ContactOrigin } from '#domain/contacts/companions/origin'
import { newContact } from '#domain/contacts/contact'
import { limits } from '#domain/limits'
import type { Language } from '#domain/texts/errorText'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { serverNow } from '../../people/serverNow.ts'
import { newIdAt } from '../../sync/newId.ts'
import { changeServerRows } from '../../sync/serverRows.ts'
import type { BoothEntry } from './form.ts'
import { boothWords } from './words.ts'

/** A page that is open, and whose visitors are. */
export type OpenPage = {
  account: string
  id: string
  user: string
  booth: string
  title: string
  tag: string[]
  source: string | null
  fair: string
}

/** None where nobody could take what comes in: the page is closed or unknown, or its user has gone. */
export async function openPage(connection: Pick<Connection, 'query'>, key: string): Promise<OpenPage | null> {
  const { rows } = await connection.query<OpenPage>(
    `select p.account_id as account, p.id, p."user", p.booth, p.title, p.tag, p.source, coalesce(f.name, '') as fair
     from (select * from booth_page where key = $1 and deleted_at is null order by heard_at limit 1) p
     join app_user u on u.id = p."user" and u.status = 'normal'
     left join fair f on f.account_id = p.account_id and f.id = p.fair and f.deleted_at is null
     where p.open`,
    [key],
  )
  return rows[0] ?? null
}

/**
 * A visitor's entry as a new contact of the booth's user, with where it comes from and what was agreed to. Never merged
 * into a contact that is there: anybody may enter a customer's address, and must not be able to add a phone to that
 * customer. The same form sent twice is one entry.
 */
export const receive = (database: Database, page: OpenPage, entry: BoothEntry, language: Language): Promise<void> =>
  asSystem(database, async (connection) => {
    const now = await serverNow(connection)
    const contact_id = newIdAt(now)
    const { rowCount } = await connection.query(
      `insert into booth_entry (account_id, uid, page_id, contact_id) values ($1, $2, $3, $4) on conflict do nothing`,
      [page.account, entry.uid, page.id, contact_id],
    )
    if (!rowCount) return
    const labels = await labelsOf(connection, page)
    const made = { contact_id, created_by: page.user, created_at: now, updated_at: now }
    const contact = newContact(contact_id, { ...entry.fields, ...labels }, page.user, now)
    await changeServerRows(connection, page.account, [
      { entity: 'contact', puts: [contact] },
      { entity: 'consent', puts: consentsOf(entry, page, language, now).map((row) => living({ ...made, ...row })) },
      { entity: 'contact_origin', puts: [living({ ...made, ...originOf(page, now) })] },
    ])
  })

/** Where what lives with a contact lives is not to be read from the row; the server says it. */
function living<R extends { created_by: string; created_at: number }>(row: R): R & { id: string; belongto: string } {
  return { ...row, id: newIdAt(row.created_at), belongto: row.created_by }
}

type ConsentInput<R> = Omit<R, 'id' | 'contact_id' | 'created_by' | 'created_at' | 'updated_at'>

function consentsOf(
  { channels }: BoothEntry,
  { title }: OpenPage,
  language: Language,
  now: number,
): ConsentInput<Consent>[] {
  const words = boothWords[language]
  return channels.map((channel) => ({
    channel,
    basis: 'consent',
    evidence: [words.consents, words.consent[channel], words.privacy(title), language]
      .join('\n')
      .slice(0, limits.evidenceLength),
    given_at: now,
    withdrawn_at: null,
  }))
}

const originOf = ({ fair, booth, title, id }: OpenPage, now: number): ConsentInput<ContactOrigin> => ({
  way: 'person',
  name: [fair, booth].filter(Boolean).join(' · ') || title,
  licence: '',
  evidence: `booth page ${id}`,
  collected_at: now,
  fields: [],
  informed_at: null,
})

/** What was deleted since the page was made is left out. */
async function labelsOf(connection: Connection, { account, tag, source }: OpenPage) {
  const { rows } = await connection.query<{ id: string }>(
    `select id from tag where account_id = $1 and id = any($2::uuid[]) and deleted_at is null
     union all select id from source where account_id = $1 and id = $3 and deleted_at is null`,
    [account, tag, source],
  )
  const known = new Set(rows.map(({ id }) => id))
  return { tag: tag.filter((id) => known.has(id)), source: source && known.has(source) ? source : null }
}
