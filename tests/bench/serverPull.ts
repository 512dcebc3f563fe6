import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Actor } from '#domain/shared/mutation'
import { type ScopeRequest, type SentMutation, schemaNumber } from '#domain/sync/protocol'
import { type Database, openDatabase } from '../../server/db/connect.ts'
import { migrate } from '../../server/db/migrate.ts'
import { asSystem } from '../../server/db/scope.ts'
import type { SignedIn } from '../../server/features/auth/sessions.ts'
import { noLog } from '../../server/log.ts'
import { createCompany, createSub } from '../../server/operator.ts'
import { pull } from '../../server/sync/pull.ts'
import { push } from '../../server/sync/push.ts'
import { touchReplica } from '../../server/sync/replicas.ts'
import { verify } from '../../server/sync/verify.ts'
import { type Figure, median } from './table.ts'

const [few, many] = [10_000, 1_000_000]
const subs = 10
const pageRows = 2_000
const perSeq = 250
const rounds = Number(process.env.BENCH_ROUNDS ?? 15)
// What two processes that take turns on two cores do to a median.
const flat = 1.5
const transferMs = 1_000
const verifyMs = 5_000

type Company = { rows: number; main: SignedIn; subs: Actor[]; epoch: string; head: number; replica: string }

/** What the server does for a page, without the network, in a company of ten thousand contacts and in one of a million. */
export async function benchServerPull(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-bench-'))
  const database = await openDatabase({ data, databaseUrl: null }, noLog)
  try {
    await migrate(database)
    const small = await company(database, few)
    const large = await company(database, many)
    const figures: Figure[] = []
    for (const [name, ask] of Object.entries(questions)) {
      const cost = await perRow(database, ask, small, large)
      const against = { name: `with ${few.toLocaleString('en-US')} in the account`, value: cost.small, atMost: flat }
      figures.push({
        name: `${name}, ${many.toLocaleString('en-US')} in the account`,
        value: cost.large,
        unit: 'µs/row',
        against,
      })
    }
    const verified = await verifyAll(database, large)
    figures.push({
      name: `comparing all ${many.toLocaleString('en-US')} rows with a device`,
      value: verified,
      unit: 'ms',
      against: { name: 'the limit', value: verifyMs, atMost: 1 },
    })
    const transferred = await transfers(database, large)
    figures.push({
      name: 'transfer of 10,000 contacts, in one transaction',
      value: transferred,
      unit: 'ms',
      against: { name: 'the limit', value: transferMs, atMost: 1 },
    })
    return figures
  } finally {
    await database.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/* ---------- companies ---------- */

async function company(database: Database, rows: number): Promise<Company> {
  const username = `company-${rows}`
  const password = 'a long password'
  const owner = await createCompany(database, { username, password })
  const people: Actor[] = []
  for (let n = 0; n < subs; n++)
    people.push(await createSub(database, username, { username: `${username}-${n}`, password }))
  await asSystem(database, async (connection) => {
    await connection.query('set local statement_timeout = 0')
    // As an import makes them: ids that rise, a number per 250.
    await connection.query(
      `insert into contact (account_id, id, scope, rev, name, company, position, company_website, address, founded_time,
         country, phones, emails, tag, follow_up_status, remark, belongto, created_at, updated_at, wt_send_count,
         sms_send_count, wt_api_send_count, email_send_count, wtreplycount, ins_fans, ins_follow, fb_fans, fb_follow)
       select $1, ('019aa000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'user:' || owner, (n - 1) / $4 + 1,
         '张伟 ' || n, 'Harbour Trading Co., Ltd. ' || n, 'Purchasing manager', 'https://example.com/' || n,
         n || ' Harbour Road, Ningbo', '2001', 'CN',
         jsonb_build_array(jsonb_build_object('full_number', '86138' || lpad(n::text, 8, '0'), 'is_wt', 'unvalidated')),
         jsonb_build_array(jsonb_build_object('email', 'buyer' || n || '@example.com', 'is_valid', 'toVerify')),
         '[]', 'none', 'Hall 3, stand ' || n, owner, 1700000000000 + n, 1700000000000 + n, 0, 0, 0, 0, 0, 0, 0, 0, 0
       from generate_series(1, $3::int) n, lateral (select ($2::uuid[])[n % array_length($2::uuid[], 1) + 1] as owner) whose`,
      [owner.account, people.map(({ user }) => user), rows, perSeq],
    )
    await connection.query('update sync_account set seq = $2 where account_id = $1', [
      owner.account,
      Math.ceil(rows / perSeq),
    ])
  })
  await database.pool.query('vacuum analyze contact')
  const { rows: servers } = await database.pool.query<{ epoch: string }>('select epoch::text from sync_server')
  const main = { ...owner, device: 'bench' } as SignedIn
  const replica = randomUUID()
  await asSystem(database, (connection) => touchReplica(connection, main, { replica, schema: schemaNumber }))
  return { rows, main, subs: people, epoch: servers[0]!.epoch, head: Math.ceil(rows / perSeq), replica }
}

const scopesOf = ({ main, subs }: Company) => ['acct', 'main', ...[main, ...subs].map(({ user }) => `user:${user}`)]
const idOf = (n: number) => `019aa000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`

/* ---------- questions ---------- */

/** Rows that the answer has, and what is asked for them. */
type Ask = (company: Company) => { rows: number; scopes: ScopeRequest[] }

const questions: Record<string, Ask> = {
  'page of a first sync': (company) => ({
    rows: Math.min(pageRows, few / subs / 2),
    scopes: [
      {
        scope: `user:${company.subs[3]!.user}`,
        gen: 0,
        phase: { kind: 'boot', boot: company.head, after: ['contact', idOf(Math.ceil(company.rows / 2))] },
      },
    ],
  }),
  'page of changes in 13 scopes': (company) => ({
    rows: pageRows,
    scopes: scopesOf(company).map((scope) => ({
      scope,
      gen: 0,
      phase: { kind: 'delta', cursor: company.head - pageRows / perSeq },
    })),
  }),
}

async function perRow(database: Database, ask: Ask, small: Company, large: Company) {
  const cost = { small: [] as number[], large: [] as number[] }
  for (let round = -2; round < rounds; round++)
    for (const [name, company] of Object.entries({ small, large }) as ['small' | 'large', Company][]) {
      const { rows, scopes } = ask(company)
      const request = { replica: company.replica, schema: schemaNumber, epoch: company.epoch, scopes, limit: rows }
      const from = performance.now()
      const { text } = await pull(database, company.main, request)
      const ms = performance.now() - from
      const got = text.split('@example.com').length - 1
      if (got !== rows) throw new Error(`${got} rows came, not ${rows}`)
      if (round >= 0) cost[name].push((ms * 1_000) / rows)
    }
  return { small: median(cost.small), large: median(cost.large) }
}

async function verifyAll(database: Database, company: Company): Promise<number> {
  const { replica, epoch, head, main } = company
  const digests = { contact: { rows: 0, hash: '0'.repeat(16) } }
  const scopes = scopesOf(company).map((scope) => ({ scope, cursor: head, digests }))
  const took: number[] = []
  for (let round = 0; round < 3; round++) {
    const from = performance.now()
    const answer = await verify(database, noLog, main, { replica, schema: schemaNumber, epoch, scopes })
    took.push(performance.now() - from)
    if (answer.scopes.filter(({ verdict }) => verdict === 'different').length !== subs) throw new Error('not compared')
  }
  return median(took)
}

/** From one sub account to the next and on: ten thousand ids in the body, as the app sends them. */
async function transfers(database: Database, company: Company): Promise<number> {
  const { main, epoch, replica } = company
  const ids = Array.from({ length: 10_000 }, (_, n) => idOf(n + 1))
  const took: number[] = []
  let prev: string | null = null
  for (let round = 0; round < 5; round++) {
    const sent: SentMutation = {
      uid: randomUUID(),
      prev,
      mid: round + 1,
      name: 'contact.transfer',
      version: 1,
      args: { ids, to: company.subs[round % subs]!.user },
      base_rev: 0,
      edited_at: Date.now(),
    }
    const from = performance.now()
    const { results } = await push(database, main, { replica, schema: schemaNumber, epoch, mutations: [sent] })
    took.push(performance.now() - from)
    if (results[0]!.status !== 'applied') throw new Error(`not transferred: ${results[0]!.code}`)
    prev = sent.uid
  }
  return median(took)
}
