import { makeStyles, tokens } from '@fluentui/react-components'
import { memo, type ReactNode } from 'react'
import { type Column, checkWidth } from './columns.ts'

type Shown = { id: string }

type Props = {
  id: string
  index: number
  ariaIndex: number
  height: number
  /** undefined while it is being read */
  row: Shown | undefined
  selected: boolean
  active: boolean
  columns: readonly Column<Shown>[]
  track: string
  /** where the first, frozen cells stay */
  stuck: readonly number[]
  words: readonly string[]
  card: ((row: Shown, words: readonly string[]) => ReactNode) | null
  /** It shows what was there before, out of sight. */
  stale: boolean
  selecting: boolean
  selectLabel: (row: Shown) => string
  styles: ReturnType<typeof useRowStyles>
}

/**
 * Plain elements without hooks and without handlers of their own: at 4× throttle a Fluent component per cell costs a frame
 * per row. A row that waits has the same elements, so that none are made when it comes. Scrolling calls this for every row
 * that comes in; all others must not run again.
 */
export const TableRow = memo(function TableRow({ row, index, columns, words, card, styles, ...props }: Props) {
  const place = { top: index * props.height, height: props.height }
  // None of these sets what another sets, so they need no merging.
  const className = `${styles.row} ${card ? styles.card : styles.table} ${props.selected ? styles.selected : styles.plain} ${props.active ? styles.active : ''} ${row ? '' : styles.coming} ${props.stale ? styles.stale : ''}`
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
      {(!card || props.selecting) && (
        <div
          role="gridcell"
          aria-colindex={1}
          className={props.stuck.length > 0 ? `${styles.check} ${styles.stuck}` : styles.check}
          style={props.stuck.length > 0 ? atStart : undefined}
          data-check
        >
          <input
            type="checkbox"
            tabIndex={-1}
            className={styles.box}
            checked={props.selected}
            aria-label={row && props.selectLabel(row)}
            aria-hidden={row ? undefined : true}
            onChange={nothing}
          />
        </div>
      )}
      {card ? (
        <div role="gridcell" className={styles.cardCell}>
          {row && card(row, words)}
        </div>
      ) : (
        columns.map((column, at) => (
          <div
            key={column.key}
            role="gridcell"
            aria-colindex={at + 2}
            className={
              at < props.stuck.length
                ? stuckClass(styles, at === props.stuck.length - 1)
                : column.fits
                  ? styles.cell
                  : `${styles.cell} ${styles.cut}`
            }
            style={at < props.stuck.length ? { insetInlineStart: props.stuck[at] } : undefined}
          >
            {row && column.cell(row, words)}
          </div>
        ))
      )}
    </div>
  )
})

const stuckClass = ({ cell, cut, stuck, edge }: ReturnType<typeof useRowStyles>, isLast: boolean) =>
  `${cell} ${cut} ${stuck} ${isLast ? edge : ''}`

const atStart = { insetInlineStart: 0 }

/** The row's click is heard by the table. */
const nothing = () => {}

export const useRowStyles = makeStyles({
  row: {
    position: 'absolute',
    insetInlineStart: 0,
    insetInlineEnd: 0,
    alignItems: 'center',
    boxSizing: 'border-box',
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke3}`,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    // With `paint`, what is drawn of a row is kept until the row changes.
    contain: 'strict',
  },
  table: { display: 'grid' },
  card: { display: 'flex' },
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
  coming: {
    '& input': { visibility: 'hidden' },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `${checkWidth + 8}px`,
      width: '40%',
      height: '10px',
      borderRadius: tokens.borderRadiusMedium,
      backgroundColor: tokens.colorNeutralBackground4,
    },
  },
  cell: {
    minWidth: 0,
    paddingInline: tokens.spacingHorizontalS,
    whiteSpace: 'nowrap',
  },
  // Not `hidden`: hundreds of scroll containers cost more than the rows.
  cut: { overflow: 'clip', textOverflow: 'ellipsis' },
  stale: { contentVisibility: 'hidden' },
  // Over the cells that move beneath it, in the colour of its row.
  stuck: {
    position: 'sticky',
    zIndex: 1,
    backgroundColor: 'inherit',
    height: '100%',
    alignContent: 'center',
  },
  /** where what moves goes under */
  edge: { borderRight: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`, boxSizing: 'border-box' },
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
  },
})
