import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { followUpStatuses } from '#domain/contacts/contact'
import { distributionCalls as calls } from '#domain/distribution/calls'
import { limits } from '#domain/limits'
import { noticeCalls } from '#domain/notifications/calls'
import { subAccountCalls } from '#domain/subAccounts/calls'
import { signedInCompany } from '../../testing/company.ts'
import { type Device, Follower, newTestId } from '../../testing/device.ts'
import {
  contactIds,
  contactScope,
  contactsOf,
  distribute,
  distributionsOf,
  makeContacts,
  refusalCode,
  someContacts,
} from '../../testing/distribution.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const company = (subs: number) => signedInCompany(server, subs)
const run = (main: Device, asked: object, id?: string) => distribute(server, main, asked, id)

describe('contacts of the main account', () => {
  test('may be named by the hundred thousand, go once, and come back', async () => {
    const { main, subs } = await company(1)
    const made = await someContacts(main, 3)
    const gone = Array.from({ length: limits.distributionRows - 2 }, () => newTestId())
    const asked = {
      kind: 'distribute',
      count: limits.distributionRows,
      ids: [...made.slice(1), ...gone],
      to: contactIds(subs),
    }
    expect(await main.get(calls.preview, { asked })).toMatchObject({ matching: 2, going: 2 })
    const id = randomUUID()
    const done = await run(main, asked, id)
    expect(done).toMatchObject({ state: 'done', total: 2, named: limits.distributionRows })
    expect(done.asked).not.toHaveProperty('ids')
    expect(await contactsOf(subs[0]!)).toEqual(made.slice(1))
    expect(await run(main, asked, id), 'the same once more').toMatchObject({ state: 'done', total: 2 })
    expect(await refusalCode({ id, asked: { ...asked, ids: made } }, main)).toBe('exists')
    expect(await main.get(calls.undo, { id })).toMatchObject({ state: 'undone' })
    expect(await contactsOf(subs[0]!)).toEqual([])
    expect(await refusalCode({ id: randomUUID(), asked: { ...asked, ids: [...made, ...gone] } }, main)).toBe(
      'inputInvalid',
    )
  })

  test('that were named before their ids stood beside are found where they stood', async () => {
    const { main, subs } = await company(1)
    const [named, other] = await someContacts(main, 2)
    const id = randomUUID()
    await run(main, { kind: 'distribute', count: 1, ids: [newTestId()], to: contactIds(subs) }, id)
    await server.database.pool.query(
      `update distribution set ids = null, named = null, asked = jsonb_set(asked, '{ids}', to_jsonb($2::text[]))
       where id = $1`,
      [id, [named]],
    )
    await main.get(calls.start, { id })
    await server.background.idle()
    expect(await main.get(calls.status, { id })).toMatchObject({ state: 'done', total: 1, named: 1 })
    expect(await contactsOf(subs[0]!)).not.toContain(other)
  })

  test('go to several sub accounts: they leave where they were and arrive, the newest first', async () => {
    const { main, subs } = await company(3)
    const made = await someContacts(main, 8)
    const watching = subs.map((sub) => new Follower(sub, [contactScope(sub)]))
    for (const one of watching) await one.round()
    const asked = { kind: 'distribute', count: 7, to: contactIds(subs) }
    expect(await main.get(calls.preview, { asked })).toEqual({
      matching: 8,
      going: 7,
      holds: 8,
      receivers: contactIds(subs).map((user, at) => ({ user, gets: [3, 2, 2][at], holds: 0 })),
    })
    const id = randomUUID()
    expect(await run(main, asked, id)).toMatchObject({
      id,
      user: main.user.id,
      from: main.user.id,
      state: 'done',
      total: 7,
      done: 7,
      named: null,
      receivers: contactIds(subs).map((user, at) => ({ user, count: [3, 2, 2][at], back: 0 })),
    })
    for (const one of watching) await one.round()
    const newest = made.toReversed()
    const arrived = watching.map(({ rows }) => new Set(rows.keys()))
    expect(arrived).toEqual([newest.slice(0, 3), newest.slice(3, 5), newest.slice(5, 7)].map((ids) => new Set(ids)))
    const seen = (await main.readContacts()).map(({ id: contact, scope }) => [contact, scope])
    expect(Object.fromEntries(seen)[made[0]!]).toBe(contactScope(main))
    expect(seen.filter(([, scope]) => scope === contactScope(main))).toHaveLength(1)

    const { list } = await subs[0]!.get(noticeCalls.query, {})
    expect(list[0]).toMatchObject({ type: 'contacts', content: '您收到了 3 个联系人。' })
    expect(await distributionsOf(server, main)).toMatchObject([
      { action: 'distribution.distribute', target: id, detail: { contacts: 7, from: main.user.id } },
    ])
  })

  test('go in turns, or in given numbers, the oldest first', async () => {
    const { main, subs } = await company(2)
    const made = await someContacts(main, 7)
    const to = contactIds(subs)
    await run(main, { kind: 'distribute', count: 4, to, share: 'roundRobin', order: 'oldest' })
    expect(await contactsOf(subs[0]!)).toEqual([made[0], made[2]])
    expect(await contactsOf(subs[1]!)).toEqual([made[1], made[3]])
    await run(main, { kind: 'distribute', count: 3, to, share: 'numbers', numbers: [1, 2], order: 'oldest' })
    expect(await contactsOf(subs[0]!)).toEqual([made[0], made[2], made[4]])
    expect(await contactsOf(subs[1]!)).toEqual([made[1], made[3], made[5], made[6]])
  })

  test('are chosen by their ids, and of these by the filter', async () => {
    const { main, subs } = await company(1)
    const [a, b, c] = await makeContacts(main, [
      { name: 'a', country: 'CN' },
      { name: 'b' },
      { name: 'c', country: 'CN' },
    ])
    const to = contactIds(subs)
    const asked = { kind: 'distribute', count: 10, to, ids: [a, b], filter: { country: ['CN'] } }
    expect(await main.get(calls.preview, { asked })).toMatchObject({ matching: 1, going: 1 })
    expect(await run(main, asked)).toMatchObject({
      state: 'done',
      total: 1,
      named: 2,
      asked: { filter: { country: ['CN'] } },
    })
    expect(await contactsOf(subs[0]!)).toEqual([a])
    expect((await main.readContacts()).find(({ id }) => id === c)?.scope).toBe(contactScope(main))
  })
})

