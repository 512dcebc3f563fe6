import { distributionCalls as calls } from '#domain/distribution/calls'
import { withScope } from '../../db/scope.ts'
import type { Asking, makeRoute } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
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

export function distributionRoutes(route: ReturnType<typeof makeRoute>, services: Services): void {
  const { database } = services
  const by = ({ account, user }: Pick<By, 'account' | 'user'>, { device, address }: Asking): By => ({
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
