import { Button, Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Table } from '../../../components/Table.tsx'
import { type CountColumn, columnsOf } from './countColumns.ts'
import type { StatisticsAddress, TableKind } from './statisticsAddress.ts'
import type { TableRow } from './tableRows.ts'
import { useCountWords } from './useCountWords.ts'

type Props = {
  kind: TableKind
  title: string
  rows: readonly TableRow[]
  order: Pick<StatisticsAddress, 'sort' | 'descending'>
  onSort: (sort: string) => void
}

const few = 20
/** More than anybody reads on a screen; the file has all. */
const most = 500

export function CountsTable({ kind, title, rows, order, onSort }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const words = useCountWords()
  const [isWhole, setWhole] = useState(false)
  const columns = columnsOf(kind)
  const name = t(`statistics.tables.name.${kind}`)
  // Another table may not have the column by which this one was sorted.
  const sort = order.sort === '' || columns.some(({ key }) => key === order.sort) ? order.sort : columns[0]!.key
  const sortLabel = (title: string) => t('statistics.tables.sort', { name: title })
  return (
    <div className={styles.root}>
      <Field label={t('statistics.tables.sortLabel')} orientation="horizontal" className={styles.sort}>
        <Select value={sort} onChange={(_, { value }) => onSort(value)}>
          <option value="">{name}</option>
          {columns.map((column) => (
            <option key={column.key} value={column.key}>
              {words.title(column)}
            </option>
          ))}
        </Select>
      </Field>
      <Table
        label={title}
        rows={rows.slice(0, isWhole ? most : few)}
        keyOf={({ key }) => key}
        sorting={{ by: sort, descending: order.descending, onSort, label: sortLabel }}
        columns={[
          { key: '', title: name, cell: nameCell },
          ...columns.map((column: CountColumn) => ({
            key: column.key,
            title: words.title(column),
            cell: ({ counts }: TableRow) => words.cell(counts, column),
            isNumber: true,
          })),
        ]}
      />
      {isWhole && rows.length > most && <p className={styles.note}>{t('statistics.tables.cut', { count: most })}</p>}
      {rows.length > few && (
        <Button appearance="subtle" className={styles.more} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('statistics.tables.fewer') : t('statistics.tables.all', { count: rows.length })}
        </Button>
      )}
    </div>
  )
}

const nameCell = (row: TableRow) => <Name row={row} />

function Name({ row: { name, note, to } }: { row: TableRow }) {
  const styles = useStyles()
  return (
    <span className={styles.name}>
      {to ? (
        <Link className={styles.link} to={to}>
          {name}
        </Link>
      ) : (
        name
      )}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS, minWidth: 0 },
  // Where rows are cards there are no titles to press.
  sort: { display: 'none', '@media (max-width: 900px)': { display: 'grid' } },
  name: { display: 'inline-flex', flexDirection: 'column', minWidth: '120px' },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
  note: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  more: { justifySelf: 'start' },
})
