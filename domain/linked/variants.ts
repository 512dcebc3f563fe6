/**
 * `{Hello|Hi|Good day}`: each receiver gets one of these. A choice may have merge tags, whose braces are double; braces without a
 * stroke are text.
 */
const braces = /(?<!\{)\{((?:[^{}]|\{\{[^{}]*\}\})*)\}(?!\}(?!\}))/g

/** Parted by strokes, but for those within a merge tag. */
function choicesIn(inner: string): string[] {
  const choices = ['']
  for (const [piece] of inner.matchAll(/\{\{[^{}]*\}\}|[^]/g))
    if (piece === '|') choices.push('')
    else choices[choices.length - 1] += piece
  return choices
}

/** `pick`: which of so many, from 0; asked once for each place with variants, in their order. */
export function withVariants(text: string, pick: (many: number, place: number) => number): string {
  let place = 0
  return text.replace(braces, (whole, inner: string) => {
    const choices = choicesIn(inner)
    return choices.length < 2 ? whole : choices[pick(choices.length, place++)]!
  })
}

/** The text and all that can stand in it, for looks at its merge tags. */
export const variantTexts = (text: string): string[] => {
  const most = Math.max(1, ...[...text.matchAll(braces)].map(([, inner]) => choicesIn(inner!).length))
  return Array.from({ length: most }, (_, n) => withVariants(text, (many) => Math.min(n, many - 1)))
}

/** How many different texts it makes; a long one has more than anybody counts. */
export const countVariants = (text: string): number =>
  [...text.matchAll(braces)].reduce((product, [, inner]) => Math.min(product * choicesIn(inner!).length, 1_000_000), 1)

/** A choice that nobody would see, or a brace that has no other. */
export const variantFault = (text: string): boolean =>
  [...text.matchAll(braces)].some(([, inner]) => {
    const choices = choicesIn(inner!)
    return choices.length > 1 && choices.every((one) => !one.trim())
  })

/** Which variant somebody gets is their id's to decide: the same, however often it is asked. */
export const variantBy =
  (id: string) =>
  (many: number, place: number): number => {
    const digits = id.replaceAll('-', '')
    let hash = 2_166_136_261
    for (const letter of `${digits} ${place}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619)
    // The low bits of such a sum follow the last letter alone.
    hash ^= hash >>> 15
    return (Math.imul(hash, 2_246_822_519) >>> 8) % many
  }
