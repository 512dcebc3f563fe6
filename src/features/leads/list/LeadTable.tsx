import { makeStyles, tokens } from '@fluentui/react-components'
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeadState } from '#domain/leads/lead'
import { type Column, DataTable, type WindowedRows } from '../../../components/DataTable.tsx'
import { type Tone, useBadge } from '../../../components/StatusBadge.tsx'
import type { LeadLine, LeadQuery, LeadSort } from './leadList.ts'

type Props = {
  lines: LeadLine[]
  query: LeadQuery
  selected: ReadonlySet<string>
  /** a tap selects instead of opening */
  selecting: boolean
  onSelected: (ids: ReadonlySet<string>) => void
  onSort: (sort: LeadSort) => void
  onOpen: (id: string) => void
}

const cardsBelow = 600
const cardHeight = 84

/** Any number of leads; only those in sight are drawn. */
export function LeadTable({ lines, query, selected, selecting, onSelected, onSort, onOpen }: Props) {
  const { t } = useTranslation('leads')
  const columns = useLeadColumns()
  const card = useLeadCard()
  const rows = useRows(lines, query)
  const [active, setActive] = useState(-1)
  const [last, setLast] = useState(-1)
  const all = lines.length > 0 && lines.every(({ id }) => selected.has(id))
  const toggleAll = () => onSelected(all ? new Set() : new Set(lines.map(({ id }) => id)))
  const select = (index: number, run: boolean) => {
    const line = lines[index]
    if (!line) return
    const next = new Set(selected)
    const isAdded = !next.has(line.id)
    const [from, to] = run && last >= 0 ? [Math.min(last, index), Math.max(last, index)] : [index, index]
    for (const { id } of lines.slice(from, to + 1))
      if (isAdded) next.add(id)
      else next.delete(id)
    setLast(index)
    onSelected(next)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) toggleAll()
    else if (event.key === 'Escape' && selected.size > 0) onSelected(new Set())
    else return
    event.preventDefault()
  }
  return (
    <DataTable<LeadLine, LeadSort>
      label={t('list.label')}
      rows={rows}
      columns={columns}
      sort={query.sort}
      descending={query.descending}
      onSort={onSort}
      active={Math.min(active, lines.length - 1)}
      onActive={setActive}
      onOpen={(index) => lines[index] && onOpen(lines[index].id)}
      selecting={selecting}
      isSelected={(id) => selected.has(id)}
      onSelect={select}
      allSelected={all || (selected.size > 0 && 'mixed')}
      onSelectAll={toggleAll}
      onKey={onKey}
      selectAllLabel={t('list.selectAll')}
      selectRowLabel={useCallback(({ name }: LeadLine) => t('list.selectRow', { name }), [t])}
      card={{ below: cardsBelow, height: cardHeight, render: card }}
    />
  )
}

/** Digits of a number as they are dialled from anywhere; what a source wrote otherwise stays. */
const dialled = (phone: string): string => (/^[1-9]\d{6,14}$/.test(phone) ? `+${phone}` : phone)

export const leadTones: Record<LeadState, Tone> = { new: 'brand', kept: 'good', thrown: 'neutral' }

function useLeadColumns(): Column<LeadLine, LeadSort>[] {
  const { t } = useTranslation('leads')
  const badge = useBadge()
  const styles = useStyles()
  return useMemo(
    () => [
      {
        ...columnOf('name', t('list.name'), 180, 3, 0),
        cell: ({ name }) => <strong className={styles.name}>{name}</strong>,
      },
      {
        ...columnOf('state', t('list.state'), 90, 1, 1),
        cell: ({ state }) => badge(leadTones[state], t(`state.${state}`)),
      },
      { ...columnOf('email', t('list.email'), 170, 2, 2), cell: ({ email }) => email },
      { ...columnOf('phone', t('list.phone'), 140, 1, 3), cell: ({ phone }) => dialled(phone) },
      { key: 'website', title: t('list.website'), min: 160, grow: 2, rank: 4, cell: ({ website }) => website },
      { ...columnOf('city', t('list.city'), 110, 1, 5), cell: ({ city }) => city },
    ],
    [t, badge, styles],
  )
}

const columnOf = (sort: LeadSort, title: string, min: number, grow: number, rank: number) => ({
  key: sort,
  title,
  min,
  grow,
  rank,
  sort,
})

function useLeadCard() {
  const { t } = useTranslation('leads')
  const badge = useBadge()
  const styles = useStyles()
  return useCallback(
    ({ name, email, phone, website, city, state }: LeadLine) => (
      <div className={styles.card}>
        <span className={styles.top}>
          <strong className={styles.cut}>{name}</strong>
          {badge(leadTones[state], t(`state.${state}`))}
        </span>
        <span className={styles.cut}>{[email, dialled(phone)].filter(Boolean).join(' · ') || t('list.noAddress')}</span>
        <span className={styles.quiet}>{[website, city].filter(Boolean).join(' · ')}</span>
      </div>
    ),
    [t, badge, styles],
  )
}

/** All rows are at hand; another question begins at the top. */
function useRows(lines: LeadLine[], { text, state, has, sort, descending }: LeadQuery): WindowedRows<LeadLine> {
  const question = JSON.stringify([text, state, has, sort, descending])
  const [seen, setSeen] = useState({ question, lines, shown: 0, version: 0 })
  if (seen.question !== question || seen.lines !== lines) {
    const shown = seen.shown + (seen.question === question ? 0 : 1)
    setSeen({ question, lines, shown, version: seen.version + 1 })
  }
  const { shown, version } = seen
  return useMemo(
    () => ({ count: lines.length, at: (index) => lines[index], want: () => {}, shown, version, shift: 0 }),
    [lines, shown, version],
  )
}

const useStyles = makeStyles({
  name: { fontWeight: tokens.fontWeightSemibold },
  card: { display: 'grid', gap: '2px', minWidth: 0, paddingBlock: tokens.spacingVerticalXS },
  top: { display: 'flex', gap: tokens.spacingHorizontalS, justifyContent: 'space-between', minWidth: 0 },
  cut: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 },
  quiet: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
})
