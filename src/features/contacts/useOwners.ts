import { useMemo } from 'react'
import { isSubAccount } from '#domain/auth/policy'
import { personName, usePeople, useWho } from '../../lib/people.ts'
import { useUser } from '../../lib/session.ts'

/** Whose contacts a list may show. Only a main account sees other people's, so only there it matters. */
export function useOwners() {
  const user = useUser()
  const people = usePeople()
  const nameOf = useWho()
  return useMemo(
    () => ({
      areSeveral: !isSubAccount(user) && people.length > 1,
      list: people.map((person) => ({ id: person.id, name: personName(person) })),
      nameOf,
    }),
    [user, people, nameOf],
  )
}
