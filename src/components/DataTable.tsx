import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

export type Column<T, S extends string = string> = {
  key: string
  title: string
  /** px it needs at least, and its share of what is left over */
  min: number
  grow: number
  sort?: S
  /** Columns that do not fit leave in this order: the highest first. */
  rank: number
  cell: (row: T) => ReactNode
}

/** Rows of which only a window is at hand. */
export type WindowedRows<T> = {
  count: number
  at: (index: number) => T | undefined
  want: (from: number, to: number, visible: number) => void
  /** rises when the list has become another one and begins at its top */
  shown: number
  /** rises whenever rows may look different */
  version: number
  /** rows that came in above the first visible one since the last version: the scroll position follows */
  shift: number
}

export type TableProps<T extends { id: string }, S extends string> = {
  label: string
  rows: WindowedRows<T>
  columns: readonly Column<T, S>[]
  sort: S
  descending: boolean
  onSort: (sort: S) => void
  active: number
  onActive: (index: number) => void
  onOpen: (index: number) => void
  selecting: boolean
  isSelected: (id: string) => boolean
  onSelect: (index: number, run: boolean) => void
  allSelected: boolean | 'mixed'
  onSelectAll: () => void
  /** A button that a cell draws; it need not listen by itself. */
  onButton?: (index: number, button: HTMLElement) => void
  /** Keys besides moving, opening and selecting; true when taken. */
  onKey: (event: KeyboardEvent) => void
  selectAllLabel: string
  selectRowLabel: (row: T) => string
  /** On narrow screens a row is a card. */
  card: { below: number; height: number; render: (row: T) => ReactNode }
}

const rowHeight = 36
const headerHeight = 36
const overscan = 14
const checkWidth = 40

/**
 * A table of any length: only the rows around the window exist, and they are recycled. Rows are plain elements without
 * hooks and without handlers of their own, because at 4× throttle a Fluent component per cell costs a frame per row.
 */
export function DataTable<T extends { id: string }, S extends string>(props: TableProps<T, S>) {
  const { rows, columns, card, active, onActive, onOpen, onSelect } = props
  const styles = useStyles()
  const scroller = useRef<HTMLDivElement>(null)
  const width = useWidth(scroller)
  const asCards = width > 0 && width < card.below
  const height = asCards ? card.height : rowHeight
  const header = asCards ? 0 : headerHeight
  const pool = usePool()
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtual = useVirtualizer({
    count: rows.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan,
    scrollMargin: header,
    scrollPaddingStart: header,
    // The last card clears the round button of the frame.
    paddingEnd: asCards ? 40 : 0,
    rangeExtractor: pool.range,
    // Rows beyond the window are ready; drawing within the scroll event itself would only make that task longer.
    useFlushSync: false,
  })
  useLayoutEffect(() => virtual.measure(), [virtual, height])

  const items = virtual.getVirtualItems()
  const from = items[0]?.index ?? 0
  const to = items.at(-1)?.index ?? 0
  const visible = Math.max(0, Math.floor((virtual.scrollOffset ?? 0) / height))
  useEffect(() => rows.want(from, to, visible), [rows, from, to, visible])
  useTop(scroller, rows.shown, (virtual.scrollOffset ?? 0) > 0)
  useShift(scroller, rows.version, rows.shift * height)

  const shownColumns = fitting(columns, width - checkWidth)
  const track = `${checkWidth}px ${shownColumns.map(({ min, grow }) => `minmax(${min}px, ${grow}fr)`).join(' ')}`
  const rowId = (index: number) => `row-${index % pool.size()}`

  const moveTo = (index: number) => {
    const next = Math.min(rows.count - 1, Math.max(0, index))
    if (next < 0) return
    onActive(next)
    virtual.scrollToIndex(next, { align: 'auto' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 2)
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -rows.count, End: rows.count }[
      event.key
    ]
    if (event.target !== event.currentTarget || event.altKey) return
    if (step !== undefined) {
      if (event.shiftKey && active >= 0) onSelect(active, true)
      moveTo(active < 0 ? 0 : active + step)
      if (event.shiftKey) onSelect(Math.min(rows.count - 1, Math.max(0, active + step)), true)
    } else if (event.key === 'Enter' && active >= 0) onOpen(active)
    else if (event.key === ' ' && active >= 0) onSelect(active, event.shiftKey)
    else return props.onKey(event)
    event.preventDefault()
  }
  // One handler for all rows.
  const onClick = (event: MouseEvent) => {
    const target = event.target as HTMLElement
    const row = target.closest<HTMLElement>('[data-index]')
    if (!row || target.closest('a')) return
    const index = Number(row.dataset.index)
    const button = target.closest<HTMLElement>('button')
    if (button) return props.onButton?.(index, button)
    onActive(index)
    if (target.closest('[data-check]') || props.selecting || event.shiftKey || event.ctrlKey || event.metaKey)
      onSelect(index, event.shiftKey)
    else onOpen(index)
  }

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      role="grid"
      tabIndex={0}
      aria-label={props.label}
      aria-rowcount={rows.count + (asCards ? 0 : 1)}
      aria-colcount={asCards ? 1 : shownColumns.length + 1}
      aria-multiselectable
      aria-activedescendant={active >= from && active <= to && rows.count > 0 ? rowId(active) : undefined}
      onKeyDown={onKeyDown}
      data-cards={asCards || undefined}
    >
      {!asCards && (
        <div role="rowgroup" className={styles.header}>
          <div role="row" aria-rowindex={1} className={styles.headerRow} style={{ gridTemplateColumns: track }}>
            <div role="columnheader" aria-colindex={1} className={styles.check}>
              <CheckAll checked={props.allSelected} label={props.selectAllLabel} onChange={props.onSelectAll} />
            </div>
            {shownColumns.map((column, at) => (
              <HeaderCell key={column.key} column={column} at={at} {...props} />
            ))}
          </div>
        </div>
      )}
      <div
        role="rowgroup"
        className={mergeClasses(styles.body, asCards ? styles.cardBody : styles.rowBody)}
        style={{ height: virtual.getTotalSize(), backgroundSize: `100% ${height}px` }}
        // The order of the rows for who listens; in the document they keep their slots, so that nothing is moved about.
        aria-owns={items.map(({ index }) => rowId(index)).join(' ')}
        onClick={onClick}
      >
        {width > 0 &&
          inSlots(items, pool.size()).map(({ index, start }) => {
            const row = rows.at(index)
            return (
              <Row
                key={index % pool.size()}
                id={rowId(index)}
                index={index}
                ariaIndex={index + (asCards ? 1 : 2)}
                top={start - header}
                height={height}
                row={row}
                selected={row ? props.isSelected(row.id) : false}
                active={index === active}
                columns={shownColumns as readonly unknown[] as readonly AnyColumn[]}
                track={track}
                card={asCards ? (card.render as (row: { id: string }) => ReactNode) : null}
                selecting={props.selecting}
                selectLabel={props.selectRowLabel as (row: { id: string }) => string}
                styles={styles}
              />
            )
          })}
      </div>
    </div>
  )
}

