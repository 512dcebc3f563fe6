import { Slice } from 'prosemirror-model'
import { pictureMimes } from '#domain/blobs/blob'
import type { Run } from '#domain/email/render/message'
import { docOf } from './lines.ts'
import { pastedLines } from './pasted.ts'

/** What came over the clipboard, or was dropped, as lines of a mail; a heading has one. */
export function sliceFrom(data: DataTransfer, isOneLine: boolean): Slice | null {
  const lines = linesFrom(data)
  if (lines.length === 0) return null
  const doc = docOf(isOneLine ? [joined(lines)] : lines)
  return new Slice(doc.content, 1, 1)
}

export const picturesIn = (data: DataTransfer): File[] =>
  [...data.files].filter(({ type }) => (pictureMimes as readonly string[]).includes(type))

/** Parsed apart: nothing of it runs, and nothing is fetched. */
function linesFrom(data: DataTransfer): Run[][] {
  const html = data.getData('text/html')
  const lines = html ? pastedLines(new DOMParser().parseFromString(html, 'text/html').body) : []
  if (lines.length > 0) return lines
  const text = data
    .getData('text/plain')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|[\ud800-\udfff]/gu, '')
  return text ? text.split(/\r\n?|\n/).map((line) => (line ? [{ text: line }] : [])) : []
}

const joined = (lines: readonly Run[][]): Run[] =>
  lines.flatMap((line, i) => (i > 0 && line.length > 0 ? [{ text: ' ' }, ...line] : line))
