import { type KeyboardEvent, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable, type WindowedRows } from '../../components/DataTable.tsx'
import { subCardHeight, useSubCard } from './SubCard.tsx'
import { useSubColumns } from './subColumns.tsx'
import type { SubLine, SubQuery, SubSort } from './subList.ts'
import type { SubSelection } from './useSubSelection.ts'

type Props = {
  lines: SubLine[]
  query: SubQuery
  selection: SubSelection
  selecting: boolean
  onSort: (sort: SubSort) => void
  onOpen: (id: string) => void
  onEscape: () => void
  onDelete: (subs: SubLine[]) => void
}

/** Below this width a row is a card. */
const cardsBelow = 600

export function SubList({ lines, query, selection, onOpen, onEscape, onDelete, ...props }: Props) {
  const { t } = useTranslation('subAccounts')
  const columns = useSubColumns()
  const card = useSubCard()
  const rows = useRows(lines, query)
  const [active, setActive] = useState(-1)
  const at = Math.min(active, lines.length - 1)

  const onKey = (event: KeyboardEvent) => {
    const line = lines[at]
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) selection.toggleAll()
    else if (event.key === 'Delete' && (selection.subs.length > 0 || line))
      onDelete(selection.subs.length > 0 ? selection.subs : [line!])
    else if (event.key === 'Escape' && selection.subs.length > 0) selection.clear()
    else if (event.key === 'Escape') onEscape()
    else return
    event.preventDefault()
  }
  return (
    <DataTable<SubLine, SubSort>
      {...props}
      label={t('menu')}
      rows={rows}
      columns={columns}
      sort={query.sort}
      descending={query.descending}
      active={at}
      onActive={setActive}
      onOpen={(index) => lines[index] && onOpen(lines[index].id)}
      isSelected={(id) => selection.ids.has(id)}
      onSelect={selection.select}
      allSelected={selection.all}
      onSelectAll={selection.toggleAll}
      onKey={onKey}
      selectAllLabel={t('selectAll')}
      selectRowLabel={useCallback(({ name }: SubLine) => t('selectRow', { name }), [t])}
      card={{ below: cardsBelow, height: subCardHeight, render: card }}
    />
  )
}

/** All rows are at hand; another question begins at the top. */
function useRows(lines: SubLine[], { search, sort, descending }: SubQuery): WindowedRows<SubLine> {
  const question = JSON.stringify([search, sort, descending])
  const [seen, setSeen] = useState({ question, lines, shown: 0, version: 0 })
  const isSame = seen.lines.length === lines.length && seen.lines.every((line, at) => line === lines[at])
  if (seen.question !== question || !isSame) {
    const shown = seen.shown + (seen.question === question ? 0 : 1)
    setSeen({ question, lines, shown, version: seen.version + 1 })
  }
  const { shown, version } = seen
  return useMemo(
    () => ({ count: lines.length, at: (index) => lines[index], want: () => {}, shown, version, shift: 0 }),
    [lines, shown, version],
  )
}
