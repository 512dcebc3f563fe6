import { expect, test } from 'vitest'
import { inOneCompany } from '../testing/company.ts'
import type { Connection, Database } from './connect.ts'
import { connectionsFor, connectionsPerUser } from './fairPool.ts'
import { asParty, type Lane } from './party.ts'
import { asSystem } from './scope.ts'

let database: Database
inOneCompany(0, ({ server }) => {
  database = server.database
})

/** As many transactions as there may be at once, each for a company of its own. */
function everyConnection(work: (connection: Connection) => Promise<unknown>): Promise<unknown>[] {
  const { request, session, anyone, background } = connectionsFor
  const lanes: [Lane, number][] = [
    ['request', request],
    ['session', session],
    ['anyone', anyone],
    ['background', background],
  ]
  return lanes.flatMap(([lane, many]) =>
    Array.from({ length: many }, (_, n) =>
      asParty(lane, { company: `${n}`, user: `${n}` }, () => asSystem(database, work)),
    ),
  )
}

test('where everybody has a connection and needs a second one for a moment, nobody waits for ever', async () => {
  const { spare: _, ...lanes } = connectionsFor
  let waiting = Object.values(lanes).reduce((all, many) => all + many, 0)
  let open = () => {}
  const allThere = new Promise<void>((resolve) => (open = resolve))
  const done = await Promise.all(
    everyConnection(async () => {
      if (--waiting === 0) open()
      await allThere
      await database.pool.query('select pg_sleep(0.01)')
      return 'done'
    }),
  )
  expect(new Set(done)).toEqual(new Set(['done']))
})

test('a connection that is given back twice makes no second turn, and one that could not be had keeps none', async () => {
  const party = { company: 'a', user: 'a' }
  const most = connectionsPerUser
  const held = await asParty('request', party, () =>
    Promise.all(Array.from({ length: most }, () => database.pool.connect())),
  )
  const [first] = held
  const next = asParty('request', party, () => database.pool.connect())
  const last = asParty('request', party, () => database.pool.connect())
  let isThere = false
  void last.then(() => (isThere = true))
  first!.release()
  expect(() => first!.release()).toThrow('already been released')
  const second = await next
  await database.pool.query('select 1')
  expect(isThere).toBe(false)
  second.release()
  for (const connection of held.slice(1)) connection.release()
  ;(await last).release()
})

test('who asks with a callback hears the answer and the error there', async () => {
  const { pool } = database
  const answered = (sql: string) =>
    new Promise((resolve) =>
      pool.query(sql, (error: Error | null, result) => resolve(error ? error.message : result.rows)),
    )
  expect(await answered('select 1 as one')).toEqual([{ one: 1 }])
  expect(await answered('select nothing')).toContain('nothing')
})
