import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContactFields } from '#domain/contacts/contact'
import { distributionCalls as calls } from '#domain/distribution/calls'
import { limits } from '#domain/limits'
import { signedInCompany } from '../../testing/company.ts'
import { type Device, Follower, newTestId } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function contacts(device: Device, rows: readonly ContactFields[]): Promise<string[]> {
  const made = rows.map((row) => ({ id: newTestId(), ...row }))
  await device.does('contact.create', { rows: made }, { prev: null })
  return made.map(({ id }) => id)
}
const named = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `buyer ${n}` }))

async function release(main: Device, from: Device, more: object = {}) {
  const id = newTestId()
  const asked = { kind: 'release', from: from.user.id, into: 'pool', count: 1_000, ...more }
  await main.get(calls.start, { id, asked })
  await server.background.idle()
  return main.get(calls.status, { id })
}

/** A company whose pool holds so many contacts that were the first sub account's. */
async function pool(count: number, subs = 2) {
  const company = await signedInCompany(server, subs)
  const ids = await contacts(company.subs[0]!, named(count))
  await release(company.main, company.subs[0]!)
  return { ...company, ids, sub: company.subs[1]! }
}

const listed = async (device: Device, filter: object = {}) =>
  (await device.get(calls.pool, { limit: 500, ...filter })).list.map(({ id }) => id)
const claim = (device: Device, ids: readonly string[]) => device.get(calls.claim, { ids })
const refusedOf = async (device: Device, ids: readonly string[]) =>
  (await device.ask(calls.claim, { ids }, { lang: 'en' })).body
const contactsOf = async (device: Device) => (await device.readContacts()).map(({ id }) => id)

test('a contact that was restricted is offered to nobody', async () => {
  const { main, sub, subs, ids } = await pool(2)
  const [restricted, other] = ids as [string, string]
  const restrict = (id: string) =>
    server.database.pool.query('update contact set restricted_at = 1 where id = $1', [id])
  await restrict(restricted)
  expect(await listed(sub)).toEqual([other])
  expect(await claim(sub, [restricted])).toEqual({ claimed: [], gone: [restricted] })
  const [own, free] = await contacts(subs[0]!, named(2))
  await restrict(own!)
  expect(await release(main, subs[0]!)).toMatchObject({ total: 1 })
  expect(new Set(await listed(sub))).toEqual(new Set([other, free]))
})

test('what is released is in the pool: everybody knows it by name, and nobody can reach it', async () => {
  const { main, subs } = await signedInCompany(server, 2)
  const [from, sub] = subs as [Device, Device]
  const [tag, source] = [newTestId(), newTestId()]
  const [wang, miller] = await contacts(from, [
    {
      name: 'Wang',
      company: 'Ningbo Harbour',
      country: 'CN',
      tag: [tag],
      phones: [{ full_number: '8613812345678', is_wt: 'unvalidated' }],
      emails: [{ email: 'wang@harbour.example', is_valid: 'toVerify' }],
      remark: 'pays late',
    },
    { name: 'Miller', country: 'US', source },
  ])
  expect(await release(main, from)).toMatchObject({ state: 'done', receivers: [{ user: main.user.id, count: 2 }] })

  const shown = await sub.get(calls.pool, {})
  expect(shown).toMatchObject({
    count: 2,
    limits: { per_day: limits.poolPerDay, most_held: limits.poolMostHeld },
    today: 0,
    held: 0,
    left: limits.poolPerDay,
  })
  expect(shown.list.find(({ id }) => id === wang)).toEqual({
    id: wang,
    name: 'Wang',
    company: 'Ningbo Harbour',
    country: 'CN',
    tag: [tag],
    source: null,
    phones: ['+8613•••••••78'],
    emails: ['w•••@h•••.example'],
    released_at: expect.any(Number),
  })
  expect(await main.get(calls.pool, {})).toMatchObject({ count: 2, left: null })
  expect(await listed(sub, { search: 'harbour WANG' })).toEqual([wang])
  expect(await listed(sub, { search: '138' })).toEqual([])
  expect(await listed(sub, { search: 'harbour.example' })).toEqual([])
  expect(await listed(sub, { country: 'US' })).toEqual([miller])
  expect(await listed(sub, { tag })).toEqual([wang])
  expect(await listed(sub, { source })).toEqual([miller])
  const pages = [await listed(sub, { limit: 1 }), await listed(sub, { limit: 1, page: 2 })].flat()
  expect(new Set(pages)).toEqual(new Set([wang, miller]))

  const { main: stranger, subs: strangers } = await signedInCompany(server, 1)
  expect(await listed(stranger)).toEqual([])
  expect(await claim(strangers[0]!, [wang!])).toEqual({ claimed: [], gone: [wang] })
  expect(await contactsOf(sub)).toEqual([])
})

