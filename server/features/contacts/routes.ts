import { type CountedNumbers, contactCalls } from '#domain/contacts/calls'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../../db/connect.ts'
import { withScope } from '../../db/scope.ts'
import type { Route } from '../../http/route.ts'
import { type PushServices, pushFromCall } from '../../sync/push.ts'
import { categorising, tagging, uncategorising } from './associate.ts'
import { collected, type InsertResult } from './collected.ts'
import { lockContactsWith } from './numbers.ts'
import { countPhones, keepAudience, statusChanges } from './phones.ts'
import { queryContacts } from './query.ts'

export function contactRoutes(route: Route, services: PushServices): void {
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
  route(contactCalls.dataSourceInsert, async ({ data_list }, user, { address }) => {
    let told: InsertResult | undefined
    const insert = async (connection: Connection) => {
      const { changes, ...plan } = await collected(connection, user, data_list)
      told = plan.told
      return changes
    }
    await pushFromCall(services, user, insert, address)
    const { ids } = told!
    await withScope(database, user, (connection) => keepAudience(connection, user, data_list, ids))
    return told!
  })
  route(contactCalls.phoneUpdateFollowUpStatus, async ({ full_number_list, follow_up_status }, user, { address }) => {
    let count = 0
    const patch = async (connection: Connection) => {
      const contacts = await lockContactsWith(connection, user, full_number_list)
      count = contacts.length
      return statusChanges(
        contacts.map(({ id }) => id),
        follow_up_status,
      )
    }
    await pushFromCall(services, user, patch, address)
    return { count }
  })
  route(contactCalls.phoneSyncWtMsg, (input, user) => count('sent', input, user))
  route(contactCalls.phoneReplyCountInc, (input, user) => count('replied', input, user))
  async function count(what: Parameters<typeof countPhones>[2], input: CountedNumbers, user: Actor) {
    return { count: await withScope(database, user, (connection) => countPhones(connection, user, what, input)) }
  }
}
