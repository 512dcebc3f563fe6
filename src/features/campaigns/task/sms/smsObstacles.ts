import type { SmsAccount } from '#domain/channels/account'
import type { SmsTotals } from '#workers/campaigns/audienceApi'
import { countObstacles, type StartObstacle } from '../startReasons.ts'

type About = {
  routes: readonly SmsAccount[]
  /** null: not counted yet */
  run: (Pick<SmsTotals, 'receivers' | 'points'> & { skipped: Partial<SmsTotals['skipped']> }) | null
  /** null: nobody here knows; then the server decides */
  enough: boolean | null
  points: number | null
}

const ofRoutes = ['noWay', 'senderNotAllowed', 'templateMissing'] as const

/** Why a task of text messages may be kept and may not start. */
export function smsObstaclesTo({ routes, run, enough, points }: About): StartObstacle[] {
  if (routes.length === 0) return [{ kind: 'routeMissing' }]
  if (!run) return []
  const isUnreached = run.receivers === 0 && ofRoutes.some((reason) => (run.skipped[reason] ?? 0) > 0)
  return isUnreached ? [{ kind: 'routeReachesNobody' }] : countObstacles(run, { enough, points })
}