describe('a claim', () => {
  test('brings contacts to the device, and they are in the pool no more', async () => {
    const { main, sub, ids } = await pool(3)
    const watching = new Follower(sub, [`user:${sub.user.id}`])
    await watching.round()
    expect(await claim(sub, ids.slice(0, 2))).toEqual({ claimed: expect.arrayContaining(ids.slice(0, 2)), gone: [] })
    await watching.round()
    expect(new Set(watching.rows.keys())).toEqual(new Set(ids.slice(0, 2)))
    expect(watching.rows.get(ids[0]!)).toMatchObject({ belongto: sub.user.id })
    expect(await listed(sub)).toEqual(ids.slice(2))
    expect(await sub.get(calls.pool, {})).toMatchObject({ today: 2, held: 2, left: limits.poolPerDay - 2 })
    const { rows } = await server.database.pool.query(
      `select action, user_id, detail from operation where account_id = $1 and action like 'pool%'`,
      [main.user.account],
    )
    expect(rows).toMatchObject([{ action: 'pool.claim', user_id: sub.user.id }])
    // The answer was lost, and it is asked for again.
    expect((await claim(sub, ids.slice(0, 2))).claimed).toHaveLength(2)
    expect(await sub.get(calls.pool, {})).toMatchObject({ today: 2, held: 2 })
  })

  test('of one contact by twenty at once is won by one', async () => {
    const { subs, ids } = await pool(1, 20)
    const answers = await Promise.all(subs.map((sub) => claim(sub, ids)))
    expect(answers.filter(({ claimed }) => claimed.length)).toEqual([{ claimed: ids, gone: [] }])
    expect(answers.filter(({ gone }) => gone.length)).toHaveLength(19)
    const winner = subs[answers.findIndex(({ claimed }) => claimed.length)]!
    const owners = await Promise.all(subs.map(contactsOf))
    expect(owners.map((have) => have.length).toSorted()).toEqual([...Array<number>(19).fill(0), 1])
    expect(await contactsOf(winner)).toEqual(ids)
  })

  test('of many by twenty at once gives each to one, whatever the order', async () => {
    const { subs, ids } = await pool(40, 20)
    const wishes = subs.map((_, at) => [...ids.slice(at), ...ids.slice(0, at)].slice(0, 10))
    const answers = await Promise.all(
      subs.map((sub, at) => claim(sub, at % 2 ? wishes[at]! : wishes[at]!.toReversed())),
    )
    const claimed = answers.flatMap((answer) => answer.claimed)
    expect(new Set(claimed).size).toBe(claimed.length)
    expect(new Set([...claimed, ...(await listed(subs[0]!))])).toEqual(new Set(ids))
    for (const [at, sub] of subs.entries())
      expect((await contactsOf(sub)).toSorted()).toEqual(answers[at]!.claimed.toSorted())
  })

  test('keeps to what may be claimed in a day and held at once, also when asked for in parallel', async () => {
    const { main, sub, ids } = await pool(12)
    await main.get(calls.setPoolLimits, { per_day: 5, most_held: 7 })
    const answers = await Promise.all(ids.slice(0, 10).map((id) => sub.ask(calls.claim, { ids: [id] })))
    expect(answers.filter(({ body }) => body.error === 'poolDayLimit')).toHaveLength(5)
    expect(await contactsOf(sub)).toHaveLength(5)
    expect((await refusedOf(sub, ids)).msg).toBe('You can claim 0 more today')

    await server.database.pool.query(`update pool_claim set at = at - interval '24 hours' where user_id = $1`, [
      sub.user.id,
    ])
    const left = await listed(sub)
    expect(await sub.get(calls.pool, {})).toMatchObject({ today: 0, held: 5, left: 2 })
    const refused = await refusedOf(sub, left.slice(0, 3))
    expect(refused).toMatchObject({ error: 'poolHeldLimit', values: { held: 5, max: 7 } })
    expect(await contactsOf(sub)).toHaveLength(5)
    expect((await claim(sub, left.slice(0, 2))).claimed).toHaveLength(2)
    // What was given away again is not held.
    await main.does('contact.transfer', { ids: left.slice(0, 1), to: main.user.id }, { prev: null })
    expect(await sub.get(calls.pool, {})).toMatchObject({ today: 2, held: 6, left: 1 })
  })

  test('finds the pool closed at 0', async () => {
    const { main, sub, ids } = await pool(1)
    await main.get(calls.setPoolLimits, { per_day: 0, most_held: 10 })
    expect((await refusedOf(sub, ids)).error).toBe('poolClosed')
    expect(await sub.get(calls.pool, {})).toMatchObject({ count: 0, list: [], left: 0 })
    expect(await listed(main)).toEqual(ids)
    expect((await sub.ask(calls.setPoolLimits, { per_day: 9, most_held: 9 })).body.error).toBe('forbidden')
    await main.get(calls.setPoolLimits, { per_day: 1, most_held: 1 })
    expect((await claim(sub, ids)).claimed).toEqual(ids)
  })
})

