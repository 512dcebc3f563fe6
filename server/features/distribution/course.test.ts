import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { distributionCalls as calls } from '#domain/distribution/calls'
import { isUnderWay } from '#domain/distribution/distribution'
import { noticeCalls } from '#domain/notifications/calls'
import { subAccountCalls } from '#domain/subAccounts/calls'
import { sweep } from '../../sync/sweep.ts'
import { signedInCompany } from '../../testing/company.ts'
import { Device } from '../../testing/device.ts'
import {
  contactIds,
  contactScope,
  contactsOf,
  distribute,
  distributionsOf,
  ended,
  refusalCode,
  someContacts,
} from '../../testing/distribution.ts'
import { spawnNode } from '../../testing/process.ts'
import { databaseUrlOf, startTestServer, type TestServer } from '../../testing/server.ts'
import { areas } from '../index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const company = (subs: number) => signedInCompany(server, subs)
const run = (main: Device, asked: object, id?: string) => distribute(server, main, asked, id)

describe('the same id', () => {
  test('moves once, however often and from wherever it is asked for', async () => {
    const { main, subs } = await company(1)
    await someContacts(main, 6)
    const id = randomUUID()
    const asked = { kind: 'distribute', count: 2, to: contactIds(subs) }
    await Promise.all(Array.from({ length: 10 }, () => main.get(calls.start, { id, asked })))
    expect(await ended(server, main, id)).toMatchObject({ state: 'done', total: 2 })
    expect(await run(main, asked, id)).toMatchObject({ state: 'done', total: 2 })
    expect(await contactsOf(subs[0]!)).toHaveLength(2)
    expect(await distributionsOf(server, main)).toHaveLength(1)
    expect(await refusalCode({ id, asked: { ...asked, count: 3 } }, main)).toBe('exists')
    // Its answer does not depend on what has become of the receiver.
    await main.get(subAccountCalls.setStatus, { type: 'disable', subuserids: contactIds(subs) })
    expect(await main.get(calls.start, { id, asked })).toMatchObject({ state: 'done' })
  })

  test('is tried again where it failed', async () => {
    const { main, subs } = await company(1)
    const id = randomUUID()
    const asked = { kind: 'distribute', count: 2, to: contactIds(subs) }
    expect(await run(main, asked, id)).toMatchObject({ state: 'failed' })
    await someContacts(main, 1)
    await main.get(calls.start, { id })
    expect(await ended(server, main, id)).toMatchObject({ state: 'done', total: 1, code: null })
  })
})

