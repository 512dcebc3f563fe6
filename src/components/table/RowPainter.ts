import type { ReactNode } from 'react'
import { type Column, leastOf } from './columns.ts'
import { patch } from './patch.ts'
import type { RowStyles } from './rowStyles.ts'
import { textWidths } from './textWidth.ts'

/** What rows are drawn from; the same object as long as nothing of it changes. */
export type RowContent<T> = {
  at: (index: number) => T | undefined
  columns: readonly Column<T>[]
  words: readonly string[]
  card: ((row: T, words: readonly string[]) => ReactNode) | null
}

export type RowLook<T> = {
  /** the row in each place of the document, -1 for none */
  slots: readonly number[]
  contentOf: (index: number) => RowContent<T>
  /** what is not drawn of this one is out of sight, and shows what was there before */
  current: RowContent<T>
  height: number
  /** the row of the titles, where there is one, is counted */
  firstAria: number
  track: string
  /** where the first, frozen cells stay */
  stuck: readonly number[]
  selecting: boolean
  active: number
  isSelected: (id: string) => boolean
  selectLabel: (row: T) => string
  styles: RowStyles
}

type WidthOf = (text: string) => number
type Cell = { element: HTMLElement; content: ReactNode; className: string }
/** A row of the document, with what it shows. */
type Slot<T> = {
  element: HTMLElement
  check: { cell: HTMLElement; box: HTMLInputElement } | null
  cells: Cell[]
  index: number
  row: T | undefined
  content: RowContent<T> | null
  className: string
  track: string
  label: RowLook<T>['selectLabel'] | null
  /** key of everything else the cells depend on: they are redrawn when it changes */
  make: string
}

export const rowElementId = (index: number, places: number) => `row-${index % places}`

/** what of a cell is no room for text; a picture or another such thing that stands beside it */
const paddingPx = 16
const besidePx = 36

/**
 * Draws the rows of a table into its body. Elements are kept for the next row that comes into their place, and of what they
 * show only that is touched which differs.
 */
export class RowPainter<T extends { id: string }> {
  #body: HTMLElement
  #slots: (Slot<T> | undefined)[] = []
  #widthOf: WidthOf | undefined

  constructor(body: HTMLElement) {
    this.#body = body
  }

