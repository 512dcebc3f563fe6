import { afterSequenceMail, nextTurn } from '#domain/campaigns/sequenceStepper'
import type { CampaignTask } from '#domain/campaigns/task'
import { type LostTime, mayHaveLeft } from '#domain/shared/restored'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { readLostTime } from '../../sync/history.ts'
import { changeReceivers } from '../ledger/changeReceivers.ts'
import { addMails, keepPlaces, lockPlaces, type SequenceRow, writePlaces } from './sequenceTurns.ts'
import { readTask, type TaskId } from './tasks.ts'

const atOnce = 1_000

/**
 * A task that may have written to somebody in the time that a restore lost: everybody who waited and whose time had come is
 * `uncertain` from now on, and stands in a sequence where the mail would have taken them. Some at a time; true: all of them
 * are marked, and the task is in doubt no more.
 */
export const settleDoubt = (database: Database, of: TaskId): Promise<boolean> =>
  asSystem(database, async (connection) => {
    const lost = await readLostTime(connection)
    const task = await readTask(connection, of)
    if (lost && (await loseSome(connection, of, task, lost))) return false
    if (lost && task?.sequence && (await loseTurns(connection, of, task, lost))) return false
    await connection.query('delete from campaign_doubt where account_id = $1 and task_id = $2', [of.account, of.task])
    return true
  })

/** Nothing of a task in doubt goes out. */
export const isInDoubt = `exists (select from campaign_doubt d where d.account_id = t.account_id and d.task_id = t.id)`

export async function isDoubted(connection: Connection, { account, task }: TaskId): Promise<boolean> {
  const { rowCount } = await connection.query('select from campaign_doubt where account_id = $1 and task_id = $2', [
    account,
    task,
  ])
  return rowCount === 1
}

/** The SQL is what `mayHaveLeft` says. */
async function loseSome(
  connection: Connection,
  { account, task: id }: TaskId,
  task: CampaignTask | null,
  lost: LostTime,
): Promise<boolean> {
  const { rows } = await connection.query<{ id: string }>(
    `select id from campaign_receiver
     where account_id = $1 and task_id = $2 and status in ('waiting', 'held')
       and (not_before is null or not_before <= to_timestamp($3 / 1000.0))
     order by id limit ${atOnce}`,
    [account, id, lost.at],
  )
  const changed = await changeReceivers(
    connection,
    rows.map((row) => row.id),
    (row) => (mayHaveLeft(row, lost) ? { event: 'lose', fields: { reason: 'restored', not_before: null } } : null),
  )
  // Sent at the earliest: so nobody gets the next mail of a sequence twice either.
  const atEarliest = changed.map(({ after }) => ({ ...after, status_at: lost.since }))
  if (task) await keepPlaces(connection, atEarliest, () => task)
  return rows.length > 0
}

/** Mails of a sequence that had their turn in the lost time, and are not even in the ledger. */
async function loseTurns(connection: Connection, of: TaskId, task: CampaignTask, lost: LostTime): Promise<boolean> {
  const places = await lockPlaces(connection, of, task, lost.at)
  const turns = places.map((place) => ({ place, ...turnsBy(task, place, lost) }))
  const mails = turns.flatMap(({ place, mails }) => mails.map((mail) => ({ ...place, ...mail })))
  await addMails(connection, of, task, mails, { status: 'uncertain' })
  await writePlaces(
    connection,
    of,
    turns.map(({ place, step, since, due }) => ({ address: place.address, step, since, due })),
  )
  return places.length > 0
}

type PassedSteps = {
  mails: { step: string; message: string }[]
  step: string | null
  since: number
  due: number | null
}

/** All mails that somebody at this place may have got by then, and where that leaves them. */
function turnsBy({ sequence }: CampaignTask, place: SequenceRow, lost: LostTime): PassedSteps {
  const mails: PassedSteps['mails'] = []
  let here = { step: place.step, since: place.since }
  for (;;) {
    const turn = nextTurn(sequence!, here, place.happened, lost.at)
    if (turn.kind !== 'mail') return { mails, ...turn.place, due: turn.kind === 'wait' ? turn.until : null }
    mails.push({ step: turn.place.step!, message: turn.message })
    here = afterSequenceMail(sequence!, turn.place, turn.place.since)
  }
}
