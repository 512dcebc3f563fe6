import { messageCalls } from '#domain/campaigns/messageCalls'
import type { Actor } from '#domain/shared/mutation'
import type { Connection, Database } from '../../db/connect.ts'
import { withScope } from '../../db/scope.ts'
import type { Route } from '../../http/route.ts'
import { listMessages, reportMessages } from './messages.ts'

export function messageRoutes(route: Route, { database }: { database: Database }): void {
  const read = <T>(user: Actor, work: (connection: Connection) => Promise<T>) =>
    withScope(database, user, work, { snapshot: true })

  for (const channel of ['sms', 'whatsapp'] as const) {
    const { messages, report } = messageCalls[channel]
    route(messages, (input, user) => read(user, (connection) => listMessages(connection, user, { ...input, channel })))
    route(report, (input, user) => read(user, (connection) => reportMessages(connection, user, { ...input, channel })))
  }
}
