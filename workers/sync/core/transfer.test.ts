import { expect, test } from 'vitest'
import { newContact } from '#domain/contacts/contact'
import { limits } from '#domain/limits'
import { rowsToColumns } from '#domain/shared/columns'
import type { PullPage } from '#domain/sync/protocol'
import { enqueue } from './enqueue.ts'
import { Desk, idOf } from './testing/desk.ts'

const [from, to] = [idOf(801), idOf(802)]
const ids = Array.from({ length: limits.transferRows }, (_, n) => idOf(10_000 + n))
const scopes = [`user:${from}`, `user:${to}`]
const contacts = (owner: string, rev: number) =>
  ids.map((id) => ({ ...newContact(id, { name: '张伟' }, owner, 1), rev }))
const transfer = { name: 'contact.transfer', args: { ids, to } }

/** The main account's device, which sees both users, with ten thousand contacts of the first one. */
async function mainDesk() {
  const desk = new Desk()
  const { onPull } = desk
  let pages: PullPage[] = []
  const answers = (next: PullPage[]) => (pages = next)
  desk.net.hello = async () => ({
    kind: 'ok',
    body: { epoch: 'one', head: desk.head, min_schema: 1, server_now: desk.now, scopes },
  })
  desk.onPull = (request) => {
    const reply = onPull(request)
    const mine = ({ scope, kind }: PullPage) => pages.find((page) => page.scope === scope && page.kind === kind)
    if (reply.kind !== 'ok') return reply
    return {
      kind: 'ok',
      body: { ...reply.body, scopes, pages: reply.body.pages.map((page) => mine(page) ?? page) },
    }
  }
  answers([
    {
      kind: 'boot',
      scope: scopes[0]!,
      gen: 0,
      after: null,
      boot: 0,
      next: null,
      puts: { contact: rowsToColumns(contacts(from, 1)) },
    },
  ])
  const engine = desk.engine()
  await engine.pullRound()
  answers([])
  return { desk, engine, answers }
}
const shown = (desk: Desk) => ids.map((id) => desk.row('contact', id)?.belongto)

test('ten thousand contacts change their owner on the screen at once, and stay when the server has moved them', async () => {
  const { desk, engine, answers } = await mainDesk()
  const main = { ...desk.actor, role: 'main' as const }
  expect(await enqueue(desk.store, desk.ports, main, [transfer])).toMatchObject({ kind: 'saved' })
  expect(new Set(shown(desk))).toEqual(new Set([to]))
  await engine.pushOnce()
  desk.head = 2
  const delta = { kind: 'delta', gen: 0, cursor: 0, upto: 2, more: false } as const
  answers([
    { ...delta, scope: scopes[0]!, puts: {}, dels: ids.map((id): [string, string, number] => ['contact', id, 2]) },
    { ...delta, scope: scopes[1]!, puts: { contact: rowsToColumns(contacts(to, 2)) }, dels: [] },
  ])
  await engine.pullRound()
  expect(new Set(shown(desk))).toEqual(new Set([to]))
  expect(desk.store.image.entries.get('contact')!.get(ids[0]!)).toMatchObject({ scope: scopes[1], rev: 2 })
  expect(desk.states()).toEqual(['done'])
})

test('a transfer that is refused gives every contact back', async () => {
  const { desk, engine } = await mainDesk()
  await enqueue(desk.store, desk.ports, { ...desk.actor, role: 'main' }, [transfer])
  desk.onPush = ({ epoch, mutations }) => {
    const results = mutations.map(({ uid }) => ({ uid, status: 'rejected' as const, seq: 1, code: 'expired' }))
    return { kind: 'ok', body: { epoch, head: 1, results } }
  }
  await engine.pushOnce()
  expect(new Set(shown(desk))).toEqual(new Set([from]))
  expect([...desk.store.image.issues.values()]).toMatchObject([{ code: 'expired', name: 'contact.transfer' }])
})

test('a sub account is told at once that it may not', async () => {
  const { desk } = await mainDesk()
  expect(await desk.save(transfer)).toEqual({ kind: 'refused', code: 'forbidden' })
  expect(new Set(shown(desk))).toEqual(new Set([from]))
})
