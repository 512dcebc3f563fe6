import { contactCalls } from '#domain/contacts/calls'
import { withScope } from '../../db/scope.ts'
import type { makeRoute } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { pushFromCall } from '../../sync/push.ts'
import { categorising, tagging, uncategorising } from './associate.ts'
import { queryContacts } from './query.ts'

export function contactRoutes(route: ReturnType<typeof makeRoute>, services: Services): void {
  const { database } = services
  route(contactCalls.query, (input, user) =>
    withScope(database, user, (connection) => queryContacts(connection, user, input), { snapshot: true }),
  )
  const changed = async (...pushed: Parameters<typeof pushFromCall>) => {
    await pushFromCall(...pushed)
    return {}
  }
  route(contactCalls.tagAddAssociations, (input, user, { address }) =>
    changed(services, user, (connection) => tagging(connection, user.account, 'contact.tag.add', input), address),
  )
  route(contactCalls.tagDisassociate, (input, user, { address }) =>
    changed(services, user, (connection) => tagging(connection, user.account, 'contact.tag.remove', input), address),
  )
  route(contactCalls.categoryAddAssociations, (input, user, { address }) =>
    changed(services, user, (connection) => categorising(connection, user.account, input), address),
  )
  route(contactCalls.categoryDisassociate, (input, user, { address }) =>
    changed(services, user, (connection) => uncategorising(connection, user.account, input), address),
  )
}
