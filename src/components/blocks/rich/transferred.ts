import { Slice } from 'prosemirror-model'
import { pictureMimes } from '#domain/blobs/blob'
import type { Run, SimpleBlock } from '#domain/email/render/message'
import { docOf } from './lines.ts'
import { pastedLines, pastedParts } from './pasted.ts'

/** `isPlain`: the page that it is for has colours of its own. */
type LineKind = { isOneLine: boolean; isPlain: boolean }

/** What came over the clipboard, or was dropped, as lines of a mail; a heading has one. */
export function sliceFrom(data: DataTransfer, { isOneLine, isPlain }: LineKind): Slice | null {
  const lines = linesFrom(data).map((line) => (isPlain ? line.map(plainRun) : line))
  if (lines.length === 0) return null
  const doc = docOf(isOneLine ? [joined(lines)] : lines)
  return new Slice(doc.content, 1, 1)
}

export const picturesIn = (data: DataTransfer): File[] =>
  [...data.files].filter(({ type }) => (pictureMimes as readonly string[]).includes(type))

/** Where a page or a letter brings more than paragraphs along; null: lines say all of it. */
export function partsFrom(data: DataTransfer, isPlain: boolean): SimpleBlock[] | null {
  const html = data.getData('text/html')
  const parts = html ? pastedParts(parsed(html)) : []
  if (parts.every((part) => part.kind === 'text' && part.style === 'plain')) return null
  return isPlain ? parts.map(plainPart) : parts
}

function plainPart(part: SimpleBlock): SimpleBlock {
  if (part.kind === 'heading') return { ...part, runs: part.runs.map(plainRun) }
  return part.kind === 'text' ? { ...part, lines: part.lines.map((line) => line.map(plainRun)) } : part
}

const plainRun = ({ colour: _, underline: __, ...run }: Run): Run => run

/** Parsed apart: nothing of it runs, and nothing is fetched. */
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

function linesFrom(data: DataTransfer): Run[][] {
  const html = data.getData('text/html')
  const lines = html ? pastedLines(parsed(html)) : []
  if (lines.length > 0) return lines
  const text = data
    .getData('text/plain')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|[\ud800-\udfff]/gu, '')
  return text ? text.split(/\r\n?|\n/).map((line) => (line ? [{ text: line }] : [])) : []
}

const joined = (lines: readonly Run[][]): Run[] =>
  lines.flatMap((line, i) => (i > 0 && line.length > 0 ? [{ text: ' ' }, ...line] : line))
