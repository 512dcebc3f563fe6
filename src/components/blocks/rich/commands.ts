import { toggleMark } from 'prosemirror-commands'
import { type Command, type EditorState, NodeSelection, type Transaction } from 'prosemirror-state'
import { fallbackOf, type MergeTag, tagParts, tagSource } from '#domain/email/render/mergeTags'
import type { Run } from '#domain/email/render/message'
import { docOf } from './lines.ts'
import { schema } from './schema.ts'

export const toggles = ['bold', 'italic', 'underline'] as const
export type Toggle = (typeof toggles)[number]
const { marks, nodes } = schema

export const toggle = (look: Toggle): Command => toggleMark(marks[look])

/** On what is chosen; without a choice, on what is typed next. Null takes it off. */
export const setColour =
  (colour: string | null): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection
    if (empty && colour) return toggleMark(marks.colour, { colour })(state, dispatch)
    const tr = state.tr.removeMark(from, to, marks.colour)
    if (empty) tr.removeStoredMark(marks.colour)
    if (colour) tr.addMark(from, to, marks.colour.create({ colour }))
    dispatch?.(tr.scrollIntoView())
    return true
  }

/** On what is chosen, or on the link that the caret stands in; where there are no words yet, the address is what is read. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state)
    const link = marks.link.create({ href })
    const tr =
      from === to
        ? state.tr.replaceSelectionWith(schema.text(href, [link]), false)
        : state.tr.removeMark(from, to, marks.link).addMark(from, to, link)
    dispatch?.(tr.scrollIntoView())
    return true
  }

export const removeLink: Command = (state, dispatch) => {
  const { from, to } = linkRange(state)
  dispatch?.(state.tr.removeMark(from, to, marks.link))
  return from !== to
}

/** In the place of what is chosen, which may be a tag that gets another fallback. */
export const putTag =
  (tag: MergeTag, fallback: string): Command =>
  (state, dispatch) => {
    const looks = state.selection.$from.marks()
    const node = nodes.tag.create({ source: tagSource(tag, fallback) }, null, looks)
    dispatch?.(state.tr.replaceSelectionWith(node, false).scrollIntoView())
    return true
  }

export const putText =
  (text: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(text).scrollIntoView())
    return true
  }

export const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.break.create()).scrollIntoView())
  return true
}

/** The smallest change that makes it say `lines`, so that the caret stays where it stands. */
export function replaceLines(state: EditorState, lines: readonly Run[][]): Transaction | null {
  const next = docOf(lines)
  const start = state.doc.content.findDiffStart(next.content)
  if (start === null) return null
  const end = state.doc.content.findDiffEnd(next.content)!
  // Where the same letters stand at both ends, the two ends may cross.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  return state.tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
}

/** What the buttons show of where the caret stands. */
export type Look = Record<Toggle, boolean> & {
  colour: string | null
  href: string | null
  hasChoice: boolean
  tag: { tag: MergeTag; fallback: string } | null
}

export function lookOf(state: EditorState): Look {
  const { from, to, empty, $from } = state.selection
  const has = (name: string) =>
    empty
      ? (state.storedMarks ?? $from.marks()).some(({ type }) => type.name === name)
      : state.doc.rangeHasMark(from, to, marks[name]!)
  const found = (state.storedMarks ?? markedAt(state)).find(({ type }) => type === marks.colour)
  const link = markedAt(state).find(({ type }) => type === marks.link)
  return {
    bold: has('bold'),
    italic: has('italic'),
    underline: has('underline'),
    colour: (found?.attrs.colour as string | undefined) ?? null,
    href: (link?.attrs.href as string | undefined) ?? null,
    hasChoice: !empty,
    tag: chosenTag(state),
  }
}

const markedAt = ({ selection: { $from, empty }, doc }: EditorState) =>
  (empty ? $from.marks() : doc.nodeAt($from.pos)?.marks) ?? []

function chosenTag({ selection }: EditorState): Look['tag'] {
  if (!(selection instanceof NodeSelection) || selection.node.type !== nodes.tag) return null
  const source = String(selection.node.attrs.source)
  const tag = tagParts(source)[0]?.tag
  return tag ? { tag, fallback: fallbackOf(source) } : null
}

function linkRange({ selection, doc }: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = selection
  const link = $from.marks().find(({ type }) => type === marks.link)
  if (!empty || !link) return { from, to }
  const isIn = (pos: number) => doc.nodeAt(pos)?.marks.includes(link) ?? false
  let [start, end] = [from, from]
  while (start > $from.start() && isIn(start - 1)) start--
  while (end < $from.end() && isIn(end)) end++
  return { from: start, to: end }
}