/** Inside, the row's own type does not matter any more: a column only meets rows of its table. */
type AnyColumn = Column<{ id: string }>

type RowProps = {
  id: string
  index: number
  ariaIndex: number
  top: number
  height: number
  row: { id: string } | undefined
  selected: boolean
  active: boolean
  columns: readonly AnyColumn[]
  track: string
  card: ((row: { id: string }) => ReactNode) | null
  selecting: boolean
  selectLabel: (row: { id: string }) => string
  styles: ReturnType<typeof useStyles>
}

// Scrolling calls this for every row that comes in; all others must not run again.
const Row = memo(function Row({ row, index, columns, card, styles, ...props }: RowProps) {
  const place = { top: props.top, height: props.height }
  // None of these sets what another sets, so they need no merging.
  const className = `${styles.row} ${card ? styles.cardRow : styles.tableRow} ${props.selected ? styles.selected : styles.plain} ${props.active ? styles.active : ''}`
  return (
    <div
      id={props.id}
      role="row"
      aria-rowindex={props.ariaIndex}
      aria-selected={props.selected}
      aria-busy={row ? undefined : true}
      data-index={index}
      className={className}
      style={card ? place : { ...place, gridTemplateColumns: props.track }}
    >
      {!row && <div role="gridcell" className={styles.coming} />}
      {row && (!card || props.selecting) && (
        <div role="gridcell" aria-colindex={1} className={styles.check} data-check>
          <input
            type="checkbox"
            tabIndex={-1}
            className={styles.box}
            checked={props.selected}
            aria-label={props.selectLabel(row)}
            onChange={nothing}
          />
        </div>
      )}
      {row && card && (
        <div role="gridcell" className={styles.cardCell}>
          {card(row)}
        </div>
      )}
      {row &&
        !card &&
        columns.map((column, at) => (
          <div key={column.key} role="gridcell" aria-colindex={at + 2} className={styles.cell}>
            {column.cell(row)}
          </div>
        ))}
    </div>
  )
})

