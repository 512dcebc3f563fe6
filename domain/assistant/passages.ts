/** A piece of a text that answers by itself; `title`: what stands over it. */
export type Passage = { title: string; body: string }

/** As long as somebody reads on a phone: Chinese, Japanese and Korean say twice as much with each sign. */
const longest = 420
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u
const lengthOf = (text: string) => [...text].reduce((sum, sign) => sum + (wide.test(sign) ? 2 : 1), 0)

const sentenceEnd = /(?<=[.!?…][)"'”’]?)\s+|(?<=[。！？；])\s*/u

/** Cuts a text where its paragraphs end, and a long paragraph where a sentence does. A question stays with what follows it. */
export function passagesOf(text: string, title = ''): Passage[] {
  const passages: Passage[] = []
  let heading = title
  let open = ''
  const close = () => {
    if (open) passages.push({ title: heading, body: open })
    open = ''
  }
  for (const block of text.split(/\n+/)) {
    const line = block.replace(/\s+/gu, ' ').trim()
    if (!line) continue
    if (isHeading(line)) {
      close()
      heading = title && title !== line ? `${title} · ${line}` : line
      continue
    }
    if (isQuestion(line)) {
      close()
      open = line
      continue
    }
    for (const piece of pieces(line)) {
      if (open && !isQuestion(open)) close()
      open = open ? `${open}\n${piece}` : piece
    }
    close()
  }
  close()
  return passages
}

/** Short, and no sentence. */
const isHeading = (line: string) => /^#{1,6}\s/.test(line) || (lengthOf(line) <= 40 && /[:：]$/u.test(line))
const isQuestion = (line: string) => lengthOf(line) <= 200 && /[?？]$/u.test(line)

function pieces(line: string): string[] {
  if (lengthOf(line) <= longest) return [line]
  const found: string[] = []
  for (const sentence of line.split(sentenceEnd).flatMap(cutLong)) {
    const last = found.at(-1)
    const joint = last && /[。！？；]$/u.test(last) ? '' : ' '
    if (last !== undefined && lengthOf(last) + lengthOf(sentence) < longest)
      found[found.length - 1] = last + joint + sentence
    else found.push(sentence)
  }
  return found
}

/** A sentence without an end is cut between signs. */
function cutLong(sentence: string): string[] {
  if (lengthOf(sentence) <= longest) return sentence ? [sentence] : []
  const signs = [...sentence]
  const half = Math.ceil(signs.length / 2)
  return [...cutLong(signs.slice(0, half).join('')), ...cutLong(signs.slice(half).join(''))]
}
