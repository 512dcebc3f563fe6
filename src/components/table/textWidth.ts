const ascii = 128
/** a Chinese character, a letter with an accent and all else that is not asked about */
const other = '国'
const unknown = -1

/**
 * How wide lines of text are in the font of an element, told without laying them out: the sum of their letters, which is
 * rather too much than too little.
 */
export function textWidths(element: Element): (text: string) => number {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return () => Number.POSITIVE_INFINITY
  const { fontSize, fontFamily } = getComputedStyle(element)
  // Some of what stands in a cell is bold.
  context.font = `600 ${fontSize} ${fontFamily}`
  const widthOf = (letter: string) => context.measureText(letter).width
  // Each when it is met first: the font of a letter that nobody writes takes as long to find as the others together.
  const letters = new Float32Array(ascii + 1).fill(unknown)
  return (text) => {
    let width = 0
    for (let at = 0; at < text.length; at++) {
      const code = Math.min(text.charCodeAt(at), ascii)
      if (letters[code] === unknown) letters[code] = widthOf(code < ascii ? String.fromCharCode(code) : other)
      width += letters[code]!
    }
    return width
  }
}