describe('a contact leaves the pool', () => {
  test('when it is given to somebody, or deleted; and does not come back by itself', async () => {
    const { main, sub, ids } = await pool(3)
    const [given, deleted, rest] = ids as [string, string, string]
    await main.does('contact.transfer', { ids: [given], to: sub.user.id }, { prev: null })
    await main.does('contact.delete', { ids: [deleted] }, { prev: null })
    expect(await listed(sub)).toEqual([rest])
    await main.does('contact.transfer', { ids: [given], to: main.user.id }, { prev: null })
    const row = (await main.readContacts()).find(({ id }) => id === given)!
    await main.does('contact.restore', { rows: [{ ...row, id: deleted }] }, { prev: null })
    expect(await main.readAll().then((all) => all.has(deleted))).toBe(true)
    expect(await listed(sub)).toEqual([rest])
    expect(await claim(sub, [given, deleted])).toEqual({ claimed: [], gone: [given, deleted] })
  })

  test('when the main account keeps it, which has no limit', async () => {
    const { main, sub, ids } = await pool(2)
    await main.get(calls.setPoolLimits, { per_day: 0, most_held: 0 })
    expect(await claim(main, ids.slice(0, 1))).toEqual({ claimed: ids.slice(0, 1), gone: [] })
    expect(await listed(main)).toEqual(ids.slice(1))
    expect(await contactsOf(sub)).toEqual([])
    expect((await main.readAll()).get(ids[0]!)).toMatchObject({ belongto: main.user.id })
  })

  test('by an undo of the release: to whom it was, unless it was claimed', async () => {
    const { main, subs } = await signedInCompany(server, 2)
    const [from, sub] = subs as [Device, Device]
    const ids = await contacts(from, named(3))
    const { id } = await release(main, from)
    await claim(sub, ids.slice(0, 1))
    expect(await main.get(calls.undo, { id })).toMatchObject({ state: 'undone', receivers: [{ count: 3, back: 2 }] })
    expect((await contactsOf(from)).toSorted()).toEqual(ids.slice(1).toSorted())
    expect(await listed(main)).toEqual([])
  })
})

describe('the main account', () => {
  test('puts its own contacts into the pool, and takes them back by an undo', async () => {
    const { main, subs } = await signedInCompany(server, 1)
    const ids = await contacts(main, named(2))
    const { id, ...released } = await release(main, main)
    expect(released).toMatchObject({ state: 'done', total: 2 })
    expect(new Set(await listed(subs[0]!))).toEqual(new Set(ids))
    await claim(subs[0]!, ids.slice(0, 1))
    expect(await main.get(calls.undo, { id })).toMatchObject({ receivers: [{ count: 2, back: 1 }] })
    expect(await listed(main)).toEqual([])
    expect((await main.readAll()).get(ids[1]!)).toMatchObject({ belongto: main.user.id })
  })

  test('distributes what is in the pool when it says so only; an undo puts it back there', async () => {
    const { main, sub, ids } = await pool(2)
    const [own] = await contacts(main, named(1))
    const asked = { kind: 'distribute', count: 10, to: [sub.user.id] }
    expect(await main.get(calls.preview, { asked })).toMatchObject({ matching: 1, holds: 3 })
    const id = newTestId()
    await main.get(calls.start, { id, asked: { ...asked, pooled: true } })
    await server.background.idle()
    expect((await contactsOf(sub)).toSorted()).toEqual(ids.toSorted())
    expect(await listed(main)).toEqual([])
    await main.get(calls.undo, { id })
    expect((await listed(main)).toSorted()).toEqual(ids.toSorted())
    expect((await main.readAll()).get(own!)).toMatchObject({ belongto: main.user.id })
  })
})
