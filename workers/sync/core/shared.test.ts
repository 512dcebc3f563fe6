import { expect, test } from 'vitest'
import { rowsToColumns } from '#domain/shared/columns'
import type { PullPage } from '#domain/sync/protocol'
import { Desk, idOf } from './testing/desk.ts'

const view = {
  id: idOf(700),
  name: '德国',
  owner: idOf(901),
  shared: false,
  columns: [{ key: 'name', width: 240, frozen: true }],
  sort: null,
  descending: false,
  filter: { join: 'all' as const, of: [] },
  created_at: 1,
  updated_at: 1,
}
const self = `self:${view.owner}`
const delta = { kind: 'delta', gen: 0, cursor: 0, upto: 2, more: false } as const
const puts = { saved_view: rowsToColumns([{ ...view, shared: true, rev: 2 }]) }

/** A device of the view's owner, which has renamed it without a network. */
async function renamed() {
  const desk = new Desk()
  const scopes = ['acct', self]
  const { onPull } = desk
  let pages: PullPage[] = [
    {
      kind: 'boot',
      scope: self,
      gen: 0,
      after: null,
      boot: 0,
      next: null,
      puts: { saved_view: rowsToColumns([{ ...view, rev: 1 }]) },
    },
  ]
  desk.net.hello = async () => ({
    kind: 'ok',
    body: { epoch: 'one', head: desk.head, min_schema: 1, server_now: desk.now, scopes },
  })
  desk.onPull = (request) => {
    const reply = onPull(request)
    if (reply.kind !== 'ok') return reply
    const mine = ({ scope, kind }: PullPage) => pages.find((page) => page.scope === scope && page.kind === kind)
    return { kind: 'ok', body: { ...reply.body, scopes, pages: reply.body.pages.map((page) => mine(page) ?? page) } }
  }
  const engine = desk.engine()
  await engine.pullRound()
  await desk.save({ name: 'saved_view.patch', args: { id: view.id, fields: { name: '德国，两周' } } })
  return { desk, engine, answers: (next: PullPage[]) => (pages = next) }
}

test('a view that its owner shares on another device keeps the name that it got here without a network', async () => {
  const { desk, engine, answers } = await renamed()
  desk.head = 2
  const gone: PullPage = { ...delta, scope: self, puts: {}, dels: [['saved_view', view.id, 2]] }
  const come: PullPage = { ...delta, scope: 'acct', puts, dels: [] }
  answers([gone, come])
  await engine.pullRound()
  expect(desk.row('saved_view', view.id)).toMatchObject({ name: '德国，两周', shared: true })
  await engine.pushOnce()
  expect(desk.pushes.flatMap(({ mutations }) => mutations)).toMatchObject([{ name: 'saved_view.patch' }])
  expect(desk.states()).toEqual(['acked'])
  expect(desk.row('saved_view', view.id)).toMatchObject({ name: '德国，两周', shared: true })
})

test('so it does when there is so much news that the two halves of this one come one after the other', async () => {
  const { desk, engine, answers } = await renamed()
  desk.head = 2
  const gone: PullPage = { ...delta, scope: self, puts: {}, dels: [['saved_view', view.id, 2]] }
  const later: PullPage = { ...delta, scope: 'acct', upto: 1, more: true, puts: {}, dels: [] }
  answers([gone, later])
  await engine.pullRound()
  answers([{ ...delta, scope: 'acct', cursor: 1, puts, dels: [] }])
  await engine.pullRound()
  expect(desk.row('saved_view', view.id)).toMatchObject({ name: '德国，两周', shared: true })
})