function HeaderCell<T extends { id: string }, S extends string>(
  props: TableProps<T, S> & { column: Column<T, S>; at: number },
) {
  const { column, at, sort, descending, onSort } = props
  const styles = useStyles()
  const sorted = column.sort !== undefined && column.sort === sort
  const order = sorted ? (descending ? 'descending' : 'ascending') : undefined
  const Arrow = descending ? ArrowDownRegular : ArrowUpRegular
  return (
    <div role="columnheader" aria-colindex={at + 2} aria-sort={order} className={styles.headerCell}>
      {column.sort === undefined ? (
        <span className={styles.headerText}>{column.title}</span>
      ) : (
        <button type="button" className={styles.sortButton} onClick={() => onSort(column.sort!)}>
          <span className={styles.headerText}>{column.title}</span>
          {sorted && <Arrow aria-hidden />}
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
/** The row's click is heard by the table. */
const nothing = () => {}

/** Keeps the number of rows in the document constant, so that scrolling changes rows instead of making new ones. */
function usePool() {
  const [pool] = useState(() => {
    let most = 1
    return {
      size: () => most,
      range(given: { startIndex: number; endIndex: number; overscan: number; count: number }) {
        most = Math.max(most, given.endIndex - given.startIndex + 2 + given.overscan * 2)
        const count = Math.min(given.count, most)
        const first = Math.max(0, Math.min(given.startIndex - given.overscan, given.count - count))
        return Array.from({ length: count }, (_, at) => first + at)
      },
    }
  })
  return pool
}

/** Rows that come in take the places of those that went. */
const inSlots = <I extends { index: number }>(items: readonly I[], size: number): I[] =>
  [...items].sort((a, b) => (a.index % size) - (b.index % size))

function useWidth(element: { current: HTMLElement | null }) {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}

/** Scrolling lays everything out at once, so it is left when the list is at its top anyway. */
function useTop(element: { current: HTMLElement | null }, shown: number, isAway: boolean) {
  const first = useRef(shown)
  useLayoutEffect(() => {
    if (first.current === shown) return
    first.current = shown
    if (isAway) element.current?.scrollTo({ top: 0 })
  }, [element, shown, isAway])
}

function useShift(element: { current: HTMLElement | null }, version: number, pixels: number) {
  const done = useRef(version)
  useLayoutEffect(() => {
    if (done.current === version) return
    done.current = version
    if (pixels !== 0) element.current?.scrollBy({ top: pixels })
  }, [element, version, pixels])
}

function fitting<C extends { min: number; rank: number }>(columns: readonly C[], width: number): C[] {
  const fits = new Set<C>()
  let left = width
  for (const column of [...columns].sort((a, b) => a.rank - b.rank)) {
    if ((left -= column.min) < 0 && fits.size > 0) break
    fits.add(column)
  }
  return columns.filter((column) => fits.has(column))
}

const line = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke3}`

const useStyles = makeStyles({
  scroller: {
    position: 'relative',
    height: '100%',
    overflowY: 'auto',
    overflowX: 'hidden',
    outlineStyle: 'none',
    overscrollBehavior: 'contain',
    // The browser's own anchoring would fight with ours.
    overflowAnchor: 'none',
    contain: 'strict',
    ':focus-visible': { boxShadow: `inset 0 0 0 2px ${tokens.colorStrokeFocus2}` },
  },
  header: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    boxSizing: 'border-box',
    height: `${headerHeight}px`,
  },
  headerRow: { display: 'grid', height: '100%', alignItems: 'center' },
  headerCell: { minWidth: 0, height: '100%', display: 'flex', alignItems: 'center' },
  headerText: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    paddingInline: tokens.spacingHorizontalS,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  sortButton: {
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
  // Lines where rows will be: a fling can outrun any amount of rows, and then it sees an empty table, not a hole.
  body: { position: 'relative', contain: 'layout style' },
  rowBody: {
    backgroundImage: `linear-gradient(to top, ${tokens.colorNeutralStroke3} 1px, transparent 1px)`,
  },
  cardBody: {
    backgroundImage: `linear-gradient(to top, ${tokens.colorNeutralStroke3} 1px, transparent 1px)`,
  },
  row: {
    position: 'absolute',
    insetInlineStart: 0,
    insetInlineEnd: 0,
    alignItems: 'center',
    boxSizing: 'border-box',
    borderBottom: line,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    contain: 'size layout style',
  },
  tableRow: { display: 'grid' },
  cardRow: { display: 'flex' },
  plain: {
    backgroundColor: tokens.colorNeutralBackground1,
    // A finger leaves the hover behind on the row it tapped.
    '@media (hover: hover)': { ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover } },
  },
  selected: {
    backgroundColor: tokens.colorBrandBackground2,
    '@media (hover: hover)': { ':hover': { backgroundColor: tokens.colorBrandBackground2Hover } },
  },
  active: { boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}` },
  cell: {
    minWidth: 0,
    paddingInline: tokens.spacingHorizontalS,
    // Not `hidden`: hundreds of scroll containers cost more than the rows.
    overflow: 'clip',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  cardCell: { flexGrow: 1, minWidth: 0, height: '100%' },
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
  coming: {
    height: '10px',
    width: '40%',
    marginInlineStart: `${checkWidth + 8}px`,
    gridColumn: '1 / -1',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
  },
})
