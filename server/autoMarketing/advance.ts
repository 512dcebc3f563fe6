import type { AutoPhase, AutoRun } from '#domain/autoMarketing/run'
import { products } from '#domain/products'
import { same } from '#domain/shared/same'
import { rightOf } from '../campaigns/sending/owner.ts'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { serverNow } from '../people/serverNow.ts'
import { changeServerRows } from '../sync/serverRows.ts'
import { collect } from './collect.ts'
import { followSteps } from './followSteps.ts'
import { freeze } from './freeze.ts'
import { tellReceivers } from './giveNew.ts'
import { closeParts, holdParts, releaseParts } from './hold.ts'
import { type AutoRunId, type AutoTurn, haltAutoRun, lockAutoRun, tellOwner } from './runs.ts'
import { reviewPeople, verifyPeople } from './verify.ts'

const work: Record<AutoPhase, (turn: AutoTurn, run: AutoRun) => Promise<AutoRun>> = {
  collect,
  review: reviewPeople,
  verify: verifyPeople,
  freeze,
  send: followSteps,
  end: finishEmpty,
}

/** Nobody was left to write to. */
async function finishEmpty({ connection, now }: AutoTurn, run: AutoRun): Promise<AutoRun> {
  await tellOwner(connection, run, 'autoRunDone')
  return { ...run, state: 'done', ended_at: now }
}

/**
 * One step of a run in one transaction: all of it or nothing, by one process, so that a crash asks, checks and writes nothing twice.
 * True: it moved on, and there may be more to do at once.
 */
export const advanceAutoRun = (database: Database, of: AutoRunId): Promise<boolean> =>
  asSystem(database, async (connection) => {
    const run = await lockAutoRun(connection, of)
    if (!run) return false
    const turn: AutoTurn = { connection, account: of.account, now: await serverNow(connection), changes: [] }
    const after = await takeTurn(turn, run)
    const hasMoved = !same(after, run)
    if (hasMoved) turn.changes.push({ entity: 'auto_run', puts: [{ ...after, updated_at: turn.now }] })
    await changeServerRows(connection, of.account, turn.changes)
    if (run.phase === 'collect' && after.phase !== 'collect') await tellReceivers(turn, after)
    return hasMoved && (after.phase !== run.phase || after.state !== run.state)
  })

async function takeTurn(turn: AutoTurn, run: AutoRun): Promise<AutoRun> {
  if (run.state === 'closing') return closeParts(turn, run)
  if (run.state === 'paused') await holdParts(turn, run)
  if (run.state !== 'running') return run
  const right = await rightOf(turn.connection, run.belongto, products.autoMarketing)
  if (!right.is_active) return haltAutoRun(turn, run, 'userInactive')
  if (!right.has_product) return haltAutoRun(turn, run, 'productMissing')
  await releaseParts(turn, run)
  // What goes on again is looked at in the next turn, as it is then.
  return turn.changes.length ? run : work[run.phase](turn, run)
}