describe('an undo', () => {
  test('brings back what still belongs to whom it was given, and says how many', async () => {
    const { main, subs } = await company(3)
    const made = await someContacts(main, 6)
    const id = randomUUID()
    await run(main, { kind: 'distribute', count: 6, to: contactIds(subs.slice(0, 2)) }, id)
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
    const back = (await main.readContacts())
      .filter(({ scope }) => scope === contactScope(main))
      .map(({ id: one }) => one)
    expect(new Set(back)).toEqual(new Set(made.filter((one) => one !== mine && one !== given)))
    const { list } = await subs[1]!.get(noticeCalls.query, {})
    expect(list.map(({ content }) => content)).toContain('分配给您的 2 个联系人已被收回。')

    expect(await main.get(calls.undo, { id })).toEqual(undone)
    expect((await distributionsOf(server, main)).map(({ action }) => action)).toEqual([
      'distribution.distribute',
      'distribution.undo',
    ])
  })

  test('is possible for a day', async () => {
    const { main, subs } = await company(1)
    await someContacts(main, 1)
    const id = randomUUID()
    await run(main, { kind: 'distribute', count: 1, to: contactIds(subs) }, id)
    const age = (interval: string) =>
      server.database.pool.query(`update distribution set ended_at = ended_at - $2::interval where id = $1`, [
        id,
        interval,
      ])
    await age('24 hours')
    expect(await main.get(calls.status, { id })).toMatchObject({ state: 'done', undo_until: null })
    expect(await refusalCode({ id }, main, calls.undo)).toBe('undoOver')
    expect(await contactsOf(subs[0]!)).toHaveLength(1)
    await age('-1 minute')
    expect(await main.get(calls.undo, { id })).toMatchObject({ state: 'undone' })
    expect(await contactsOf(subs[0]!)).toEqual([])
  })

  test('is kept possible for no longer than that', async () => {
    const { main, subs } = await company(1)
    await someContacts(main, 1)
    const id = randomUUID()
    await run(main, { kind: 'distribute', count: 1, to: contactIds(subs) }, id)
    const kept = async () => {
      const sql = 'select count, cardinality(contacts) as contacts from distribution_share where distribution_id = $1'
      return (await server.database.pool.query(sql, [id])).rows
    }
    const hours = (count: number) => Date.now() + count * 3_600_000
    await sweep(server.database, areas, hours(23))
    expect(await kept()).toEqual([{ count: 1, contacts: 1 }])
    await sweep(server.database, areas, hours(25))
    expect(await kept()).toEqual([{ count: 1, contacts: 0 }])
  })

  test('does not give contacts to somebody who is out', async () => {
    const { main, subs } = await company(2)
    const [from, to] = subs as [Device, Device]
    await someContacts(from, 1)
    const id = randomUUID()
    await run(main, { kind: 'transfer', from: from.user.id, to: [to.user.id], count: 1 }, id)
    await main.get(subAccountCalls.setStatus, { type: 'disable', subuserids: [from.user.id] })
    expect(await refusalCode({ id }, main, calls.undo)).toBe('recipientGone')
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
    await someContacts(main, 3)
    const asked = { kind: 'distribute', count: 3, to: contactIds(subs) }
    const [id, counter] = [randomUUID(), await hold(main)]
    expect(isUnderWay((await main.get(calls.start, { id, asked })).state)).toBe(true)
    await counter.reached()
    expect(await main.get(calls.status, { id })).toMatchObject({ state: 'running' })
    expect(await main.get(calls.stop, { id })).toMatchObject({ state: 'stopped', receivers: [] })
    await counter.go()
    expect(await ended(server, main, id)).toMatchObject({ state: 'stopped', receivers: [] })
    expect(await contactsOf(subs[0]!)).toEqual([])
    expect((await subs[0]!.get(noticeCalls.query, {})).list).toEqual([])
    expect(await run(main, asked, id)).toMatchObject({ state: 'stopped' })
    expect((await distributionsOf(server, main)).map(({ action }) => action)).toEqual(['distribution.stop'])

    const done = await run(main, asked)
    expect(await main.get(calls.stop, { id: done.id })).toEqual(done)
    expect(await contactsOf(subs[0]!)).toHaveLength(3)
  })

  const many = 6_000
  /** So many and one more; gives the oldest, which goes last. */
  async function manyContacts(main: Device): Promise<string> {
    const { rows } = await server.database.pool.query<{ id: string; created_at: number }>(
      `insert into contact select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'created_at', n))).*
       from contact c, generate_series(1, $2::int) n where c.id = $1 returning id, created_at`,
      [(await someContacts(main, 1))[0], many],
    )
    return rows.find(({ created_at }) => created_at === 1)!.id
  }
  /** A tombstone that another transaction is about to leave where this one needs it; until it is let go. */
  async function holdUp(owner: Device, contact: string): Promise<() => Promise<void>> {
    const other = await server.database.pool.connect()
    await other.query('begin')
    await other.query(
      `insert into sync_tomb (account_id, scope, entity, id, seq, reason) values ($1, $2, 'contact', $3, 0, 'moved')`,
      [owner.user.account, contactScope(owner), contact],
    )
    return async () => {
      await other.query('rollback')
      other.release()
    }
  }

  test('it tells how far it is, and can be stopped in the middle', async () => {
    const { main, subs } = await company(1)
    const letGo = await holdUp(main, await manyContacts(main))
    const id = randomUUID()
    await main.get(calls.start, { id, asked: { kind: 'distribute', count: many + 1, to: contactIds(subs) } })
    const status = () => main.get(calls.status, { id })
    await vi.waitFor(
      async () => expect(await status()).toMatchObject({ state: 'running', total: many + 1, done: 5_000 }),
      20_000,
    )
    expect(await subs[0]!.readContacts()).toEqual([])
    await main.get(calls.stop, { id })
    await letGo()
    expect(await ended(server, main, id)).toMatchObject({ state: 'stopped', receivers: [] })
    expect(await subs[0]!.readContacts()).toEqual([])
  })

  test('an undo tells how far it is as well; stopped in the middle, nothing has gone back', async () => {
    const { main, subs } = await company(1)
    const oldest = await manyContacts(main)
    const { id, undoing } = await run(main, { kind: 'distribute', count: many + 1, to: contactIds(subs) })
    expect(undoing).toBeNull()
    const letGo = await holdUp(subs[0]!, oldest)
    const answer = main.get(calls.undo, { id })
    await vi.waitFor(
      async () =>
        expect(await main.get(calls.status, { id })).toMatchObject({
          state: 'done',
          undoing: { total: many + 1, done: 5_000 },
        }),
      20_000,
    )
    expect(await main.get(calls.stop, { id })).toMatchObject({ state: 'done', undoing: null })
    await letGo()
    expect(await answer).toMatchObject({ state: 'done', undoing: null })
    expect(await contactsOf(subs[0]!)).toHaveLength(many + 1)
    expect(await main.get(calls.undo, { id })).toMatchObject({ state: 'undone', undoing: null })
    expect(await contactsOf(subs[0]!)).toEqual([])
  })

  test('an undo that a killed server left behind is in nobody’s way', async () => {
    const { main, subs } = await company(1)
    await someContacts(main, 1)
    const { id } = await run(main, { kind: 'distribute', count: 1, to: contactIds(subs) })
    await server.database.pool.query('update distribution set back_total = 1, back_done = 0 where id = $1', [id])
    expect(await main.get(calls.status, { id })).toMatchObject({ state: 'done', undoing: null })
    expect(await main.get(calls.undo, { id })).toMatchObject({ state: 'undone' })
  })

  test('another one of the company waits for its turn, and a fourth is refused', async () => {
    const { main, subs } = await company(1)
    await someContacts(main, 6)
    const asked = { kind: 'distribute', count: 2, to: contactIds(subs) }
    const counter = await hold(main)
    const ids = Array.from({ length: 3 }, () => randomUUID() as string)
    await main.get(calls.start, { id: ids[0], asked })
    await counter.reached()
    for (const id of ids.slice(1)) await main.get(calls.start, { id, asked })
    expect(await main.get(calls.status, { id: ids[1] })).toMatchObject({ state: 'waiting' })
    expect(await refusalCode({ id: randomUUID(), asked }, main)).toBe('distributionsWaiting')
    expect(await main.get(calls.stop, { id: ids[2] })).toMatchObject({ state: 'stopped' })
    await counter.go()
    await server.background.idle()
    const { list } = await main.get(calls.query, { state: 'done' })
    expect(list.map(({ id, total }) => [id, total])).toEqual([
      [ids[1], 2],
      [ids[0], 2],
    ])
    expect(await contactsOf(subs[0]!)).toHaveLength(4)
  })

  test('a broken connection to the database leaves nothing, and the same id does it after all', async () => {
    const { main, subs } = await company(1)
    await someContacts(main, 2)
    const asked = { kind: 'distribute', count: 2, to: contactIds(subs) }
    const [id, counter] = [randomUUID(), await hold(main)]
    await main.get(calls.start, { id, asked })
    await server.database.pool.query('select pg_terminate_backend($1)', [await counter.reached()])
    await counter.go()
    expect(await ended(server, main, id)).toMatchObject({ state: 'failed', code: 'operationFailed', receivers: [] })
    expect(await contactsOf(subs[0]!)).toEqual([])
    expect(await run(main, asked, id)).toMatchObject({ state: 'done', total: 2 })
    expect(await contactsOf(subs[0]!)).toHaveLength(2)
  })

  test('what killed servers left behind is in nobody’s way', async () => {
    const { main, subs } = await company(1)
    await someContacts(main, 1)
    const asked = { kind: 'distribute', count: 1, to: contactIds(subs) }
    await server.database.pool.query(
      `insert into distribution (account_id, id, user_id, from_user, asked, state, waiting_since)
       select $1, gen_random_uuid(), $2, $2, $3, state, clock_timestamp() - interval '1 minute'
       from unnest(array['running', 'waiting', 'running']) state`,
      [main.user.account, main.user.id, JSON.stringify({ ...asked, filter: {}, order: 'newest', share: 'equal' })],
    )
    expect(await run(main, asked)).toMatchObject({ state: 'done' })
    expect((await main.get(calls.query, { state: 'failed' })).count).toBe(3)
  })

  test('a server that is killed in the middle leaves nothing, and another one does it with the same id', async () => {
    const { main, subs } = await company(1)
    await someContacts(main, 2)
    const second = spawnNode(['server/main.ts'], server.settings.data, { DATABASE_URL: databaseUrlOf(server) })
    const [, url] = await second.prints(/^Fairlead runs at (\S+)$/m)
    const there = Object.assign(new Device(url!), { cookie: main.cookie, token: main.token })
    const asked = { kind: 'distribute', count: 2, to: contactIds(subs) }
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
