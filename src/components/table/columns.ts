import type { ReactNode } from 'react'

export type Column<T, S extends string = string> = {
  key: string
  title: string
  /** px it needs at least, and its share of what is left over */
  min: number
  grow: number
  sort?: S
  /** Columns that do not fit leave in this order: the highest first. */
  rank: number
  /** `words`: what is searched for, to be marked */
  cell: (row: T, words: readonly string[]) => ReactNode
  /** It never shows more than fits: each cell that cuts off costs a drawing as much as its text. */
  fits?: boolean
  /** px, as somebody has drawn it */
  width?: number | null
  /** stays in sight when the list is moved sideways; such columns come first */
  frozen?: boolean
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

export const checkWidth = 40

/** Where columns stand: `width` is that of all of them, `stuck` is where each of the first, frozen ones stays. */
export type Layout<C> = { columns: readonly C[]; track: string; width: number; stuck: readonly number[] }

type ColumnSize = { min: number; grow: number; rank: number; width?: number | null; frozen?: boolean }

/** The columns that fit in; or all of them, when somebody has chosen them: then the list can be moved sideways. */
export function laidOut<C extends ColumnSize>(columns: readonly C[], room: number, areChosen: boolean): Layout<C> {
  const shown = areChosen ? frozenFirst(columns) : fitting(columns, room - checkWidth)
  const stuck: number[] = []
  let width = checkWidth
  for (const column of shown) {
    if (areChosen && column.frozen) stuck.push(width)
    width += leastOf(column)
  }
  return { columns: shown, track: trackOf(shown), width, stuck }
}

const frozenFirst = <C extends ColumnSize>(columns: readonly C[]) =>
  columns.toSorted((a, b) => Number(b.frozen ?? false) - Number(a.frozen ?? false))

/** A frozen one has a width of its own: the next one must know where it ends. */
const isFixed = ({ width, frozen }: ColumnSize) => typeof width === 'number' || frozen === true
export const leastOf = ({ width, min }: ColumnSize) => width ?? min

/** The tracks of a row: its checkbox, and its columns. */
const trackOf = (columns: readonly ColumnSize[]) =>
  `${checkWidth}px ${columns
    .map((column) => (isFixed(column) ? `${leastOf(column)}px` : `minmax(${column.min}px, ${column.grow}fr)`))
    .join(' ')}`
