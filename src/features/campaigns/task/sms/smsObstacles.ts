import type { ChannelAccount } from '#domain/channels/account'
import type { SmsTotals } from '#workers/campaigns/audienceApi'
import type { StartObstacle } from '../startReasons.ts'

type About = {
  routes: readonly ChannelAccount[]
  /** null: not counted yet */
  run: Pick<SmsTotals, 'receivers' | 'noRoute' | 'points'> | null
  /** null: nobody here knows; then the server decides */
  enough: boolean | null
  points: number | null
}

/** Why a task of text messages may be kept and may not start. */
export function smsObstaclesTo({ routes, run, enough, points }: About): StartObstacle[] {
  const found: StartObstacle[] = []
  if (routes.length === 0) found.push({ kind: 'routeMissing' })
  if (run?.receivers === 0) found.push({ kind: 'nobody' })
  if (routes.length > 0 && run && run.receivers > 0 && run.noRoute === run.receivers)
    found.push({ kind: 'routeReachesNobody' })
  if (enough === false && run && run.receivers > 0)
    found.push({ kind: 'pointsInsufficient', missing: points === null ? null : Math.max(0, run.points - points) })
  return found
}
