export type AnswerBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'points'; items: string[] }
  | { kind: 'numbers'; from: number; items: string[] }

const bullet = /^\s*[-*•]\s+(.*)$/
const numbered = /^\s*(\d{1,3})[.)、]\s+(.*)$/
const heading = /^#{1,6}\s+(.*)$/

/** What models write as Markdown, as blocks of plain text; while an answer grows, a block may be half there. */
export function answerBlocks(text: string): AnswerBlock[] {
  const blocks: AnswerBlock[] = []
  let code: string[] | null = null
  for (const line of text.split('\n')) {
    if (line.trimStart().startsWith('```')) {
      if (code) blocks.push({ kind: 'code', text: code.join('\n') })
      code = code ? null : []
    } else if (code) code.push(line)
    else addLine(blocks, line)
  }
  if (code) blocks.push({ kind: 'code', text: code.join('\n') })
  return blocks.filter((block) => !('text' in block) || block.text.trim() !== '')
}

function addLine(blocks: AnswerBlock[], line: string) {
  const last = blocks.at(-1)
  const point = bullet.exec(line)?.[1]
  const number = numbered.exec(line)
  const title = heading.exec(line)?.[1]
  if (title) blocks.push({ kind: 'heading', text: title })
  else if (point !== undefined) {
    if (last?.kind === 'points') last.items.push(point)
    else blocks.push({ kind: 'points', items: [point] })
  } else if (number) {
    if (last?.kind === 'numbers') last.items.push(number[2]!)
    else blocks.push({ kind: 'numbers', from: Number(number[1]), items: [number[2]!] })
  } else if (last?.kind === 'text' && last.text !== '' && line.trim() !== '') last.text += `\n${line}`
  else blocks.push({ kind: 'text', text: line })
}

/** `**like this**` */
export const boldParts = (text: string): { text: string; isBold: boolean }[] =>
  text
    .split(/\*\*(?=\S)(.+?)(?<=\S)\*\*/)
    .map((part, at) => ({ text: part, isBold: at % 2 === 1 }))
    .filter(({ text }) => text !== '')
