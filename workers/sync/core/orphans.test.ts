import { expect, test } from 'vitest'
import { newContact } from '#domain/contacts/contact'
import { rowsToColumns } from '#domain/shared/columns'
import type { PullPage } from '#domain/sync/protocol'
import { readOrphans } from './orphans.ts'
import { Desk, idOf, refusal } from './testing/desk.ts'

const contact = idOf(50)
const mark = idOf(60)
const rowOf = (rev: number, tag: string[]) => ({ ...newContact(contact, { name: 'A', tag }, idOf(901), rev), rev })

/** This device has put a mark on a contact, and its journal has let go of that: up to 45 in the server's counting. */
async function marked() {
  const desk = new Desk()
  let began = 0
  let common: number | undefined
  let row = rowOf(10, [])
  desk.net.hello = async () => ({
    kind: 'ok',
    body: { epoch: desk.epoch, head: desk.head, began, common, min_schema: 1, server_now: desk.now, scopes: ['acct'] },
  })
  const { onPull } = desk
  desk.onPull = (request) => {
    const reply = onPull(request)
    if (reply.kind !== 'ok') return reply
    const puts = { contact: rowsToColumns([row]) }
    const pages = reply.body.pages.map((page): PullPage => (page.kind === 'reset' ? page : { ...page, puts }))
    return { kind: 'ok', body: { ...reply.body, pages } }
  }
  /** What the server has from now on, and since where its history is another one. */
  const serverHas = (rev: number, tag: string[], restored?: { epoch: string; began: number; common?: number }) => {
    row = rowOf(rev, tag)
    desk.head = rev
    desk.epoch = restored?.epoch ?? desk.epoch
    began = restored?.began ?? began
    common = restored?.common ?? common
  }
  /** A page that is opened anew, and reads until nothing is left. */
  const reads = async () => {
    const engine = desk.engine({ journalBytes: 0 })
    for (let round = 0; round < 3; round++) await engine.pullRound()
    return engine
  }
  const missed = async () => (await readOrphans(desk.store, 10)).rows.flatMap(({ changes }) => changes)

  serverHas(44, [])
  const engine = await reads()
  await desk.save({ name: 'contact.tag.add', args: { ids: [contact], tag: mark } })
  await engine.pushOnce()
  serverHas(45, [mark])
  await engine.pullRound()
  await engine.pullRound()
  expect(desk.states()).toEqual([])
  expect(desk.row('contact', contact)).toMatchObject({ tag: [mark] })
  return { desk, serverHas, reads, missed }
}

const back = [{ name: 'contact.tag.add', args: { ids: [contact], tag: mark } }]

test('what a restored server lost is told also where it is restored again before everything was read', async () => {
  const { desk, serverHas, reads, missed } = await marked()
  serverHas(41, [], { epoch: 'two', began: 41 })
  const { pull } = desk.net
  desk.net.pull = async () => ({ kind: 'unknown', reason: 'offline' })
  await reads()
  expect(desk.row('contact', contact)).toMatchObject({ tag: [mark] })

  desk.net.pull = pull
  serverHas(52, [idOf(61)], { epoch: 'three', began: 47 })
  await reads()
  expect(desk.row('contact', contact)).toMatchObject({ tag: [idOf(61)] })
  expect(await missed()).toEqual(back)

  // A colleague's change of the contact does not settle it.
  serverHas(53, [idOf(61), idOf(62)])
  await reads()
  expect(await missed()).toEqual(back)
  serverHas(54, [idOf(61), mark])
  await reads()
  expect(await missed()).toEqual([])
})

test('what a journal could not bring back stays told when a later backup is one that it reaches', async () => {
  const { serverHas, reads, missed } = await marked()
  serverHas(42, [], { epoch: 'two', began: 41 })
  await reads()
  expect(await missed()).toEqual(back)

  serverHas(52, [idOf(61)], { epoch: 'three', began: 47 })
  await reads()
  expect(await missed()).toEqual(back)
})

test('a server that was restored twice and does not know what had left the journal has lost more than it says', async () => {
  const { desk, serverHas, reads, missed } = await marked()
  await desk.save({ name: 'contact.patch', args: { ids: [contact], fields: { remark: 'mine' } } })
  const { onPush } = desk
  desk.onPush = (request) => (request.mutations[0]!.prev ? refusal('missingPredecessor') : onPush(request))
  serverHas(52, [idOf(61)], { epoch: 'three', began: 47 })
  const { pull } = desk.net
  desk.net.pull = async () => ({ kind: 'unknown', reason: 'offline' })
  const engine = await reads()
  await engine.pushOnce()
  await engine.pushOnce()
  desk.net.pull = pull
  serverHas(53, [idOf(61)])
  await reads()
  expect(desk.states()).toEqual([])
  expect(await missed()).toContainEqual(back[0])
})

test('a server that was restored twice while a device was away says by its witnesses what both have lost', async () => {
  const { serverHas, reads, missed } = await marked()
  serverHas(52, [idOf(61)], { epoch: 'three', began: 47, common: 41 })
  await reads()
  expect(await missed()).toEqual(back)
  // Whoever greets again in the same history hears of no other one.
  serverHas(53, [idOf(61), idOf(62)], { epoch: 'three', began: 47, common: 52 })
  await reads()
  expect(await missed()).toEqual(back)
})
