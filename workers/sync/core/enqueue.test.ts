import { expect, test } from 'vitest'
import { discardIssue, readWaiting, retryIssue } from './enqueue.ts'
import { Desk, idOf, newTag } from './testing/desk.ts'

const contact = idOf(50)
const create = (...ids: string[]) => ({
  name: 'contact.create',
  args: { rows: ids.map((id) => ({ id, name: `Contact ${id.slice(-2)}` })) },
})
const tag = (n: number) => ({ name: 'contact.tag.add', args: { ids: [contact], tag: idOf(n) } })

test('several changes of one row in one call are folded in their order', async () => {
  const desk = new Desk()
  expect(await desk.save(create(contact), tag(1), tag(2))).toMatchObject({ kind: 'saved' })
  expect(desk.row('contact', contact)).toMatchObject({ tag: [idOf(1), idOf(2)], belongto: desk.actor.user })
  const entry = desk.store.image.entries.get('contact')!.get(contact)
  expect(entry).toMatchObject({ base: null, waiting: [1, 2, 3] })
})

test('what the server sent under a change that waits was not seen by who changes the same field again', async () => {
  const desk = new Desk()
  const patch = (fields: object) => ({ name: 'contact.patch', args: { ids: [contact], fields } })
  await desk.save(create(contact))
  await desk.save(patch({ remark: 'mine' }))
  const { image } = desk.store
  const entry = image.entries.get('contact')!.get(contact)!
  const base = { ...entry.row!, remark: 'theirs', company: 'theirs' }
  image.entries.get('contact')!.set(contact, { ...entry, base, row: { ...base, remark: 'mine' }, rev: 40 })
  image.meta = { ...image.meta, seen: 40 }
  await desk.save(patch({ remark: 'mine again' }))
  await desk.save(patch({ company: 'after theirs' }))
  expect([...image.outbox.values()].map(({ base_rev }) => base_rev)).toEqual([0, 0, 0, 40])
})

test('of a row that was only made here nothing was seen of the server, whatever else was: it may have another of this id', async () => {
  const desk = new Desk()
  desk.store.image.meta = { ...desk.store.image.meta, seen: 43 }
  await desk.save(create(contact))
  await desk.save({ name: 'contact.patch', args: { ids: [contact], fields: { remark: 'mine' } } })
  expect([...desk.store.image.outbox.values()].map(({ base_rev }) => base_rev)).toEqual([43, 0])
})

test('a patch of such a row and of others goes in two: of the others all was seen', async () => {
  const desk = new Desk()
  const known = idOf(51)
  await desk.save(create(contact, known))
  const { image } = desk.store
  const entries = image.entries.get('contact')!
  const { row, history } = entries.get(known)!
  entries.set(known, { id: known, row, rev: 40, scope: `user:${desk.actor.user}`, history })
  image.meta = { ...image.meta, seen: 43 }
  await desk.save({ name: 'contact.patch', args: { ids: [contact, known], fields: { remark: 'both' } } })
  const [, first, second] = [...image.outbox.values()]
  expect([first, second].map((entry) => [entry!.base_rev, entry!.ids, entry!.args])).toEqual([
    [0, [contact], { ids: [contact], fields: { remark: 'both' } }],
    [43, [known], { ids: [known], fields: { remark: 'both' } }],
  ])
  expect([contact, known].map((id) => desk.row('contact', id)!.remark)).toEqual(['both', 'both'])
})

test('each change names the one before it', async () => {
  const desk = new Desk()
  await desk.save(newTag(1), newTag(2))
  await desk.save(newTag(3))
  const [first, second, third] = [...desk.store.image.outbox.values()]
  expect([first!.prev, second!.prev, third!.prev]).toEqual([null, first!.uid, second!.uid])
})

test('when one change is refused, none is kept', async () => {
  const desk = new Desk()
  await desk.save(newTag(1))
  const before = structuredClone(desk.store.image)
  expect(await desk.save(newTag(2), newTag(1))).toEqual({ kind: 'refused', code: 'exists' })
  expect(await desk.save(newTag(2), tag(1))).toEqual({ kind: 'refused', code: 'gone' })
  expect(desk.store.image).toEqual(before)
})

test('what the schema refuses is named with its field', async () => {
  const desk = new Desk()
  expect(await desk.save(newTag(1, ' '))).toEqual({ kind: 'refused', code: 'nameEmpty', field: 'name' })
  expect(await desk.save({ name: 'tag.vanish', args: {} })).toEqual({ kind: 'refused', code: 'inputInvalid' })
  expect(desk.states()).toEqual([])
})

test('what the schema tidies is what is kept and sent', async () => {
  const desk = new Desk()
  await desk.save(newTag(1, '  VIP '))
  expect(desk.row('tag', idOf(1))).toMatchObject({ name: 'VIP' })
  expect(desk.store.image.outbox.get(1)).toMatchObject({ args: { name: 'VIP' } })
})

test('a batch of an import touches each row once and is one entry of the outbox', async () => {
  const desk = new Desk()
  const ids = Array.from({ length: 250 }, (_, n) => idOf(1_000 + n))
  await desk.save(create(...ids.slice(0, 125)), create(...ids.slice(125)))
  expect(desk.states()).toEqual(['queued', 'queued'])
  expect(desk.store.image.entries.get('contact')!.size).toBe(250)
})

test('the edit time is the server’s, as far as the device knows it', async () => {
  const desk = new Desk()
  desk.store.image.meta = { ...desk.store.image.meta, skew: -5_000 }
  await desk.save(newTag(1))
  expect(desk.store.image.outbox.get(1)!.edited_at).toBe(desk.now - 5_000)
})

test('a refused change can be sent again as a new one, or let go', async () => {
  const desk = new Desk()
  const issue = { status: 'rejected', code: 'exists', edited_at: 1, at: 2 } as const
  await desk.store.transact('write', async (tx) => {
    await tx.putIssue({ ...issue, uid: idOf(70), ...newTag(1) })
    await tx.putIssue({ ...issue, uid: idOf(71), ...newTag(2) })
  })
  expect(await retryIssue(desk.store, desk.ports, desk.actor, idOf(70))).toMatchObject({ kind: 'saved' })
  await discardIssue(desk.store, idOf(71))
  expect(await readWaiting(desk.store)).toMatchObject({ count: 1, issues: [], oldest: desk.now })
  expect(await retryIssue(desk.store, desk.ports, desk.actor, idOf(71))).toEqual({ kind: 'refused', code: 'notFound' })
})

test('a refused change that is refused again stays where it is', async () => {
  const desk = new Desk()
  await desk.save(newTag(1))
  await desk.store.transact('write', (tx) =>
    tx.putIssue({ uid: idOf(70), status: 'rejected', code: 'exists', edited_at: 1, at: 2, ...newTag(1) }),
  )
  expect(await retryIssue(desk.store, desk.ports, desk.actor, idOf(70))).toEqual({ kind: 'refused', code: 'exists' })
  expect((await readWaiting(desk.store)).issues).toHaveLength(1)
})
