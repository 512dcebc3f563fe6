import { type ContactFilter, type DistributionRequest, giverOf } from '#domain/distribution/distribution'
import type { Connection } from '../../db/connect.ts'
import { containing } from '../../db/like.ts'

type Whose = { account: string; main: string }
/** Of `contact c`; `$1` is the account. */
type Condition = { where: string; values: readonly unknown[] }

const isPooled = 'exists (select from pool_entry p where p.account_id = c.account_id and p.contact_id = c.id)'

/** `at` stands for the value. */
const criteria: { [Name in keyof ContactFilter]-?: (at: string) => string } = {
  tag: (at) => `c.tag ?| ${at}::text[]`,
  source: (at) => `c.source = any(${at}::uuid[])`,
  category: (at) => `c.category = any(${at}::uuid[])`,
  area_code: (at) =>
    `exists (select from jsonb_array_elements(c.phones) phone, unnest(${at}::text[]) code
       where starts_with(phone->>'full_number', code))`,
  country: (at) => `c.country = any(${at}::text[])`,
  follow_up_status: (at) => `c.follow_up_status = any(${at}::text[])`,
  created_from: (at) => `c.created_at >= ${at}::bigint`,
  created_to: (at) => `c.created_at < ${at}::bigint`,
  updated_from: (at) => `c.updated_at >= ${at}::bigint`,
  updated_to: (at) => `c.updated_at < ${at}::bigint`,
  search: (at) =>
    `lower(concat_ws(' ', c.name, c.company, jsonb_path_query_array(c.phones, '$.full_number'),
       jsonb_path_query_array(c.emails, '$.email'))) like all (${at}::text[])`,
}

/** Which contacts are meant. */
function chosenBy(asked: DistributionRequest, { account, main }: Whose): Condition {
  const from = giverOf(asked, main)
  const values: unknown[] = [account, `user:${from}`]
  const conditions = ['c.account_id = $1', 'c.scope = $2', 'c.deleted_at is null']
  const must = (condition: (at: string) => string, value: unknown) =>
    conditions.push(condition(`$${values.push(value)}`))

  if (asked.ids) must((at) => `c.id = any(${at}::uuid[])`, asked.ids)
  for (const name of Object.keys(criteria) as (keyof ContactFilter)[]) {
    const value = name === 'search' ? patternsOf(asked.filter.search) : asked.filter[name]
    if (value !== undefined && (!Array.isArray(value) || value.length)) must(criteria[name], value)
  }
  // Who asked not to be worked with is not offered to everybody.
  if (asked.kind === 'release' && asked.into === 'pool') conditions.push('c.restricted_at is null')
  // What waits in the pool is the main account's as well, and not given away by accident.
  if (from === main) conditions.push(asked.kind === 'distribute' && asked.pooled ? isPooled : `not ${isPooled}`)
  return { where: conditions.join(' and '), values }
}

/** One for each word; a phone may be written with its plus. */
export const patternsOf = (search = ''): string[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^\+(?=\d)/, ''))
    .filter(Boolean)
    .map(containing)

export async function countChosen(connection: Connection, asked: DistributionRequest, whose: Whose): Promise<number> {
  const { where, values } = chosenBy(asked, whose)
  const { rows } = await connection.query<{ count: number }>(`select count(*) as count from contact c where ${where}`, [
    ...values,
  ])
  return rows[0]!.count
}

/** Those that go, in their order, locked. What another one took meanwhile is left out. */
export async function lockChosen(connection: Connection, asked: DistributionRequest, whose: Whose): Promise<string[]> {
  const { where, values } = chosenBy(asked, whose)
  const direction = asked.order === 'newest' ? 'desc' : 'asc'
  const { rows } = await connection.query<{ id: string }>(
    `select c.id from contact c where ${where} order by c.created_at ${direction}, c.id ${direction} limit ${asked.count}`,
    [...values],
  )
  const ids = rows.map(({ id }) => id)
  const owners = await lockChosenContacts(connection, whose.account, ids)
  return ids.filter((id) => owners.get(id) === giverOf(asked, whose.main))
}

/** Whose each of them is by now; what was deleted is not among them. In the order of their ids, as all lock them. */
export async function lockChosenContacts(
  connection: Connection,
  account: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await connection.query<{ id: string; owner: string }>(
    `select id, substr(scope, 6) as owner from contact
     where account_id = $1 and id = any($2::uuid[]) and deleted_at is null order by id for update`,
    [account, ids],
  )
  return new Map(rows.map(({ id, owner }) => [id, owner]))
}
