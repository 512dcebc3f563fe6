import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { contactCalls } from '#domain/contacts/calls'
import { type Contact, Contact as ContactSchema } from '#domain/contacts/contact'
import type { InputOf } from '#domain/shared/call'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../../db/connect.ts'

const columns = Object.keys(ContactSchema.shape).join(', ')

// The scope stands in the query for the planner; row-level security holds it in any case.
const mine = `account_id = $1 and ($2 or scope = 'user:' || $3) and deleted_at is null
  and ($4::jsonb[] is null or phones @> any ($4::jsonb[]))
  and ($5::text is null or concat_ws(' ', lower(name), lower(company), phones::text, emails::text) like $5)`

export async function queryContacts(
  connection: Connection,
  actor: Actor,
  { full_number, keyword, limit, page }: InputOf<typeof contactCalls.query>,
): Promise<{ count: number; list: Contact[] }> {
  const values = [actor.account, actor.role === 'main', actor.user, numbersOf(full_number), patternOf(keyword)]
  const { rows: counted } = await connection.query<{ count: number }>(
    `select count(*) as count from contact where ${mine}`,
    values,
  )
  const { rows: list } = await connection.query<Contact>(
    `select ${columns} from contact where ${mine} order by updated_at desc, id desc limit $6 offset $7`,
    [...values, limit, (page - 1) * limit],
  )
  return { count: counted[0]!.count, list }
}

/** A number in any writing, as contacts keep it: with its country, or one of China without. */
function numbersOf(full_number: string | undefined): string[] | null {
  if (!full_number?.trim()) return null
  const digits = full_number.replace(/\D/g, '')
  const domestic = parsePhoneNumberFromString(full_number, 'CN')?.number.slice(1)
  const numbers = new Set([digits, ...(domestic ? [domestic] : [])])
  return [...numbers].map((number) => JSON.stringify([{ full_number: number }]))
}

const patternOf = (keyword: string | undefined) =>
  keyword?.trim()
    ? `%${keyword
        .trim()
        .toLowerCase()
        .replace(/[\\%_]/g, '\\$&')}%`
    : null
