import { contactCalls } from '#domain/contacts/calls'
import { withScope } from '../../db/scope.ts'
import type { makeRoute } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { queryContacts } from './query.ts'

export function contactRoutes(route: ReturnType<typeof makeRoute>, { database }: Services): void {
  route(contactCalls.query, (input, user) =>
    withScope(database, user, (connection) => queryContacts(connection, user, input), { snapshot: true }),
  )
}
