import type { contactCalls } from '#domain/contacts/calls'
import { type Contact, Contact as ContactSchema } from '#domain/contacts/contact'
import type { InputOf } from '#domain/shared/call'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../../db/connect.ts'
import { havingOne, writingsOf } from './numbers.ts'

const columns = Object.keys(ContactSchema.shape).join(', ')

// The scope stands in the query for the planner; row-level security holds it in any case.
const mine = `account_id = $1 and ($2 or scope = 'user:' || $3) and deleted_at is null
  and ($4::jsonb[] is null or phones @> any ($4::jsonb[]))
  and ($6::text is null or exists (select from jsonb_array_elements(phones) as one where one ->> 'full_number' like $6))
  and ($5::text is null or concat_ws(' ', lower(name), lower(company), phones::text, emails::text) like $5)`

export async function queryContacts(
  connection: Connection,
  actor: Actor,
  { full_number, query_type, keyword, limit, page }: InputOf<typeof contactCalls.query>,
): Promise<{ count: number; list: Contact[] }> {
  const typed = full_number?.trim() ? full_number : null
  const [whole, part] = query_type === 'equals' ? [typed && numbersOf(typed), null] : [null, typed && partOf(typed)]
  const values = [actor.account, actor.role === 'main', actor.user, whole, patternOf(keyword), part]
  const { rows: counted } = await connection.query<{ count: number }>(
    `select count(*) as count from contact where ${mine}`,
    values,
  )
  const { rows: list } = await connection.query<Contact>(
    `select ${columns} from contact where ${mine} order by updated_at desc, id desc limit $7 offset $8`,
    [...values, limit, (page - 1) * limit],
  )
  return { count: counted[0]!.count, list }
}

/** The whole of it. */
const numbersOf = (typed: string) => havingOne(writingsOf(typed))
/** Any part of it. */
const partOf = (typed: string) => `%${typed.replace(/\D/g, '')}%`

const patternOf = (keyword: string | undefined) =>
  keyword?.trim()
    ? `%${keyword
        .trim()
        .toLowerCase()
        .replace(/[\\%_]/g, '\\$&')}%`
    : null