test('every criterion of a filter counts', async () => {
  const { main, subs } = await company(1)
  const [tag, other, source, category] = [newTestId(), newTestId(), newTestId(), newTestId()]
  const phones = (...numbers: string[]) =>
    numbers.map((full_number) => ({ full_number, is_wt: 'unvalidated' as const }))
  await makeContacts(main, [
    {
      name: 'Wang',
      tag: [tag],
      source,
      country: 'CN',
      phones: phones('8613812345678'),
      follow_up_status: 'interested',
    },
    { name: 'Miller', tag: [tag, other], category, country: 'US', phones: phones('12125550123', '8657412345678') },
    { name: 'Smith', company: '100% Cotton', phones: phones('4415512345678') },
    { name: 'Kowalski', emails: [{ email: 'jan@valid.example', is_valid: 'toVerify' }] },
  ])
  const { rows } = await server.database.pool.query<{ name: string; created_at: number }>(
    'select name, created_at from contact where account_id = $1 order by created_at',
    [main.user.account],
  )
  const [first, , third] = rows.map(({ created_at }) => created_at)
  const counts: [object, number][] = [
    [{}, 4],
    [{ tag: [tag] }, 2],
    [{ tag: [other] }, 1],
    [{ tag: [other, newTestId()] }, 1],
    [{ source: [source] }, 1],
    [{ category: [category] }, 1],
    [{ area_code: ['86'] }, 2],
    [{ area_code: ['+86', '44'] }, 3],
    [{ area_code: ['8613'] }, 1],
    [{ area_code: ['5'] }, 0],
    [{ country: ['CN', 'US'] }, 2],
    [{ country: ['DE'] }, 0],
    [{ follow_up_status: ['interested'] }, 1],
    [{ follow_up_status: [...followUpStatuses] }, 4],
    [{ created_from: third }, 2],
    [{ created_to: third }, 2],
    [{ created_from: first, created_to: first! + 1 }, 1],
    [{ updated_from: third }, 2],
    [{ updated_to: third }, 2],
    [{ search: 'miLL' }, 1],
    [{ search: '+1212 miller' }, 1],
    [{ search: 'jan@valid' }, 1],
    [{ search: '100%' }, 1],
    [{ search: 'valid' }, 1],
    [{ search: 'wang cotton' }, 0],
    [{ tag: [tag], area_code: ['86'], country: ['US'] }, 1],
    [{ tag: [], country: [] }, 4],
  ]
  for (const [filter, matching] of counts) {
    const asked = { kind: 'distribute', count: 100, to: contactIds(subs), filter }
    expect([filter, (await main.get(calls.preview, { asked })).matching]).toEqual([filter, matching])
  }
})

describe('contacts of a sub account', () => {
  test('go to others, or back to the main account, with what lives with them', async () => {
    const { main, subs } = await company(2)
    const [from, to] = subs as [Device, Device]
    const [a, b] = await someContacts(from, 2)
    const note = newTestId()
    const sound = { hash: 'a'.repeat(64), size: 1_000, mime: 'audio/webm', duration_ms: 1_000, remark: '' }
    await from.does('voice_note.create', { id: note, contact_id: a, ...sound }, { prev: null })
    const transfer = { kind: 'transfer', from: from.user.id, to: [to.user.id], count: 5, ids: [a] }
    expect(await run(main, transfer)).toMatchObject({ state: 'done', total: 1 })
    expect(await contactsOf(to)).toEqual([a])
    expect((await to.readAll()).get(note)).toMatchObject({ contact_id: a, scope: contactScope(to) })
    await run(main, { kind: 'release', from: from.user.id, into: 'main', count: 5 })
    expect(await contactsOf(from)).toEqual([])
    expect((await main.readAll()).get(b!)).toMatchObject({ belongto: main.user.id, scope: contactScope(main) })
  })

  test('still get what their former owner had noted before', async () => {
    const { main, subs } = await company(2)
    const [from, to] = subs as [Device, Device]
    const [id] = await someContacts(from, 1)
    const before = { base_rev: (await from.hello()).head, edited_at: Date.now() - 60_000, prev: null }
    await run(main, { kind: 'transfer', from: from.user.id, to: [to.user.id], count: 1 })
    expect(await from.does('contact.patch', { ids: [id], fields: { company: '展台 12' } }, before)).toMatchObject({
      status: 'applied',
    })
    expect((await to.readAll()).get(id!)).toMatchObject({ company: '展台 12', belongto: to.user.id })
  })
})

