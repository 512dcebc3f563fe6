import { olderMessageCalls } from '#domain/conversations/olderCalls'
import { olderMessages } from '../../conversations/olderMessages.ts'
import type { Database } from '../../db/connect.ts'
import { withScope } from '../../db/scope.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { Route } from '../../http/route.ts'

export function olderMessageRoutes(
  route: Route,
  { database, limiter }: { database: Database; limiter: Limiter },
): void {
  route(olderMessageCalls.older, (input, user) => {
    limiter.admit('olderMessages', user.user)
    return withScope(database, user, (connection) => olderMessages(connection, user, input), { snapshot: true })
  })
}
