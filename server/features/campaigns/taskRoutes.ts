import { taskCalls as calls } from '#domain/campaigns/taskCalls'
import type { Actor } from '#domain/shared/mutation'
import type { ChannelLedgers } from '../../campaigns/sending/driver.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { withScope } from '../../db/scope.ts'
import type { Route } from '../../http/route.ts'
import { attemptsOf, listReceivers, mailsOfContact, taskWaits, unopenedOf } from './tasks.ts'

export function taskRoutes(route: Route, { database, ledgers }: { database: Database; ledgers: ChannelLedgers }): void {
  const read = <T>(user: Actor, work: (connection: Connection) => Promise<T>) =>
    withScope(database, user, work, { snapshot: true })

  route(calls.receivers, (input, user) => read(user, (connection) => listReceivers(connection, user, input)))
  route(calls.waits, (input, user) => read(user, (connection) => taskWaits(connection, user, input, ledgers)))
  route(calls.attempts, (input, user) => read(user, (connection) => attemptsOf(connection, user, input)))
  route(calls.unopened, (input, user) => read(user, (connection) => unopenedOf(connection, user, input)))
  route(calls.mailsOfContact, (input, user) => read(user, (connection) => mailsOfContact(connection, user, input)))
}
