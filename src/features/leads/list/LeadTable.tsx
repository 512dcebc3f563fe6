import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeadJob } from '#domain/leads/job'
import type { LeadState } from '#domain/leads/lead'
import type { LeadLine, LeadList, LeadQuery, LeadSort } from '#workers/search/leads/api'
import { type Column, DataTable, type WindowedRows } from '../../../components/DataTable.tsx'
import { type Tone, useBadge } from '../../../components/StatusBadge.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useLeadVisits } from './useLeadVisits.ts'

type Props = {
  job: LeadJob
  rows: WindowedRows<LeadLine>
  list: LeadList
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

/** Any number of leads; only those in sight are at hand and drawn. */
export function LeadTable({ job, rows, list, query, selected, selecting, onSelected, onSort, onOpen }: Props) {
  const { t } = useTranslation('leads')
  const isFair = job.kind === 'globalFair'
  const { visit } = useLeadVisits()
  const isSocial = job.kind === 'facebook' || job.kind === 'instagram'
  const columns = useLeadColumns(isFair, isSocial)
  const card = useLeadCard(isFair)
  const [active, setActive] = useState(-1)
  const [last, setLast] = useState(-1)
  const all = rows.count > 0 && selected.size >= rows.count
  const toggleAll = async () => onSelected(all ? new Set() : new Set(await list.ids()))
  const select = async (index: number, run: boolean) => {
    const line = rows.at(index)
    if (!line) return
    const next = new Set(selected)
    const isAdded = !next.has(line.id)
    const ids =
      run && last >= 0 ? (await list.ids()).slice(Math.min(last, index), Math.max(last, index) + 1) : [line.id]
    for (const id of ids)
      if (isAdded) next.add(id)
      else next.delete(id)
    setLast(index)
    onSelected(next)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) void toggleAll()
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
      active={Math.min(active, rows.count - 1)}
      onActive={setActive}
      onOpen={(index) => {
        const line = rows.at(index)
        if (line) onOpen(line.id)
      }}
      onButton={(index) => {
        const line = rows.at(index)
        if (line) void visit(line.id, line.visited_at === null)
      }}
      selecting={selecting}
      isSelected={(id) => selected.has(id)}
      onSelect={(index, run) => void select(index, run)}
      allSelected={all || (selected.size > 0 && 'mixed')}
      onSelectAll={() => void toggleAll()}
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

function useLeadColumns(isFair: boolean, isSocial: boolean): Column<LeadLine, LeadSort>[] {
  const { t } = useTranslation('leads')
  const visitButton = useVisitButton()
  const badge = useBadge()
  const styles = useStyles()
  const { number } = useFormats()
  return useMemo(
    () => [
      {
        ...columnOf('name', t('list.name'), 180, 3, 0),
        cell: ({ name }) => <strong className={styles.name}>{name}</strong>,
      },
      ...(isFair
        ? [
            { ...columnOf('booth', t('list.booth'), 110, 1, 1), cell: boothOf },
            { key: 'visit', title: t('visit.done'), min: 110, grow: 1, rank: 1, cell: visitButton },
          ]
        : []),
      ...(isSocial
        ? [
            {
              ...columnOf('followers', t('list.followers'), 110, 1, 1),
              cell: ({ followers }: LeadLine) => (followers === null ? '' : number(followers)),
            },
          ]
        : []),
      {
        ...columnOf('state', t('list.state'), 90, 1, 1),
        cell: ({ state }) => badge(leadTones[state], t(`state.${state}`)),
      },
      { ...columnOf('email', t('list.email'), 170, 2, 2), cell: ({ email }) => email },
      { ...columnOf('phone', t('list.phone'), 140, 1, 3), cell: ({ phone }) => dialled(phone) },
      { key: 'website', title: t('list.website'), min: 160, grow: 2, rank: 4, cell: ({ website }) => website },
      { ...columnOf('city', t('list.city'), 110, 1, 5), cell: ({ city }) => city },
    ],
    [t, badge, styles, isFair, isSocial, visitButton, number],
  )
}

const boothOf = ({ hall, booth }: LeadLine) => [hall, booth].filter(Boolean).join(' · ')

const columnOf = (sort: LeadSort, title: string, min: number, grow: number, rank: number) => ({
  key: sort,
  title,
  min,
  grow,
  rank,
  sort,
})

function useLeadCard(isFair: boolean) {
  const { t } = useTranslation('leads')
  const { number } = useFormats()
  const visitButton = useVisitButton()
  const badge = useBadge()
  const styles = useStyles()
  return useCallback(
    (line: LeadLine) => {
      const { name, email, phone, website, city, state, followers } = line
      const followed = followers === null ? '' : t('social.followersOf', { number: number(followers) })
      return (
        <div className={styles.row}>
          <div className={styles.card}>
            <span className={styles.top}>
              <strong className={styles.cut}>{name}</strong>
              {!isFair && badge(leadTones[state], t(`state.${state}`))}
            </span>
            <span className={styles.cut}>
              {[email, dialled(phone)].filter(Boolean).join(' · ') || t('list.noAddress')}
            </span>
            <span className={styles.quiet}>{[followed, boothOf(line), website, city].filter(Boolean).join(' · ')}</span>
          </div>
          {isFair && visitButton(line)}
        </div>
      )
    },
    [t, badge, styles, isFair, visitButton, number],
  )
}

/** The button is the table's own: one for each row would cost more than the list. */
function useVisitButton() {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  return useCallback(
    ({ visited_at, name }: LeadLine) => (
      <button
        type="button"
        className={mergeClasses(styles.visit, visited_at !== null && styles.visited)}
        aria-pressed={visited_at !== null}
        aria-label={t(visited_at === null ? 'visit.mark' : 'visit.unmark', { name })}
      >
        {t(visited_at === null ? 'visit.not' : 'visit.done')}
      </button>
    ),
    [t, styles],
  )
}

const useStyles = makeStyles({
  name: { fontWeight: tokens.fontWeightSemibold },
  visit: {
    minHeight: '28px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    '@media (pointer: coarse)': { minHeight: '44px' },
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  visited: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  row: { display: 'flex', gap: tokens.spacingHorizontalS, alignItems: 'center', minWidth: 0 },
  card: { flex: '1 1 0', display: 'grid', gap: '2px', minWidth: 0, paddingBlock: tokens.spacingVerticalXS },
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
