/** A word as it was recognised; lengths in points of the picture, `confidence` in percent. */
export type SeenWord = { line: string; text: string; confidence: number; left: number; right: number; height: number }

/**
 * The lines of a card without what was taken for letters in its logo, its code or the table below it: words that are much
 * less sure than most, and stand apart from every sure one.
 */
export function sureLines(words: readonly SeenWord[]): string[] {
  const enough = (2 / 3) * median(words.map(({ confidence }) => confidence))
  const isSure = (word: SeenWord | undefined) => word !== undefined && word.confidence >= enough
  const kept = words.filter((word, at) => {
    const beside = [words[at - 1], words[at + 1]].filter((other) => isSure(other) && isBeside(word, other!))
    return isSure(word) || beside.length > 0
  })
  const lines = new Map<string, string[]>()
  for (const { line, text } of kept) lines.set(line, [...(lines.get(line) ?? []), text])
  return [...lines.values()].map((texts) => texts.join(' '))
}

function isBeside(word: SeenWord, other: SeenWord): boolean {
  const gap = Math.max(word.left, other.left) - Math.min(word.right, other.right)
  return word.line === other.line && gap <= Math.max(word.height, other.height)
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
