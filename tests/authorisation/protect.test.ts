import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../../server/db/connect.ts'
import { asSystem, withScope } from '../../server/db/scope.ts'
import { openTestDatabase, type TestDatabase } from '../../server/testing/database.ts'

// How a new table is protected: `select protect('chat', 'scope')` in its migration.

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.stop())

const company = '11111111-1111-7111-8111-111111111111'
const other = '22222222-2222-7222-8222-222222222222'
const [ann, ben, boss] = ['a', 'b', 'c'].map((digit) => `${digit.repeat(8)}-aaaa-7aaa-8aaa-aaaaaaaaaaaa`) as [
  string,
  string,
  string,
]

/** The epoch of the database, which every device is told. */
const open = ['sync_server']

/** Tables whose rows would be open to a request that reads or writes them. */
async function unprotected(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    `select relname as name from pg_class c
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity)
       and has_any_column_privilege('fairlead_app', c.oid, 'select, insert, update')
       and relname <> all($1)
     order by relname`,
    [open],
  )
  return rows.map(({ name }) => name)
}

test('every table that a request can reach is protected', () =>
  asSystem(opened.database, async (connection) => {
    expect(await unprotected(connection)).toEqual([])
  }))

test('a table that was forgotten is noticed', () =>
  asSystem(opened.database, async (connection) => {
    await connection.query('create table forgotten (account_id uuid, scope text)')
    await connection.query('grant select on forgotten to fairlead_app')
    expect(await unprotected(connection)).toEqual(['forgotten'])
    await connection.query(`select protect('forgotten', 'scope')`)
    expect(await unprotected(connection)).toEqual([])
    await connection.query('drop table forgotten')
  }))

const everything = `insert into seen values
  ('${company}', 'acct', null), ('${company}', 'user:${ann}', '${ann}'), ('${company}', 'user:${ben}', '${ben}'),
  ('${company}', 'self:${ann}', '${ann}'), ('${company}', 'self:${boss}', '${boss}'),
  ('${other}', 'acct', null), ('${other}', 'user:${ann}', '${ann}'), ('${other}', 'self:${ann}', '${ann}')`

/** Which rows somebody finds, by their scope, and whether they may add one. */
async function reachOf(kind: string, { user, role }: { user: string; role: 'main' | 'sub' }) {
  await asSystem(opened.database, async (connection) => {
    await connection.query('drop table if exists seen; create table seen (account_id uuid, scope text, user_id uuid)')
    await connection.query('select protect($1, $2)', ['seen', kind])
    await connection.query(everything)
  })
  const actor = { account: company, user, role }
  const ask = (text: string) =>
    withScope(opened.database, actor, (connection) => connection.query<{ scope: string }>(text)).catch(
      (error: { code?: string }) => error.code,
    )
  const found = await ask('select scope from seen order by scope')
  const written = await ask(
    `insert into seen values ('${company}', 'user:${user}', '${user}'), ('${company}', 'self:${user}', '${user}')`,
  )
  const own = kind === 'scope' ? 'user' : 'self'
  const allowed = await ask(`insert into seen values ('${company}', '${own}:${user}', '${user}')`)
  return {
    reads: typeof found === 'object' ? found.rows.map(({ scope }) => scope) : found,
    writes: typeof allowed === 'object',
    writesMore: typeof written === 'object',
  }
}

test('a table of scopes shows the company its rows, and those of a user to that user and the main account', async () => {
  expect(await reachOf('scope', { user: ann, role: 'sub' })).toEqual({
    reads: ['acct', `user:${ann}`],
    writes: true,
    writesMore: false,
  })
  const { reads } = await reachOf('scope', { user: boss, role: 'main' })
  expect(reads).toHaveLength(5)
})

test('what is one user’s alone is not even the main account’s', async () => {
  const own = { writes: true, writesMore: false }
  expect(await reachOf('self', { user: ann, role: 'sub' })).toEqual({ reads: [`self:${ann}`], ...own })
  expect(await reachOf('self', { user: boss, role: 'main' })).toEqual({ reads: [`self:${boss}`], ...own })
})

const readOnly = { writes: false, writesMore: false }

test('rows that the server writes about a user are read by that user and the main account', async () => {
  expect(await reachOf('user', { user: ben, role: 'sub' })).toEqual({ reads: [`user:${ben}`], ...readOnly })
  expect((await reachOf('user', { user: boss, role: 'main' })).reads).toHaveLength(5)
})

test('what is the main account’s or the server’s is nobody else’s', async () => {
  const denied = '42501'
  expect(await reachOf('main', { user: ann, role: 'sub' })).toEqual({ reads: [], ...readOnly })
  expect((await reachOf('main', { user: boss, role: 'main' })).reads).toHaveLength(5)
  expect(await reachOf('server', { user: boss, role: 'main' })).toEqual({ reads: denied, ...readOnly })
})

test('a kind that nobody knows protects nothing in silence', async () => {
  await expect(reachOf('everybody', { user: ann, role: 'sub' })).rejects.toThrow('no table is protected as "everybody"')
})
