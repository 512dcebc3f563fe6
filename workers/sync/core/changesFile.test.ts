import { expect, test } from 'vitest'
import { mutations } from '#domain/mutations'
import { bringChanges, changesFile } from './changesFile.ts'
import { discardAll, discardWaiting } from './discard.ts'
import { readWaiting } from './enqueue.ts'
import { Desk, idOf, newTag } from './testing/desk.ts'

/** Every device of a test has its own range of ids. */
let made = 0
async function deskWith(...tags: number[]) {
  const desk = new Desk()
  const first = 10_000 * ++made
  let ids = 0
  desk.ports.newId = () => idOf(first + ids++)
  for (const n of tags) await desk.save(newTag(n))
  return desk
}
const fileOf = async (desk: Desk) => (await changesFile(desk.store, desk.actor, 'lina')).text
const bring = (desk: Desk, file: string) => bringChanges(desk.store, desk.ports, desk.actor, file, () => 'storageFull')
const waitingOn = async (desk: Desk) => (await readWaiting(desk.store)).changes.map(({ uid }) => uid)

test('a file of waiting changes brings them to another device of the same user, under the same names', async () => {
  const [phone, laptop] = [await deskWith(1, 2), await deskWith(3)]
  await phone.save({ name: 'tag.rename', args: { id: idOf(1), name: 'renamed' } })
  const file = await fileOf(phone)
  expect(await bring(laptop, file)).toEqual({ kind: 'brought', added: 3, known: 0, unreadable: 0 })
  expect((await waitingOn(laptop)).slice(1)).toEqual(await waitingOn(phone))
  expect(laptop.row('tag', idOf(1))).toMatchObject({ name: 'renamed' })

  // Both devices send them, as one chain each.
  const engine = laptop.engine()
  await engine.pullRound()
  await engine.pushOnce()
  const sent = laptop.pushes[0]!.mutations
  expect(sent.map(({ prev }) => prev)).toEqual([null, ...sent.slice(0, -1).map(({ uid }) => uid)])
})

test('bringing a file twice, or where its changes wait already, changes nothing', async () => {
  const phone = await deskWith(1, 2)
  const file = await fileOf(phone)
  expect(await bring(phone, file)).toEqual({ kind: 'brought', added: 0, known: 2, unreadable: 0 })
  const laptop = await deskWith()
  await bring(laptop, file)
  const once = await waitingOn(laptop)
  expect(await bring(laptop, file)).toMatchObject({ added: 0, known: 2 })
  const engine = laptop.engine()
  await engine.pullRound()
  await engine.pushOnce()
  await engine.pullRound()
  expect(laptop.states()).toEqual(['done', 'done'])
  expect(await bring(laptop, file), 'the journal knows them too').toMatchObject({ added: 0, known: 2 })
  expect(once).toHaveLength(2)
})

test('what was refused is in the file too, and its refusal comes again wherever it is brought', async () => {
  const phone = await deskWith(1)
  const { uid } = phone.store.image.outbox.get(1)!
  const refuse = (desk: Desk) => {
    desk.onPush = () => ({
      kind: 'ok',
      body: { epoch: 'one', head: 1, results: [{ uid, status: 'rejected', seq: 1, code: 'exists' }] },
    })
  }
  refuse(phone)
  const engine = phone.engine()
  await engine.pullRound()
  await engine.pushOnce()
  const laptop = await deskWith()
  expect(await bring(laptop, await fileOf(phone))).toMatchObject({ added: 1 })
  refuse(laptop)
  const other = laptop.engine()
  await other.pullRound()
  await other.pushOnce()
  expect((await readWaiting(laptop.store)).issues).toMatchObject([{ uid, code: 'exists', ...newTag(1) }])
})

test('what was refused before an update is in the file as what it was, and is brought in in the new words', async () => {
  const phone = await deskWith(1)
  phone.onPush = ({ epoch, mutations: sent }) => {
    const results = sent.map(({ uid }) => ({ uid, status: 'rejected' as const, seq: 1, code: 'exists' }))
    return { kind: 'ok', body: { epoch, head: 1, results } }
  }
  const engine = phone.engine()
  await engine.pullRound()
  await engine.pushOnce()
  const definition = mutations['tag.create']
  const before = { ...definition }
  const rename = ({ id, name }: { id: string; name: string }) => ({ id, name: `new ${name}` })
  Object.assign(definition, { version: 2, upgrades: { 1: rename } })
  try {
    const laptop = await deskWith()
    await bring(laptop, await fileOf(phone))
    expect(laptop.row('tag', idOf(1))).toMatchObject({ name: 'new tag 1' })
  } finally {
    Object.assign(definition, before, { upgrades: undefined })
  }
})

