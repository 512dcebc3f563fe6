import type { Connection } from '../../db/connect.ts'
import { notify } from '../../notifications/notify.ts'

export type Share = { user: string; contacts: readonly string[] }

/** Each of how many there were; the main account did it and knows. Takes the account's counter. */
export async function notifyShares(
  connection: Connection,
  main: string,
  key: 'contactsGiven' | 'contactsTakenBack',
  shares: readonly Share[],
): Promise<void> {
  const told = shares.filter(({ user, contacts }) => user !== main && contacts.length)
  for (const count of new Set(told.map(({ contacts }) => contacts.length)))
    await notify(connection, {
      users: told.filter(({ contacts }) => contacts.length === count).map(({ user }) => user),
      level: 1,
      type: 'contacts',
      content: { key, values: { count } },
      link: '/statistics/contacts',
    })
}
