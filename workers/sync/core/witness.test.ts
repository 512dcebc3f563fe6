import { expect, test } from 'vitest'
import type { HelloRequest, PullRequest, Witness } from '#domain/sync/protocol'
import { witnessesPerDevice } from '#domain/sync/protocol'
import { Desk, idOf, newTag } from './testing/desk.ts'
import { withWitness } from './witness.ts'

const witnessOf = (seq: number, history = 0): Witness => ({ seq, mark: idOf(10_000 * (history + 1) + seq) })

/** A server that marks its numbers, and knows the marks of its own history and of what both had before `parts`. */
function marking() {
  const desk = new Desk()
  const server = { history: 0, parts: 0 }
  const hellos: HelloRequest[] = []
  const knows = ({ seq, mark }: Witness) =>
    mark === witnessOf(seq, seq > server.parts ? server.history : 0).mark && seq <= desk.head
  const { onPull, onPush } = desk
  desk.onPull = (request) => {
    const reply = onPull(request)
    if (reply.kind !== 'ok') return reply
    const isKnown = !request.witness || knows(request.witness)
    const { body } = reply
    return isKnown
      ? { kind: 'ok', body: { ...body, witness: witnessOf(desk.head, server.history) } }
      : { kind: 'ok', body: { ...body, pages: [], forgotten: true } }
  }
  desk.onPush = (request) => {
    if (!request.witness || knows(request.witness)) return onPush(request)
    return { kind: 'ok', body: { epoch: desk.epoch, head: desk.head, results: [], forgotten: true } }
  }
  const { hello } = desk.net
  desk.net.hello = async (request) => {
    hellos.push(request)
    const reply = await hello(request)
    if (reply.kind !== 'ok' || !request.witnesses) return reply
    const common = Math.max(0, ...request.witnesses.filter(knows).map(({ seq }) => seq))
    return { kind: 'ok', body: { ...reply.body, began: 0, common } }
  }
  /** The server forgets all after `parts`, and takes as much again from others. */
  const setBack = (parts: number) => Object.assign(server, { history: 1, parts })
  return { desk, hellos, setBack, meta: () => desk.store.image.meta }
}
const last = (requests: readonly PullRequest[]) => requests.at(-1)!

test('a device names what it has read last with all that it asks and sends', async () => {
  const { desk } = marking()
  desk.head = 7
  const engine = desk.engine()
  await engine.pullRound()
  expect(desk.pulls[0]).not.toHaveProperty('witness')
  await desk.save(newTag(50))
  await engine.pushOnce()
  expect(desk.pushes[0]).toMatchObject({ witness: witnessOf(7) })
  await engine.pullRound()
  expect(last(desk.pulls)).toMatchObject({ witness: witnessOf(7) })
  engine.kick('verify')
  await engine.pullRound()
  expect(desk.verifies[0]).toMatchObject({ witness: witnessOf(8) })
})

test('a device that has only read finds out that the server was set back, sends what it has and reads all again', async () => {
  const { desk, hellos, setBack, meta } = marking()
  const engine = desk.engine()
  await engine.pullRound()
  await desk.save(newTag(50))
  await engine.pushOnce()
  await engine.pullRound()
  await engine.pullRound()
  desk.head = 9
  await engine.pullRound()
  expect(desk.states()).toEqual(['done'])

  setBack(1)
  desk.head = 9
  await engine.pullRound()
  expect(meta()).toMatchObject({ history: 1, epoch: 'one' })
  expect(desk.states()).toEqual(['queued'])
  await engine.pullRound()
  await engine.pullRound()
  expect(hellos.at(-1)).toMatchObject({ witnesses: [witnessOf(0), witnessOf(1), witnessOf(9)] })
  expect(meta()).toMatchObject({ began: 1, witnesses: [witnessOf(0), witnessOf(1), witnessOf(9, 1)] })
  await engine.pushOnce()
  expect(desk.pushes.map(({ mutations }) => mutations.map(({ mid }) => mid))).toEqual([[1], [1]])
})

test('what was read while an answer was under way, of a server that was set back before it gave that answer, covers no change', async () => {
  const { desk, setBack, meta } = marking()
  const engine = desk.engine()
  await engine.pullRound()
  await desk.save(newTag(50))
  const { push } = desk.net
  // Others had made three changes, which are not there any more when this one comes.
  desk.net.push = async (request) => {
    desk.net.push = push
    desk.head = 3
    await engine.pullRound()
    setBack(0)
    desk.head = 0
    return push(request)
  }
  await engine.pushOnce()
  expect(desk.states()).toEqual(['acked'])
  desk.head = 3
  await engine.pullRound()
  expect(meta()).toMatchObject({ history: 1 })
  expect(desk.states()).toEqual(['queued'])
  expect(desk.row('tag', idOf(50))).toMatchObject({ name: 'tag 50' })
})

test('nothing that is sent upon numbers of another history is taken', async () => {
  const { desk, setBack, meta } = marking()
  desk.head = 5
  const engine = desk.engine()
  await engine.pullRound()
  setBack(3)
  await desk.save(newTag(50))
  await engine.pushOnce()
  expect(meta()).toMatchObject({ history: 1, isParted: true })
  expect(desk.head).toBe(5)
  await engine.pushOnce()
  await engine.pushOnce()
  expect(desk.pushes.at(-1)!.mutations).toMatchObject([{ base_rev: 0 }])
  expect(desk.head).toBe(6)
})

test('a server that knows no marks is believed', async () => {
  const desk = new Desk()
  const engine = desk.engine()
  await engine.pullRound()
  await engine.pullRound()
  expect(last(desk.pulls)).not.toHaveProperty('witness')
  expect(desk.store.image.meta.history).toBe(0)
})

test('of numbers long ago few are kept, and of any time one that is not far before it', () => {
  let kept: Witness[] = []
  for (let seq = 1; seq <= 20_000; seq += 1 + (seq % 3)) kept = withWitness(kept, witnessOf(seq))
  expect(kept.length).toBeLessThan(witnessesPerDevice)
  const { seq: head } = kept.at(-1)!
  for (let parts = 100; parts <= head; parts++) {
    const common = Math.max(0, ...kept.filter(({ seq }) => seq <= parts).map(({ seq }) => seq))
    expect(head - common).toBeLessThanOrEqual(3 * (head - parts) + 8)
  }
})
