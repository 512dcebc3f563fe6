import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import type { Person } from '#domain/subAccounts/person'
import { rowsWhere } from '#workers/database/read'
import { useStored } from './reader.ts'
import { useUser } from './session.ts'

const nobody: Person[] = []
const byName = new Intl.Collator('zh-CN')

/** What people call somebody; the user name is what one signs in with. */
export const personName = ({ nickname, username }: Pick<Person, 'nickname' | 'username'>) => nickname || username

/** Everybody of the company, those who left too: the main account first, the others by name. */
export function usePeople(): Person[] {
  const rows = useStored((db) => rowsWhere(db, 'person', () => true), [])
  return useMemo(() => (rows ? inOrder(rows) : nobody), [rows])
}

const inOrder = (people: readonly Person[]) =>
  people.toSorted(
    (a, b) =>
      Number(b.is_main) - Number(a.is_main) || byName.compare(personName(a), personName(b)) || (a.id < b.id ? -1 : 1),
  )

/** Says who an id is: the name, or that it is oneself. */
export const useWho = (): ((id: string) => string) => useWhoAmong(usePeople())

export function useWhoAmong(people: readonly Person[]): (id: string) => string {
  const { t } = useTranslation('app')
  const me = useUser().id
  const names = useMemo(() => new Map(people.map((person) => [person.id, personName(person)])), [people])
  return useCallback((id) => (id === me ? t('people.me') : (names.get(id) ?? t('people.someone'))), [t, me, names])
}

/** A main account sees whose something is; a sub account has its own only. */
export const useSeesOwners = () => {
  const isSub = isSubAccount(useUser())
  return usePeople().length > 1 && !isSub
}
