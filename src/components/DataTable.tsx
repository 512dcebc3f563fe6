import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Column, laidOut } from './table/columns.ts'
import { type RowContent, type RowLook, RowPainter, rowElementId } from './table/RowPainter.ts'
import { useRowStyles } from './table/rowStyles.ts'
import { type Arrange, headerHeight, TableHeader } from './table/TableHeader.tsx'
import { useFrame, useRowWindow, useShift, useTop } from './table/useRowWindow.ts'

export type { Column } from './table/columns.ts'
export type { Arrange } from './table/TableHeader.tsx'

/** Rows of which only a window is at hand. */
export type WindowedRows<T> = {
  count: number
  at: (index: number) => T | undefined
  want: (from: number, to: number, visible: number) => void
  /** rises when the list has become another one and begins at its top */
  shown: number
  /** rises with every shift */
  version: number
  /** rows that came in above the first visible one since the last version: the scroll position follows */
  shift: number
}

type TableProps<T extends { id: string }, S extends string> = {
  label: string
  rows: WindowedRows<T>
  columns: readonly Column<T, S>[]
  /** what is searched for, marked in the rows */
  words?: readonly string[]
  /** The columns are somebody's choice: all are shown, and the list can be moved sideways. */
  areChosen?: boolean
  arrange?: Arrange
  /** null: in no order of a column */
  sort: S | null
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
  /** The same of a link; the browser follows it. */
  onLink?: (index: number, link: HTMLElement) => void
  /** Keys besides moving, opening and selecting; true when taken. */
  onKey: (event: KeyboardEvent) => void
  selectAllLabel: string
  /** what the button in a title is called */
  sortLabel?: (title: string) => string
  selectRowLabel: (row: T) => string
  /** On narrow screens a row is a card. */
  card: { below: number; height: number; render: (row: T, words: readonly string[]) => ReactNode }
}

const rowHeight = 36
const noWords: readonly string[] = []
const noSlots: readonly number[] = []

/** A table of any length: only the rows around the window exist, and they are recycled. */
export function DataTable<T extends { id: string }, S extends string>(props: TableProps<T, S>) {
  const { rows, columns, words = noWords, card, active, onActive, onOpen, onSelect } = props
  const styles = useStyles()
  const rowStyles = useRowStyles()
  const scroller = useRef<HTMLDivElement>(null)
  const frame = useFrame(scroller)
  const asCards = frame.width > 0 && frame.width < card.below
  const height = asCards ? card.height : rowHeight
  const header = asCards ? 0 : headerHeight
  const { window, top, reveal } = useRowWindow(scroller, { count: rows.count, height, header, frame })
  const { first, from, to, slots } = window
  useEffect(() => rows.want(from, to - 1, first), [rows, from, to, first])
  useTop(scroller, top, rows.shown)
  useShift(scroller, rows.version, rows.shift * height)

  const areChosen = props.areChosen === true
  // The same list as long as it says the same, or every row would be drawn again with each that comes in.
  const layout = useMemo(() => laidOut(columns, frame.width, areChosen), [columns, frame.width, areChosen])
  const shownColumns = layout.columns
  const isWide = !asCards && layout.width > frame.width
  const places = slots.length
  const drawn = slots.filter((index) => index >= 0)
  const cardOf = asCards ? card.render : null
  const content = useMemo<RowContent<T>>(
    () => ({ at: rows.at, columns: shownColumns, words, card: cardOf }),
    [rows, shownColumns, words, cardOf],
  )
  const later = useOutOfSight(content, rows.shown)
  const body = useRows<T>(() => ({
    slots: frame.width > 0 ? slots : noSlots,
    contentOf: (index) => (index >= first && index < first + window.fit ? content : later),
    current: content,
    height,
    firstAria: asCards ? 1 : 2,
    track: layout.track,
    stuck: layout.stuck,
    selecting: props.selecting,
    active,
    isSelected: props.isSelected,
    selectLabel: props.selectRowLabel,
    styles: rowStyles,
  }))

  const moveTo = (index: number) => {
    const next = Math.min(rows.count - 1, Math.max(0, index))
    if (next < 0) return
    onActive(next)
    reveal(next)
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
    if (!row) return
    const index = Number(row.dataset.index)
    const link = target.closest('a')
    if (link) return props.onLink?.(index, link)
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
      className={mergeClasses(styles.scroller, isWide && styles.wide)}
      role="grid"
      tabIndex={0}
      aria-label={props.label}
      aria-rowcount={rows.count + (asCards ? 0 : 1)}
      aria-colcount={asCards ? 1 : shownColumns.length + 1}
      aria-multiselectable
      aria-activedescendant={active >= from && active < to ? rowElementId(active, places) : undefined}
      onKeyDown={onKeyDown}
      data-cards={asCards || undefined}
    >
      {!asCards && <TableHeader {...props} layout={layout} />}
      <div
        ref={body}
        role="rowgroup"
        className={styles.body}
        // The last card clears the round button of the frame.
        style={{
          height: rows.count * height + (asCards ? 40 : 0),
          backgroundSize: `100% ${height}px`,
          minWidth: isWide ? layout.width : undefined,
        }}
        // The order of the rows for who listens; in the document they keep their slots, so that nothing is moved about.
        aria-owns={drawn
          .toSorted((a, b) => a - b)
          .map((index) => rowElementId(index, places))
          .join(' ')}
        onClick={onClick}
      />
    </div>
  )
}

/** Draws the rows after each drawing of what is around them. */
function useRows<T extends { id: string }>(look: () => RowLook<T>) {
  const body = useRef<HTMLDivElement>(null)
  const painter = useRef<RowPainter<T>>(null)
  useLayoutEffect(() => {
    if (!body.current) return
    painter.current ??= new RowPainter<T>(body.current)
    painter.current.draw(look())
  })
  return body
}

const restMs = 300

/**
 * What is out of sight is drawn after what somebody waits for. When the list has become another one, only if it stays that
 * for a moment: while somebody types, each letter would wait for rows that nobody sees.
 */
function useOutOfSight<T>(content: T, shown: number): T {
  const [drawn, setDrawn] = useState({ content, shown })
  useEffect(() => {
    if (drawn.content === content) return
    const draw = () => startTransition(() => setDrawn({ content, shown }))
    if (drawn.shown === shown) return draw()
    const timer = setTimeout(draw, restMs)
    return () => clearTimeout(timer)
  }, [drawn, content, shown])
  return drawn.content
}

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
    // Opaque: else each move is painted anew, and not only what came into sight.
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus-visible': { boxShadow: `inset 0 0 0 2px ${tokens.colorStrokeFocus2}` },
  },
  wide: { overflowX: 'auto' },
  // Lines where rows will be: a fling can outrun any amount of rows, and then it sees an empty table, not a hole.
  body: {
    position: 'relative',
    contain: 'layout style',
    backgroundImage: `linear-gradient(to top, ${tokens.colorNeutralStroke3} 1px, transparent 1px)`,
  },
})
