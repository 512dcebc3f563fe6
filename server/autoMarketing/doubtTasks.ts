import { type AutoStep, autoWaitMs } from '#domain/autoMarketing/plan'
import type { AutoRun } from '#domain/autoMarketing/run'
import { type CampaignTask, pausedByRestore } from '#domain/campaigns/task'
import type { LostTime } from '#domain/shared/restored'
import { readLostTime } from '../sync/history.ts'
import type { AutoTurn } from './runs.ts'

/** Whether a step that begins now may have begun before, in the time that a restore lost: as early as it could have there. */
export function mayHaveBegun(
  { began_at }: Pick<AutoRun, 'began_at'>,
  step: AutoStep,
  { begins, lost }: { begins: number; lost: LostTime | null },
): boolean {
  if (!lost || began_at === null || began_at > lost.at) return false
  const earliest = Math.max(lost.since + autoWaitMs(step), step.not_before ?? 0)
  return Math.min(begins, earliest) <= lost.at
}

/** Its receivers become uncertain, and a person says whether they are written to: the way of tasks after a restore. */
export async function inDoubt({ connection, account }: AutoTurn, task: CampaignTask): Promise<CampaignTask> {
  const lost = await readLostTime(connection)
  if (!lost) return task
  await connection.query('insert into campaign_doubt (account_id, task_id) values ($1, $2) on conflict do nothing', [
    account,
    task.id,
  ])
  return pausedByRestore(task, lost)
}
