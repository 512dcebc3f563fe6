import { type Command, EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import type { Run } from '#domain/email/render/message'
import { lookOf, putTag, putText, removeLink, replaceLines, setColour, setLink, toggle } from './commands.ts'
import { docOf, linesOf } from './lines.ts'
import { typedTags } from './typedTags.ts'

const stateOf = (lines: Run[][], from = 1, to = from) => {
  const doc = docOf(lines)
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to), plugins: [typedTags()] })
}
const after = (state: EditorState, command: Command) => {
  let next = state
  command(state, (tr) => {
    next = state.apply(tr)
  })
  return next
}
const said = (state: EditorState) => linesOf(state.doc)

test('looks are put on what is chosen and taken off again', () => {
  const bold = after(stateOf([[{ text: 'see it' }]], 1, 4), toggle('bold'))
  expect(said(bold)).toEqual([[{ text: 'see', bold: true }, { text: ' it' }]])
  expect(lookOf(bold)).toMatchObject({ bold: true, italic: false, hasChoice: true })
  expect(said(after(bold, toggle('bold')))).toEqual([[{ text: 'see it' }]])
  const red = after(stateOf([[{ text: 'see it' }]], 1, 4), setColour('#aa0000'))
  expect(lookOf(red).colour).toBe('#aa0000')
  expect(said(after(red, setColour(null)))).toEqual([[{ text: 'see it' }]])
})

test('a link is changed and removed from anywhere in it', () => {
  const linked = after(stateOf([[{ text: 'see it' }]], 1, 4), setLink('https://a.org'))
  const inside = stateOf(said(linked), 2)
  expect(lookOf(inside).href).toBe('https://a.org')
  expect(said(after(inside, setLink('https://b.org')))).toEqual([
    [{ text: 'see', link: 'https://b.org' }, { text: ' it' }],
  ])
  expect(said(after(inside, removeLink))).toEqual([[{ text: 'see it' }]])
  expect(said(after(stateOf([[]]), setLink('https://a.org')))).toEqual([
    [{ text: 'https://a.org', link: 'https://a.org' }],
  ])
})

test('a tag is put in from the list, gets another fallback, and can be typed as it is written', () => {
  const put = after(stateOf([[{ text: 'Hello ' }]], 7), putTag('name', 'there'))
  expect(said(put)).toEqual([[{ text: 'Hello {{name|there}}' }]])
  const chosen = put.apply(put.tr.setSelection(NodeSelection.create(put.doc, 7)))
  expect(lookOf(chosen).tag).toEqual({ tag: 'name', fallback: 'there' })
  expect(said(after(chosen, putTag('company', 'you {all}')))).toEqual([[{ text: 'Hello {{company|you all}}' }]])
  const typed = after(stateOf([[{ text: 'Hello {{name}' }]], 14), putText('}'))
  expect(typed.doc.firstChild!.lastChild!.type.name).toBe('tag')
  expect(said(typed)).toEqual([[{ text: 'Hello {{name}}' }]])
})

test('what is undone elsewhere moves the caret no further than it must', () => {
  const state = stateOf([[{ text: 'one two' }], [{ text: 'three' }]], 4)
  const change = replaceLines(state, [[{ text: 'one two' }], [{ text: 'thr' }]])!
  const next = state.apply(change)
  expect(said(next)).toEqual([[{ text: 'one two' }], [{ text: 'thr' }]])
  expect(next.selection.from).toBe(4)
  expect(replaceLines(next, said(next))).toBeNull()
  for (const [a, b] of [
    ['aa', 'aaa'],
    ['aaa', 'aa'],
    ['', 'x'],
    ['{{name}}', ''],
  ] as const) {
    const before = stateOf([[{ text: a }]])
    expect(said(before.apply(replaceLines(before, [[{ text: b }]])!))).toEqual([b ? [{ text: b }] : []])
  }
})
