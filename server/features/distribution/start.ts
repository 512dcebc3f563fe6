import type { distributionCalls } from '#domain/distribution/calls'
import {
  type Distribution,
  type DistributionRequest,
  distributionProblem,
  giverOf,
  isUnderWay,
  receiversOf,
  sharesOf,
} from '#domain/distribution/distribution'
import { AppError } from '#domain/errors'
import type { InputOf, OutputOf } from '#domain/shared/call'
import type { BackgroundQueue } from '../../backgroundQueue.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem, withScope } from '../../db/scope.ts'
import type { Log } from '../../log.ts'
import { recordOperation } from '../../operation.ts'
import { canReceive } from '../../people/giveContacts.ts'
import type { By } from '../../people/manage.ts'
import { countChosen } from './chosen.ts'
import { findDistribution, readDistribution } from './records.ts'
import { runDistribution } from './run.ts'
import { isTurnFree } from './turns.ts'
import { forgetUndo } from './undo.ts'

const mostDistributionsWaiting = 3

type Calls = typeof distributionCalls
type Which = { account: string; id: string }

export function previewDistribution(
  database: Database,
  { account, user: main }: Pick<By, 'account' | 'user'>,
  asked: DistributionRequest,
): Promise<OutputOf<Calls['preview']>> {
  return withScope(database, { account, user: main, role: 'main' }, async (connection) => {
    await mustBePossible(connection, { account, main }, asked)
    const [giver, receivers] = [giverOf(asked, main), receiversOf(asked, main)]
    const held = await countHeld(connection, account, [giver, ...receivers])
    const matching = await countChosen(connection, asked, { account, main })
    const going = Math.min(matching, asked.count)
    const shares = sharesOf(asked, Array.from({ length: going }))
    return {
      matching,
      going,
      holds: held.get(giver) ?? 0,
      receivers: receivers.map((user, at) => ({ user, gets: shares[at]!.length, holds: held.get(user) ?? 0 })),
    }
  })
}

async function countHeld(
  connection: Connection,
  account: string,
  users: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await connection.query<{ user: string; count: number }>(
    `select substr(scope, 6) as user, count(*) as count from contact
     where account_id = $1 and scope = any($2::text[]) and deleted_at is null group by scope`,
    [account, users.map((user) => `user:${user}`)],
  )
  return new Map(rows.map(({ user, count }) => [user, count]))
}

/** One that is known answers with its state; a new one, and one that failed, begins. */
export async function startDistribution(
  services: { database: Database; background: BackgroundQueue; log: Log },
  by: By,
  { id, asked }: InputOf<Calls['start']>,
): Promise<Distribution> {
  const { database, background } = services
  const which = { account: by.account, id }
  await failAbandoned(database, by.account)
  const isKnown = (await findDistribution(database, which)) !== null
  const begins = isKnown ? await isAgain(database, which, asked) : await isNew(database, by, id, asked)
  if (begins) background.enqueue('distribution', (signal) => runDistribution(services, by, id, signal))
  return readDistribution(database, which)
}

/** One that failed and is asked for once more; of several who ask at once, one begins it. */
async function isAgain(database: Database, which: Which, asked: DistributionRequest | undefined): Promise<boolean> {
  if (asked) await mustBeTheSame(database, which, asked)
  const { rowCount } = await database.pool.query(
    `update distribution
     set state = 'waiting', waiting_since = clock_timestamp(), code = null, ended_at = null, total = 0, done = 0
     where account_id = $1 and id = $2 and state = 'failed'`,
    [which.account, which.id],
  )
  return rowCount === 1
}

