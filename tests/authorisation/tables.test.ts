import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../../server/db/connect.ts'
import { actorOf } from '../../server/testing/company.ts'
import { homesOfUsers, tables, victimsWhere } from './tables.ts'
import { changedVictims, watchRows } from './victims.ts'
import { isSeenBy, makeWorld, type PrincipalName, principalNames, type World } from './world.ts'

// Raw SQL as a request's role, told who asks: what is left when every query above it is wrong.

let world: World
beforeAll(async () => {
  world = await makeWorld()
  await world.server.database.pool.query('insert into shop_picture values ($1, $2)', [
    world.boss.user.account,
    'f'.repeat(64),
  ])
})
afterAll(() => world.server.stop())

/** Whoever is not signed in is nobody to the database; a disabled sub account is kept out before it, and a sub there. */
function actorAs(who: PrincipalName): Actor | null {
  return who === 'anonymous' ? null : actorOf(world.attackers[who])
}
const seesShared = (who: PrincipalName) => who === 'disabled sub' || isSeenBy(who, 'account')

/** In a transaction that is undone: what the role may, and null where it may not at all. */
async function tryAs<T>(actor: Actor | null, work: (connection: Connection) => Promise<T>): Promise<T | null> {
  const connection = await world.server.database.pool.connect()
  try {
    await connection.query('begin')
    await connection.query(
      `select set_config('role', 'fairlead_app', true), set_config('app.account', $1, true),
              set_config('app.user', $2, true), set_config('app.role', $3, true)`,
      actor ? [actor.account, actor.user, actor.role] : ['', '', ''],
    )
    return await work(connection)
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error
    return null
  } finally {
    await connection.query('rollback')
    connection.release()
  }
}

type Columns = { name: string; update: boolean }
async function readable(table: string): Promise<Columns[]> {
  const { rows } = await world.server.database.pool.query<Columns>(
    `select attname as name, has_column_privilege('fairlead_app', attrelid, attnum, 'update') as update
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and has_column_privilege('fairlead_app', attrelid, attnum, 'select')`,
    [`"${table}"`],
  )
  return rows
}

/** Rows of ann, of the main account, or of their company, that this one has no right to. */
async function victimsOf(table: string, who: PrincipalName): Promise<Record<string, unknown>[]> {
  const where = victimsWhere(table)
  const { ann, boss, server } = world
  const users = [ann.user.id, boss.user.id]
  const { rows } = await server.database.pool.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from "${table}" t where ${where}
       and $1::uuid is not null and $2::uuid[] is not null and $3::text[] is not null`,
    [boss.user.account, users, homesOfUsers(users)],
  )
  const isOwn = (row: Record<string, unknown>) =>
    seesShared(who) && (row.scope === 'acct' || (tables[table] === 'account' && table === 'account'))
  return rows.map(({ row }) => row).filter((row) => !isOwn(row))
}

const sameKey = (a: Record<string, unknown>, b: Record<string, unknown>) =>
  ['id', 'sha256', 'uid', 'kind', 'replica_id', 'product_id', 'contact_id', 'distribution_id'].some(
    (key) => key in a && a[key] === b[key],
  ) && ['account_id', 'user_id', 'scope'].every((key) => !(key in a && key in b) || a[key] === b[key])

const owned = Object.keys(tables).filter((table) => tables[table] !== 'server')

describe.each(principalNames)('%s', (who) => {
  test.each(owned)('%s: reads, changes and deletes none of its rows that are another’s', async (table) => {
    const columns = await readable(table)
    const victims = await victimsOf(table, who)
    const names = columns.map(({ name }) => `"${name}"`).join(', ')
    const found = async (sql: string) =>
      (await tryAs(actorAs(who), async (connection) => (await connection.query<Record<string, unknown>>(sql)).rows)) ??
      []
    const isVictims = (row: Record<string, unknown>) => victims.some((victim) => sameKey(row, victim))
    if (columns.length) expect((await found(`select ${names} from "${table}"`)).filter(isVictims)).toEqual([])
    const changeable = columns.find(({ update }) => update)?.name ?? columns[0]?.name ?? 'account_id'
    const returning = names || '1'
    expect(
      (await found(`update "${table}" set "${changeable}" = "${changeable}" returning ${returning}`)).filter(isVictims),
    ).toEqual([])
    expect((await found(`delete from "${table}" returning ${returning}`)).filter(isVictims)).toEqual([])
  })

  test.each(owned)('%s: puts no row among those of another', async (table) => {
    for (const victim of await victimsOf(table, who)) {
      const fresh = { ...victim }
      for (const key of ['id', 'uid', 'replica_id']) if (key in fresh) fresh[key] = randomUUID()
      const put = tryAs(actorAs(who), (connection) =>
        connection.query(`insert into "${table}" select * from jsonb_populate_record(null::"${table}", $1::jsonb)`, [
          JSON.stringify(fresh),
        ]),
      )
      expect(await put).toBeNull()
    }
  })

  test('reads nothing of the server’s own', async () => {
    const server = Object.keys(tables).filter((table) => tables[table] === 'server')
    /** each with the companies whose rows are read */
    const open: string[][] = []
    for (const table of server) {
      const rows = await tryAs(
        actorAs(who),
        async (connection) => (await connection.query<{ account_id?: string }>(`select * from "${table}"`)).rows,
      )
      if (rows) open.push([table, ...new Set(rows.flatMap(({ account_id }) => account_id ?? []))])
    }
    const actor = actorAs(who)
    const own = actor ? [actor.account] : []
    // Who asks for a file asks who names it: these two may be read, by the main account of their own company.
    const named = [['bot_file'], ['shop_picture']]
    // The identity of this database's history, which every answer says, and of one's own company the counter and its marks.
    expect(open).toEqual([...named, ['sync_account', ...own], ['sync_mark', ...own], ['sync_server']])
  })
})

test('the rows that nobody may reach are there', async () => {
  for (const table of owned) {
    const victims = await victimsOf(table, 'anonymous')
    if (!['blob_upload', 'sync_tomb'].includes(table)) expect([table, victims.length > 0]).toEqual([table, true])
  }
})

test('the attacks notice what changes in any of these tables, and not what is as before', async () => {
  await watchRows(world)
  const { pool } = world.server.database
  const touch = (table: string, change: string) =>
    pool.query(`update "${table}" set ${change} where account_id = $1`, [world.ann.user.account])
  const { rows } = await pool.query<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'watch_change'`,
  )
  expect(rows.map(({ name }) => name.replaceAll('"', '')).sort()).toEqual(owned.toSorted())
  await touch('contact', 'name = name')
  expect(await changedVictims(world)).toEqual({ gone: [], come: [] })
  await touch('contact', `name = 'changed'`)
  const { gone, come } = await changedVictims(world)
  expect(come.every((row) => row.startsWith('contact ') && row.includes('"changed"'))).toBe(true)
  expect([come.length > 0, gone.length]).toEqual([true, come.length])
})