describe('what is refused', () => {
  test('leaves everything as it is', async () => {
    const { main, subs } = await company(3)
    const [from, disabled, deleted] = subs as [Device, Device, Device]
    const { main: stranger } = await company(0)
    await someContacts(from, 2)
    await main.get(subAccountCalls.setStatus, { type: 'disable', subuserids: [disabled.user.id] })
    await main.get(subAccountCalls.remove, { subuserids: [deleted.user.id] })
    const transfer = { kind: 'transfer', from: from.user.id, to: [main.user.id], count: 1 }
    const refused = (more: object, device = main) =>
      refusalCode({ id: randomUUID(), asked: { ...transfer, ...more } }, device)
    expect(await refused({ count: 0 })).toBe('inputInvalid')
    expect(await refused({ to: [from.user.id] })).toBe('sameAccount')
    for (const gone of [disabled.user.id, deleted.user.id, stranger.user.id, randomUUID()])
      expect(await refused({ to: [main.user.id, gone] })).toBe('recipientGone')
    for (const nobody of [deleted.user.id, stranger.user.id, randomUUID()])
      expect(await refused({ from: nobody })).toBe('notFound')
    expect(await refused({ share: 'numbers', numbers: [2] })).toBe('numbersDiffer')
    expect(await refused({}, from)).toBe('forbidden')
    expect(await refusalCode({ asked: { ...transfer, to: [disabled.user.id] } }, main, calls.preview)).toBe(
      'recipientGone',
    )
    const { body } = await main.ask(calls.start, { id: randomUUID(), asked: { ...transfer, count: 0 } }, { lang: 'en' })
    expect(body).toMatchObject({ fields: { 'asked.count': 'distributionZero' } })
    expect(body.msg).toBe('Transfer/release count cannot be 0')
    expect(await contactsOf(from)).toHaveLength(2)
    expect(await main.get(calls.query, {})).toEqual({ count: 0, list: [] })
  })

  test('and where nothing matches, it fails with that reason', async () => {
    const { main, subs } = await company(1)
    expect(await run(main, { kind: 'distribute', count: 1, to: contactIds(subs) })).toMatchObject({
      state: 'failed',
      code: 'distributionNothing',
      receivers: [],
    })
  })

  test('of another company is not found', async () => {
    const { main, subs } = await company(1)
    await someContacts(main, 1)
    const id = randomUUID()
    await run(main, { kind: 'distribute', count: 1, to: contactIds(subs) }, id)
    const { main: stranger } = await company(0)
    for (const call of [calls.status, calls.stop, calls.undo, calls.start])
      expect(await refusalCode({ id }, stranger, call)).toBe('notFound')
    expect(await stranger.get(calls.query, {})).toEqual({ count: 0, list: [] })
    expect(await main.get(calls.status, { id })).toMatchObject({ state: 'done' })
  })
})

test('the history has pages, newest first, and filters', async () => {
  const { main, subs } = await company(2)
  const [a, b] = subs as [Device, Device]
  await someContacts(main, 4)
  await run(main, { kind: 'distribute', count: 2, to: [a.user.id] })
  await run(main, { kind: 'transfer', from: a.user.id, count: 1, to: [b.user.id] })
  await run(main, { kind: 'release', from: b.user.id, into: 'main', count: 1 })
  const kinds = async (filter: object) => (await main.get(calls.query, filter)).list.map(({ asked: { kind } }) => kind)
  expect(await kinds({})).toEqual(['release', 'transfer', 'distribute'])
  expect(await kinds({ kind: 'transfer' })).toEqual(['transfer'])
  expect(await kinds({ user: b.user.id })).toEqual(['release', 'transfer'])
  expect(await kinds({ user: a.user.id })).toEqual(['transfer', 'distribute'])
  expect(await kinds({ state: 'failed' })).toEqual([])
  expect(await kinds({ limit: 1, page: 2 })).toEqual(['transfer'])
  expect((await main.get(calls.query, { limit: 1 })).count).toBe(3)
  expect(await kinds({ to: Date.now() - 60_000 })).toEqual([])
  expect(await kinds({ from: Date.now() - 60_000 })).toHaveLength(3)
  expect(await refusalCode({}, a, calls.query)).toBe('forbidden')
})
