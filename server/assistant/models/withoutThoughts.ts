const begin = '<think>'
const end = '</think>'

/**
 * Leaves out what a model thinks aloud between its marks, however the pieces are cut: some servers send it with the answer. What may be the
 * beginning of a mark waits for the next piece; a thought without an end is never said.
 */
export function withoutThoughts(): { take: (text: string) => string; end: () => string } {
  let rest = ''
  let isThinking = false
  const take = (text: string): string => {
    rest += text
    let said = ''
    for (;;) {
      const mark = isThinking ? end : begin
      const at = rest.indexOf(mark)
      if (at < 0) break
      if (!isThinking) said += rest.slice(0, at)
      rest = rest.slice(at + mark.length)
      isThinking = !isThinking
    }
    const kept = beginningOf(isThinking ? end : begin, rest)
    if (!isThinking) said += rest.slice(0, rest.length - kept)
    rest = rest.slice(rest.length - kept)
    return said
  }
  return { take, end: () => (isThinking ? '' : rest) }
}

/** How many letters at the end of a text may be the beginning of the mark. */
function beginningOf(mark: string, text: string): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length--)
    if (mark.startsWith(text.slice(text.length - length))) return length
  return 0
}
