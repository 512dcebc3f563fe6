import type { Filter } from '#domain/contacts/filter'
import { everyContact } from '#workers/search/api'
import { LabelsProvider } from '../../../lib/labels.tsx'
import { FilterDialog } from './FilterDialog.tsx'

type Props = { filter: Filter; onFilter: (filter: Filter) => void; onClose: () => void }

/** The filter of contacts over a page of another area, such as for whom an email task is. */
export function FilterWindow({ filter, onFilter, onClose }: Props) {
  return (
    <LabelsProvider>
      <FilterDialog query={{ ...everyContact, filter }} onFilter={onFilter} onClose={onClose} />
    </LabelsProvider>
  )
}