  draw(look: RowLook<T>): void {
    const make = makeOf(look)
    const widthOf = (this.#widthOf ??= textWidths(this.#body))
    for (let place = 0; place < Math.max(look.slots.length, this.#slots.length); place++) {
      const index = look.slots[place] ?? -1
      const there = this.#slots[place]
      if (there && (index < 0 || there.make !== make)) {
        there.element.remove()
        this.#slots[place] = undefined
      }
      if (index >= 0) drawRow((this.#slots[place] ??= this.#make(look, make, place)), index, look, widthOf)
    }
    this.#slots.length = look.slots.length
  }

  #make(look: RowLook<T>, make: string, place: number): Slot<T> {
    const element = document.createElement('div')
    element.id = rowElementId(place, look.slots.length)
    element.setAttribute('role', 'row')
    const isCard = look.current.card !== null
    element.style.height = `${look.height}px`
    const check = !isCard || look.selecting ? makeCheck(look) : null
    if (check) element.append(check.cell)
    const cells = isCard
      ? [makeCell(element, look.styles.cardCell)]
      : look.current.columns.map((_, at) => makeCell(element, look.styles.cell, at, look.stuck[at]))
    this.#body.append(element)
    return {
      element,
      check,
      cells,
      index: -1,
      row: undefined,
      content: null,
      className: '',
      track: '',
      label: null,
      make,
    }
  }
}

/** Of one kind are rows whose elements are the same. */
const makeOf = <T>({ current, slots, height, stuck, selecting, styles }: RowLook<T>) =>
  current.card
    ? `card ${slots.length} ${height} ${selecting} ${styles.row}`
    : `${slots.length} ${height} ${current.columns.length} ${stuck.join(' ')} ${styles.row}`

function makeCheck<T>({ styles, stuck }: RowLook<T>) {
  const cell = document.createElement('div')
  cell.setAttribute('role', 'gridcell')
  cell.setAttribute('aria-colindex', '1')
  cell.dataset.check = 'true'
  cell.className = stuck.length > 0 ? `${styles.check} ${styles.stuck}` : styles.check
  if (stuck.length > 0) cell.style.insetInlineStart = '0'
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.tabIndex = -1
  box.className = styles.box
  cell.append(box)
  return { cell, box }
}

function makeCell(row: HTMLElement, className: string, at?: number, stuckAt?: number): Cell {
  const element = document.createElement('div')
  element.setAttribute('role', 'gridcell')
  if (at !== undefined) element.setAttribute('aria-colindex', String(at + 2))
  if (stuckAt !== undefined) element.style.insetInlineStart = `${stuckAt}px`
  element.className = className
  row.append(element)
  return { element, content: null, className }
}

function drawRow<T extends { id: string }>(slot: Slot<T>, index: number, look: RowLook<T>, widthOf: WidthOf): void {
  const wanted = look.contentOf(index)
  // What was there before is drawn on only in elements of its kind.
  const content = isOfKind(wanted, look.current) ? wanted : look.current
  const row = content.at(index)
  const isOther = slot.row !== row || slot.content === null
  if (slot.index !== index) movedTo(slot, index, look)
  if (!content.card && slot.track !== look.track) slot.element.style.gridTemplateColumns = slot.track = look.track
  if (isOther || !isSameLook(slot.content!, content)) {
    if (content.card) patch(slot.cells[0]!.element, row && content.card(row, content.words))
    else
      content.columns.forEach((column, at) => {
        const cell = slot.cells[at]!
        drawCell(cell, row === undefined ? null : column.cell(row, content.words))
        dressCell(cell, look, at, column.fits === true || hasRoom(cell, leastOf(column), widthOf))
      })
  }
  const selected = row ? look.isSelected(row.id) : false
  if (isOther || slot.label !== look.selectLabel) setBusy(slot, row, look)
  slot.label = look.selectLabel
  slot.row = row
  slot.content = content
  const className = classOf(look, row !== undefined, selected, index === look.active, content !== look.current)
  if (slot.className !== className) {
    slot.element.className = slot.className = className
    slot.element.setAttribute('aria-selected', String(selected))
  }
  if (slot.check && slot.check.box.checked !== selected) slot.check.box.checked = selected
}

const isOfKind = <T>(one: RowContent<T>, other: RowContent<T>) =>
  (one.card === null) === (other.card === null) && one.columns.length === other.columns.length

const isSameLook = <T>(one: RowContent<T>, other: RowContent<T>) =>
  one.columns === other.columns && one.words === other.words && one.card === other.card

function movedTo<T>(slot: Slot<T>, index: number, { height, firstAria }: RowLook<T>): void {
  slot.index = index
  slot.element.dataset.index = String(index)
  slot.element.setAttribute('aria-rowindex', String(index + firstAria))
  slot.element.style.top = `${index * height}px`
}

/** A row that waits has the same elements, so that none are made when it comes. */
function setBusy<T>({ element, check }: Slot<T>, row: T | undefined, { selectLabel }: RowLook<T>): void {
  if (row) element.removeAttribute('aria-busy')
  else element.setAttribute('aria-busy', 'true')
  if (!check) return
  if (row) {
    check.box.setAttribute('aria-label', selectLabel(row))
    check.box.removeAttribute('aria-hidden')
  } else {
    check.box.removeAttribute('aria-label')
    check.box.setAttribute('aria-hidden', 'true')
  }
}

// None of these sets what another sets, so they need no merging.
const classOf = <T>(
  { styles, current }: RowLook<T>,
  isHere: boolean,
  selected: boolean,
  active: boolean,
  stale: boolean,
) =>
  `${styles.row} ${current.card ? styles.card : styles.table} ${selected ? styles.selected : styles.plain}${active ? ` ${styles.active}` : ''}${isHere ? '' : ` ${styles.coming}`}${stale ? ` ${styles.stale}` : ''}`

function drawCell(cell: Cell, content: ReactNode): void {
  if (content !== cell.content || typeof content === 'object') patch(cell.element, content)
  cell.content = content
}

/** Each cell that cuts off costs a drawing as much as its text, and most of them have nothing to cut. */
function dressCell<T>(cell: Cell, { stuck, styles }: RowLook<T>, at: number, fits: boolean): void {
  const isEdge = at === stuck.length - 1
  const frozen = at < stuck.length ? ` ${styles.stuck}${isEdge ? ` ${styles.edge}` : ''}` : ''
  const className = `${styles.cell}${frozen || !fits ? ` ${styles.cut}` : ''}${frozen}`
  if (cell.className !== className) cell.element.className = cell.className = className
}

function hasRoom({ element, content }: Cell, width: number, widthOf: WidthOf): boolean {
  const room = width - paddingPx
  if (typeof content === 'string') return widthOf(content) <= room
  return !content || widthOf(element.textContent) + besidePx <= room
}
