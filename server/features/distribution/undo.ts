import type { Distribution, DistributionRequest } from '#domain/distribution/distribution'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { recordOperation } from '../../operation.ts'
import { canReceive } from '../../people/giveContacts.ts'
import type { By } from '../../people/manage.ts'
import { lockDependants } from '../../sync/dependants.ts'
import { lockChosenContacts } from './chosen.ts'
import { notifyShares } from './notifyShares.ts'
import { leavePool, putIntoPool } from './pool.ts'
import { readDistribution } from './records.ts'
import { distributionProgress, move, RunStopped } from './run.ts'
import { inQueue, takeTurn } from './turns.ts'

type DistributionRow = { id: string; from_user: string; asked: DistributionRequest; isOver: boolean }
type Share = { turn: number; user: string; contacts: string[] }

/** What still belongs to whom it was given goes back. Asked again, it answers with the state. */
export async function undoDistribution(database: Database, by: By, id: string): Promise<Distribution> {
  const which = { account: by.account, id }
  await readDistribution(database, which)
  try {
    await inQueue(by.account, () => asSystem(database, (connection) => undo(connection, database, by, id)))
  } catch (error) {
    if (error instanceof RunStopped) return readDistribution(database, which)
    await database.pool.query(forgetUndo('d.id = $2'), [by.account, id])
    throw error
  }
  return readDistribution(database, which)
}

/** One that was stopped, is over, or was broken off. */
export const forgetUndo = (which = 'true') =>
  `update distribution d set back_total = null, back_done = null
   where d.account_id = $1 and ${which} and d.back_total is not null`

async function undo(connection: Connection, database: Database, by: By, id: string): Promise<void> {
  const { account, user: main } = by
  await takeTurn(connection, account)
  const done = await findDone(connection, account, id)
  if (!done) return
  if (done.isOver) throw new AppError('undoOver', { values: { hours: limits.distributionUndoHours } })
  const { from_user: from, asked } = done
  if (!(await canReceive(connection, account, [from]))) throw new AppError('recipientGone')

  const shares = await lockShares(connection, account, id)
  const ids = shares.flatMap(({ contacts }) => contacts)
  await beginUndo(database, { account, id }, ids.length)
  await lockDependants(connection, account, { entity: 'contact', ids })
  const detail = { from, back: ids.length, to: shares.map(({ user, contacts }) => ({ user, count: contacts.length })) }
  await recordOperation(connection, { ...by, action: 'distribution.undo', target: id, detail })
  await tellOfUndo(connection, { main, from, shares })
  // What the main account had put into the pool itself was its own all the time.
  if (from === main && asked.kind === 'release') await leavePool(connection, account, ids)
  else if (ids.length) {
    const backs = shares.map(({ contacts }) => ({ user: from, contacts }))
    const tellProgress = distributionProgress(
      database,
      'update distribution set back_done = $3 where account_id = $1 and id = $2 and back_total is not null',
      [account, id],
    )
    await move(connection, { by, shares: backs }, async (moved) => {
      tellProgress(moved)
      await mustStillBeWanted(connection, account, id)
    })
    if (asked.kind === 'distribute' && asked.pooled) await putIntoPool(connection, { account, by: main, from, ids })
  }
  await keepBack(connection, account, id, shares)
}

/** Null: there is nothing to undo, or not any more. It is not locked, so that others can tell and hear how far it is. */
async function findDone(connection: Connection, account: string, id: string): Promise<DistributionRow | null> {
  const { rows } = await connection.query<DistributionRow>(
    `select id, from_user, asked, ended_at + make_interval(hours => $3) <= server_now() as "isOver"
     from distribution where account_id = $1 and id = $2 and state = 'done'`,
    [account, id, limits.distributionUndoHours],
  )
  return rows[0] ?? null
}

/** With what is still there of each. */
async function lockShares(connection: Connection, account: string, id: string): Promise<Share[]> {
  const { rows } = await connection.query<Share>(
    `select turn, user_id as user, contacts from distribution_share where account_id = $1 and distribution_id = $2
     order by turn`,
    [account, id],
  )
  const all = rows.flatMap(({ contacts }) => contacts)
  const owners = await lockChosenContacts(connection, account, all)
  return rows.map((share) => ({ ...share, contacts: share.contacts.filter((id) => owners.get(id) === share.user) }))
}

/** Outside of the transaction, so that everybody sees it. */
const beginUndo = ({ pool }: Database, { account, id }: { account: string; id: string }, total: number) =>
  pool.query('update distribution set back_total = $3, back_done = 0 where account_id = $1 and id = $2', [
    account,
    id,
    total,
  ])

async function mustStillBeWanted(connection: Connection, account: string, id: string): Promise<void> {
  const { rowCount } = await connection.query(
    'select from distribution where account_id = $1 and id = $2 and back_total is not null',
    [account, id],
  )
  if (!rowCount) throw new RunStopped()
}

/** Whoever stops it now waits for this row, and comes too late; whoever was quicker has stopped it. */
async function keepBack(connection: Connection, account: string, id: string, shares: readonly Share[]): Promise<void> {
  const { rowCount } = await connection.query(
    `update distribution set state = 'undone', back_total = null, back_done = null
     where account_id = $1 and id = $2 and back_total is not null`,
    [account, id],
  )
  if (!rowCount) throw new RunStopped()
  await connection.query(
    `update distribution_share s set back = n.back from unnest($3::int[], $4::int[]) as n (turn, back)
     where s.account_id = $1 and s.distribution_id = $2 and s.turn = n.turn`,
    [account, id, shares.map(({ turn }) => turn), shares.map(({ contacts }) => contacts.length)],
  )
}

type Undone = { main: string; from: string; shares: readonly Share[] }

async function tellOfUndo(connection: Connection, { main, from, shares }: Undone): Promise<void> {
  const back = shares.flatMap(({ contacts }) => contacts)
  await notifyShares(connection, main, 'contactsTakenBack', shares)
  await notifyShares(connection, main, 'contactsGiven', [{ user: from, contacts: back }])
}
