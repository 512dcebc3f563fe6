import { type DistributionRequest, giverOf, receiversOf, sharesOf } from '#domain/distribution/distribution'
import { AppError } from '#domain/errors'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import type { Log } from '../../log.ts'
import { errorFields } from '../../log.ts'
import { recordOperation } from '../../operation.ts'
import { canReceive, giveContacts } from '../../people/giveContacts.ts'
import type { By } from '../../people/manage.ts'
import { lockDependants } from '../../sync/dependants.ts'
import { nextSeq } from '../../sync/serverRows.ts'
import { lockChosen } from './chosen.ts'
import { notifyShares, type Share } from './notifyShares.ts'
import { putIntoPool } from './pool.ts'
import { inQueue, takeTurn } from './turns.ts'

/** Between two such blocks, progress is told and a wish to stop is heard. */
const block = 5_000

type Which = { account: string; id: string }

/** Somebody stopped it, or it was never its turn: nothing is left to be done. */
export class RunStopped extends Error {}

/** In one transaction; what it comes to stands in its record. */
export async function runDistribution(
  { database, log }: { database: Database; log: Log },
  by: By,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const which = { account: by.account, id }
  try {
    const took = await inQueue(by.account, () =>
      asSystem(database, (connection) => run(connection, { database, by, id, signal })),
    )
    log('distributed', took)
  } catch (error) {
    if (error instanceof RunStopped) return
    if (!(error instanceof AppError)) log('not distributed', { id, ...errorFields(error) })
    await database.pool.query(
      `update distribution set state = 'failed', code = $3, ended_at = server_now()
       where account_id = $1 and id = $2 and state in ('waiting', 'running')`,
      [which.account, which.id, error instanceof AppError ? error.code : 'operationFailed'],
    )
  }
}

type RunContext = { database: Database; by: By; id: string; signal: AbortSignal }

async function run(connection: Connection, { database, by, id, signal }: RunContext) {
  const { account, user: main } = by
  const which = { account, id }
  await takeTurn(connection, account)
  const asked = await begin(database, which)
  const from = performance.now()

  if (!(await canReceive(connection, account, receiversOf(asked, main)))) throw new AppError('recipientGone')
  const chosen = await lockChosen(connection, asked, { account, main })
  if (!chosen.length) throw new AppError('distributionNothing')
  await lockDependants(connection, account, { entity: 'contact', ids: chosen })
  const receivers = receiversOf(asked, main)
  const shares = sharesOf(asked, chosen).map((contacts, at): Share => ({ user: receivers[at]!, contacts }))
  await keepShares(connection, which, shares)
  await record(connection, by, { id, asked, shares })

  // From here on all writers of the company wait.
  const counted = performance.now()
  await notifyShares(connection, main, 'contactsGiven', shares)
  const tellProgress = distributionProgress(
    database,
    `update distribution set total = $3, done = $4 where account_id = $1 and id = $2 and state = 'running'`,
    [account, id, chosen.length],
  )
  await move(connection, { by, shares, from: giverOf(asked, main) }, async (done) => {
    if (signal.aborted) throw new Error('the server is stopping')
    tellProgress(done)
    await mustGoOn(connection, which)
  })
  if (asked.kind === 'release' && asked.into === 'pool')
    await putIntoPool(connection, { account, by: main, from: asked.from, ids: chosen })
  await end(connection, which, chosen.length)
  return { rows: chosen.length, ms: since(from), counterMs: since(counted) }
}

const since = (from: number) => Math.round(performance.now() - from)

/** Outside of the transaction, so that everybody sees it. */
async function begin({ pool }: Database, { account, id }: Which): Promise<DistributionRequest> {
  const { rows } = await pool.query<{ asked: DistributionRequest; ids: string[] | null }>(
    `update distribution set state = 'running' where account_id = $1 and id = $2 and state = 'waiting'
     returning asked, ids`,
    [account, id],
  )
  if (!rows[0]) throw new RunStopped()
  const { asked, ids } = rows[0]
  return ids ? { ...asked, ids } : asked
}

async function keepShares(connection: Connection, { account, id }: Which, shares: readonly Share[]): Promise<void> {
  for (const [turn, { user, contacts }] of shares.entries())
    await connection.query(
      `insert into distribution_share (account_id, distribution_id, turn, user_id, count, contacts)
       values ($1, $2, $3, $4, $5, $6)`,
      [account, id, turn, user, contacts.length, contacts],
    )
}

function record(
  connection: Connection,
  by: By,
  { id, asked, shares }: { id: string; asked: DistributionRequest; shares: readonly Share[] },
): Promise<void> {
  const { filter, kind, order } = asked
  const detail = {
    from: giverOf(asked, by.user),
    filter,
    order,
    ...(asked.kind === 'release' && { into: asked.into }),
    to: shares.map(({ user, contacts }) => ({ user, count: contacts.length })),
    contacts: shares.reduce((sum, { contacts }) => sum + contacts.length, 0),
  }
  return recordOperation(connection, { ...by, action: `distribution.${kind}`, target: id, detail })
}

export async function move(
  connection: Connection,
  { by, shares, from }: { by: By; shares: readonly Share[]; from?: string },
  afterBlock: (done: number) => Promise<void> = async () => {},
): Promise<void> {
  const { account } = by
  const seq = await nextSeq(connection, account)
  const edited_at = Date.now()
  let done = 0
  for (const { user, contacts } of shares)
    for (let at = 0; at < contacts.length; at += block) {
      const ids = contacts.slice(at, at + block)
      if (user !== from) await giveContacts(connection, { account, ids, to: user, by: by.user, edited_at }, seq)
      done += ids.length
      await afterBlock(done)
    }
}

/**
 * By another connection, which takes no counter. Not waited for: where it comes late, its row is locked until the end and
 * then running no more.
 */
export function distributionProgress(
  { pool }: Database,
  sql: string,
  values: readonly unknown[],
): (done: number) => void {
  let isTelling = false
  return (done) => {
    if (isTelling) return
    isTelling = true
    pool
      .query(sql, [...values, done])
      .catch(() => {})
      .finally(() => {
        isTelling = false
      })
  }
}

async function mustGoOn(connection: Connection, { account, id }: Which): Promise<void> {
  const { rowCount } = await connection.query(
    `select from distribution where account_id = $1 and id = $2 and state = 'running'`,
    [account, id],
  )
  if (!rowCount) throw new RunStopped()
}

/** Whoever stops it now waits for this row, and comes too late; whoever was quicker has stopped it. */
async function end(connection: Connection, { account, id }: Which, total: number): Promise<void> {
  const { rowCount } = await connection.query(
    `update distribution set state = 'done', total = $3, done = $3, ended_at = server_now()
     where account_id = $1 and id = $2 and state = 'running'`,
    [account, id, total],
  )
  if (!rowCount) throw new RunStopped()
}
