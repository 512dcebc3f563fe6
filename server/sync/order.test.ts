import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem } from '../db/scope.ts'
import { signedInCompany } from '../testing/company.ts'
import { type Device, Follower, newTestId } from '../testing/device.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

const writers = 8
const pushes = 25

let server: TestServer
let devices: Device[]
let poller: Device

beforeAll(async () => {
  server = await startTestServer()
  const { main, subs } = await signedInCompany(server, writers)
  devices = subs
  poller = main
})
afterAll(() => server.stop())

test('a device that polls while eight write misses nothing, and a slow writer in between changes nothing of that', async () => {
  const from = await new Follower(poller, ['acct']).round()
  const follower = new Follower(poller, ['acct'], from)
  const made: string[] = []
  const writing = devices.map(async (device) => {
    for (let n = 0; n < pushes; n++) {
      const ids = [newTestId(), newTestId()]
      made.push(...ids)
      await device.push(...ids.map((id) => device.makes('tag.create', { id, name: id })))
    }
  })
  const all = Promise.all([...writing, slowWriter(made)])
  await during(all, () => follower.round(7))
  const head = await follower.round()
  expect([...follower.rows.keys()].sort()).toEqual(made.sort())
  expect(head).toBe(from + writers * pushes + 5)
})

/** Takes its number as everybody does and then takes its time. */
async function slowWriter(made: string[]): Promise<void> {
  const { account } = poller.user
  for (let n = 0; n < 5; n++)
    await asSystem(server.database, async (connection) => {
      const id = newTestId()
      const { rows } = await connection.query<{ seq: number }>(
        'update sync_account set seq = seq + 1 where account_id = $1 returning seq',
        [account],
      )
      await connection.query(
        `insert into tag (account_id, id, scope, rev, name, created_at, updated_at) values ($1, $2, 'acct', $3, 'slow', 1, 1)`,
        [account, id, rows[0]!.seq],
      )
      await sleep(60)
      made.push(id)
    })
}

test('the same race with a sequence for a cursor does miss rows: the counter is what holds', async () => {
  const { pool } = server.database
  await pool.query('create table control (id bigserial primary key)')
  const round = async () => {
    const seen = new Set<number>()
    let cursor = 0
    const poll = async () => {
      const { rows } = await pool.query<{ id: number }>('select id from control where id > $1 order by id', [cursor])
      for (const { id } of rows) seen.add(id)
      cursor = rows.at(-1)?.id ?? cursor
    }
    await during(Promise.all(Array.from({ length: writers }, () => write())), poll)
    await poll()
    const { rows } = await pool.query<{ id: number }>('select id from control')
    return rows.filter(({ id }) => !seen.has(id)).length
  }
  const write = async () => {
    for (let n = 0; n < pushes; n++)
      await asSystem(server.database, async (connection) => {
        await connection.query('insert into control default values')
        await connection.query('select pg_sleep(random() * 0.005)')
      })
  }
  let missed = 0
  for (let n = 0; n < 10 && !missed; n++) {
    await pool.query('truncate control')
    missed = await round()
  }
  expect(missed).toBeGreaterThan(0)
})

/** Does something over and over until something else has ended. */
async function during(end: Promise<unknown>, work: () => Promise<unknown>): Promise<void> {
  const ended = new AbortController()
  const waiting = end.finally(() => ended.abort())
  while (!ended.signal.aborted) await work()
  await waiting
}