test('a change keeps the time at which it was made, and what its device had seen only as far as this one has read the same history', async () => {
  const phone = await deskWith()
  phone.head = 9
  await phone.engine().pullRound()
  await phone.save(newTag(1))
  const made = phone.store.image.outbox.get(1)!
  expect(made.base_rev).toBe(9)
  const file = await fileOf(phone)
  for (const [epoch, head, base_rev] of [
    ['one', 12, 9],
    ['one', 5, 5],
    ['two', 12, 0],
  ] as const) {
    const laptop = await deskWith()
    laptop.now += 60_000
    Object.assign(laptop, { epoch, head })
    await laptop.engine().pullRound()
    await bring(laptop, file)
    expect(laptop.store.image.outbox.get(1)).toMatchObject({ base_rev, edited_at: made.edited_at })
  }
})

const uid = idOf(5)
const change = { uid, ...newTag(5), version: 1, base_rev: 0, edited_at: 1 }
const hostile = async (more: object) => {
  const desk = await deskWith()
  const { account, user } = desk.actor
  const head = { kind: 'fairlead.changes', format: 1, account, user, username: 'x', epoch: null, changes: [change] }
  return { desk, outcome: await bring(desk, JSON.stringify({ ...head, ...more })) }
}

test.each<[string, string]>([
  ['no JSON at all', 'PK\u0003\u0004'],
  ['JSON of another kind', '{"contacts":[]}'],
  ['null', 'null'],
  ['a list', '[]'],
  ['nothing', ''],
])('%s is not a file of waiting changes', async (_, file) => {
  const desk = await deskWith()
  expect(await bring(desk, file)).toMatchObject({ kind: 'refused', code: 'changesFileInvalid' })
})

test.each<[string, object, string]>([
  ['a newer version', { format: 2, changes: 'packed' }, 'changesFileNewer'],
  ['another user', { user: idOf(66) }, 'changesFileForeign'],
  ['another company', { account: idOf(66) }, 'changesFileForeign'],
  ['ids that are none', { changes: [{ ...change, uid: "'; drop table" }] }, 'changesFileInvalid'],
  ['a time that is none', { changes: [{ ...change, edited_at: -1 }] }, 'changesFileInvalid'],
  ['more than anybody does', { changes: Array.from({ length: 50_001 }, () => change) }, 'changesFileInvalid'],
])('a file of %s is refused as a whole', async (_, more, code) => {
  const { desk, outcome } = await hostile(more)
  expect(outcome).toMatchObject({ kind: 'refused', code })
  expect(await waitingOn(desk)).toEqual([])
})

test('in a hostile file what cannot be read is left out, and the rest is what any user may do', async () => {
  const inOne = [
    change,
    { ...change, args: { id: idOf(6), name: 'the same uid' } },
    { ...change, uid: idOf(7), name: 'account.drop' },
    { ...change, uid: idOf(8), name: '__proto__' },
    { ...change, uid: idOf(9), version: 99 },
    { ...change, uid: idOf(10), args: { id: idOf(10), name: 'x'.repeat(5_000) } },
    { ...change, uid: idOf(11), args: JSON.parse('{"id":"a","__proto__":{"admin":true}}') as unknown },
    { ...change, uid: idOf(12), ...newTag(12), edited_at: 9_000_000_000_000, seq: 1, state: 'done' },
  ]
  const { desk, outcome } = await hostile({ changes: inOne })
  expect(outcome).toEqual({ kind: 'brought', added: 2, known: 1, unreadable: 5 })
  expect(await waitingOn(desk)).toEqual([uid, idOf(12)])
  expect(desk.states()).toEqual(['queued', 'queued'])
  expect(desk.store.image.outbox.get(2)!.edited_at, 'nobody works in the future').toBe(desk.now)
  expect(({} as { admin?: boolean }).admin).toBeUndefined()
})

