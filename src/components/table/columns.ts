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
  cell: (row: T) => ReactNode
}

export function fitting<C extends { min: number; rank: number }>(columns: readonly C[], width: number): C[] {
  const fits = new Set<C>()
  let left = width
  for (const column of [...columns].sort((a, b) => a.rank - b.rank)) {
    if ((left -= column.min) < 0 && fits.size > 0) break
    fits.add(column)
  }
  return columns.filter((column) => fits.has(column))
}

export const checkWidth = 40

/** The tracks of a row: its checkbox, and its columns. */
export const trackOf = (columns: readonly { min: number; grow: number }[]) =>
  `${checkWidth}px ${columns.map(({ min, grow }) => `minmax(${min}px, ${grow}fr)`).join(' ')}`
