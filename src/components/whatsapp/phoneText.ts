/** A piece of a text as a phone shows it. */
export type PhoneRun = { text: string; bold?: true; italic?: true; strike?: true; mono?: true }

const marks = { '*': 'bold', _: 'italic', '~': 'strike' } as const
const marked = /```([\s\S]+?)```|(?<![\p{L}\p{N}])([*_~])(\S|\S.*?\S)\2(?![\p{L}\p{N}])/gu

/** Stars, underscores, waves and three backticks become letters of another look, as in WhatsApp. */
export function phoneRuns(text: string, look: Omit<PhoneRun, 'text'> = {}): PhoneRun[] {
  const runs: PhoneRun[] = []
  let at = 0
  for (const found of text.matchAll(marked)) {
    const [whole, mono, mark, inner] = found
    if (found.index > at) runs.push({ ...look, text: text.slice(at, found.index) })
    if (mono !== undefined) runs.push({ ...look, mono: true, text: mono })
    else runs.push(...phoneRuns(inner!, { ...look, [marks[mark as keyof typeof marks]]: true }))
    at = found.index + whole.length
  }
  if (at < text.length) runs.push({ ...look, text: text.slice(at) })
  return runs
}

const signsPerLine = 34
/** Of an advertisement a phone shows so many lines before somebody asks for more. */
export const linesBeforeMore = 5

/** Whether a phone cuts it; wide signs take the room of two. */
export function isCutOnPhones(text: string): boolean {
  const widthOf = (line: string) => [...line].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0)
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / signsPerLine)), 0)
  return lines > linesBeforeMore
}

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'he', 'fa', 'ur'])
/** In which direction a template of this language is read. */
export const directionOf = (language: string): 'rtl' | 'ltr' =>
  rightToLeft.has(language.split('_')[0]!) ? 'rtl' : 'ltr'
/** As browsers write it. */
export const browserLanguage = (language: string): string => language.replace('_', '-')
