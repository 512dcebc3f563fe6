import { expect, test } from 'vitest'
import { rowsToColumns } from '#domain/shared/columns'
import { RowDigest } from '#domain/sync/digest'
import type { VerifyAnswer } from '#domain/sync/protocol'
import type { Reply } from './ports.ts'
import { Desk, idOf, newTag } from './testing/desk.ts'
import { verifyHours } from './verify.ts'

const day = verifyHours * 3_600_000
const tagRow = (n: number, rev: number) => ({ id: idOf(n), name: `tag ${n}`, created_at: 1, updated_at: 1, rev })

/** A device that has read five tags of the server. */
async function readDesk(count = 5) {
  const desk = new Desk()
  const rows = Array.from({ length: count }, (_, n) => tagRow(n + 1, n + 1))
  desk.head = count
  const { onPull } = desk
  desk.onPull = (request) => {
    const reply = onPull(request)
    if (reply.kind !== 'ok') return reply
    const puts = { tag: rowsToColumns(rows) }
    const pages = reply.body.pages.map((page) => (page.kind === 'boot' ? { ...page, puts } : page))
    return { kind: 'ok', body: { ...reply.body, pages } }
  }
  const engine = desk.engine()
  while ((await engine.pullRound()) === 'more') continue
  return { desk, engine, rows }
}

const answers =
  (verdict: VerifyAnswer['scopes'][number]['verdict']) =>
  ({ epoch }: { epoch: string }): Extract<Reply<VerifyAnswer>, { kind: 'ok' }> => ({
    kind: 'ok',
    body: { epoch, scopes: [{ scope: 'acct', verdict }] },
  })

test('once a day, and when somebody asks, the device says what it has of the server, not what waits over it', async () => {
  const { desk, engine, rows } = await readDesk(4_500)
  await desk.save(newTag(9_000), { name: 'tag.rename', args: { id: idOf(1), name: 'mine' } })
  expect(desk.verifies).toHaveLength(0)
  desk.now += day
  await engine.pullRound()
  const digest = new RowDigest()
  for (const { id, rev } of rows) digest.add(id, rev)
  expect(desk.verifies).toMatchObject([
    { scopes: [{ scope: 'acct', cursor: 4_500, digests: { tag: digest.value() } }] },
  ])
  desk.now += day - 1
  await engine.pullRound()
  expect(desk.verifies).toHaveLength(1)
  engine.kick('verify')
  await engine.pullRound()
  expect(desk.verifies).toHaveLength(2)
})

test('a scope that differs is read again over its rows, and counted', async () => {
  const { desk, engine, rows } = await readDesk()
  const entries = desk.store.image.entries.get('tag')!
  entries.set(idOf(2), { ...entries.get(idOf(2))!, row: { ...rows[1]!, name: 'spoilt' }, rev: 1 })
  entries.set(idOf(77), { ...entries.get(idOf(3))!, id: idOf(77), row: tagRow(77, 3) })
  desk.onVerify = answers('different')
  engine.kick('verify')
  expect(await engine.pullRound()).toBe('more')
  expect(desk.row('tag', idOf(2))).toMatchObject({ name: 'spoilt' })
  expect(desk.store.image.scopes.get('acct')).toMatchObject({ gen: 1, phase: { kind: 'boot' } })
  expect(desk.store.image.meta.verified).toEqual({ at: desk.now, mended: 1 })
  await engine.pullRound()
  expect(desk.row('tag', idOf(2))).toMatchObject({ name: 'tag 2' })
  expect(desk.row('tag', idOf(77))).toBeUndefined()
})

test('a scope that moved meanwhile, on either side, is left alone', async () => {
  const { desk, engine } = await readDesk()
  desk.onVerify = answers('moved')
  engine.kick('verify')
  expect(await engine.pullRound()).toBe('idle')
  expect(desk.store.image.scopes.get('acct')!.gen).toBe(0)

  desk.onVerify = (request) => {
    const scopes = desk.store.image.scopes
    scopes.set('acct', { ...scopes.get('acct')!, gen: 5 })
    return answers('different')(request)
  }
  engine.kick('verify')
  expect(await engine.pullRound()).toBe('idle')
  expect(desk.store.image.scopes.get('acct')!.gen).toBe(5)
})

test('a server that does not know the question is asked again another day, one that is away in the next round', async () => {
  const { desk, engine } = await readDesk()
  desk.onVerify = () => ({ kind: 'unknown', reason: 'timeout' })
  desk.now += day
  for (let round = 0; round < 2; round++) expect(await engine.pullRound()).toBe('idle')
  expect(desk.verifies).toHaveLength(2)
  desk.onVerify = () => ({ kind: 'refused', code: 'notFound' })
  for (let round = 0; round < 2; round++) await engine.pullRound()
  expect(desk.verifies).toHaveLength(3)
})

test('over a line on which whatever is large breaks off, the scopes are asked about in parts', async () => {
  const { desk, engine } = await readDesk()
  const all = ['acct', ...Array.from({ length: 20 }, (_, n) => `user:${idOf(n + 1)}`)]
  const { onPull } = desk
  desk.onPull = (request) => {
    const reply = onPull(request)
    return reply.kind === 'ok' ? { ...reply, body: { ...reply.body, scopes: all } } : reply
  }
  while ((await engine.pullRound()) === 'more' || desk.store.image.scopes.size < all.length) continue
  await engine.pullRound()
  desk.onVerify = (request) => {
    if (JSON.stringify(request).length > 8_000) return { kind: 'unknown', reason: 'timeout' }
    const scopes = request.scopes.map(({ scope }) => ({ scope, verdict: 'same' as const }))
    return { kind: 'ok', body: { epoch: request.epoch, scopes } }
  }
  engine.kick('verify')
  const { verified } = desk.store.image.meta
  desk.now += 1
  while (desk.store.image.meta.verified?.at === verified?.at && desk.verifies.length < 20) await engine.pullRound()
  expect(desk.store.image.meta.verified).toEqual({ at: desk.now, mended: 0 })
  const got = desk.verifies.filter((request) => JSON.stringify(request).length <= 8_000)
  expect(got.flatMap((request) => request.scopes.map(({ scope }) => scope))).toEqual(all)
})
