import { useMemo } from 'react'
import { isSubAccount } from '#domain/auth/policy'
import { personName, usePeople, useWhoAmong } from './people.ts'
import { useUser } from './session.ts'

/** Whose contacts a list may show. Only a main account sees other people's, so only there it matters. */
export function useOwners() {
  const user = useUser()
  const people = usePeople()
  const nameOf = useWhoAmong(people)
  return useMemo(() => {
    const list = people
      .filter(({ status }) => status !== 'deleted')
      .map((person) => ({ id: person.id, name: personName(person) }))
    return { areSeveral: !isSubAccount(user) && list.length > 1, list, nameOf }
  }, [user, people, nameOf])
}
