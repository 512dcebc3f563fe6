import { afterEach, beforeEach, expect, test } from 'vitest'
import { mutations } from '#domain/mutations'
import { retryIssue } from './enqueue.ts'
import { Desk, idOf, newTag } from './testing/desk.ts'

const definition = mutations['tag.create']
const before = { ...definition }
let desk: Desk

/** Changes that version 1 of the app kept: one is on its way, one waits. */
beforeEach(async () => {
  desk = new Desk()
  await desk.engine({ schema: 1 }).pullRound()
  await desk.save(newTag(1))
  const { onPush } = desk
  desk.onPush = () => ({ kind: 'unknown', reason: 'timeout' })
  await desk.engine({ schema: 1 }).pushOnce()
  desk.onPush = onPush
  await desk.save(newTag(2))
  desk.pushes.length = 0
})
afterEach(() => Object.assign(definition, before, { upgrades: undefined }))

test('what an older app kept goes out in the words of the new one, under its own uid', async () => {
  const uids = [...desk.store.image.outbox.values()].map(({ uid }) => uid)
  Object.assign(definition, {
    version: 3,
    upgrades: {
      1: ({ id, name }: { id: string; name: string }) => ({ id, title: name }),
      2: ({ id, title }: { id: string; title: string }) => ({ id, name: title.toUpperCase() }),
    },
  })
  const engine = desk.engine({ schema: 2 })
  await engine.pushOnce()
  expect(desk.pushes[0]!.mutations).toMatchObject([
    { uid: uids[0], version: 3, args: { id: idOf(1), name: 'TAG 1' } },
    { uid: uids[1], version: 3, args: { id: idOf(2), name: 'TAG 2' } },
  ])
  expect(desk.states()).toEqual(['acked', 'acked'])
})

test('what is too old for that is asked about without its content, and else given to the user with it', async () => {
  Object.assign(definition, { version: 3, upgrades: { 2: (args: unknown) => args } })
  desk.onPush = (request) => {
    const [first, second] = request.mutations
    const results = [
      { uid: first!.uid, status: 'applied' as const, seq: 1 },
      { uid: second!.uid, status: 'rejected' as const, seq: 1, code: 'inputInvalid' },
    ]
    return { kind: 'ok', body: { epoch: desk.epoch, head: 1, results } }
  }
  await desk.engine({ schema: 2 }).pushOnce()
  expect(desk.pushes[0]!.mutations).toMatchObject([
    { version: 3, args: null },
    { version: 3, args: null },
  ])
  expect([...desk.store.image.issues.values()]).toMatchObject([{ code: 'upgradeRequired', args: { name: 'tag 2' } }])
})

test('a refused change that waited over the update is tried again in the new words', async () => {
  desk.onPush = ({ epoch, mutations: sent }) => {
    const results = sent.map(({ uid }) => ({ uid, status: 'rejected' as const, seq: 1, code: 'exists' }))
    return { kind: 'ok', body: { epoch, head: 1, results } }
  }
  await desk.engine({ schema: 1 }).pushOnce()
  const [issue] = [...desk.store.image.issues.values()]
  const rename = ({ id, name }: { id: string; name: string }) => ({ id, name: `new ${name}` })
  Object.assign(definition, { version: 2, upgrades: { 1: rename } })
  expect(await retryIssue(desk.store, desk.ports, desk.actor, issue!.uid)).toMatchObject({ kind: 'saved' })
  expect(desk.row('tag', idOf(1))).toMatchObject({ name: 'new tag 1' })
})
