import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { CollectedRow } from '#domain/contacts/calls'
import { type ContactFields, isEmptyDraft } from '#domain/contacts/contact'
import { countryOf } from '#domain/contacts/countries'
import type { LabelKind } from '#domain/contacts/label'
import type { ErrorCode } from '#domain/errors'
import type { MutationName } from '#domain/mutations'
import type { Actor } from '#domain/shared/mutation'
import { Email } from '#domain/shared/schema'
import type { Connection } from '../../db/connect.ts'
import { newIdAt } from '../../sync/newId.ts'
import { hasOneOf, numberOf } from './numbers.ts'

type Change = { name: MutationName; args: unknown }
type RefusedRow = { index: number; field: string; code: ErrorCode }
export type InsertResult = { created: number; merged: number; ids: (string | null)[]; refused: RefusedRow[] }

/**
 * Rows of a collection as the changes that a device would make of them: labels that are not there yet, contacts that are
 * new, and what fills those with the same phone or email. A row that cannot be kept does not hold up the others.
 */
export async function collected(
  connection: Connection,
  actor: Actor,
  rows: readonly CollectedRow[],
): Promise<{ changes: Change[]; told: InsertResult }> {
  const read = rows.map(readRow)
  const labels = await labelsFor(connection, actor.account, rows)
  const known = await knownBy(connection, actor, read)
  const told: InsertResult = { created: 0, merged: 0, ids: [], refused: [] }
  const create: object[] = []
  // A contact that several rows fill is filled by one change after the other.
  const fills: object[][] = []
  const filledBy = new Map<string, number>()
  for (const [index, row] of read.entries()) {
    const match = 'code' in row ? undefined : keysOf(row).flatMap((key) => known.get(key) ?? [])[0]
    const problem = 'code' in row ? row : match?.closed ? ({ field: 'phones', code: 'restricted' } as const) : null
    if ('code' in row || problem) {
      told.refused.push({ index, ...problem! })
      told.ids.push(null)
      continue
    }
    const fields = { ...row, ...labels.of(rows[index]!) }
    const id = match?.id ?? newIdAt(Date.now())
    told.ids.push(id)
    if (!match) {
      told.created++
      create.push({ id, ...fields })
    } else {
      told.merged++
      const turn = filledBy.get(id) ?? 0
      filledBy.set(id, turn + 1)
      fills[turn] ??= []
      fills[turn].push({ id, ...fields })
    }
    for (const key of keysOf(row)) if (!known.has(key)) known.set(key, { id, closed: false })
  }
  const changes: Change[] = [...labels.made]
  if (create.length) changes.push({ name: 'contact.create', args: { rows: create } })
  for (const fill of fills) changes.push({ name: 'contact.fill', args: { rows: fill } })
  return { changes, told }
}

type RowResult = ContactFields | Omit<RefusedRow, 'index'>

function readRow({
  phones = [],
  emails = [],
  country = '',
  tag: _,
  category: __,
  source: ___,
  ins_fans: _insFans,
  ins_follow: _insFollow,
  fb_fans: _fbFans,
  fb_follow: _fbFollow,
  ...texts
}: CollectedRow): RowResult {
  const code = country && countryOf(country)
  if (country && !code) return { field: 'country', code: 'inputInvalid' }
  const numbers = phones.map((phone) => numberOf(phone, code))
  if (numbers.includes(null)) return { field: 'phones', code: 'phoneInvalid' }
  const addresses = emails.map((email) => z.safeParse(Email, email))
  if (addresses.some(({ success }) => !success)) return { field: 'emails', code: 'emailInvalid' }
  const fields: ContactFields = {
    ...texts,
    ...(code && { country: code }),
    phones: [...new Set(numbers)].map((full_number) => ({ full_number: full_number!, is_wt: 'unvalidated' as const })),
    emails: [...new Set(addresses.map(({ data }) => data!))].map((email) => ({ email, is_valid: 'toVerify' as const })),
  }
  return isEmptyDraft(fields) ? { field: 'name', code: 'contactEmpty' } : fields
}

const keysOf = ({ phones = [], emails = [] }: ContactFields) => [
  ...phones.map(({ full_number }) => `p${full_number}`),
  ...emails.map(({ email }) => `e${email}`),
]

/** By phone and by email, who has it already; `closed`: whom the user may not change. */
async function knownBy(
  connection: Connection,
  { account, user, role }: Actor,
  read: readonly RowResult[],
): Promise<Map<string, { id: string; closed: boolean }>> {
  const drafts = read.filter((row) => !('code' in row)) as ContactFields[]
  const numbers = drafts.flatMap(({ phones = [] }) => phones.map(({ full_number }) => full_number))
  const emails = drafts.flatMap((draft) => (draft.emails ?? []).map(({ email }) => email))
  const { rows } = await connection.query<
    Required<Pick<ContactFields, 'phones' | 'emails'>> & { id: string; closed: boolean }
  >(
    `select id, phones, emails, restricted_at is not null and not $2 as closed from contact
     where account_id = $1 and ($2 or scope = 'user:' || $3) and deleted_at is null
       and ${hasOneOf(4)} order by id`,
    [account, role === 'main', user, [...numbers, ...emails]],
  )
  const known = new Map<string, { id: string; closed: boolean }>()
  for (const row of rows)
    for (const key of keysOf(row)) if (!known.has(key)) known.set(key, { id: row.id, closed: row.closed })
  return known
}

const kinds = ['tag', 'category', 'source'] as const satisfies readonly LabelKind[]

/** Labels are the company's, and told apart without regard to capitals. */
async function labelsFor(connection: Connection, account: string, rows: readonly CollectedRow[]) {
  const made: Change[] = []
  const ids = new Map<string, string>()
  const keyOf = (kind: LabelKind, name: string) => `${kind} ${name.toLowerCase()}`
  for (const kind of kinds) {
    const names = rows.flatMap((row) => row[kind] ?? [])
    const { rows: found } = await connection.query<{ id: string; name: string }>(
      `select id, name from ${kind} where account_id = $1 and deleted_at is null and lower(name) = any($2::text[])`,
      [account, names.map((name) => name.toLowerCase())],
    )
    for (const { id, name } of found) ids.set(keyOf(kind, name), id)
    for (const name of names)
      if (!ids.has(keyOf(kind, name))) {
        const id: string = randomUUID()
        ids.set(keyOf(kind, name), id)
        made.push({ name: `${kind}.create`, args: { id, name } })
      }
  }
  const idOf = (kind: LabelKind, name: string) => ids.get(keyOf(kind, name))!
  return {
    made,
    of: ({ tag, category, source }: CollectedRow): ContactFields => ({
      ...(tag && { tag: [...new Set(tag.map((name) => idOf('tag', name)))] }),
      ...(category && { category: idOf('category', category) }),
      ...(source && { source: idOf('source', source) }),
    }),
  }
}
