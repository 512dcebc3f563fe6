import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from '#domain/subAccounts/person'
import { personName, usePeople, useWhoAmong } from '../../lib/people.ts'
import { useUser } from '../../lib/session.ts'

export type Everybody = {
  main: string
  /** who is there, the main account first */
  people: readonly Person[]
  nameOf: (id: string) => string
}

/** Who may give and receive, with their names. */
export function useEverybody(): Everybody {
  const { t } = useTranslation('distribution')
  const me = useUser().id
  const known = usePeople()
  const whoIs = useWhoAmong(known)
  return useMemo(() => {
    const people = known.filter(({ status }) => status !== 'deleted')
    const main = people.find(({ is_main }) => is_main)
    const nameOf = (id: string) => (main && id === main.id ? t('mainOf', { name: personName(main) }) : whoIs(id))
    return { main: main?.id ?? me, people, nameOf }
  }, [known, me, whoIs, t])
}
