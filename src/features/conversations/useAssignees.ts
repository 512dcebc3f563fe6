import { useMemo } from 'react'
import type { Option } from '../../components/options.ts'
import { personName, usePeople } from '../../lib/people.ts'

/** To whom a conversation can be given; nobody where the company has one user. */
export function useAssignees(): Option[] {
  const people = usePeople()
  return useMemo(() => {
    const here = people.filter(({ status }) => status === 'normal')
    return here.length > 1 ? here.map((person) => ({ value: person.id, text: personName(person) })) : []
  }, [people])
}
