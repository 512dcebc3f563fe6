import type { KeyboardEvent } from 'react'
import type { ContactQuery } from '#workers/search/api'
import { usePhone } from '../../../lib/media.ts'
import type { ContactPlace } from '../list/useContactAddress.ts'
import { useContactLines } from '../list/useContactLines.ts'
import { useListState } from '../list/useListState.ts'
import { useSteps } from '../list/useSteps.ts'
import { isSelected, selectedCount, selectedIds } from '../selection/selection.ts'
import type { Targets } from '../targets.ts'

export type ContactRows = ReturnType<typeof useContactRows>

/** A list of contacts: its rows, which of them are selected, the one somebody is on, and the way to the next one. */
export function useContactRows({ address: { opened }, field, open }: ContactPlace, query: ContactQuery) {
  const phone = usePhone()
  const { source, picture, ask } = useContactLines(query, field)
  const list = useListState(source, picture, query, opened)
  const { step, openAt } = useSteps({ source, picture, list, opened, open })
  const { selection } = list
  const matching = picture?.matching ?? 0
  const count = selectedCount(selection, matching)
  return {
    source,
    picture,
    /** asks for what stands in the search field */
    ask,
    list,
    step,
    matching,
    total: picture?.total ?? 0,
    /** so many are selected */
    count,
    isSelected: (id: string) => isSelected(selection, id),
    ids: async () => selectedIds(selection, selection.kind === 'all' ? await source.ids() : []),
    targets: async (): Promise<Targets> =>
      selection.kind === 'all' ? source.packed([...selection.except]) : [...selection.ids],
    ofSelection: { selection, count, matching, onAll: list.selectAll, onClear: list.clear },
    ofTable: {
      source,
      query,
      selection,
      selecting: list.selecting || (phone && count > 0),
      active: list.active,
      onActive: list.setActive,
      onOpen: openAt,
      onSelect: list.select,
      onSelectAll: list.toggleAll,
    },
  }
}

/** The keys of a list: Ctrl+A selects all, Escape takes the selection back and then closes the panel. */
export const rowKeys =
  (place: ContactPlace, { list, count }: ContactRows, onDelete?: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) list.selectAll()
    else if (event.key === 'Delete' && onDelete) onDelete()
    else if (event.key === 'Escape' && count > 0) list.clear()
    else if (event.key === 'Escape' && place.address.opened) place.close()
    else return
    event.preventDefault()
  }
