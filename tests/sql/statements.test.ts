import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../server/testing/database.ts'
import { differencesOf } from './compare.ts'
import { describeStatement } from './describe.ts'
import { openProgram, type Program } from './program.ts'
import { checkStatements, type StatementReport } from './statements.ts'
import { unread } from './unread.ts'

// `query<Row>` is a claim that the compiler believes: here PostgreSQL says what each statement answers with.

let opened: TestDatabase
let client: pg.PoolClient
let program: Program
let report: StatementReport
beforeAll(async () => {
  opened = await openTestDatabase()
  client = await opened.database.pool.connect()
  program = openProgram()
  report = await checkStatements(program, client)
}, 600_000)
afterAll(async () => {
  program.close()
  client.release()
  await opened.stop()
})

test('every statement is one of this schema and answers with what its row type says', () => {
  expect(report.checked).toBeGreaterThan(600)
  expect(report.differences).toEqual([])
})

test('no statement but those that are listed is unknown before the server runs, and the list only shrinks', () => {
  expect(report.unread).toEqual(unread)
})

const differences = async (text: string, claims: Record<string, string[]>) =>
  differencesOf(
    {
      isOpen: false,
      claims: Object.entries(claims).map(([name, kinds]) => ({
        name,
        kinds,
        optional: false,
        written: kinds.join(' | '),
      })),
    },
    await describeStatement(client, text),
  )

test('a row type is told what it has wrong: names, types, and what can be null', async () => {
  expect(await differences('select id, seq as number from sync_account, app_user', { id: ['string'] })).toEqual([
    'number is read and not in the type',
  ])
  expect(await differences('select username from app_user', { name: ['string'] })).toEqual([
    'username is read and not in the type',
    'name does not come',
  ])
  expect(
    await differences('select array_agg(seq) as all from sync_account group by account_id', { all: ['number[]'] }),
  ).toEqual(['all is bigint[], which comes as string[], not as number[]'])
  expect(await differences('select parent_id from app_user', { parent_id: ['string'] })).toEqual([
    'parent_id can be null, not only string',
  ])
  expect(
    await differences('select parent_id from app_user where parent_id is not null', { parent_id: ['string'] }),
  ).toEqual([])
  expect(
    await differences('select p.username from app_user u left join app_user p on p.id = u.parent_id', {
      username: ['string'],
    }),
  ).toEqual(['username can be null, not only string'])
  expect(await differences('select max(seq) as seq from sync_account', { seq: ['number'] })).toEqual([
    'seq can be null, not only number',
  ])
  expect(await differences('select id from app_user', { id: ['string', 'null'] })).toEqual([
    'id is never null, so not string | null',
  ])
})

test('a statement that does not fit the schema says so', async () => {
  await expect(describeStatement(client, 'select nothing_like_it from app_user')).rejects.toThrow(
    'column "nothing_like_it" does not exist',
  )
})
