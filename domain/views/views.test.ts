import { expect, test } from 'vitest'
import { mutations } from '../mutations.ts'
import type { Actor, Row } from '../shared/mutation.ts'
import { type SavedView, ViewLook } from './savedView.ts'

const id = '019aa000-0000-7000-8000-000000000001'
const [ann, ben, boss] = ['a', 'b', 'c'].map((n) => `019aa000-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
]
const actor = (user: string): Actor => ({ account: id, user, role: user === boss ? 'main' : 'sub' })
const look: ViewLook = {
  columns: [{ key: 'name', width: null, frozen: true }],
  sort: null,
  descending: false,
  filter: { join: 'all', of: [] },
}
const made = (shared: boolean) =>
  mutations['saved_view.create'].apply(
    null,
    { ...look, id, name: 'DE', shared },
    { id, user: ann, edited_at: 1 },
  ) as Row

test('a view belongs to who made it', () => {
  expect((made(false) as SavedView).owner).toBe(ann)
})

test('its owner changes it; the main account too once it is shared; nobody else', () => {
  const patch = mutations['saved_view.patch']
  const args = { id, fields: { name: 'FR' } }
  const asked = (shared: boolean) => [ann, ben, boss].map((user) => patch.refuse!(made(shared), args, actor(user)))
  expect(asked(false)).toEqual([null, 'forbidden', 'forbidden'])
  expect(asked(true)).toEqual([null, 'forbidden', null])
  expect(mutations['saved_view.delete'].refuse!(made(true), { id }, actor(ben))).toBe('forbidden')
  expect(patch.refuse!(null, args, actor(ann))).toBe('gone')
})

test('a patch changes what it names and not whose the view is', () => {
  const input = mutations['saved_view.patch'].input.parse({ id, fields: { name: 'FR', owner: ben } })
  const after = mutations['saved_view.patch'].apply(made(true), input, { id, user: ben, edited_at: 5 })
  expect(after).toMatchObject({ name: 'FR', owner: ann, shared: true, columns: look.columns, updated_at: 5 })
})

test('a column is there once, and wide enough to be seen', () => {
  const takes = (columns: unknown) => ViewLook.safeParse({ ...look, columns }).success
  expect(takes([...look.columns, ...look.columns])).toBe(false)
  expect(takes([{ key: 'name', width: 3, frozen: false }])).toBe(false)
  expect(takes([{ key: 'of_a_newer_version', width: 300, frozen: false }])).toBe(true)
})
