import { expect, test } from 'vitest'
import { newContact } from '#domain/contacts/contact'
import { rowsToColumns } from '#domain/shared/columns'
import type { Row } from '#domain/shared/mutation'
import type { BootPage } from '#domain/sync/protocol'
import { Desk, idOf, newTag } from './testing/desk.ts'

const contact = (n: number, fields: object = {}) => ({
  ...newContact(idOf(n), { name: `contact ${n}` }, idOf(901), 1),
  ...fields,
  rev: n,
})

/** A server with these contacts, given out two at a time. */
function deskWith(...rows: Row[]): Desk {
  const desk = new Desk()
  desk.head = 50
  const newestFirst = [...rows].sort((a, b) => (a.id < b.id ? 1 : -1))
  const plain = desk.onPull
  desk.onPull = (request) => {
    const [asked] = request.scopes
    if (asked?.phase.kind !== 'boot') return plain(request)
    const { boot, after } = asked.phase
    const left = newestFirst.filter(({ id }) => !after || id < after[1])
    const some = left.slice(0, 2)
    const page: BootPage = {
      kind: 'boot',
      scope: 'acct',
      gen: asked.gen,
      after,
      boot: boot ?? desk.head,
      next: left.length > 2 ? ['contact', some.at(-1)!.id] : null,
      puts: { contact: rowsToColumns(some) },
    }
    return { kind: 'ok', body: { epoch: desk.epoch, head: desk.head, scopes: ['acct'], pages: [page] } }
  }
  return desk
}

const quota = () => Object.assign(new Error('no room'), { name: 'QuotaExceededError' })
/** Rows that come from the server find no room; what the user does still does. */
function fillUp(desk: Desk, mostContacts: number) {
  const { transact } = desk.store
  desk.store.transact = (mode, work) =>
    transact.call(desk.store, mode, async (tx) => {
      const result = await work({
        ...tx,
        putEntries: async (entity, entries) => {
          if (entity === 'contact' && (desk.store.image.entries.get('contact')?.size ?? 0) >= mostContacts)
            throw quota()
          return tx.putEntries(entity, entries)
        },
        putFresh: async () => false,
      })
      return result
    }) as never
  return () => (desk.store.transact = transact)
}

test('a first sync that does not fit stops and says so, changes still go out, and it goes on when the user has made room', async () => {
  const desk = deskWith(...[1, 2, 3, 4, 5].map((n) => contact(n)))
  const makeRoom = fillUp(desk, 2)
  const engine = desk.engine()
  await engine.start()
  await desk.pass(10_000)
  expect(engine.state()).toMatchObject({ storage: 'full', firstSync: { rows: 2, stopped: true } })

  const asked = desk.pulls.length
  await desk.save(newTag(1))
  engine.kick('new')
  engine.kick('poke')
  await desk.pass(3_600_000)
  expect(desk.pulls.length, 'nothing is fetched that has no room').toBe(asked)
  expect(desk.states()).toEqual(['acked'])
  expect(engine.state().storage).toBe('full')

  makeRoom()
  engine.kick('user')
  await desk.pass(10_000)
  expect(desk.store.image.entries.get('contact')?.size).toBe(5)
  expect(desk.states()).toEqual(['done'])
  expect(engine.state()).toMatchObject({ storage: 'fine', firstSync: null })
  engine.stop()
})

test('a row that only a newer version can show is kept out of sight, and shown after the update', async () => {
  const later = contact(2, { follow_up_status: 'hibernating' })
  const desk = deskWith(contact(1), later)
  const engine = desk.engine()
  expect(await engine.pullRound()).toBe('idle')
  expect(desk.row('contact', idOf(1))).toMatchObject({ name: 'contact 1' })
  expect(desk.row('contact', idOf(2))).toBeNull()
  engine.stop()

  // What the next version reads is what this one kept.
  const kept = desk.store.image.entries.get('contact')!.get(idOf(2))!
  expect(kept).toMatchObject({ rev: 2, scope: 'acct', unread: { follow_up_status: 'hibernating' } })
  const { rev: _, ...known } = contact(2)
  await desk.store.transact('write', (tx) => tx.putEntries('contact', [{ ...kept, unread: known }]))
  const updated = desk.engine()
  await updated.pullRound()
  expect(desk.row('contact', idOf(2))).toEqual(known)
  expect(desk.store.image.entries.get('contact')!.get(idOf(2))).not.toHaveProperty('unread')
})

test('a row out of sight leaves with its tombstone, and gives way to one that can be shown', async () => {
  const desk = deskWith(contact(1, { follow_up_status: 'x' }), contact(2, { follow_up_status: 'x' }))
  const engine = desk.engine()
  await engine.pullRound()
  const { onPull } = desk
  desk.head = 60
  desk.onPull = (request) => {
    const answer = onPull(request)
    if (answer.kind === 'ok')
      for (const page of answer.body.pages)
        if (page.kind === 'delta')
          Object.assign(page, {
            puts: { contact: rowsToColumns([{ ...contact(1), rev: 60 }]) },
            dels: [['contact', idOf(2), 60]],
          })
    return answer
  }
  await engine.pullRound()
  expect(desk.row('contact', idOf(1))).toMatchObject({ follow_up_status: 'none' })
  expect([...desk.store.image.entries.get('contact')!.keys()]).toEqual([idOf(1)])
})

test('how many of the changes of a lost database had reached the server is asked once, and the rest stays told', async () => {
  const desk = new Desk()
  const uids = [idOf(1), idOf(2), idOf(3)]
  desk.store.image.meta = { ...desk.store.image.meta, lost: { changes: 4, unchecked: { waiting: 3, uids } } }
  const asked: unknown[] = []
  const { hello } = desk.net
  desk.net.hello = async (request) => {
    asked.push(request.lost)
    const answer = await hello(request)
    return answer.kind === 'ok' ? { ...answer, body: { ...answer.body, ...(request.lost && { known: 2 }) } } : answer
  }
  await desk.engine().pullRound()
  expect(desk.store.image.meta.lost).toEqual({ changes: 5 })
  await desk.engine().pullRound()
  expect(asked).toEqual([uids, undefined])
})

test('the last trouble and the counter of the server are known to the health page', async () => {
  const desk = new Desk()
  desk.head = 7
  const engine = desk.engine()
  await engine.pullRound()
  expect(engine.state()).toMatchObject({ head: 7, lastError: null })
  desk.onPull = () => ({ kind: 'busy', retryAfter: null })
  await engine.pullRound()
  expect(engine.state().lastError).toEqual({ code: 'serverBusy', at: desk.now })
})
