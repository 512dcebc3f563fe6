import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loggedChanges } from '#domain/operationLog/groups'
import type { LogCursor } from '#domain/operationLog/log'
import { type SentMutation, schemaNumber } from '#domain/sync/protocol'
import { type Database, openDatabase } from '../../server/db/connect.ts'
import { migrate } from '../../server/db/migrate.ts'
import { asSystem, withScope } from '../../server/db/scope.ts'
import { areas } from '../../server/features/index.ts'
import { queryLog } from '../../server/features/operationLog/query.ts'
import { noLog } from '../../server/log.ts'
import { openSecrets } from '../../server/secrets.ts'
import { push } from '../../server/sync/push.ts'
import { type Company, contactId, contactName, makeCompany, perSeq } from './company.ts'
import { type Figure, median } from './table.ts'

const [contacts, changes, acts] = [100_000, 1_000_000, 100_000]
const subs = 10
const rounds = Number(process.env.BENCH_ROUNDS ?? 15)
const pageMs = 200
// Every contact of the company is looked at.
const searchMs = 1_000
const importRows = 4_000
// What is kept of a new row, against all that making it takes.
const share = 0.1

/** The log of a company with a million changes, and what keeping the past of rows adds to an import. */
export async function benchLog(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-bench-'))
  const database = await openDatabase({ data, databaseUrl: null }, noLog)
  try {
    await migrate(database)
    const company = await makeCompany(database, { rows: contacts, subs })
    await fill(database, company)
    const figures: Figure[] = []
    const { main } = company
    const user = company.subs[3]!.user
    const middle = { at: (1_700_000_000 + changes / 2) * 1_000_000, nth: 0, id: randomUUID() } satisfies LogCursor
    const questions = {
      'newest page': {},
      'page of one user': { user },
      'page of a kind that is rare': { group: 'labels' },
      'page of one user and a rare kind': { user, group: 'labels' },
      'page in the middle': { before: middle },
      'page of one contact by its name': { text: contactName(contacts / 2) },
    } as const
    for (const [name, asked] of Object.entries(questions)) {
      const took: number[] = []
      for (let round = -2; round < rounds; round++) {
        const from = performance.now()
        const { list } = await withScope(
          database,
          main,
          (connection) => queryLog(connection, main, { limit: 50, ...asked }),
          { snapshot: true },
        )
        if (round >= 0) took.push(performance.now() - from)
        if (!list.length) throw new Error(`nothing was found for: ${name}`)
      }
      const against = { name: 'the limit', value: 'text' in asked ? searchMs : pageMs, atMost: 1 }
      figures.push({
        name: `${name}, ${changes.toLocaleString('en-US')} changes`,
        value: median(took),
        unit: 'ms',
        against,
      })
    }
    return [...figures, await importing(database, data, company)]
  } finally {
    await database.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** One change a second; of a hundred, one is of labels, and one contact was changed by each. */
async function fill(database: Database, { main, subs, replica }: Company): Promise<void> {
  const frequent = loggedChanges.filter((name) => /^contact\.(patch|create|fill|tag)/.test(name))
  await asSystem(database, async (connection) => {
    await connection.query('set local statement_timeout = 0')
    await connection.query(
      `insert into sync_mutation (account_id, uid, user_id, replica_id, mid, name, version, args, entity, ids, status, seq,
         base_rev, edited_at, device, at)
       select $1, gen_random_uuid(), ($2::uuid[])[(n + n / 100) % array_length($2::uuid[], 1) + 1], $3, n,
         case when n % 100 = 0 then 'tag.create' else ($4::text[])[n % array_length($4::text[], 1) + 1] end, 1,
         json_build_object('fields', json_build_object('remark', repeat('x', 200))), 'contact',
         array[('019aa000-0000-7000-8000-' || lpad(to_hex(n % $6 + 1), 12, '0'))::uuid], 'applied', n, 0, n, 'web',
         to_timestamp(1700000000 + n)
       from generate_series(1, $5::int) n`,
      [main.account, subs.map(({ user }) => user), replica, frequent, changes, contacts],
    )
    await connection.query(
      `insert into row_change (account_id, id, entity, seq, uid, user_id, edited_at, at, kind, before)
       select account_id, ids[1], 'contact', seq, uid, user_id, edited_at, at, 'changed', '{"remark":""}'
       from sync_mutation order by at`,
    )
    await connection.query(
      `insert into operation (account_id, id, user_id, action, at)
       select $1, gen_random_uuid(), $2, 'signIn.in', to_timestamp(1700000000 + n * 10) from generate_series(1, $3::int) n`,
      [main.account, main.user, acts],
    )
  })
  for (const table of ['sync_mutation', 'row_change', 'operation']) await database.pool.query(`vacuum analyze ${table}`)
}

/** An import as devices send it, and the one statement of it that keeps the past. */
async function importing(database: Database, data: string, company: Company): Promise<Figure> {
  const secrets = await openSecrets(database, areas, { data, watermark: null, keys: [] })
  const { main, epoch, replica } = company
  const whole: number[] = []
  const keeping: number[] = []
  let [prev, mid, next] = [null as string | null, 0, contacts]
  for (let round = -1; round < rounds; round++) {
    const mutations = Array.from({ length: importRows / perSeq }, (): SentMutation => {
      const rows = Array.from({ length: perSeq }, () => ({
        id: contactId(++next),
        name: contactName(next),
        company: '远洋',
      }))
      const uid = randomUUID()
      const sent = {
        uid,
        prev,
        mid: ++mid,
        name: 'contact.create',
        version: 1,
        args: { rows },
        base_rev: 0,
        edited_at: 1,
      }
      prev = uid
      return sent
    })
    const from = performance.now()
    const { results } = await push(
      { database, secrets, areas },
      main,
      { replica, schema: schemaNumber, epoch, mutations },
      '',
    )
    const took = performance.now() - from
    if (results.some(({ status }) => status !== 'applied')) throw new Error('not imported')
    const again = await keepAgain(database, mutations)
    if (round < 0) continue
    whole.push(took)
    keeping.push(again)
  }
  const against = { name: 'all of the push', value: median(whole), atMost: share }
  return {
    name: `keeping the past of ${importRows.toLocaleString('en-US')} new contacts`,
    value: median(keeping),
    unit: 'ms',
    against,
  }
}

/** The same rows in a transaction of their own, which is thrown away. */
async function keepAgain(database: Database, mutations: readonly SentMutation[]): Promise<number> {
  const connection = await database.pool.connect()
  try {
    await connection.query('begin')
    const from = performance.now()
    await connection.query(
      `insert into row_change (account_id, user_id, seq, id, entity, uid, edited_at, kind, before)
       select account_id, user_id, seq, id, entity, uid, edited_at, kind, before from row_change where uid = any($1::uuid[])`,
      [mutations.map(({ uid }) => uid)],
    )
    return performance.now() - from
  } finally {
    await connection.query('rollback')
    connection.release()
  }
}