test('a waiting change that is discarded is off the screen, and what was done to what it made goes with it', async () => {
  const desk = await deskWith(1, 2)
  await desk.save({ name: 'tag.rename', args: { id: idOf(1), name: 'renamed' } })
  const [first] = await waitingOn(desk)
  await discardWaiting(desk.store, desk.actor.user, first!)
  expect(desk.row('tag', idOf(1))).toBeUndefined()
  expect(desk.row('tag', idOf(2))).toMatchObject({ name: 'tag 2' })

  // The rest goes out although its predecessor never will.
  const engine = desk.engine()
  const { onPush } = desk
  desk.onPush = (request) =>
    request.mutations[0]!.prev === null ? onPush(request) : { kind: 'refused', code: 'missingPredecessor' }
  await engine.pullRound()
  await engine.pushOnce()
  await engine.pushOnce()
  expect(desk.states()).toEqual(['acked'])
})

test('with a new contact that is discarded go its notes and what was done to them, and nothing of another one', async () => {
  const desk = await deskWith()
  const contact = (n: number) => ({ name: 'contact.create', args: { rows: [{ id: idOf(n), name: `contact ${n}` }] } })
  const note = (n: number, of: number) => ({
    name: 'contact_note.create',
    args: { id: idOf(n), contact_id: idOf(of), text: 'a note' },
  })
  await desk.save(contact(1), contact(2), note(3, 1), note(4, 2))
  await desk.save({ name: 'contact_note.patch', args: { id: idOf(3), text: 'another' } })
  await desk.save({ name: 'contact.tag.add', args: { ids: [idOf(1), idOf(2)], tag: idOf(9) } })
  await discardWaiting(desk.store, desk.actor.user, desk.store.image.outbox.get(1)!.uid)
  expect((await readWaiting(desk.store)).changes.map(({ mid }) => mid)).toEqual([2, 4, 6])
  expect(desk.row('contact_note', idOf(3))).toBeUndefined()
  expect(desk.row('contact_note', idOf(4))).toMatchObject({ text: 'a note' })
})

test('an edit that is discarded gives the row its former look', async () => {
  const desk = await deskWith(1)
  await desk.save({ name: 'tag.rename', args: { id: idOf(1), name: 'renamed' } })
  const [, second] = await waitingOn(desk)
  await discardWaiting(desk.store, desk.actor.user, second!)
  expect(desk.row('tag', idOf(1))).toMatchObject({ name: 'tag 1' })
  expect(await waitingOn(desk)).toHaveLength(1)
})

test('what the server has accepted is not discarded', async () => {
  const desk = await deskWith(1)
  const engine = desk.engine()
  await engine.pullRound()
  await engine.pushOnce()
  await discardWaiting(desk.store, desk.actor.user, desk.store.image.outbox.get(1)!.uid)
  expect(desk.states()).toEqual(['acked'])
})

test('whoever leaves a device may leave nothing behind', async () => {
  const desk = await deskWith(...Array.from({ length: 120 }, (_, n) => n + 1))
  await desk.store.transact('strict', (tx) =>
    tx.putIssue({ ...newTag(500), uid: idOf(500), status: 'rejected', code: 'exists', edited_at: 1, at: 1 }),
  )
  await discardAll(desk.store, desk.actor.user)
  expect(await readWaiting(desk.store)).toEqual({ count: 0, oldest: null, changes: [], issues: [] })
  expect([...(desk.store.image.entries.get('tag')?.values() ?? [])]).toEqual([])
})

test('when the storage takes only a part of a file, that part stays, and the file brings the rest once more', async () => {
  const phone = await deskWith()
  for (let n = 1; n <= 1_100; n++) await phone.save(newTag(n))
  const file = await fileOf(phone)
  const laptop = await deskWith()
  const transact = laptop.store.transact.bind(laptop.store)
  let taken = 0
  laptop.store.transact = (mode, work) => {
    if (++taken === 2) throw new Error('no room')
    return transact(mode, work)
  }
  expect(await bring(laptop, file)).toEqual({ kind: 'brought', added: 500, known: 0, unreadable: 0, stopped: true })
  expect(await bring(laptop, file)).toEqual({ kind: 'brought', added: 600, known: 500, unreadable: 0 })
})
