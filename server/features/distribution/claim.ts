import type { distributionCalls } from '#domain/distribution/calls'
import { isPoolClosed } from '#domain/distribution/pool'
import { AppError } from '#domain/errors'
import type { InputOf, OutputOf } from '#domain/shared/call'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { recordOperation } from '../../operation.ts'
import { giveContacts } from '../../people/giveContacts.ts'
import type { By } from '../../people/manage.ts'
import { lockDependants } from '../../sync/dependants.ts'
import { nextSeq } from '../../sync/serverRows.ts'
import { lockChosenContacts } from './chosen.ts'
import { leavePool } from './pool.ts'
import { countClaims, readPoolLimits } from './queryPool.ts'

type Calls = typeof distributionCalls

/** What is in the pool becomes the claimer's; of several who want one contact, the first gets it. */
export function claimContacts(
  database: Database,
  by: By,
  { ids }: InputOf<Calls['claim']>,
): Promise<OutputOf<Calls['claim']>> {
  return asSystem(database, async (connection) => {
    const main = await mainOf(connection, by.account)
    if (by.user !== main) await lockClaimer(connection, by)
    const { free, mine } = await lockFree(connection, by, { ids, main })
    if (free.length) await (by.user === main ? keep : claim)(connection, by, free)
    const claimed = new Set([...free, ...mine])
    return { claimed: [...claimed], gone: [...new Set(ids)].filter((id) => !claimed.has(id)) }
  })
}

async function mainOf(connection: Connection, account: string): Promise<string> {
  const { rows } = await connection.query<{ id: string }>(
    'select id from app_user where account_id = $1 and parent_id is null',
    [account],
  )
  return rows[0]!.id
}

/** The same user's claims take turns, so that together they keep to the limits. Before all other locks. */
async function lockClaimer(connection: Connection, { account, user }: By): Promise<void> {
  await connection.query('select from app_user where account_id = $1 and id = $2 for no key update', [account, user])
}

/**
 * What may be claimed, locked. `mine`: what this user has from the pool already, because the answer was lost and it is
 * asked for again.
 */
async function lockFree(
  connection: Connection,
  { account, user }: By,
  { ids, main }: { ids: readonly string[]; main: string },
): Promise<{ free: string[]; mine: string[] }> {
  const owners = await lockChosenContacts(connection, account, ids)
  // Asked now that all of them are locked: nobody puts in or takes out any more.
  const { rows } = await connection.query<{ id: string; entry: boolean; claimed: boolean }>(
    `select c.id, p.contact_id is not null and c.restricted_at is null as entry, m.contact_id is not null as claimed
     from contact c
     left join pool_entry p on p.account_id = c.account_id and p.contact_id = c.id
     left join pool_claim m on m.account_id = c.account_id and m.contact_id = c.id and m.user_id = $3
     where c.account_id = $1 and c.id = any($2::uuid[])`,
    [account, [...owners.keys()], user],
  )
  const isMain = user === main
  return {
    free: rows.filter(({ id, entry }) => entry && owners.get(id) === main).map(({ id }) => id),
    mine: rows.filter(({ id, claimed }) => claimed && !isMain && owners.get(id) === user).map(({ id }) => id),
  }
}

async function claim(connection: Connection, by: By, ids: readonly string[]): Promise<void> {
  const { account, user } = by
  await mustBeWithin(connection, by, ids.length)
  await lockDependants(connection, account, { entity: 'contact', ids })
  await connection.query(
    `insert into pool_claim (account_id, contact_id, user_id) select $1, id, $3 from unnest($2::uuid[]) id
     on conflict (account_id, contact_id, user_id) do update set at = excluded.at`,
    [account, ids, user],
  )
  await recordOperation(connection, { ...by, action: 'pool.claim', detail: { contacts: ids } })
  const seq = await nextSeq(connection, account)
  await giveContacts(connection, { account, ids, to: user, by: user, edited_at: Date.now() }, seq)
}

async function mustBeWithin(connection: Connection, by: By, count: number): Promise<void> {
  const poolLimits = await readPoolLimits(connection, by.account)
  if (isPoolClosed(poolLimits)) throw new AppError('poolClosed')
  const { today, held } = await countClaims(connection, by)
  if (today + count > poolLimits.per_day)
    throw new AppError('poolDayLimit', { values: { left: Math.max(0, poolLimits.per_day - today) } })
  if (held + count > poolLimits.most_held)
    throw new AppError('poolHeldLimit', { values: { held, max: poolLimits.most_held } })
}

/** They are the main account's already. */
async function keep(connection: Connection, by: By, ids: readonly string[]): Promise<void> {
  await recordOperation(connection, { ...by, action: 'pool.keep', detail: { contacts: ids } })
  await leavePool(connection, by.account, ids)
}
