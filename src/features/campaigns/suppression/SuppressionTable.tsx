import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { SuppressionReason, SuppressionRow } from '#domain/campaigns/suppression'
import { StatusBadge, type Tone } from '../../../components/StatusBadge.tsx'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useWho } from '../../../lib/people.ts'
import { writtenValue } from './suppressions.ts'
import { useChannelWords } from './useChannelWords.ts'

type Actions = { canChange: boolean; canLift: (row: SuppressionRow) => boolean; onAllow: (row: SuppressionRow) => void }
type Props = Actions & { rows: readonly SuppressionRow[] }

/** Who is not written to, and why. What receivers said cannot be taken back here. */
export function SuppressionTable({ rows, ...actions }: Props) {
  const { t } = useTranslation('campaigns')
  const { dateTime } = useFormats()
  const who = useWho()
  const channelsOf = useChannelWords()
  return (
    <Table
      label={t('suppression.menu')}
      rows={rows}
      columns={suppressionColumns({ t, dateTime, who, channelsOf }, actions)}
      keyOf={({ id }) => id}
    />
  )
}

type Words = {
  t: TFunction<'campaigns'>
  dateTime: (at: number) => string
  who: (id: string) => string
  channelsOf: (row: SuppressionRow) => string
}

function suppressionColumns({ t, dateTime, who, channelsOf }: Words, actions: Actions): TableColumn<SuppressionRow>[] {
  return [
    { key: 'value', title: t('suppression.columns.value'), cell: (row) => <Value row={row} /> },
    { key: 'kind', title: t('suppression.columns.kind'), cell: ({ kind }) => t(`suppression.kind.${kind}`) },
    {
      key: 'reason',
      title: t('suppression.columns.reason'),
      isHead: true,
      cell: ({ reason }) => <StatusBadge tone={tones[reason]}>{t(`suppression.reason.${reason}`)}</StatusBadge>,
    },
    { key: 'channels', title: t('suppression.columns.channels'), cell: channelsOf },
    {
      key: 'created_at',
      title: t('suppression.columns.created_at'),
      cell: ({ created_at }) => dateTime(created_at),
    },
    {
      key: 'created_by',
      title: t('suppression.columns.created_by'),
      cell: ({ created_by }) => created_by && who(created_by),
    },
    { key: 'note', title: t('suppression.columns.note'), cell: ({ note }) => note },
    {
      key: 'action',
      title: t('suppression.columns.action'),
      cell: (row) =>
        actions.canLift(row) && <AllowButton row={row} canChange={actions.canChange} onAllow={actions.onAllow} />,
    },
  ]
}

const tones: Record<SuppressionReason, Tone> = {
  bounced: 'warning',
  complained: 'bad',
  unsubscribed: 'neutral',
  stopped: 'neutral',
  withdrawn: 'neutral',
  restricted: 'neutral',
  manual: 'brand',
}

function Value({ row }: { row: SuppressionRow }) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const value = writtenValue(row)
  if (value === null) return <span className={styles.erased}>{t('suppression.erased')}</span>
  if (!row.contact) return <span className={styles.value}>{value}</span>
  return (
    <Link to={`/statistics/contacts?contact=${row.contact}`} className={styles.link}>
      {value}
    </Link>
  )
}

function AllowButton({ row, canChange, onAllow }: Omit<Actions, 'canLift'> & { row: SuppressionRow }) {
  const { t } = useTranslation('campaigns')
  return (
    <Button
      appearance="subtle"
      aria-label={t('suppression.removeOne', { value: writtenValue(row) ?? '' })}
      disabled={!canChange}
      onClick={() => onAllow(row)}
    >
      {t('suppression.remove')}
    </Button>
  )
}

const useStyles = makeStyles({
  value: { overflowWrap: 'anywhere' },
  erased: { color: tokens.colorNeutralForeground3 },
  link: {
    color: tokens.colorBrandForegroundLink,
    overflowWrap: 'anywhere',
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
})
