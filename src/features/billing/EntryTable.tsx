import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { MoneyEntry } from '#domain/billing/ledger'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { Table, type TableColumn } from '../../components/Table.tsx'
import { useFormats } from '../../lib/formats.ts'
import { useWho } from '../../lib/people.ts'
import { useProductName } from '../../lib/productName.ts'
import { entryTones } from './tones.ts'
import { useAmounts } from './useAmounts.ts'

type Entry = MoneyEntry & { product_id?: number }

type Words = { t: TFunction<'billing'>; amount: (value: number) => string; productName: (id: number) => string }
type Kind = 'money' | 'points'

/** Changes of the balance or of points, each with what was there before and after. */
export function EntryTable({ label, kind, rows }: { label: string; kind: Kind; rows: readonly Entry[] }) {
  const { t } = useTranslation('billing')
  const { money, points } = useAmounts()
  const productName = useProductName()
  const columns = entryColumns(kind, { t, amount: kind === 'money' ? money : points, productName })
  return <Table label={label} rows={rows} columns={columns} keyOf={({ id }) => id} />
}

function entryColumns(kind: Kind, { t, amount, productName }: Words): TableColumn<Entry>[] {
  const product: TableColumn<Entry> = {
    key: 'product',
    title: t('columns.product'),
    cell: ({ product_id }) => product_id !== undefined && productName(product_id),
  }
  return [
    { key: 'type', title: t('columns.type'), cell: (entry) => <What entry={entry} /> },
    ...(kind === 'points' ? [product] : []),
    {
      key: 'change',
      title: t('columns.change'),
      isNumber: true,
      isHead: true,
      cell: ({ change }) => <Change value={change} kind={kind} />,
    },
    { key: 'before', title: t('columns.before'), isNumber: true, cell: ({ before }) => amount(before) },
    { key: 'after', title: t('columns.after'), isNumber: true, cell: ({ after }) => amount(after) },
    {
      key: 'status',
      title: t('columns.status'),
      cell: ({ status }) => <StatusBadge tone={entryTones[status]}>{t(`status.${status}`)}</StatusBadge>,
    },
    { key: 'created_at', title: t('columns.created_at'), cell: (entry) => <Times entry={entry} /> },
    { key: 'order_no', title: t('columns.order_no'), cell: ({ order_no }) => order_no },
    { key: 'remark', title: t('columns.remark'), cell: ({ remark }) => remark },
  ]
}

/** What happened, and who of the company did it. */
function What({ entry: { type, user } }: { entry: Entry }) {
  const styles = useStyles()
  const { t } = useTranslation('billing')
  const who = useWho()
  return (
    <span className={styles.lines}>
      {t(`type.${type}`)}
      {user !== null && <span className={styles.note}>{who(user)}</span>}
    </span>
  )
}

function Change({ value, kind }: { value: number; kind: Kind }) {
  const styles = useStyles()
  const { changeOfMoney, changeOfPoints } = useAmounts()
  return (
    <span className={value > 0 ? styles.more : styles.less}>
      {(kind === 'money' ? changeOfMoney : changeOfPoints)(value)}
    </span>
  )
}

/** When it was made, and when it changed where that was later. */
function Times({ entry: { created_at, updated_at } }: { entry: Entry }) {
  const styles = useStyles()
  const { t } = useTranslation('billing')
  const formats = useFormats()
  const [made, changed] = [formats.dateTime(created_at), formats.dateTime(updated_at)]
  return (
    <span className={mergeClasses(styles.lines, styles.times)}>
      {made}
      {changed !== made && <span className={styles.note}>{t('columns.updated_at', { time: changed })}</span>}
    </span>
  )
}

const useStyles = makeStyles({
  more: { color: tokens.colorPaletteGreenForeground1, fontWeight: tokens.fontWeightSemibold },
  less: { fontWeight: tokens.fontWeightSemibold },
  lines: { display: 'inline-grid' },
  times: { whiteSpace: 'nowrap' },
  note: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
})
