import type { contactCalls } from '#domain/contacts/calls'
import { type Contact, Contact as ContactSchema } from '#domain/contacts/contact'
import { type NumberedContact, numberedContact } from '#domain/contacts/numberedContact'
import type { InputOf } from '#domain/shared/call'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../../db/connect.ts'
import { containing } from '../../db/like.ts'
import { hasOneOf, writingsOf } from './numbers.ts'

const columns = Object.keys(ContactSchema.shape).join(', ')

// The scope stands in the query for the planner; row-level security holds it in any case.
const visible = `account_id = $1 and ($2 or scope = 'user:' || $3)`

/** All rows are read once, and those of the page once more, whole. */
export async function queryContacts(
  connection: Connection,
  actor: Actor,
  { full_number, query_type, keyword, limit, page }: InputOf<typeof contactCalls.query>,
): Promise<{ count: number; list: NumberedContact[] }> {
  const values: unknown[] = [actor.account, actor.role === 'main', actor.user]
  const conditions = [visible, 'deleted_at is null']
  const must = (condition: (nth: number) => string, value: unknown) => conditions.push(condition(values.push(value)))
  if (full_number?.trim() && query_type === 'equals') must(hasOneOf, writingsOf(full_number))
  if (full_number?.trim() && query_type === 'contains') must(hasPartOf, containing(full_number.replace(/\D/g, '')))
  if (keyword?.trim()) must(hasKeyword(keyword.trim()), containing(keyword.trim().toLowerCase()))
  const [most, after] = [values.push(limit), values.push((page - 1) * limit)]
  const { rows } = await connection.query<{ count: number; row: Contact | null }>(
    `with found as materialized (select id, updated_at from contact where ${conditions.join(' and ')}),
       page as (select id from found order by updated_at desc, id desc limit $${most} offset $${after})
     select counted.count, to_jsonb(shown) as row from (select count(*) as count from found) counted
     left join (select ${columns} from contact where ${visible} and id in (select id from page)) shown on true
     order by shown.updated_at desc, shown.id desc`,
    values,
  )
  return { count: rows[0]!.count, list: rows.flatMap(({ row }) => (row ? numberedContact(row) : [])) }
}

const hasPartOf = (nth: number) =>
  `exists (select from jsonb_array_elements(phones) one where one ->> 'full_number' like $${nth})`

/** A name of WhatsApp is typed with its @, or without. */
const named = (nth: number) => `(identities is not null and exists (select from jsonb_array_elements(identities) one
  where lower(case one ->> 'kind' when 'username' then '@' else '' end || (one ->> 'value')) like $${nth}))`

/** Numbers and addresses are looked at where the keyword can be a part of one, as texts first: that takes a third of the time. */
function hasKeyword(keyword: string): (nth: number) => string {
  const part = (nth: number, list: string, field: string) => `(${list}::text like $${nth}
    and exists (select from jsonb_array_elements(${list}) one where one ->> '${field}' like $${nth}))`
  return (nth) =>
    [
      `lower(concat_ws(' ', name, company)) like $${nth}`,
      ...(/^\d+$/.test(keyword) ? [part(nth, 'phones', 'full_number')] : []),
      ...(/\s/.test(keyword) ? [] : [part(nth, 'emails', 'email'), named(nth)]),
    ].reduce((all, one) => `(${all} or ${one})`)
}
