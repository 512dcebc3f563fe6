import { type AutoArrow, newArrow } from '#domain/autoMarketing/arrow'
import type { AutoRun, AutoRunProblem } from '#domain/autoMarketing/run'
import { limits } from '#domain/limits'
import type { NoticeKey } from '#domain/notifications/notice'
import type { Connection } from '../db/connect.ts'
import { notify } from '../notifications/notify.ts'
import type { ServerChange } from '../sync/serverRows.ts'
import { quotedColumns } from '../sync/tables.ts'

export type AutoRunId = { account: string; run: string }

/**
 * One turn of a run, in one transaction that has its row. `changes`: rows that are written at its end under one number, because the
 * account's counter is the last lock.
 */
export type AutoTurn = { connection: Connection; account: string; now: number; changes: ServerChange[] }

/** Null: it is gone, or another process has it now. */
export async function lockAutoRun(connection: Connection, { account, run }: AutoRunId): Promise<AutoRun | null> {
  const { rows } = await connection.query<AutoRun>(
    `select ${quotedColumns('auto_run').join(', ')} from auto_run
     where account_id = $1 and id = $2 and deleted_at is null for no key update skip locked`,
    [account, run],
  )
  return rows[0] ?? null
}

export const arrowOf = ({ flow }: Pick<AutoRun, 'flow'>, key: string): AutoArrow =>
  flow.find((arrow) => arrow.key === key) ?? newArrow(key)

/** With this arrow as it is now; arrows stand in the order in which they began. */
export const withArrow = (run: AutoRun, arrow: AutoArrow): AutoRun => ({
  ...run,
  flow: run.flow.some(({ key }) => key === arrow.key)
    ? run.flow.map((one) => (one.key === arrow.key ? arrow : one))
    : [...run.flow, arrow],
})

/** What its user has to look at pauses it. */
export async function haltAutoRun(
  { connection }: Pick<AutoTurn, 'connection'>,
  run: AutoRun,
  problem: Exclude<AutoRunProblem, ''>,
): Promise<AutoRun> {
  await tellOwner(connection, run, 'autoRunPaused', { level: limits.importantLevel })
  return { ...run, state: 'paused', problem }
}

/** `n`: the message that it is about. */
type NoticeFacts = { level?: number; n?: number }

export const tellOwner = (
  connection: Connection,
  { id, name, belongto }: AutoRun,
  key: NoticeKey,
  { level = 1, n }: NoticeFacts = {},
) =>
  notify(connection, {
    users: [belongto],
    level,
    type: 'email',
    content: { key, values: n === undefined ? { name } : { name, n } },
    link: `/autoMarketing/runs?run=${id}`,
  })
