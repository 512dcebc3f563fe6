import { expect, test } from 'vitest'
import { bringRecovered, type RecoveredChange } from './recovered.ts'
import { Desk, idOf, newTag } from './testing/desk.ts'

const minute = 60_000
const tag = (n: number, name = `tag ${n}`) => ({ ...newTag(n, name), uid: idOf(700 + n) })
const left = (desk: Desk, change: ReturnType<typeof tag>): RecoveredChange => ({
  ...change,
  version: 1,
  edited_at: desk.ports.clock(),
})
const outbox = (desk: Desk) => [...desk.store.image.outbox.values()]
const bring = (desk: Desk, ...changes: RecoveredChange[]) => bringRecovered(desk.store, desk.ports, desk.actor, changes)

test('what a page was gone with is kept by the next one, at the moment when it was done', async () => {
  const desk = new Desk()
  desk.skew = -5 * minute
  const engine = desk.engine()
  await engine.pullRound()
  const mine = left(desk, tag(1))
  const done = desk.now
  desk.now += 60 * minute
  await bring(desk, mine)
  expect(desk.row('tag', idOf(1))).toMatchObject({ name: 'tag 1' })
  expect(outbox(desk)).toMatchObject([{ uid: idOf(701), edited_at: done, state: 'queued' }])
  await engine.pushOnce()
  expect(desk.pushes[0]!.mutations.map(({ uid }) => uid)).toEqual([idOf(701)])
})

test('it is kept once, whether the worker or the next page was quicker, and however often it is brought', async () => {
  const desk = new Desk()
  await desk.save(tag(1), tag(2))
  await bring(desk, left(desk, tag(1)), left(desk, tag(2)), left(desk, tag(3)))
  await bring(desk, left(desk, tag(3)))
  expect(await desk.save(tag(3), tag(4))).toEqual({ kind: 'saved', uid: idOf(704) })
  expect(await desk.save(tag(4))).toEqual({ kind: 'saved', uid: idOf(704) })
  expect(outbox(desk).map(({ uid }) => uid)).toEqual([701, 702, 703, 704].map(idOf))
})

test('what this version does not know is left out, and what stands beside it is kept', async () => {
  const desk = new Desk()
  await bring(
    desk,
    { ...left(desk, tag(1)), name: 'tag.paint' },
    { ...left(desk, tag(2)), args: {} },
    { ...left(desk, tag(4)), uid: 'not one' },
    { ...left(desk, tag(5)), edited_at: Number.NaN },
    null as unknown as RecoveredChange,
    left(desk, tag(3)),
  )
  expect(outbox(desk).map(({ uid }) => uid)).toEqual([idOf(703)])
})

test('it claims to have seen what a change that is made now would have seen, and no more', async () => {
  const desk = new Desk()
  desk.head = 7
  const engine = desk.engine()
  await engine.pullRound()
  await desk.save(tag(1))
  await bring(desk, left(desk, tag(2)))
  const [made, brought] = outbox(desk)
  expect(brought!.base_rev).toBe(made!.base_rev)
  expect(brought!.base_rev).toBe(7)
})

test('of a row that was only made here it claims to have seen nothing, also where it changes others with it', async () => {
  const desk = new Desk()
  const [made, known] = [idOf(50), idOf(51)]
  const rows = [made, known].map((id) => ({ id, name: `Contact ${id.slice(-2)}` }))
  desk.store.image.meta = { ...desk.store.image.meta, seen: 43 }
  await desk.save({ name: 'contact.create', args: { rows } })
  const { image } = desk.store
  const entries = image.entries.get('contact')!
  entries.set(known, { id: known, row: entries.get(known)!.row, rev: 40, scope: `user:${desk.actor.user}`, history: 0 })
  const patch = (ids: string[], n: number): RecoveredChange => {
    const args = { ids, fields: { remark: 'mine' } }
    return { name: 'contact.patch', args, uid: idOf(700 + n), version: 1, edited_at: desk.ports.clock() }
  }
  await bring(desk, patch([known], 1), patch([made, known], 2))
  expect(outbox(desk).map(({ uid, base_rev }) => [uid, base_rev])).toMatchObject([
    [expect.any(String), 43],
    [idOf(701), 43],
    [idOf(702), 0],
  ])
})
