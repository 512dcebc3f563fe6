import type { distributionCalls } from '#domain/distribution/calls'
import {
  claimsLeft,
  isPoolClosed,
  maskEmail,
  maskPhone,
  type PoolContact,
  type PoolLimits,
} from '#domain/distribution/pool'
import { limits } from '#domain/limits'
import type { InputOf, OutputOf } from '#domain/shared/call'
import type { Actor } from '#domain/shared/mutation'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { recordOperation } from '../../operation.ts'
import type { By } from '../../people/manage.ts'
import { patternsOf } from './chosen.ts'

type Calls = typeof distributionCalls
type Claimer = Pick<Actor, 'account' | 'user'>

/** Everybody of the company sees what is in it, though only as much as tells it apart. */
export function queryPool(
  database: Database,
  { account, user, role }: Actor,
  asked: InputOf<Calls['pool']>,
): Promise<OutputOf<Calls['pool']>> {
  return asSystem(database, async (connection) => {
    const poolLimits = await readPoolLimits(connection, account)
    const claims = await countClaims(connection, { account, user })
    const rest = { limits: poolLimits, ...claims, left: role === 'main' ? null : claimsLeft(poolLimits, claims) }
    if (role !== 'main' && isPoolClosed(poolLimits)) return { count: 0, list: [], ...rest }
    return { ...(await listPool(connection, account, asked)), ...rest }
  })
}

type PoolRow = Omit<PoolContact, 'phones' | 'emails'> & {
  phones: { full_number: string }[]
  emails: { email: string }[]
}

async function listPool(
  connection: Connection,
  account: string,
  { page, limit, search, country, tag, source }: InputOf<Calls['pool']>,
): Promise<{ count: number; list: PoolContact[] }> {
  // Not in phones and emails: who asks for one digit after the other would read what is masked.
  const from = `from pool_entry p join contact c on c.account_id = p.account_id and c.id = p.contact_id
    where p.account_id = $1 and c.deleted_at is null and c.restricted_at is null and lower(concat_ws(' ', c.name, c.company)) like all ($2::text[])
      and ($3::text is null or c.country = $3) and ($4::text is null or c.tag ? $4) and ($5::uuid is null or c.source = $5)`
  const values = [account, patternsOf(search), country, tag, source]
  const { rows: counted } = await connection.query<{ count: number }>(`select count(*) as count ${from}`, values)
  const { rows } = await connection.query<PoolRow>(
    `select c.id, c.name, c.company, c.country, c.tag, c.source, c.phones, c.emails,
       (extract(epoch from p.released_at) * 1000)::bigint as released_at
     ${from} order by p.released_at desc, p.contact_id limit $6 offset $7`,
    [...values, limit, (page - 1) * limit],
  )
  return { count: counted[0]!.count, list: rows.map(masked) }
}

const masked = ({ phones, emails, ...row }: PoolRow): PoolContact => ({
  ...row,
  phones: phones.map(({ full_number }) => maskPhone(full_number)),
  emails: emails.map(({ email }) => maskEmail(email)),
})

/** Within 24 hours, and of all times those that the user still has. */
export async function countClaims(
  connection: Connection,
  { account, user }: Claimer,
): Promise<{ today: number; held: number }> {
  const { rows } = await connection.query<{ today: number; held: number }>(
    `select count(*) filter (where m.at > server_now() - interval '24 hours') as today,
       count(*) filter (where c.scope = 'user:' || $2 and c.deleted_at is null) as held
     from pool_claim m join contact c on c.account_id = m.account_id and c.id = m.contact_id
     where m.account_id = $1 and m.user_id = $2::uuid`,
    [account, user],
  )
  return rows[0]!
}

export async function readPoolLimits(connection: Connection, account: string): Promise<PoolLimits> {
  const { rows } = await connection.query<PoolLimits>(
    'select per_day, most_held from pool_limit where account_id = $1',
    [account],
  )
  return rows[0] ?? { per_day: limits.poolPerDay, most_held: limits.poolMostHeld }
}

export function setPoolLimits(database: Database, by: By, after: PoolLimits): Promise<PoolLimits> {
  return asSystem(database, async (connection) => {
    const before = await readPoolLimits(connection, by.account)
    await recordOperation(connection, { ...by, action: 'pool.limits', detail: { before, after } })
    await connection.query(
      `insert into pool_limit (account_id, per_day, most_held) values ($1, $2, $3)
       on conflict (account_id) do update set per_day = excluded.per_day, most_held = excluded.most_held`,
      [by.account, after.per_day, after.most_held],
    )
    return after
  })
}
