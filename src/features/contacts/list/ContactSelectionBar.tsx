import type { BulkAction } from '#domain/contacts/bulk'
import type { ContactQuery } from '#workers/search/api'
import { useOwners } from '../../../lib/owners.ts'
import { useHasProduct } from '../../../lib/useHasProduct.ts'
import { openWindow } from '../../../lib/windows.ts'
import { SelectionBar } from '../selection/SelectionBar.tsx'
import { useEmailThem } from '../selection/useEmailThem.ts'
import { useHandOn } from '../selection/useHandOn.ts'
import type { ContactRows } from '../workspace/useContactRows.ts'

type Props = {
  rows: ContactRows
  query: ContactQuery
  onAction: (action: BulkAction) => void
  onExport: () => void
}

/** What this user can do with the selected contacts of the list. */
export function ContactSelectionBar({ rows: { list, count, ids, ofSelection }, query, onAction, onExport }: Props) {
  const owners = useOwners()
  const handOn = useHandOn()
  const emailThem = useEmailThem()
  const hasEmail = useHasProduct('emailMarketing')
  const selected = { selection: list.selection, query, count, ids }
  return (
    <SelectionBar
      {...ofSelection}
      onAction={onAction}
      onExport={onExport}
      onHandOn={owners.areSeveral ? () => void handOn(selected) : null}
      onCheck={hasEmail ? () => openWindow({ kind: 'checks', start: { count, contacts: ids } }) : null}
      onEmail={emailThem && (() => void emailThem(selected))}
    />
  )
}
