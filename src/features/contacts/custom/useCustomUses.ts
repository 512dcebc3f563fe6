import { useEffect, useState } from 'react'
import type { CustomField } from '#domain/contacts/customField'
import { everyContact } from '#workers/search/api'
import { useClient } from '../../../lib/client.ts'

/** For how many contacts each field is filled in, of those that this user sees. */
export function useCustomUses(fields: readonly CustomField[]): Readonly<Record<string, number>> {
  const { contacts } = useClient()
  const [uses, setUses] = useState<Record<string, number>>({})
  useEffect(() => {
    let isOver = false
    async function count() {
      for (const { id } of fields) {
        const of = [{ field: 'custom' as const, id, is: 'filled' as const }]
        const view = await contacts.open({ ...everyContact, filter: { join: 'all', of } }, () => {})
        const { matching } = await view.count()
        view.close()
        if (isOver) return
        setUses((before) => (before[id] === matching ? before : { ...before, [id]: matching }))
      }
    }
    void count()
    return () => {
      isOver = true
    }
  }, [contacts, fields])
  return uses
}