async function isNew(
  database: Database,
  { account, user: main }: By,
  id: string,
  asked: DistributionRequest | undefined,
): Promise<boolean> {
  if (!asked) throw new AppError('notFound')
  return asSystem(database, async (connection) => {
    await mustBePossible(connection, { account, main }, asked)
    await mustHaveRoom(connection, { account, id })
    const kept = parted(asked)
    const { rowCount } = await connection.query(
      `insert into distribution (account_id, id, user_id, from_user, asked, ids, named)
       values ($1, $2, $3, $4, $5, $6, cardinality($6::uuid[])) on conflict do nothing`,
      [account, id, main, giverOf(asked, main), kept.asked, kept.ids],
    )
    return rowCount === 1
  })
}

async function mustBeTheSame({ pool }: Database, { account, id }: Which, asked: DistributionRequest): Promise<void> {
  const kept = parted(asked)
  const { rowCount } = await pool.query(
    `select from distribution
     where account_id = $1 and id = $2 and asked = $3::jsonb and ids is not distinct from $4::uuid[]`,
    [account, id, kept.asked, kept.ids],
  )
  if (!rowCount) throw new AppError('exists')
}

/** As it is kept. Without its ids it means none and not all, should anybody read it who does not know of them. */
const parted = (asked: DistributionRequest) => ({
  asked: JSON.stringify(asked.ids ? { ...asked, ids: [] } : asked),
  ids: asked.ids ?? null,
})

async function mustBePossible(
  connection: Connection,
  { account, main }: { account: string; main: string },
  asked: DistributionRequest,
): Promise<void> {
  const problem = distributionProblem(asked, main)
  if (problem) throw new AppError(problem.code, { field: problem.field, values: { count: asked.count } })
  if (!(await canReceive(connection, account, receiversOf(asked, main))))
    throw new AppError('recipientGone', { field: 'to' })
  const { rowCount } = await connection.query(
    `select from app_user where account_id = $1 and id = $2 and status <> 'deleted'`,
    [account, giverOf(asked, main)],
  )
  if (!rowCount) throw new AppError('notFound', { field: 'from' })
}

/** Each that waits holds a connection. */
async function mustHaveRoom(connection: Connection, { account, id }: Which): Promise<void> {
  const { rows } = await connection.query<{ count: number }>(
    `select count(*) as count from distribution where account_id = $1 and id <> $2 and state in ('waiting', 'running')`,
    [account, id],
  )
  if (rows[0]!.count >= mostDistributionsWaiting) throw new AppError('distributionsWaiting')
}

/* ---------- while it is under way ---------- */

export async function statusOfDistribution(database: Database, which: Which): Promise<Distribution> {
  const found = await readDistribution(database, which)
  if (!isUnderWay(found.state) && !found.undoing) return found
  await failAbandoned(database, which.account)
  return readDistribution(database, which)
}

/** Whoever works on it finds that out before the end, and undoes what it has done so far. */
export async function stopDistribution(database: Database, by: By, id: string): Promise<Distribution> {
  const which = { account: by.account, id }
  await asSystem(database, async (connection) => {
    const { rowCount } = await connection.query(
      `update distribution set state = 'stopped', ended_at = server_now()
       where account_id = $1 and id = $2 and state in ('waiting', 'running')`,
      [by.account, id],
    )
    if (rowCount) await recordOperation(connection, { ...by, action: 'distribution.stop', target: id })
    await connection.query(forgetUndo('d.id = $2'), [by.account, id])
  })
  return readDistribution(database, which)
}

/**
 * A server that was killed in the middle leaves one `running`, and nothing of it happened. That nobody works on it is seen
 * by the company's turn, which is free; one that has just begun to wait may not have asked for the turn yet.
 */
export async function failAbandoned(database: Database, account: string): Promise<void> {
  await asSystem(database, async (connection) => {
    if (!(await isTurnFree(connection, account))) return
    await connection.query(
      `update distribution set state = 'failed', code = 'operationFailed', ended_at = server_now()
       where account_id = $1
         and (state = 'running' or state = 'waiting' and waiting_since < clock_timestamp() - interval '10 seconds')`,
      [account],
    )
    await connection.query(forgetUndo(), [account])
  })
}
