import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons'
import { type CSSProperties, useEffect, useRef } from 'react'
import { pressable } from '../pressable.ts'
import { checkbox } from './checkbox.ts'
import { type Column, checkWidth, type Layout, leastOf } from './columns.ts'
import { ResizeHandle } from './ResizeHandle.tsx'
import { useColumnDrag } from './useColumnDrag.ts'

export const headerHeight = 36

type Props<T, S extends string> = {
  layout: Layout<Column<T, S>>
  /** null: in no order of a column */
  sort: S | null
  descending: boolean
  onSort: (sort: S) => void
  allSelected: boolean | 'mixed'
  onSelectAll: () => void
  selectAllLabel: string
  sortLabel?: ((title: string) => string) | undefined
  arrange?: Arrange
}
/** How columns are made wider and narrower, and moved. `label`: what an edge that can be moved is called. */
export type Arrange = {
  label: (title: string) => string
  onWidth: (key: string, width: number) => void
  onMove: (key: string, to: string) => void
}

/** The titles, which sort, and the box that selects all rows. */
export function TableHeader<T, S extends string>(props: Props<T, S>) {
  const { layout, sort, descending, onSort, arrange } = props
  const styles = useStyles()
  const drag = useColumnDrag(arrange?.onMove)
  const stuckAt = (place: number | undefined): CSSProperties | undefined =>
    place === undefined ? undefined : { position: 'sticky', insetInlineStart: place, zIndex: 1 }
  return (
    <div role="rowgroup" className={styles.header} style={{ minWidth: layout.width }}>
      <div role="row" aria-rowindex={1} className={styles.row} style={{ gridTemplateColumns: layout.track }}>
        <div
          role="columnheader"
          aria-colindex={1}
          className={styles.check}
          style={stuckAt(layout.stuck.length > 0 ? 0 : undefined)}
        >
          <CheckAll checked={props.allSelected} label={props.selectAllLabel} onChange={props.onSelectAll} />
        </div>
        {layout.columns.map((column, at) => (
          <HeaderCell
            key={column.key}
            column={column}
            at={at}
            style={stuckAt(layout.stuck[at])}
            isEdge={at === layout.stuck.length - 1}
            arrange={arrange}
            drag={drag}
            sortLabel={props.sortLabel}
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
  style: CSSProperties | undefined
  /** the last one that stays when the list is moved sideways */
  isEdge: boolean
  arrange: Arrange | undefined
  drag: ReturnType<typeof useColumnDrag>
  sortLabel: ((title: string) => string) | undefined
}

function HeaderCell<T, S extends string>(props: CellProps<T, S>) {
  const { column, at, order, onSort, style, arrange, drag, sortLabel } = props
  const styles = useStyles()
  const { sort, title } = column
  const Arrow = order === 'descending' ? ArrowDownRegular : ArrowUpRegular
  return (
    <div
      role="columnheader"
      aria-colindex={at + 2}
      aria-label={title}
      aria-sort={sort && order}
      className={mergeClasses(styles.cell, props.isEdge && styles.edge, drag?.over === column.key && styles.over)}
      style={style}
      {...drag?.place(column.key)}
    >
      {sort === undefined ? (
        <span className={styles.text} {...drag?.title(column.key)}>
          {title}
        </span>
      ) : (
        <span
          className={styles.button}
          aria-label={sortLabel?.(title)}
          {...pressable(() => onSort(sort))}
          {...drag?.title(column.key)}
        >
          <span className={styles.text}>{title}</span>
          {order && <Arrow aria-hidden />}
        </span>
      )}
      {arrange && (
        <ResizeHandle
          label={arrange.label(title)}
          width={leastOf(column)}
          onWidth={(width) => arrange.onWidth(column.key, width)}
        />
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
  cell: {
    position: 'relative',
    minWidth: 0,
    height: '100%',
    display: 'flex',
    alignItems: 'center',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  edge: { borderRight: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`, boxSizing: 'border-box' },
  over: { boxShadow: `inset 2px 0 0 ${tokens.colorBrandStroke1}` },
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
    cursor: 'pointer',
    userSelect: 'none',
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
    backgroundColor: tokens.colorNeutralBackground1,
  },
  box: {
    ...checkbox,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
})
