import { expect, test } from 'vitest'
import type { PullRequest, Scope } from '#domain/sync/protocol'
import { bootOrder, monthBefore } from '#domain/sync/scopeKinds'
import { Desk, idOf } from './testing/desk.ts'

const mine = `talk:${idOf(901)}`
const pool = `pool:${idOf(700)}`

/** A device whose server names these scopes, and how far months go back there. */
function deskWith(scopes: Scope[], oldest_month?: number) {
  const desk = new Desk()
  const says = { scopes, oldest_month }
  const { hello, pull } = desk.net
  desk.net.hello = async (request) => {
    const reply = await hello(request)
    return reply.kind === 'ok' ? { ...reply, body: { ...reply.body, ...says } } : reply
  }
  desk.net.pull = async (request) => {
    const reply = await pull(request)
    return reply.kind === 'ok' ? { ...reply, body: { ...reply.body, ...says } } : reply
  }
  const held = async () => (await desk.store.transact('read', (tx) => tx.scopes())).map(({ scope }) => scope).sort()
  const keepMonths = (months: number) =>
    desk.store.transact('write', async (tx) => tx.setMeta({ ...(await tx.meta()), months }))
  const named = (...next: Scope[]) => says.scopes.splice(0, says.scopes.length, ...next)
  return { desk, engine: desk.engine(), held, keepMonths, named }
}

const change = { name: 'contact.create', args: { rows: [{ id: idOf(50), name: 'Ada' }] } }
const waiting = (desk: Desk) => desk.store.transact('read', (tx) => tx.countOutbox(['queued', 'sent', 'acked']))

test('a device keeps three months of conversations unless it was told otherwise, and a round reads all of them', async () => {
  const { engine, held, keepMonths } = deskWith(['acct', mine, `${mine}:202601`])
  expect(await engine.pullRound()).toBe('idle')
  expect(await held()).toEqual(['acct', mine, `${mine}:202511`, `${mine}:202512`, `${mine}:202601`])

  await keepMonths(1)
  expect(await engine.pullRound()).toBe('idle')
  expect(await held()).toEqual(['acct', mine, `${mine}:202601`])
})

test('months do not go back further than the server keeps them', async () => {
  const { engine, held, keepMonths } = deskWith([pool, `${pool}:202603`], 202602)
  await keepMonths(12)
  await engine.pullRound()
  expect(await held()).toEqual([pool, `${pool}:202602`, `${pool}:202603`])
})

test('with the right to conversations all of their months go', async () => {
  const { engine, held, named } = deskWith(['acct', pool, `${pool}:202603`])
  await engine.pullRound()
  expect(await held()).toHaveLength(5)
  named('acct')
  await engine.pullRound()
  expect(await held()).toEqual(['acct'])
})

test('a month that begins brings its scope, and the first of those that are kept goes when nothing waits any more', async () => {
  const { desk, engine, held, named } = deskWith([mine, `${mine}:202603`])
  await engine.pullRound()
  await desk.save(change)
  expect(await waiting(desk)).toBe(1)
  named(mine, `${mine}:202604`)
  await engine.pullRound()
  expect(await held()).toEqual([mine, ...[202601, 202602, 202603, 202604].map((month) => `${mine}:${month}`)])

  await engine.pushOnce()
  await engine.pullRound()
  expect(await waiting(desk)).toBe(0)
  await engine.pullRound()
  expect(await held()).toEqual([mine, ...[202602, 202603, 202604].map((month) => `${mine}:${month}`)])
})

test('a server that was set back to the month before takes no month away', async () => {
  const { engine, held, named } = deskWith([mine, `${mine}:202604`])
  await engine.pullRound()
  named(mine, `${mine}:202603`)
  await engine.pullRound()
  expect(await held()).toContain(`${mine}:202604`)
})

test('conversations and their last month are asked for before a hundred thousand contacts', async () => {
  const { desk, engine } = deskWith([`user:${idOf(901)}`, 'acct', mine, pool, `${mine}:202603`, `${pool}:202603`])
  const asked: PullRequest[] = []
  const { pull } = desk.net
  desk.net.pull = async (request) => {
    asked.push(request)
    return pull(request)
  }
  await engine.pullRound()
  const first = asked[0]!.scopes.map(({ scope }) => scope)
  expect(first.slice(0, 4)).toEqual(expect.arrayContaining([mine, pool, `${mine}:202603`, `${pool}:202603`]))
  expect(first.at(-1)).toBe(`user:${idOf(901)}`)
  expect(bootOrder(`${mine}:202602`, new Set([`${mine}:202603`]))).toBeGreaterThan(bootOrder('acct', new Set()))
})

test('the month before January is December of the year before', () => {
  expect([0, 1, 2, 13, 24].map((back) => monthBefore(202601, back))).toEqual([202601, 202512, 202511, 202412, 202401])
})
