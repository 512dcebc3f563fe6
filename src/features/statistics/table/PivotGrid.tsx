import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { Mark } from '#domain/statistics/marks'
import { changeOf } from '../../../components/figures/changeOf.ts'
import { useNumbers } from '../../../components/figures/useNumbers.ts'
import { useFormats } from '../../../lib/formats.ts'
import { AmountLink } from '../links.tsx'
import {} from '../rows.ts'
import { type TableAddress, tableOrder } from '../statisticsAddress.ts'
import { type PivotTable, shownColumns, shownRows, sortOf } from './pivotTable.ts'

type Props = {
  label: string
  table: PivotTable
  address: TableAddress
  onSort: (order: Pick<TableAddress, 'sort' | 'descending'>) => void
  /** the address of the contacts that a cell counts */
  toOf: (marks: readonly Mark[]) => string | null
}

/** Rows and columns of what was counted, with totals at the end of both. Any number leads to its contacts. */
export function PivotGrid({ label, table, address, onSort, toOf }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('statistics')
  const formats = useFormats()
  const rows = table.rows.slice(0, shownRows)
  const columns = table.columns.slice(0, shownColumns)
  const { rows: rowField, columns: columnField } = address
  const head = (sort: string, name: string) => (
    <SortHead key={sort} sort={sort} name={name} address={address} onSort={onSort} />
  )
  const cell = (key: string, { now, before }: Amount, name: string, marks: readonly Mark[], className: string) => (
    <td key={key} className={className}>
      {now ? <AmountLink amount={now} name={name} to={toOf(marks)} /> : <span className={styles.nothing}>0</span>}
      {before !== null && <Change now={now} before={before} />}
    </td>
  )
  const rowMark = (value: string): Mark => ({ field: rowField, value })
  const columnMarks = (value: string): Mark[] => (columnField ? [{ field: columnField, value }] : [])
  return (
    <div className={styles.frame}>
      {(rows.length < table.rows.length || columns.length < table.columns.length) && (
        <p className={styles.cut}>
          {t('pivot.cut', {
            rows: formats.number(rows.length),
            allRows: formats.number(table.rows.length),
            columns: formats.number(columns.length),
            allColumns: formats.number(table.columns.length),
          })}
        </p>
      )}
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {head('', t(`field.${rowField}`))}
            {columns.map((column) => head(sortOf(column), column.name))}
            {head('total', t('column.sum'))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ value, name, cells, total, before }) => (
            <tr key={value} className={styles.row}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              {columns.map((column, at) =>
                cell(
                  column.value,
                  { now: cells[at]!, before: before && before.cells[at]! },
                  `${name}, ${column.name}`,
                  [rowMark(value), ...columnMarks(column.value)],
                  styles.number,
                ),
              )}
              {cell(
                'total',
                { now: total, before: before && before.total },
                name,
                [rowMark(value)],
                mergeClasses(styles.number, styles.sum),
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={mergeClasses(styles.name, styles.sum)}>
              {t('column.sum')}
            </th>
            {columns.map((column) =>
              cell(
                column.value,
                { now: column.total, before: column.before },
                column.name,
                columnMarks(column.value),
                mergeClasses(styles.number, styles.sum),
              ),
            )}
            {cell(
              'total',
              { now: table.total, before: table.before },
              t('column.sum'),
              [],
              mergeClasses(styles.number, styles.sum),
            )}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

type Amount = { now: number; before: number | null }

/** How much more or less it is than it was, in contacts and in percent. */
function Change({ now, before }: { now: number; before: number }) {
  const styles = useStyles()
  const { t } = useTranslation('statistics')
  const numbers = useNumbers()
  const change = changeOf(now, before)
  if (!now && !before) return null
  return (
    <span className={styles.change} title={t('before', { count: before })}>
      {numbers.difference(now - before)}
      {change !== null && ` (${numbers.change(change)})`}
    </span>
  )
}

type HeadProps = Pick<Props, 'address' | 'onSort'> & { sort: string; name: string }

function SortHead({ sort, name, address, onSort }: HeadProps) {
  const styles = useStyles()
  const { t } = useTranslation('statistics')
  const isSorted = address.sort === sort
  const Arrow = address.descending ? ArrowDownRegular : ArrowUpRegular
  return (
    <th
      scope="col"
      className={mergeClasses(styles.head, sort === '' && styles.corner)}
      {...(isSorted && { 'aria-sort': address.descending ? 'descending' : 'ascending' })}
    >
      <button
        type="button"
        className={mergeClasses(styles.sort, sort === '' && styles.sortName)}
        title={t('pivot.sort', { name })}
        onClick={() => onSort(tableOrder(address, sort))}
      >
        <span className={styles.headText}>{name}</span>
        {isSorted && <Arrow aria-hidden />}
      </button>
    </th>
  )
}

const line = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`

const useStyles = makeStyles({
  frame: { minWidth: 0, maxHeight: '70vh', overflow: 'auto' },
  cut: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  table: {
    minWidth: '100%',
    // Collapsed borders would stay behind when the head sticks.
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
  },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: 0,
    borderBottom: line,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  corner: { insetInlineStart: 0, zIndex: 2 },
  sort: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalXXS,
    width: '100%',
    minHeight: '36px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  sortName: { justifyContent: 'flex-start' },
  headText: { maxWidth: '160px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  row: { ':hover > *': { backgroundColor: tokens.colorNeutralBackground1Hover } },
  name: {
    position: 'sticky',
    insetInlineStart: 0,
    maxWidth: '200px',
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalS}`,
    overflow: 'hidden',
    borderBottom: line,
    backgroundColor: tokens.colorNeutralBackground1,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  number: {
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalS}`,
    borderBottom: line,
    backgroundColor: tokens.colorNeutralBackground1,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  change: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  sum: { fontWeight: tokens.fontWeightSemibold },
  nothing: { color: tokens.colorNeutralForeground3 },
})
