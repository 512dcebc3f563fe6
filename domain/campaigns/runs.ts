import type { Run } from '../email/render/message.ts'
import { limits } from '../limits.ts'

const looks = ['bold', 'italic', 'underline', 'colour', 'link'] as const
const isAlike = (a: Run, b: Run) => looks.every((look) => (a[look] || undefined) === (b[look] || undefined))

/** The fewest runs that say the same: no empty one, and neighbours of one look are one, unless that got too long. */
export function joinedRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs.flatMap(parted)) {
    const last = joined.at(-1)
    if (!run.text) continue
    if (last && isAlike(last, run) && last.text.length + run.text.length <= limits.paragraphLength)
      joined[joined.length - 1] = { ...last, text: last.text + run.text }
    else joined.push(plainest(run))
  }
  return joined
}

/** What somebody pastes may be a whole book. No character is cut in two. */
function parted(run: Run): Run[] {
  const { text } = run
  if (text.length <= limits.paragraphLength) return [run]
  const isWithin = /[\ud800-\udbff]/.test(text[limits.paragraphLength - 1]!)
  const end = limits.paragraphLength - (isWithin ? 1 : 0)
  return [{ ...run, text: text.slice(0, end) }, ...parted({ ...run, text: text.slice(end) })]
}

/** Without looks that say nothing. */
const plainest = ({ text, ...rest }: Run): Run => ({
  text,
  ...Object.fromEntries(looks.filter((look) => rest[look]).map((look) => [look, rest[look]])),
})

export const lengthOf = (runs: readonly Run[]) => runs.reduce((sum, { text }) => sum + text.length, 0)

/** Cut before the character `offset` of line `line`; both parts have a line there, which may be empty. */
export function cutLines(lines: readonly Run[][], line: number, offset: number): [before: Run[][], after: Run[][]] {
  const [left, right] = cutRuns(lines[line] ?? [], offset)
  return [
    [...lines.slice(0, line), left],
    [right, ...lines.slice(line + 1)],
  ]
}

function cutRuns(runs: readonly Run[], offset: number): [Run[], Run[]] {
  let at = 0
  const left: Run[] = []
  const right: Run[] = []
  for (const run of runs) {
    const cut = Math.min(run.text.length, Math.max(0, offset - at))
    left.push({ ...run, text: run.text.slice(0, cut) })
    right.push({ ...run, text: run.text.slice(cut) })
    at += run.text.length
  }
  return [joinedRuns(left), joinedRuns(right)]
}
