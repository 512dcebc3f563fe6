import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ContactFields, followUpStatuses } from '#domain/contacts/contact'
import { distributionCalls as calls } from '#domain/distribution/calls'
import { isUnderWay } from '#domain/distribution/distribution'
import { noticeCalls } from '#domain/notifications/calls'
import { subAccountCalls } from '#domain/subAccounts/calls'
import { sweep } from '../../sync/sweep.ts'
import { signedInCompany } from '../../testing/company.ts'
import { Device, Follower, newId } from '../../testing/device.ts'
import { spawnNode } from '../../testing/process.ts'
import { databaseUrlOf, startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Company = { main: Device; subs: Device[] }
const company = (subs: number) => signedInCompany(server, subs)
const idsOf = (devices: readonly Device[]) => devices.map(({ user }) => user.id)
const scopeOf = ({ user }: Device) => `user:${user.id}` as const

/** In the order in which they are made. */
async function contacts(device: Device, rows: readonly ContactFields[]): Promise<string[]> {
  const ids = rows.map(() => newId())
  const from = Date.now() - 3_600_000
  for (const [at, row] of rows.entries())
    await device.does('contact.create', { rows: [{ id: ids[at], ...row }] }, { prev: null, edited_at: from + at })
  return ids
}
const some = (device: Device, count: number) =>
  contacts(
    device,
    Array.from({ length: count }, (_, n) => ({ name: `buyer ${n}` })),
  )

const contactsOf = async (device: Device) => (await device.readContacts()).map(({ id }) => id).toSorted()
const codeOf = (input: unknown, device: Device, call: (typeof calls)[keyof typeof calls] = calls.start) =>
  device.ask(call, input).then(({ body }) => body.error ?? null)

/** Until it is over. */
async function run(main: Device, asked: object, id: string = randomUUID()) {
  await main.get(calls.start, { id, asked })
  return ended(main, id)
}
async function ended(main: Device, id: string) {
  await server.later.idle()
  return main.get(calls.status, { id })
}

const operations = async ({ main }: Company) =>
  (
    await server.database.pool.query<{ action: string; target: string; detail: Record<string, unknown> }>(
      'select action, target, detail from operation where account_id = $1 order by at',
      [main.user.account],
    )
  ).rows.filter(({ action }) => action.startsWith('distribution'))

describe('contacts of the main account', () => {
  test('go to several sub accounts: they leave where they were and arrive, the newest first', async () => {
    const { main, subs } = await company(3)
    const made = await some(main, 8)
    const watching = subs.map((sub) => new Follower(sub, [scopeOf(sub)]))
    for (const one of watching) await one.round()
    const asked = { kind: 'distribute', count: 7, to: idsOf(subs) }
    expect(await main.get(calls.preview, { asked })).toEqual({
      matching: 8,
      going: 7,
      holds: 8,
      receivers: idsOf(subs).map((user, at) => ({ user, gets: [3, 2, 2][at], holds: 0 })),
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
      receivers: idsOf(subs).map((user, at) => ({ user, count: [3, 2, 2][at], back: 0 })),
    })
    for (const one of watching) await one.round()
    const newest = made.toReversed()
    const arrived = watching.map(({ rows }) => new Set(rows.keys()))
    expect(arrived).toEqual([newest.slice(0, 3), newest.slice(3, 5), newest.slice(5, 7)].map((ids) => new Set(ids)))
    const seen = (await main.readContacts()).map(({ id: contact, scope }) => [contact, scope])
    expect(Object.fromEntries(seen)[made[0]!]).toBe(scopeOf(main))
    expect(seen.filter(([, scope]) => scope === scopeOf(main))).toHaveLength(1)

    const { list } = await subs[0]!.get(noticeCalls.query, {})
    expect(list[0]).toMatchObject({ type: 'contacts', content: '您收到了 3 个联系人。' })
    expect(await operations({ main, subs })).toMatchObject([
      { action: 'distribution.distribute', target: id, detail: { contacts: 7, from: main.user.id } },
    ])
  })

  test('go in turns, or in given numbers, the oldest first', async () => {
    const { main, subs } = await company(2)
    const made = await some(main, 7)
    const to = idsOf(subs)
    await run(main, { kind: 'distribute', count: 4, to, share: 'roundRobin', order: 'oldest' })
    expect(await contactsOf(subs[0]!)).toEqual([made[0], made[2]])
    expect(await contactsOf(subs[1]!)).toEqual([made[1], made[3]])
    await run(main, { kind: 'distribute', count: 3, to, share: 'numbers', numbers: [1, 2], order: 'oldest' })
    expect(await contactsOf(subs[0]!)).toEqual([made[0], made[2], made[4]])
    expect(await contactsOf(subs[1]!)).toEqual([made[1], made[3], made[5], made[6]])
  })

  test('are chosen by their ids, and of these by the filter', async () => {
    const { main, subs } = await company(1)
    const [a, b, c] = await contacts(main, [{ name: 'a', country: 'CN' }, { name: 'b' }, { name: 'c', country: 'CN' }])
    const to = idsOf(subs)
    const asked = { kind: 'distribute', count: 10, to, ids: [a, b], filter: { country: ['CN'] } }
    expect(await main.get(calls.preview, { asked })).toMatchObject({ matching: 1, going: 1 })
    expect(await run(main, asked)).toMatchObject({
      state: 'done',
      total: 1,
      named: 2,
      asked: { filter: { country: ['CN'] } },
    })
    expect(await contactsOf(subs[0]!)).toEqual([a])
    expect((await main.readContacts()).find(({ id }) => id === c)?.scope).toBe(scopeOf(main))
  })
})

test('every criterion of a filter counts', async () => {
  const { main, subs } = await company(1)
  const [tag, other, source, category] = [newId(), newId(), newId(), newId()]
  const phones = (...numbers: string[]) =>
    numbers.map((full_number) => ({ full_number, is_wt: 'unvalidated' as const }))
  await contacts(main, [
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
    [{ tag: [other, newId()] }, 1],
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
    const asked = { kind: 'distribute', count: 100, to: idsOf(subs), filter }
    expect([filter, (await main.get(calls.preview, { asked })).matching]).toEqual([filter, matching])
  }
})

describe('contacts of a sub account', () => {
  test('go to others, or back to the main account, with what lives with them', async () => {
    const { main, subs } = await company(2)
    const [from, to] = subs as [Device, Device]
    const [a, b] = await some(from, 2)
    const note = newId()
    const sound = { hash: 'a'.repeat(64), size: 1_000, mime: 'audio/webm', duration_ms: 1_000, remark: '' }
    await from.does('voice_note.create', { id: note, contact_id: a, ...sound }, { prev: null })
    const transfer = { kind: 'transfer', from: from.user.id, to: [to.user.id], count: 5, ids: [a] }
    expect(await run(main, transfer)).toMatchObject({ state: 'done', total: 1 })
    expect(await contactsOf(to)).toEqual([a])
    expect((await to.readAll()).get(note)).toMatchObject({ contact_id: a, scope: scopeOf(to) })
    await run(main, { kind: 'release', from: from.user.id, into: 'main', count: 5 })
    expect(await contactsOf(from)).toEqual([])
    expect((await main.readAll()).get(b!)).toMatchObject({ belongto: main.user.id, scope: scopeOf(main) })
  })

  test('still get what their former owner had noted before', async () => {
    const { main, subs } = await company(2)
    const [from, to] = subs as [Device, Device]
    const [id] = await some(from, 1)
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
    await some(from, 2)
    await main.get(subAccountCalls.setStatus, { type: 'disable', subuserids: [disabled.user.id] })
    await main.get(subAccountCalls.remove, { subuserids: [deleted.user.id] })
    const transfer = { kind: 'transfer', from: from.user.id, to: [main.user.id], count: 1 }
    const refused = (more: object, device = main) =>
      codeOf({ id: randomUUID(), asked: { ...transfer, ...more } }, device)
    expect(await refused({ count: 0 })).toBe('inputInvalid')
    expect(await refused({ to: [from.user.id] })).toBe('sameAccount')
    for (const gone of [disabled.user.id, deleted.user.id, stranger.user.id, randomUUID()])
      expect(await refused({ to: [main.user.id, gone] })).toBe('recipientGone')
    for (const nobody of [deleted.user.id, stranger.user.id, randomUUID()])
      expect(await refused({ from: nobody })).toBe('notFound')
    expect(await refused({ share: 'numbers', numbers: [2] })).toBe('numbersDiffer')
    expect(await refused({}, from)).toBe('forbidden')
    expect(await codeOf({ asked: { ...transfer, to: [disabled.user.id] } }, main, calls.preview)).toBe('recipientGone')
    const { body } = await main.ask(calls.start, { id: randomUUID(), asked: { ...transfer, count: 0 } }, { lang: 'en' })
    expect(body).toMatchObject({ fields: { 'asked.count': 'distributionZero' } })
    expect(body.msg).toBe('Transfer/release count cannot be 0')
    expect(await contactsOf(from)).toHaveLength(2)
    expect(await main.get(calls.query, {})).toEqual({ count: 0, list: [] })
  })

  test('and where nothing matches, it fails with that reason', async () => {
    const { main, subs } = await company(1)
    expect(await run(main, { kind: 'distribute', count: 1, to: idsOf(subs) })).toMatchObject({
      state: 'failed',
      code: 'distributionNothing',
      receivers: [],
    })
  })

  test('of another company is not found', async () => {
    const { main, subs } = await company(1)
    await some(main, 1)
    const id = randomUUID()
    await run(main, { kind: 'distribute', count: 1, to: idsOf(subs) }, id)
    const { main: stranger } = await company(0)
    for (const call of [calls.status, calls.stop, calls.undo, calls.start])
      expect(await codeOf({ id }, stranger, call)).toBe('notFound')
    expect(await stranger.get(calls.query, {})).toEqual({ count: 0, list: [] })
    expect(await main.get(calls.status, { id })).toMatchObject({ state: 'done' })
  })
})

describe('the same id', () => {
  test('moves once, however often and from wherever it is asked for', async () => {
    const { main, subs } = await company(1)
    await some(main, 6)
    const id = randomUUID()
    const asked = { kind: 'distribute', count: 2, to: idsOf(subs) }
    await Promise.all(Array.from({ length: 10 }, () => main.get(calls.start, { id, asked })))
    expect(await ended(main, id)).toMatchObject({ state: 'done', total: 2 })
    expect(await run(main, asked, id)).toMatchObject({ state: 'done', total: 2 })
    expect(await contactsOf(subs[0]!)).toHaveLength(2)
    expect(await operations({ main, subs })).toHaveLength(1)
    expect(await codeOf({ id, asked: { ...asked, count: 3 } }, main)).toBe('exists')
    // Its answer does not depend on what has become of the receiver.
    await main.get(subAccountCalls.setStatus, { type: 'disable', subuserids: idsOf(subs) })
    expect(await main.get(calls.start, { id, asked })).toMatchObject({ state: 'done' })
  })

  test('is tried again where it failed', async () => {
    const { main, subs } = await company(1)
    const id = randomUUID()
    const asked = { kind: 'distribute', count: 2, to: idsOf(subs) }
    expect(await run(main, asked, id)).toMatchObject({ state: 'failed' })
    await some(main, 1)
    await main.get(calls.start, { id })
    expect(await ended(main, id)).toMatchObject({ state: 'done', total: 1, code: null })
  })
})

describe('an undo', () => {
  test('brings back what still belongs to whom it was given, and says how many', async () => {
    const { main, subs } = await company(3)
    const made = await some(main, 6)
    const id = randomUUID()
    await run(main, { kind: 'distribute', count: 6, to: idsOf(subs.slice(0, 2)) }, id)
    const [mine] = await contactsOf(subs[0]!)
    await subs[0]!.does('contact.delete', { ids: [mine] }, { prev: null })
    const [given] = await contactsOf(subs[1]!)
    await main.does('contact.transfer', { ids: [given], to: subs[2]!.user.id }, { prev: null })
    expect((await main.get(calls.status, { id })).undo_until).toBeGreaterThan(Date.now())

    const undone = await main.get(calls.undo, { id })
    expect(undone).toMatchObject({ state: 'undone', undo_until: null })
    expect(undone.receivers.map(({ count, back }) => [count, back])).toEqual([
      [3, 2],
      [3, 2],
    ])
    expect(await contactsOf(subs[0]!)).toEqual([])
    expect(await contactsOf(subs[1]!)).toEqual([])
    expect(await contactsOf(subs[2]!)).toEqual([given])
    const back = (await main.readContacts()).filter(({ scope }) => scope === scopeOf(main)).map(({ id: one }) => one)
    expect(new Set(back)).toEqual(new Set(made.filter((one) => one !== mine && one !== given)))
    const { list } = await subs[1]!.get(noticeCalls.query, {})
    expect(list.map(({ content }) => content)).toContain('分配给您的 2 个联系人已被收回。')

    expect(await main.get(calls.undo, { id })).toEqual(undone)
    expect((await operations({ main, subs })).map(({ action }) => action)).toEqual([
      'distribution.distribute',
      'distribution.undo',
    ])
  })

  test('is possible for a day', async () => {
    const { main, subs } = await company(1)
    await some(main, 1)
    const id = randomUUID()
    await run(main, { kind: 'distribute', count: 1, to: idsOf(subs) }, id)
    const age = (interval: string) =>
      server.database.pool.query(`update distribution set ended_at = ended_at - $2::interval where id = $1`, [
        id,
        interval,
      ])
    await age('24 hours')
    expect(await main.get(calls.status, { id })).toMatchObject({ state: 'done', undo_until: null })
    expect(await codeOf({ id }, main, calls.undo)).toBe('undoOver')
    expect(await contactsOf(subs[0]!)).toHaveLength(1)
    await age('-1 minute')
    expect(await main.get(calls.undo, { id })).toMatchObject({ state: 'undone' })
    expect(await contactsOf(subs[0]!)).toEqual([])
  })

  test('is kept possible for no longer than that', async () => {
    const { main, subs } = await company(1)
    await some(main, 1)
    const id = randomUUID()
    await run(main, { kind: 'distribute', count: 1, to: idsOf(subs) }, id)
    const kept = async () => {
      const sql = 'select count, cardinality(contacts) as contacts from distribution_share where distribution_id = $1'
      return (await server.database.pool.query(sql, [id])).rows
    }
    const hours = (count: number) => Date.now() + count * 3_600_000
    await sweep(server.database, hours(23))
    expect(await kept()).toEqual([{ count: 1, contacts: 1 }])
    await sweep(server.database, hours(25))
    expect(await kept()).toEqual([{ count: 1, contacts: 0 }])
  })

  test('does not give contacts to somebody who is out', async () => {
    const { main, subs } = await company(2)
    const [from, to] = subs as [Device, Device]
    await some(from, 1)
    const id = randomUUID()
    await run(main, { kind: 'transfer', from: from.user.id, to: [to.user.id], count: 1 }, id)
    await main.get(subAccountCalls.setStatus, { type: 'disable', subuserids: [from.user.id] })
    expect(await codeOf({ id }, main, calls.undo)).toBe('recipientGone')
    expect(await contactsOf(to)).toHaveLength(1)
  })
})

describe('while it is under way', () => {
  /** All writers of the company wait, this one among them; until `go`. */
  async function hold({ user: { account } }: Device) {
    const connection = await server.database.pool.connect()
    await connection.query('begin')
    await connection.query('select from sync_account where account_id = $1 for update', [account])
    const waiters = async () => {
      const { rows } = await server.database.pool.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and query like '%sync_account%'`,
      )
      return rows.map(({ pid }) => pid)
    }
    return {
      /** until somebody waits for the counter; gives its process */
      reached: () =>
        vi.waitFor(async () => {
          const [pid] = await waiters()
          if (!pid) throw new Error('nobody waits for the counter')
          return pid
        }, 20_000),
      go: async () => {
        await connection.query('commit')
        connection.release()
      },
    }
  }

  test('a stop leaves nothing of it, and comes too late afterwards', async () => {
    const { main, subs } = await company(1)
    await some(main, 3)
    const asked = { kind: 'distribute', count: 3, to: idsOf(subs) }
    const [id, counter] = [randomUUID(), await hold(main)]
    expect(isUnderWay((await main.get(calls.start, { id, asked })).state)).toBe(true)
    await counter.reached()
    expect(await main.get(calls.status, { id })).toMatchObject({ state: 'running' })
    expect(await main.get(calls.stop, { id })).toMatchObject({ state: 'stopped', receivers: [] })
    await counter.go()
    expect(await ended(main, id)).toMatchObject({ state: 'stopped', receivers: [] })
    expect(await contactsOf(subs[0]!)).toEqual([])
    expect((await subs[0]!.get(noticeCalls.query, {})).list).toEqual([])
    expect(await run(main, asked, id)).toMatchObject({ state: 'stopped' })
    expect((await operations({ main, subs })).map(({ action }) => action)).toEqual(['distribution.stop'])

    const done = await run(main, asked)
    expect(await main.get(calls.stop, { id: done.id })).toEqual(done)
    expect(await contactsOf(subs[0]!)).toHaveLength(3)
  })

  test('it tells how far it is, and can be stopped in the middle', async () => {
    const { main, subs } = await company(1)
    const many = 6_000
    const { rows } = await server.database.pool.query<{ id: string; created_at: number }>(
      `insert into contact select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'created_at', n))).*
       from contact c, generate_series(1, $2::int) n where c.id = $1 returning id, created_at`,
      [(await some(main, 1))[0], many],
    )
    const oldest = rows.find(({ created_at }) => created_at === 1)
    // A tombstone that another transaction is about to leave where this one needs it.
    const other = await server.database.pool.connect()
    await other.query('begin')
    await other.query(
      `insert into sync_tomb (account_id, scope, entity, id, seq, reason) values ($1, $2, 'contact', $3, 1, 'moved')`,
      [main.user.account, scopeOf(main), oldest!.id],
    )
    const id = randomUUID()
    await main.get(calls.start, { id, asked: { kind: 'distribute', count: many + 1, to: idsOf(subs) } })
    const status = () => main.get(calls.status, { id })
    await vi.waitFor(
      async () => expect(await status()).toMatchObject({ state: 'running', total: many + 1, done: 5_000 }),
      20_000,
    )
    expect(await subs[0]!.readContacts()).toEqual([])
    await main.get(calls.stop, { id })
    await other.query('rollback')
    other.release()
    expect(await ended(main, id)).toMatchObject({ state: 'stopped', receivers: [] })
    expect(await subs[0]!.readContacts()).toEqual([])
  })

  test('another one of the company waits for its turn, and a fourth is refused', async () => {
    const { main, subs } = await company(1)
    await some(main, 6)
    const asked = { kind: 'distribute', count: 2, to: idsOf(subs) }
    const counter = await hold(main)
    const ids = Array.from({ length: 3 }, () => randomUUID() as string)
    await main.get(calls.start, { id: ids[0], asked })
    await counter.reached()
    for (const id of ids.slice(1)) await main.get(calls.start, { id, asked })
    expect(await main.get(calls.status, { id: ids[1] })).toMatchObject({ state: 'waiting' })
    expect(await codeOf({ id: randomUUID(), asked }, main)).toBe('distributionsWaiting')
    expect(await main.get(calls.stop, { id: ids[2] })).toMatchObject({ state: 'stopped' })
    await counter.go()
    await server.later.idle()
    const { list } = await main.get(calls.query, { state: 'done' })
    expect(list.map(({ id, total }) => [id, total])).toEqual([
      [ids[1], 2],
      [ids[0], 2],
    ])
    expect(await contactsOf(subs[0]!)).toHaveLength(4)
  })

  test('a broken connection to the database leaves nothing, and the same id does it after all', async () => {
    const { main, subs } = await company(1)
    await some(main, 2)
    const asked = { kind: 'distribute', count: 2, to: idsOf(subs) }
    const [id, counter] = [randomUUID(), await hold(main)]
    await main.get(calls.start, { id, asked })
    await server.database.pool.query('select pg_terminate_backend($1)', [await counter.reached()])
    await counter.go()
    expect(await ended(main, id)).toMatchObject({ state: 'failed', code: 'operationFailed', receivers: [] })
    expect(await contactsOf(subs[0]!)).toEqual([])
    expect(await run(main, asked, id)).toMatchObject({ state: 'done', total: 2 })
    expect(await contactsOf(subs[0]!)).toHaveLength(2)
  })

  test('a server that is killed in the middle leaves nothing, and another one does it with the same id', async () => {
    const { main, subs } = await company(1)
    await some(main, 2)
    const second = spawnNode(['server/main.ts'], server.settings.data, { DATABASE_URL: databaseUrlOf(server) })
    const [, url] = await second.prints(/^Fairlead runs at (\S+)$/m)
    const there = Object.assign(new Device(url!), { cookie: main.cookie, token: main.token })
    const asked = { kind: 'distribute', count: 2, to: idsOf(subs) }
    const [id, counter] = [randomUUID(), await hold(main)]
    await there.get(calls.start, { id, asked })
    await counter.reached()
    expect(await main.get(calls.status, { id })).toMatchObject({ state: 'running' })
    await second.end('SIGKILL')
    await counter.go()
    const state = async () => (await main.get(calls.status, { id })).state
    await vi.waitFor(async () => expect(await state()).toBe('failed'), 20_000)
    expect(await contactsOf(subs[0]!)).toEqual([])
    expect(await run(main, asked, id)).toMatchObject({ state: 'done', total: 2 })
    expect(await contactsOf(subs[0]!)).toHaveLength(2)
  })
})

test('the history has pages, newest first, and filters', async () => {
  const { main, subs } = await company(2)
  const [a, b] = subs as [Device, Device]
  await some(main, 4)
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
  expect(await codeOf({}, a, calls.query)).toBe('forbidden')
})
