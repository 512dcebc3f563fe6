import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons'
import { useEffect, useRef } from 'react'
import { type Column, checkWidth } from './columns.ts'

export const headerHeight = 36

type Props<T, S extends string> = {
  columns: readonly Column<T, S>[]
  track: string
  sort: S
  descending: boolean
  onSort: (sort: S) => void
  allSelected: boolean | 'mixed'
  onSelectAll: () => void
  selectAllLabel: string
}

/** The titles, which sort, and the box that selects all rows. */
export function TableHeader<T, S extends string>(props: Props<T, S>) {
  const { columns, track, sort, descending, onSort } = props
  const styles = useStyles()
  return (
    <div role="rowgroup" className={styles.header}>
      <div role="row" aria-rowindex={1} className={styles.row} style={{ gridTemplateColumns: track }}>
        <div role="columnheader" aria-colindex={1} className={styles.check}>
          <CheckAll checked={props.allSelected} label={props.selectAllLabel} onChange={props.onSelectAll} />
        </div>
        {columns.map((column, at) => (
          <HeaderCell
            key={column.key}
            column={column}
            at={at}
            order={column.sort === sort ? (descending ? 'descending' : 'ascending') : undefined}
            onSort={onSort}
          />
        ))}
      </div>
    </div>
  )
}

type CellProps<T, S extends string> = {
  column: Column<T, S>
  at: number
  order: 'ascending' | 'descending' | undefined
  onSort: (sort: S) => void
}

function HeaderCell<T, S extends string>({ column, at, order, onSort }: CellProps<T, S>) {
  const styles = useStyles()
  const { sort, title } = column
  const Arrow = order === 'descending' ? ArrowDownRegular : ArrowUpRegular
  return (
    <div role="columnheader" aria-colindex={at + 2} aria-sort={sort && order} className={styles.cell}>
      {sort === undefined ? (
        <span className={styles.text}>{title}</span>
      ) : (
        <button type="button" className={styles.button} onClick={() => onSort(sort)}>
          <span className={styles.text}>{title}</span>
          {order && <Arrow aria-hidden />}
        </button>
      )}
    </div>
  )
}

function CheckAll({ checked, label, onChange }: { checked: boolean | 'mixed'; label: string; onChange: () => void }) {
  const styles = useStyles()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === 'mixed'
  }, [checked])
  return (
    <input
      ref={box}
      type="checkbox"
      className={styles.box}
      checked={checked === true}
      aria-label={label}
      onChange={onChange}
    />
  )
}

const useStyles = makeStyles({
  header: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    boxSizing: 'border-box',
    height: `${headerHeight}px`,
  },
  row: { display: 'grid', height: '100%', alignItems: 'center' },
  cell: { minWidth: 0, height: '100%', display: 'flex', alignItems: 'center' },
  text: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    paddingInline: tokens.spacingHorizontalS,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  button: {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    maxWidth: '100%',
    height: '28px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
    fontFamily: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '& svg': { flexShrink: 0, marginInlineEnd: tokens.spacingHorizontalXS },
  },
  check: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: '100%',
    minWidth: `${checkWidth}px`,
  },
  box: {
    width: '16px',
    height: '16px',
    margin: 0,
    accentColor: tokens.colorBrandBackground,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
})
