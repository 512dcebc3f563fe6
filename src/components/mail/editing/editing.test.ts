import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NewChange } from '#workers/sync/core/enqueue'
import { createEditing, type EditingPorts, type KeptDraft } from './editing.ts'
import type { MessageFields } from './fields.ts'

const row: MessageFields = {
  name: 'Offer',
  theme: 'Lamps',
  preheader: '',
  language: 'en',
  content: [],
  plain: null,
  attachments: [],
}
let saved: NewChange[][]
let draft: KeptDraft | null
let versions: { id: string }[]
let refuses: boolean
let now: number

beforeEach(() => {
  vi.useFakeTimers()
  saved = []
  draft = null
  versions = []
  refuses = false
  now = 10_000
})
afterEach(() => vi.useRealTimers())

const ports: EditingPorts = {
  keep: async (next) => {
    draft = next
  },
  save: async (changes) => {
    if (refuses) return { kind: 'refused', code: 'storageFull' }
    saved.push(changes)
    return { kind: 'saved' }
  },
  versions: async () => versions,
  mostVersions: 3,
  newId: () => 'new',
  clock: () => now,
  onRefused: () => {},
  elsewhere: 'elsewhere',
}
const open = (kept: KeptDraft | null = null) => createEditing('m', row, kept, ports)
const type = (editing: ReturnType<typeof open>, theme: string, field = 'theme') =>
  editing.change((fields) => ({ ...fields, theme }), field)
const names = () => saved.flat().map(({ name, args }) => [name, (args as { fields?: object }).fields])

test('every letter is on the disk at once, and in the row when the writer pauses', async () => {
  const editing = open()
  type(editing, 'Lamps!')
  expect(draft?.fields.theme).toBe('Lamps!')
  expect(saved).toEqual([])
  expect(editing.state().isSaved).toBe(false)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(names()).toEqual([['email_message.patch', { theme: 'Lamps!' }]])
  expect(editing.state().isSaved).toBe(true)
})

test('what a closed tab left is there again, and the version that it owes as well', async () => {
  type(open(), 'Lamps, half ty')
  const again = open(draft)
  expect(again.state()).toMatchObject({ fields: { theme: 'Lamps, half ty' }, isSaved: false })
  await again.leave()
  expect(names().map(([name]) => name)).toEqual(['email_message.patch', 'email_version.create', 'email_version.create'])
  expect(saved[1]!.map(({ args }) => (args as MessageFields).theme)).toEqual(['Lamps', 'Lamps, half ty'])
  expect(draft).toBeNull()
})

test('a draft and a row of a time that knew fewer fields are changed in nothing but what is typed', async () => {
  const { plain, ...old } = row
  const before = old as MessageFields
  const editing = open({ fields: { ...before, theme: 'Typed' }, base: before, opened: before })
  expect(editing.state().fields.plain).toBeNull()
  await editing.flush()
  expect(saved[0]).toMatchObject([{ args: { fields: { theme: 'Typed' } } }])
  expect((saved[0]![0]!.args as { fields: object }).fields).not.toHaveProperty('plain')
})

test('who looks and leaves leaves nothing behind', async () => {
  const editing = open()
  await editing.leave()
  expect(saved).toEqual([])
  type(editing, 'x')
  editing.undo()
  await editing.leave()
  expect(saved).toEqual([])
})

test('only so many versions are kept: the oldest go', async () => {
  versions = ['3', '2', '1'].map((id) => ({ id }))
  const editing = open()
  type(editing, 'x')
  await editing.leave()
  expect(saved[1]).toMatchObject([{ name: 'email_version.create' }, { args: { ids: ['1'] } }])
})

test('what is typed in one go is undone in one go, and a pause ends it', () => {
  const editing = open()
  type(editing, 'a')
  type(editing, 'ab')
  now += 2_000
  type(editing, 'abc')
  editing.undo()
  expect(editing.state().fields.theme).toBe('ab')
  editing.undo()
  expect(editing.state()).toMatchObject({ fields: { theme: 'Lamps' }, canUndo: false, canRedo: true })
  editing.redo()
  editing.redo()
  expect(editing.state()).toMatchObject({ fields: { theme: 'abc' }, canRedo: false })
})

test('only what was not typed makes what is typed in follow', () => {
  const editing = open()
  type(editing, 'a')
  expect(editing.state().turn).toBe(0)
  editing.undo()
  expect(editing.state().turn).toBe(1)
})

test('what somebody else changes is followed, and where both did, both are kept', async () => {
  const editing = open()
  type(editing, 'mine')
  editing.saw({ ...row, preheader: 'theirs' })
  expect(editing.state().fields).toMatchObject({ theme: 'mine', preheader: 'theirs' })
  expect(saved).toEqual([])
  editing.saw({ ...row, preheader: 'theirs', theme: 'theirs too' })
  expect(editing.state().fields.theme).toBe('mine')
  expect(saved.flat()).toMatchObject([
    { name: 'email_version.create', args: { theme: 'theirs too', note: 'elsewhere' } },
  ])
  await editing.flush()
  expect(names().at(-1)).toEqual(['email_message.patch', { theme: 'mine' }])
})

test('its own change that comes back as the row changes nothing', async () => {
  const editing = open()
  type(editing, 'a')
  await editing.flush()
  type(editing, 'ab')
  editing.saw({ ...row, theme: 'a' })
  expect(editing.state().fields.theme).toBe('ab')
  expect(saved.flat()).toHaveLength(1)
})

test('what a full disk refuses is still to be saved', async () => {
  const editing = open()
  type(editing, 'a')
  refuses = true
  expect(await editing.flush()).toBe(false)
  expect(editing.state().isSaved).toBe(false)
  refuses = false
  expect(await editing.flush()).toBe(true)
  expect(names()).toEqual([['email_message.patch', { theme: 'a' }]])
})

test('a tab that dies while the row is being written loses nothing', async () => {
  const editing = createEditing('m', row, null, { ...ports, save: () => new Promise(() => {}) })
  type(editing, 'a')
  void editing.flush()
  await vi.advanceTimersByTimeAsync(1)
  type(editing, 'ab')
  const again = open(draft)
  again.saw(row)
  expect(again.state()).toMatchObject({ fields: { theme: 'ab' }, isSaved: false })
})

test('going back to a version keeps what was there, and can be undone', async () => {
  versions = [{ id: '1' }]
  const editing = open()
  type(editing, 'now')
  expect(await editing.restore({ ...row, theme: 'then' })).toBe(true)
  expect(editing.state().fields.theme).toBe('then')
  expect(names().map(([name]) => name)).toEqual(['email_message.patch', 'email_version.create', 'email_message.patch'])
  expect(saved[1]).toMatchObject([{ args: { theme: 'now' } }])
  editing.undo()
  expect(editing.state().fields.theme).toBe('now')
})
