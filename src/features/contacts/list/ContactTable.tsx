import { type KeyboardEvent, type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { ViewColumn } from '#domain/views/savedView'
import type { ContactLine, ContactQuery, ContactSort } from '#workers/search/api'
import { type Arrange, type Column, DataTable, type WindowedRows } from '../../../components/DataTable.tsx'
import { searchWords } from '../../../components/hits.ts'
import { isSelected, type Selection, selectedCount } from '../selection/selection.ts'
import { useNoteLink } from '../useReachLinks.tsx'
import type { LineSource, Picture } from './lineSource.ts'

export type ContactListProps = {
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
  /** null: nobody has chosen them */
  chosen?: readonly ViewColumn[] | null
  arrange?: Pick<Arrange, 'onWidth' | 'onMove'>
}

type Props = ContactListProps & {
  label: string
  columns: readonly Column<ContactLine, ContactSort>[]
  card: { height: number; render: (line: ContactLine, words: readonly string[]) => ReactNode }
  onButton?: (index: number, button: HTMLElement) => void
}

/** Below this width a row is a card. */
const cardsBelow = 600

/** A window over the lines of a query. */
export function ContactTable({ source, picture, query, selection, card, chosen, arrange, ...props }: Props) {
  const { t } = useTranslation('contacts')
  const linesOf = useSyncExternalStore(source.onLines, source.lines)
  const rows = useMemo<WindowedRows<ContactLine>>(
    () => ({
      count: picture.matching,
      at: linesOf(picture),
      want: (from, to, visible) => source.want(from, to, visible),
      shown: picture.shown,
      version: picture.at,
      shift: picture.shift,
    }),
    [source, picture, linesOf],
  )
  const count = selectedCount(selection, picture.matching)
  const nameOf = useNameOf()
  const note = useNoteLink()
  const { search } = picture.query
  const words = useMemo(() => searchWords(search), [search])
  return (
    <DataTable<ContactLine, ContactSort>
      {...props}
      rows={rows}
      words={words}
      areChosen={Boolean(chosen)}
      {...(arrange && { arrange: { label: (title) => t('columns.width', { title }), ...arrange } })}
      sort={query.ranked && query.search.trim() ? null : query.sort}
      descending={query.descending}
      isSelected={(id) => isSelected(selection, id)}
      allSelected={count === 0 ? false : selection.kind === 'all' && selection.except.size === 0 ? true : 'mixed'}
      selectAllLabel={t('row.selectAll')}
      sortLabel={(title) => t('columns.sort', { title })}
      selectRowLabel={nameOf}
      onLink={(index, link) => {
        const line = source.line(index)
        if (line) note(line, link)
      }}
      card={{ below: cardsBelow, ...card }}
    />
  )
}

/** What the box of a row is called. A row is drawn in less time than a translation takes: it is asked for once. */
function useNameOf() {
  const { t } = useTranslation('contacts')
  return useMemo(() => {
    const mark = '\u0000'
    const [before = '', after = ''] = t('row.select', { name: mark }).split(mark)
    const nameless = t('row.nameless')
    return (line: ContactLine) => before + (line.name || line.company || nameless) + after
  }, [t])
}
