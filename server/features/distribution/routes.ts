import { distributionCalls as calls } from '#domain/distribution/calls'
import type { BackgroundQueue } from '../../backgroundQueue.ts'
import type { Database } from '../../db/connect.ts'
import { withScope } from '../../db/scope.ts'
import type { RequestContext, Route } from '../../http/route.ts'
import type { Log } from '../../log.ts'
import type { By } from '../../people/manage.ts'
import { claimContacts } from './claim.ts'
import { queryPool, setPoolLimits } from './queryPool.ts'
import { queryDistributions } from './records.ts'
import {
  failAbandoned,
  previewDistribution,
  startDistribution,
  statusOfDistribution,
  stopDistribution,
} from './start.ts'
import { undoDistribution } from './undo.ts'

export function distributionRoutes(
  route: Route,
  services: { database: Database; background: BackgroundQueue; log: Log },
): void {
  const { database } = services
  const by = ({ account, user }: Pick<By, 'account' | 'user'>, { device, address }: RequestContext): By => ({
    account,
    user,
    device,
    address,
  })

  route(calls.preview, ({ asked }, user) => previewDistribution(database, user, asked))
  route(calls.start, (input, user, asking) => startDistribution(services, by(user, asking), input))
  route(calls.status, ({ id }, { account }) => statusOfDistribution(database, { account, id }))
  route(calls.stop, ({ id }, user, asking) => stopDistribution(database, by(user, asking), id))
  route(calls.undo, ({ id }, user, asking) => undoDistribution(database, by(user, asking), id))
  route(calls.query, async (input, user) => {
    await failAbandoned(database, user.account)
    return withScope(database, user, (connection) => queryDistributions(connection, user.account, input))
  })

  route(calls.pool, (input, user) => queryPool(database, user, input))
  route(calls.claim, (input, user, asking) => claimContacts(database, by(user, asking), input))
  route(calls.setPoolLimits, (input, user, asking) => setPoolLimits(database, by(user, asking), input))
}
