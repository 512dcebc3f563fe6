import { useMemo, useState } from 'react'
import { useRights } from '../export/useRights.tsx'

export type ContactDialog =
  | { kind: 'import'; file: File | null }
  | { kind: 'export' }
  | { kind: 'labels' }
  | { kind: 'filter' }
  | { kind: 'duplicates' }
  | { kind: 'excluded' }

/** Which dialog of the list is open, and what opens each of them. */
export function useContactDialogs() {
  const rights = useRights()
  const [dialog, setDialog] = useState<ContactDialog | null>(null)
  const open = useMemo(
    () => ({
      import: () => setDialog({ kind: 'import', file: null }),
      importOf: (file: File | null) => setDialog({ kind: 'import', file }),
      export: () => (rights.may('export_data') ? setDialog({ kind: 'export' }) : rights.ask('export_data')),
      labels: () => setDialog({ kind: 'labels' }),
      filter: () => setDialog({ kind: 'filter' }),
      duplicates: () => setDialog({ kind: 'duplicates' }),
      excluded: () => setDialog({ kind: 'excluded' }),
    }),
    [rights],
  )
  return { dialog, open, close: () => setDialog(null) }
}
