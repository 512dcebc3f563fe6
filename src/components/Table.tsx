import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'

export type TableColumn<T> = {
  key: string
  title: string
  cell: (row: T) => ReactNode
  /** Numbers stand at the right, one below the other. */
  isNumber?: boolean
  /** A date or a button, which stays in one line where rows are rows. */
  isWhole?: boolean
  /** On a card: beside the first one at its top, instead of below with its name. */
  isHead?: boolean
}

/** `by`: the key of a column. `label`: what the button in a title is called. */
type SortProps = {
  by: string
  descending: boolean
  onSort: (key: string) => void
  label: (title: string) => string
}

type Props<T> = {
  label: string
  rows: readonly T[]
  columns: readonly TableColumn<T>[]
  keyOf: (row: T) => string
  sorting?: SortProps
}

/** A page of rows; on a narrow screen each is a card. The roles stay what they are when a row is drawn as a card. */
export function Table<T>({ label, rows, columns, keyOf, sorting }: Props<T>) {
  const styles = useStyles()
  const of = (column: TableColumn<T>, at: number) =>
    mergeClasses(
      styles.cell,
      column.isNumber && styles.number,
      column.isWhole && styles.whole,
      (at === 0 || column.isHead) && styles.head,
    )
  return (
    <table className={styles.table} role="table" aria-label={label}>
      <thead className={styles.titles} role="rowgroup">
        <tr role="row">
          {columns.map(({ key, title, isNumber }) => (
            <th
              key={key}
              role="columnheader"
              className={mergeClasses(styles.title, isNumber && styles.number, sorting && styles.wrapped)}
              {...(sorting?.by === key && { 'aria-sort': sorting.descending ? 'descending' : 'ascending' })}
            >
              {sorting ? <SortButton sorting={sorting} of={key} title={title} /> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body} role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row" className={styles.row}>
            {columns.map((column, at) => (
              <td key={column.key} role="cell" className={of(column, at)} data-title={column.title}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SortButton({ sorting, of, title }: { sorting: SortProps; of: string; title: string }) {
  const styles = useStyles()
  const Arrow = sorting.descending ? ArrowDownRegular : ArrowUpRegular
  return (
    <button type="button" className={styles.sort} title={sorting.label(title)} onClick={() => sorting.onSort(of)}>
      {title}
      {sorting.by === of && <Arrow aria-hidden />}
    </button>
  )
}

const narrow = '@media (max-width: 900px)'
const line = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    [narrow]: { display: 'block' },
  },
  titles: {
    [narrow]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  title: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    borderBottom: line,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  wrapped: { whiteSpace: 'normal', verticalAlign: 'bottom' },
  sort: {
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    // There are no titles to press where rows are cards.
    [narrow]: { display: 'none' },
  },
  body: { [narrow]: { display: 'block' } },
  row: {
    borderBottom: line,
    ':last-child': { borderBottomStyle: 'none' },
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
      paddingBlock: tokens.spacingVerticalM,
    },
  },
  cell: {
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalS}`,
    overflowWrap: 'anywhere',
    verticalAlign: 'top',
    [narrow]: {
      order: 1,
      display: 'flex',
      flexBasis: '100%',
      justifyContent: 'space-between',
      gap: tokens.spacingHorizontalM,
      padding: 0,
      textAlign: 'end',
      '::before': {
        content: 'attr(data-title)',
        flexShrink: 0,
        color: tokens.colorNeutralForeground3,
        fontSize: tokens.fontSizeBase200,
      },
      ':empty': { display: 'none' },
    },
  },
  head: {
    [narrow]: {
      order: 0,
      flexBasis: 'auto',
      fontWeight: tokens.fontWeightSemibold,
      textAlign: 'start',
      '::before': { content: 'none' },
    },
  },
  whole: { whiteSpace: 'nowrap', [narrow]: { whiteSpace: 'normal' } },
  number: {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    paddingInlineEnd: tokens.spacingHorizontalXL,
    [narrow]: { paddingInlineEnd: 0 },
  },
})
