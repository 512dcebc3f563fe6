/** Which rows of a long list are drawn, and where in the document. */
export type RowWindow = {
  count: number
  /** the first row in sight, and how many are at most */
  first: number
  fit: number
  /** drawn are `from <= index < to` */
  from: number
  to: number
  /** rows drawn beyond those in sight, where the list moves to; below 0: so many less, above and below */
  reach: number
  down: boolean
  /** The row in each place of the document, -1 for none. One that nobody needs any more stays until its place is taken. */
  slots: readonly number[]
}

const far = 14
const near = 4
const perMove = 3

export const noWindow: RowWindow = { count: 0, first: 0, fit: 0, from: 0, to: 0, reach: 0, down: true, slots: [] }

/**
 * The window after a move, or after the list or its frame became another. A leap draws the middle of what is in sight, the
 * rest of that with the next two frames, and what is around it little by little: drawing all at once would take several
 * frames.
 */
export function movedWindow(before: RowWindow, now: Partial<Pick<RowWindow, 'count' | 'first' | 'fit'>>): RowWindow {
  const { count, first, fit } = { ...before, ...now }
  const by = first - before.first
  const down = by === 0 ? before.down : by > 0
  const isLeap = Math.abs(by) >= fit || before.fit === 0
  const reach = isLeap ? -Math.floor(fit / 4) : grown(before.reach, first === 0 ? fit : Math.ceil(fit / 8))
  const behind = Math.min(near, reach)
  const [above, below] = down ? [behind, reach] : [reach, behind]
  // A list that begins shows its first rows first.
  const isTop = first === 0 && reach < 0
  const from = isTop ? 0 : Math.min(count, Math.max(0, first - above))
  const to = Math.min(count, first + fit + (isTop ? above + below : below))
  return { count, first, fit, from, to, reach, down, slots: placed(before.slots, fit + far + near, from, to, count) }
}

const grown = (reach: number, inSight: number) =>
  reach < 0 ? Math.min(0, reach + inSight) : Math.min(far, reach + perMove)

/** Whether there is more to draw although nothing moves. */
export const isGrowing = ({ reach, fit }: RowWindow) => fit > 0 && reach < far

/** Rows that come in take the places of those that went: scrolling changes rows instead of making new ones. */
function placed(before: readonly number[], size: number, from: number, to: number, count: number): number[] {
  const slots = Array.from({ length: size }, (_, slot) => {
    const index = before.length === size ? before[slot]! : -1
    return index < count ? index : -1
  })
  for (let index = from; index < to; index++) slots[index % size] = index
  return slots
}
