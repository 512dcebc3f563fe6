import { lazy, Suspense } from 'react'
import type { ContactQuery } from '#workers/search/api'
import type { ContactRows } from '../workspace/useContactRows.ts'
import type { ContactPlace } from './useContactAddress.ts'
import type { ContactDialog } from './useContactDialogs.ts'

const NewContactPanel = lazy(() => import('../panel/NewContactPanel.tsx').then((m) => ({ default: m.NewContactPanel })))
const ImportDialog = lazy(() => import('../import/ImportDialog.tsx').then((m) => ({ default: m.ImportDialog })))
const ExportDialog = lazy(() => import('../export/ExportDialog.tsx').then((m) => ({ default: m.ExportDialog })))
const DuplicatesWindow = lazy(() =>
  import('../duplicates/DuplicatesWindow.tsx').then((m) => ({ default: m.DuplicatesWindow })),
)
const ExcludedWindow = lazy(() => import('../excluded/ExcludedWindow.tsx').then((m) => ({ default: m.ExcludedWindow })))
const FilterDialog = lazy(() => import('../filter/FilterDialog.tsx').then((m) => ({ default: m.FilterDialog })))
const LabelsDialog = lazy(() => import('../labels/LabelsDialog.tsx').then((m) => ({ default: m.LabelsDialog })))

type Props = {
  place: ContactPlace
  rows: ContactRows
  query: ContactQuery
  filtered: boolean
  dialog: ContactDialog | null
  onClose: () => void
}

/** What opens over the list of contacts, or beside it; each is loaded when it is opened first. */
export function ContactDialogs({ place, rows, query, filtered, dialog, onClose }: Props) {
  const { address, close, open, setQuery } = place
  const { picture, count, matching, ids } = rows
  return (
    <Suspense>
      {address.creating && (
        <NewContactPanel key={address.refused} refused={address.refused} onClose={close} onOpen={open} />
      )}
      {dialog?.kind === 'import' && <ImportDialog file={dialog.file} onClose={onClose} />}
      {dialog?.kind === 'duplicates' && <DuplicatesWindow onClose={onClose} />}
      {dialog?.kind === 'excluded' && <ExcludedWindow onClose={onClose} />}
      {dialog?.kind === 'filter' && (
        <FilterDialog query={address.query} onFilter={(filter) => setQuery({ filter })} onClose={onClose} />
      )}
      {dialog?.kind === 'labels' && <LabelsDialog onClose={onClose} />}
      {dialog?.kind === 'export' && picture && (
        <ExportDialog
          query={query}
          total={rows.total}
          matching={filtered ? matching : null}
          selected={count > 0 ? { count, ids } : null}
          idsOfMatching={() => rows.source.ids()}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
