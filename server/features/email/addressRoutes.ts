import { addressCalls as calls } from '#domain/email/addressCalls'
import type { Actor } from '#domain/shared/mutation'
import type { Database } from '../../db/connect.ts'
import { withScope } from '../../db/scope.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { RequestContext, Route } from '../../http/route.ts'
import { changeCheck, evidenceOf, listChecks, setAsksServers, startCheck } from './addresses.ts'

export function addressRoutes(route: Route, { database, limiter }: { database: Database; limiter: Limiter }): void {
  const asker = (user: Actor, { device, address }: RequestContext) => ({
    database,
    user,
    by: { account: user.account, user: user.user, device, address },
  })

  route(calls.startCheck, (input, user, asking) => {
    limiter.admit('addressCheck', user.user)
    return startCheck(asker(user, asking), input)
  })
  route(calls.changeCheck, (input, user, asking) => changeCheck(asker(user, asking), input))
  route(calls.checks, (_, user) => withScope(database, user, (connection) => listChecks(connection, user)))
  route(calls.evidence, (input, user) => withScope(database, user, (connection) => evidenceOf(connection, user, input)))
  route(calls.setAsksServers, (input, user, asking) => setAsksServers(asker(user, asking), input))
}
