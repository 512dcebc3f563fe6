import { expect, test } from 'vitest'
import type { Block } from '#domain/email/render/message'
import { createContentEditing } from './contentEditing.ts'
import { picturesInContent, type TypedPicture } from './typedPicture.ts'

const part = (id: string, text: string): Block => ({
  id,
  block: { kind: 'text', style: 'plain', lines: [[{ text }]], align: 'left' },
})
const pictured = (hash: string): TypedPicture => ({ hash, size: 1, mime: 'image/jpeg', width: 1, height: 1, alt: {} })
const start = [part('a', 'one')]
const begun = () => createContentEditing(start, [], () => 0)

test('what is typed in one go is undone in one go, and comes again', () => {
  const editing = begun()
  editing.edit(() => [part('a', 'one t')], 'a')
  editing.edit(() => [part('a', 'one two')], 'a')
  expect(editing.state()).toMatchObject({ turn: 0, canUndo: true, canRedo: false })
  editing.undo()
  expect(editing.state()).toMatchObject({ content: start, turn: 1, canUndo: false, canRedo: true })
  editing.redo()
  expect(editing.state().content).toEqual([part('a', 'one two')])
})

test('a draft that is thrown away is followed, and can be had again', () => {
  const editing = begun()
  editing.edit(() => [part('a', 'typed')])
  const { content } = editing.state()
  let told = 0
  editing.subscribe(() => told++)
  editing.follow(content, [])
  expect(told).toBe(0)
  editing.follow(start, [])
  expect([told, editing.state().content]).toEqual([1, start])
  editing.undo()
  expect(editing.state().content).toBe(content)
})

test('of chosen pictures those are kept that the text still shows, in any language', () => {
  const shown = { id: 'p', block: { kind: 'picture', hash: 'b', size: 1, mime: 'image/jpeg', alt: '', width: 100 } }
  const content = { en: start, zh: [shown as unknown as Block] }
  expect(picturesInContent(content, [pictured('a'), pictured('b')])).toEqual([pictured('b')])
})
