import { expect, test } from 'vitest'
import { rowsToColumns } from '#domain/shared/columns'
import type { PushRequest } from '#domain/sync/protocol'
import { Desk, idOf, newTag, refusal } from './testing/desk.ts'

/** A device with a tag of the server, one that the server acknowledged, and one that waits. */
async function workingDesk() {
  const desk = new Desk()
  const { onPull } = desk
  desk.onPull = (request) => {
    const reply = onPull(request)
    if (reply.kind !== 'ok') return reply
    const row = { id: idOf(1), name: 'theirs', created_at: 1, updated_at: 1, rev: 1 }
    const pages = reply.body.pages.map((page) =>
      page.kind === 'boot' ? { ...page, puts: { tag: rowsToColumns([row]) } } : page,
    )
    return { kind: 'ok', body: { ...reply.body, pages } }
  }
  desk.head = 1
  const engine = desk.engine()
  await engine.pullRound()
  await desk.save(newTag(2))
  await engine.pushOnce()
  await desk.save(newTag(3))
  return { desk, engine }
}

const parks = (desk: Desk) => (request: PushRequest) => {
  const results = request.mutations.map(
    ({ uid }) => ({ uid, status: 'parked', seq: 9, code: 'accountDisabled' }) as const,
  )
  return { kind: 'ok', body: { epoch: desk.epoch, head: 9, results } } as const
}
const tags = (desk: Desk) => [...(desk.store.image.entries.get('tag')?.keys() ?? [])]

test('a disabled user’s device hands over what waits, then lets every row go and keeps the user’s own words', async () => {
  const { desk, engine } = await workingDesk()
  let undos = 3
  desk.ports.dropUndos = async () => void (undos = 0)
  desk.onPush = parks(desk)
  desk.onPull = () => refusal('accountDisabled')
  await engine.start()
  await desk.pass(5_000)
  expect(engine.state().connection).toBe('disabled')
  expect(desk.pushes.at(-1)!.mutations).toMatchObject([{ name: 'tag.create', args: { name: 'tag 3' } }])
  const { outbox, issues, scopes } = desk.store.image
  expect(tags(desk)).toEqual([])
  expect(undos, 'nor what they were before').toBe(0)
  expect([...scopes.keys()]).toEqual([])
  expect([...outbox.values()].filter(({ told }) => !told)).toEqual([])
  expect([...issues.values()]).toMatchObject([{ status: 'parked', code: 'accountDisabled', args: { name: 'tag 3' } }])
  const asked = desk.pushes.length + desk.pulls.length
  await desk.pass(600_000)
  expect(desk.pushes.length + desk.pulls.length).toBe(asked)
  engine.stop()
})

test('a server that was restored meanwhile gets what it lost as well, and then every row goes', async () => {
  const { desk, engine } = await workingDesk()
  const park = parks(desk)
  desk.epoch = 'two'
  desk.onPush = (request) =>
    request.epoch === 'two' ? park(request) : { kind: 'refused', code: 'epochChanged', data: { epoch: 'two' } }
  desk.onPull = () => refusal('accountDisabled')
  await engine.start()
  await desk.pass(5_000)
  const handedOver = desk.pushes.at(-1)!.mutations.map(({ args }) => args)
  expect(handedOver).toMatchObject([{ name: 'tag 2' }, { name: 'tag 3' }])
  expect(tags(desk)).toEqual([])
  engine.stop()
})

test('while the network is away, it waits with its rows', async () => {
  const { desk, engine } = await workingDesk()
  desk.onPull = () => refusal('accountDisabled')
  const away = { kind: 'unknown', reason: 'offline' } as const
  desk.onPush = () => away
  await engine.start()
  await desk.pass(30_000)
  expect(tags(desk)).toEqual([idOf(1), idOf(2), idOf(3)])
  desk.onPush = parks(desk)
  await desk.pass(120_000)
  expect(tags(desk)).toEqual([])
  engine.stop()
})

test('a server that takes nothing from a disabled user leaves it what was not sent', async () => {
  const { desk, engine } = await workingDesk()
  desk.onPull = () => refusal('accountDisabled')
  desk.onPush = () => refusal('accountDisabled')
  await engine.start()
  await desk.pass(600_000)
  expect(desk.states()).toContain('sent')
  expect(desk.row('tag', idOf(3))).toMatchObject({ name: 'tag 3' })
  expect(desk.pushes.length).toBeLessThan(5)
  engine.stop()
})

test('a user who works again reads everything anew', async () => {
  const { desk, engine } = await workingDesk()
  const { onPush, onPull } = desk
  desk.onPush = parks(desk)
  desk.onPull = () => refusal('accountDisabled')
  await engine.start()
  await desk.pass(5_000)
  desk.onPush = onPush
  desk.onPull = onPull
  engine.kick('signedIn')
  await desk.pass(5_000)
  expect(engine.state().connection).toBe('online')
  expect(desk.row('tag', idOf(1))).toMatchObject({ name: 'theirs' })
  engine.stop()
})
