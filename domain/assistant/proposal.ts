/** What a proposal leaves, and what it would change; each change is taken or left by itself. */
export type ProposalPart = { kind: 'same'; text: string } | { kind: 'changed'; before: string; after: string }

// Above it a table of all pairs costs more than a glance at whole lines is worth.
const mostPairs = 4_000_000

/** How a proposal differs from what stands there, by words, or by lines where the texts are long. */
export function proposalParts(before: string, after: string): ProposalPart[] {
  const words = [wordsIn(before), wordsIn(after)] as const
  const fits = words[0].length * words[1].length <= mostPairs
  const [from, to] = fits ? words : ([linesIn(before), linesIn(after)] as const)
  if (from.length * to.length > mostPairs) return joinedParts([{ kind: 'changed', before, after }])
  return joinedParts(stepsBetween(from, to))
}

/** The text with those changes that were taken; `taken` tells by the place of a part. */
export const textOfProposal = (parts: readonly ProposalPart[], taken: (place: number) => boolean): string =>
  parts.map((part, place) => (part.kind === 'same' ? part.text : taken(place) ? part.after : part.before)).join('')

/** A word, a Chinese, Japanese or Korean character, blanks, or another sign. */
const wordsIn = (text: string) =>
  text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}_]+?(?=[\p{Script=Han}]|[^\p{L}\p{M}\p{N}_]|$)|\s+|[^]/gu,
  ) ?? []
const linesIn = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

/** The longest common run of parts, by the table of all pairs. */
function stepsBetween(from: readonly string[], to: readonly string[]): ProposalPart[] {
  const width = to.length + 1
  const longest = new Uint32Array((from.length + 1) * width)
  for (let i = from.length - 1; i >= 0; i--)
    for (let j = to.length - 1; j >= 0; j--)
      longest[i * width + j] =
        from[i] === to[j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!)
  const steps: ProposalPart[] = []
  let i = 0
  let j = 0
  while (i < from.length || j < to.length) {
    if (i < from.length && j < to.length && from[i] === to[j]) {
      steps.push({ kind: 'same', text: from[i]! })
      i++
      j++
    } else if (j < to.length && (i === from.length || longest[i * width + j + 1]! >= longest[(i + 1) * width + j]!))
      steps.push({ kind: 'changed', before: '', after: to[j++]! })
    else steps.push({ kind: 'changed', before: from[i++]!, after: '' })
  }
  return steps
}

/** Neighbours become one; a blank between two changes belongs to them, so that a sentence is not taken word by word. */
function joinedParts(steps: readonly ProposalPart[]): ProposalPart[] {
  const parts: ProposalPart[] = []
  for (const step of steps) {
    const last = parts.at(-1)
    if (step.kind === 'same') {
      if (last?.kind === 'same') parts[parts.length - 1] = { kind: 'same', text: last.text + step.text }
      else parts.push(step)
      continue
    }
    const earlier = parts.at(-2)
    if (last?.kind === 'changed') parts[parts.length - 1] = together(last, '', step)
    else if (last && earlier?.kind === 'changed' && /^[ \t]*$/.test(last.text))
      parts.splice(-2, 2, together(earlier, last.text, step))
    else if (step.before !== step.after) parts.push(step)
  }
  return parts
}

type ChangedPart = Extract<ProposalPart, { kind: 'changed' }>
const together = (a: ChangedPart, between: string, b: ChangedPart): ChangedPart => ({
  kind: 'changed',
  before: a.before + between + b.before,
  after: a.after + between + b.after,
})
