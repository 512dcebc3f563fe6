import { expect, test } from 'vitest'
import { newContact } from '#domain/contacts/contact'
import { rowsToColumns } from '#domain/shared/columns'
import type { PullPage, Scope } from '#domain/sync/protocol'
import { giveUp, seenIn } from './scopes.ts'
import { Desk, idOf } from './testing/desk.ts'
import { copyImage } from './testing/memoryStore.ts'

const [mine, theirs] = [idOf(50), idOf(51)]
const own = `user:${idOf(901)}`
const added = `user:${idOf(902)}`
const rowOf = (id: string, rev: number) => ({ ...newContact(id, { name: `Contact ${rev}` }, idOf(901), 1), rev })
const boot = { kind: 'boot', gen: 0, after: null, next: null } as const

/** A main account's device that has seen everything up to 40, when a sub account with contacts is added. */
async function grown() {
  const desk = new Desk()
  desk.head = 40
  let scopes: Scope[] = [own]
  let pages: PullPage[] = [
    { ...boot, scope: own, boot: 40, puts: { contact: rowsToColumns([rowOf(mine, 10), rowOf(theirs, 30)]) } },
  ]
  const { onPull } = desk
  desk.net.hello = async () => ({
    kind: 'ok',
    body: { epoch: 'one', head: desk.head, min_schema: 1, server_now: desk.now, scopes },
  })
  desk.onPull = (request) => {
    const reply = onPull(request)
    if (reply.kind !== 'ok') return reply
    const given = ({ scope, kind }: PullPage) => pages.find((page) => page.scope === scope && page.kind === kind)
    return { kind: 'ok', body: { ...reply.body, scopes, pages: reply.body.pages.map((page) => given(page) ?? page) } }
  }
  const engine = desk.engine()
  await engine.pullRound()
  /** What a change of both contacts would claim to have seen, were it made now. */
  const baseRev = async () => {
    const before = copyImage(desk.store.image)
    await desk.save({ name: 'contact.patch', args: { ids: [mine, theirs], fields: { remark: 'now' } } })
    const [entry] = desk.store.image.outbox.values()
    desk.store.image = before
    return entry!.base_rev
  }
  const grants = (...more: Scope[]) => (scopes = [own, ...more])
  return { desk, engine, baseRev, grants, answers: (next: PullPage[]) => (pages = next) }
}

test('a scope that is new takes nothing back of what was seen of the others: a change of many rows has seen them all', async () => {
  const { desk, engine, baseRev, grants, answers } = await grown()
  expect(await baseRev()).toBe(40)

  desk.head = 45
  grants(added)
  const { pull } = desk.net
  // The first answer brings the right, and the next request is broken off: the scope is known, and nothing of it is here.
  let asked = 0
  desk.net.pull = async (request, onBytes) =>
    ++asked > 1 ? { kind: 'unknown', reason: 'offline' } : pull(request, onBytes)
  await engine.pullRound()
  expect(await desk.store.transact('read', (tx) => tx.scopes())).toHaveLength(2)
  expect(await baseRev()).toBe(45)

  // Its first page is here, and not its last.
  const first = rowsToColumns([rowOf(idOf(60), 20)])
  answers([{ ...boot, scope: added, boot: 45, next: ['contact', idOf(60)], puts: { contact: first } }])
  asked = 0
  await engine.pullRound()
  expect(await baseRev()).toBe(45)

  answers([])
  desk.net.pull = pull
  await engine.pullRound()
  expect(await baseRev()).toBe(45)
})

test('a right that comes back while its rows are still being removed brings no claim to have seen what changed meanwhile', async () => {
  const { desk, engine, baseRev, grants, answers } = await grown()
  const { pull } = desk.net
  // What is read first of the scope is its newest row, and the one of `theirs` comes with a later page.
  const first = rowsToColumns([rowOf(idOf(60), 44)])
  answers([{ ...boot, gen: 1, scope: own, boot: 45, next: ['contact', idOf(60)], puts: { contact: first } }])
  desk.head = 45
  const [state] = await desk.store.transact('read', (tx) => tx.scopes())
  await desk.store.transact('write', (tx) => giveUp(tx, state!))
  grants()
  let asked = 0
  desk.net.pull = async (request, onBytes) =>
    ++asked > 1 ? { kind: 'unknown', reason: 'offline' } : pull(request, onBytes)
  await engine.pullRound()
  expect(await baseRev()).toBe(40)

  const rest = rowsToColumns([rowOf(mine, 10), rowOf(theirs, 43)])
  answers([{ ...boot, gen: 1, scope: own, boot: 45, after: ['contact', idOf(60)], puts: { contact: rest } }])
  desk.net.pull = pull
  await engine.pullRound()
  expect(await baseRev()).toBe(45)
})

test('a month of messages that is read while its base is, or far behind it, takes back nothing of what was seen of contacts', () => {
  const phase = { kind: 'boot', boot: 20, after: null } as const
  const month = { scope: `talk:${idOf(901)}:202611`, gen: 0, phase }
  const contacts = { scope: own, gen: 0, phase: { kind: 'delta', cursor: 40 } as const, confirmed: 40 }
  expect(seenIn([contacts, { ...month, confirmed: -1, booted: 20 }])).toBe(40)
  expect(seenIn([contacts, { ...month, confirmed: 20 }])).toBe(40)
  expect(seenIn([contacts, { ...month, scope: `talk:${idOf(901)}`, confirmed: 20 }])).toBe(20)
})
