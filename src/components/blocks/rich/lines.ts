import type { Mark, Node } from 'prosemirror-model'
import { joinedRuns } from '#domain/campaigns/runs'
import { tagParts } from '#domain/email/render/mergeTags'
import type { Run } from '#domain/email/render/message'
import { schema } from './schema.ts'

type Lines = readonly (readonly Run[])[]
const { nodes, marks } = schema

export const docOf = (lines: Lines): Node =>
  nodes.doc.create(null, lines.length > 0 ? lines.map(lineOf) : [nodes.line.create()])

const lineOf = (runs: readonly Run[]): Node => nodes.line.create(null, runs.flatMap(piecesOf))

function piecesOf(run: Run): Node[] {
  const looks = marksOf(run)
  return tagParts(run.text).flatMap(({ source, tag }) =>
    tag ? [nodes.tag.create({ source }, null, looks)] : brokenText(source, looks),
  )
}

const brokenText = (text: string, looks: readonly Mark[]): Node[] =>
  text
    .split('\n')
    .flatMap((part, i) => [
      ...(i > 0 ? [nodes.break.create(null, null, looks)] : []),
      ...(part ? [schema.text(part, looks)] : []),
    ])

function marksOf({ link, bold, italic, underline, colour }: Run): Mark[] {
  return [
    link ? marks.link.create({ href: link }) : null,
    bold ? marks.bold.create() : null,
    italic ? marks.italic.create() : null,
    underline ? marks.underline.create() : null,
    colour ? marks.colour.create({ colour }) : null,
  ].filter((mark) => mark !== null)
}

export const linesOf = (doc: Node): Run[][] => doc.children.map(runsOf)

const runsOf = (line: Node): Run[] =>
  joinedRuns(line.children.map((piece) => ({ ...looksOf(piece), text: textOf(piece) })))

const textOf = (piece: Node): string =>
  piece.isText ? (piece.text ?? '') : piece.type === nodes.break ? '\n' : String(piece.attrs.source)

function looksOf({ marks: own }: Node): Omit<Run, 'text'> {
  const has = (name: string) => own.find(({ type }) => type.name === name)
  const link = has('link')?.attrs.href as string | undefined
  const colour = has('colour')?.attrs.colour as string | undefined
  return {
    ...(has('bold') && { bold: true }),
    ...(has('italic') && { italic: true }),
    ...(has('underline') && { underline: true }),
    ...(colour && { colour }),
    ...(link && { link }),
  }
}

/** Where the caret stands before the character `offset` of a line; the nearest that there is. */
export function caretPosition(doc: Node, line: number, offset: number): number {
  const at = Math.min(Math.max(0, line), doc.childCount - 1)
  let position = 1
  for (let i = 0; i < at; i++) position += doc.child(i).nodeSize
  let left = offset
  for (const piece of doc.child(at).children) {
    const said = textOf(piece).length
    if (piece.isText && left <= said) return position + left
    if (left <= 0) break
    left -= said
    position += piece.nodeSize
  }
  return position
}
