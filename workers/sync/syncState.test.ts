import { expect, test } from 'vitest'
import { newContact } from '#domain/contacts/contact'
import { rowsToColumns } from '#domain/shared/columns'
import { Desk, idOf } from './core/testing/desk.ts'
import { readState } from './syncState.ts'

test('until the first page has come, the data is on its way: nobody is told that there is none', async () => {
  const desk = new Desk()
  const engine = desk.engine()
  const seen = {
    leader: engine.state(),
    leading: true,
    page: { online: true, visible: true },
    outdated: false,
    full: false,
  }
  const firstSync = async () => (await readState(desk.store, seen)).firstSync
  expect(await firstSync()).toEqual({ rows: 0 })

  const row = { ...newContact(idOf(1), { name: 'Ana' }, idOf(901), 1), rev: 1 }
  desk.head = 1
  const plain = desk.onPull
  desk.onPull = (request) => {
    const [asked] = request.scopes
    if (asked?.phase.kind !== 'boot') return plain(request)
    const puts = { contact: rowsToColumns([row]) }
    const page = {
      kind: 'boot' as const,
      scope: 'acct' as const,
      gen: asked.gen,
      after: null,
      boot: 1,
      next: null,
      puts,
    }
    return { kind: 'ok', body: { epoch: desk.epoch, head: 1, scopes: ['acct'], pages: [page] } }
  }
  await engine.pullRound()
  expect(await firstSync()).toBeNull()
  engine.stop()
})
