import { useTranslation } from 'react-i18next'
import type { FollowUpStatus } from '#domain/contacts/contact'
import type { ContactLine } from '#workers/search/api'
import type { ContactPlace } from '../list/useContactAddress.ts'
import { useAskDelete } from '../selection/useAskDelete.tsx'
import { useBulk } from '../selection/useBulk.ts'
import type { Targets } from '../targets.ts'
import type { ContactRows } from './useContactRows.ts'

export type ContactActions = ReturnType<typeof useContactActions>

/** What every page of contacts does to them. `rows`: of the list, where contacts are selected in it. */
export function useContactActions({ address: { opened }, close }: ContactPlace, rows?: ContactRows) {
  const { t } = useTranslation('contacts')
  const bulk = useBulk()
  const nameOf = (line: ContactLine) => line.name || line.company || t('row.nameless')
  async function remove(targets: Targets) {
    const isRemoved = (id: string) => (Array.isArray(targets) ? targets.includes(id) : rows?.isSelected(id))
    if (opened && isRemoved(opened)) close()
    rows?.list.clear()
    await bulk.remove(targets)
  }
  return {
    ...useAskDelete(remove),
    bulk,
    nameOf,
    setStatus(line: ContactLine, status: FollowUpStatus) {
      if (status !== line.follow_up_status) void bulk.setStatus([line.id], status, nameOf(line))
    },
  }
}
