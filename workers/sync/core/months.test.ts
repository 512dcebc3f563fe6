import { expect, test } from 'vitest'
import type { PullRequest, Scope } from '#domain/sync/protocol'
import { bootOrder, monthBefore } from '#domain/sync/scopeKinds'
import { takeLead } from './fenced.ts'
import { keepMonths, messageMonths } from './messageMonths.ts'
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

test('a month that begins brings its scope, and the first of those that are kept goes', async () => {
  const { engine, held, named } = deskWith([mine, `${mine}:202603`])
  await engine.pullRound()
  named(mine, `${mine}:202604`)
  await engine.pullRound()
  expect(await held()).toEqual([mine, ...[202602, 202603, 202604].map((month) => `${mine}:${month}`)])
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

test('fewer months free the room at once, without a network; more come with the next answer', async () => {
  const now = Date.UTC(2026, 2, 15)
  const { desk, engine, held } = deskWith([mine, `${mine}:202603`])
  desk.now = now
  await engine.pullRound()
  const row = { id: idOf(7), row: { id: idOf(7) }, rev: 1, scope: `${mine}:202601`, history: 0 }
  await desk.store.transact('write', (tx) => tx.putEntries('message', [row]))

  await keepMonths(desk.store, { user: desk.actor.user, months: 1, now })
  expect(await held()).toEqual([mine, `${mine}:202603`])
  expect(await desk.store.transact('read', (tx) => tx.entries('message', [row.id]))).toEqual([undefined])

  await keepMonths(desk.store, { user: desk.actor.user, months: 2, now })
  expect(await held()).toEqual([mine, `${mine}:202603`])
  await engine.pullRound()
  expect(await held()).toEqual([mine, `${mine}:202602`, `${mine}:202603`])
})

test('of the months that were chosen those are kept that are not too many messages together, and the last one in any case', async () => {
  const now = Date.UTC(2026, 2, 15)
  const { desk, engine, held, keepMonths: choose } = deskWith([mine, `${mine}:202603`])
  desk.now = now
  const counted = (messages: Record<string, number>) => {
    const { hello } = desk.net
    desk.net.hello = async (request) => {
      const reply = await hello(request)
      return reply.kind === 'ok' ? { ...reply, body: { ...reply.body, messages } } : reply
    }
  }
  counted({ 202603: 60_000, 202602: 40_000, 202601: 1 })
  await choose(12)
  await engine.pullRound()
  expect(await held()).toEqual([mine, `${mine}:202602`, `${mine}:202603`])
  const said = () => desk.store.transact('read', async (tx) => messageMonths(await tx.meta(), await tx.scopes(), now))
  expect(await said()).toEqual({ chosen: 12, kept: 2 })

  counted({ 202603: 200_000 })
  await desk.engine().pullRound()
  expect(await held()).toEqual([mine, `${mine}:202603`])
  expect(await said()).toEqual({ chosen: 12, kept: 1 })
})

test('a device keeps as many months as is usual for its kind, until its user says otherwise', async () => {
  const { desk } = deskWith([mine, `${mine}:202603`])
  const months = () => desk.store.transact('read', async (tx) => (await tx.meta()).months)
  await takeLead(desk.store, { usualMonths: 12 })
  expect(await months()).toBe(12)
  await keepMonths(desk.store, { user: desk.actor.user, months: 1, now: desk.now })
  await takeLead(desk.store, { usualMonths: 12 })
  expect(await months()).toBe(1)
})
