import { type KeyboardEvent, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactLine, ContactQuery, ContactSort } from '#workers/api'
import { DataTable, type WindowedRows } from '../../components/DataTable.tsx'
import { cardHeight, useContactCard } from './ContactCard.tsx'
import { useContactColumns } from './contactColumns.tsx'
import type { LineSource, Picture } from './lineSource.ts'
import { isSelected, type Selection, selectedCount } from './selection.ts'

type Props = {
  source: LineSource
  picture: Picture
  query: ContactQuery
  selection: Selection
  selecting: boolean
  active: number
  onActive: (index: number) => void
  onOpen: (index: number) => void
  onSort: (sort: ContactSort) => void
  onSelect: (index: number, run: boolean) => void
  onSelectAll: () => void
  onKey: (event: KeyboardEvent) => void
}

/** Below this width a row is a card. */
export const cardsBelow = 600

export function ContactList({ source, picture, query, selection, ...props }: Props) {
  const { t } = useTranslation('contacts')
  const columns = useContactColumns(picture.query.search)
  const card = useContactCard(picture.query.search, props.selecting)
  const rows = useMemo<WindowedRows<ContactLine>>(
    () => ({
      count: picture.matching,
      at: source.line,
      want: (from, to, visible) => source.want(from, to, visible),
      shown: picture.shown,
      version: picture.at,
      shift: picture.shift,
    }),
    [source, picture],
  )
  const count = selectedCount(selection, picture.matching)
  const nameOf = useCallback(
    (line: ContactLine) => t('row.select', { name: line.name || line.company || t('row.nameless') }),
    [t],
  )
  return (
    <DataTable<ContactLine, ContactSort>
      {...props}
      label={t('title')}
      rows={rows}
      columns={columns}
      sort={query.sort}
      descending={query.descending}
      isSelected={(id) => isSelected(selection, id)}
      allSelected={count === 0 ? false : selection.kind === 'all' && selection.except.size === 0 ? true : 'mixed'}
      selectAllLabel={t('row.selectAll')}
      selectRowLabel={nameOf}
      card={{ below: cardsBelow, height: cardHeight, render: card }}
    />
  )
}
