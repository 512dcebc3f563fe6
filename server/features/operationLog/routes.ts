import { operationLogCalls as calls } from '#domain/operationLog/calls'
import type { Actor } from '#domain/shared/mutation'
import type { Connection, Database } from '../../db/connect.ts'
import { withScope } from '../../db/scope.ts'
import type { Route } from '../../http/route.ts'
import { readEntry } from './entry.ts'
import { contactAt, contactHistory } from './history.ts'
import { queryLog } from './query.ts'
import { rowHistory } from './rowHistory.ts'

export function operationLogRoutes(route: Route, { database }: { database: Database }): void {
  const read = <T>(user: Actor, work: (connection: Connection) => Promise<T>) =>
    withScope(database, user, work, { snapshot: true })

  route(calls.query, (input, user) => read(user, (connection) => queryLog(connection, user, input)))
  route(calls.entry, (input, user) => read(user, (connection) => readEntry(connection, user, input)))
  route(calls.history, (input, user) => read(user, (connection) => contactHistory(connection, user, input)))
  route(calls.rowHistory, (input, user) => read(user, (connection) => rowHistory(connection, user, input)))
  route(calls.contactAt, (input, user) => read(user, (connection) => contactAt(connection, user, input)))
}
