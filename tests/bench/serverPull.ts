import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ScopeRequest, type SentMutation, schemaNumber } from '#domain/sync/protocol'
import { makeBackgroundQueue } from '../../server/backgroundQueue.ts'
import { type Database, openDatabase } from '../../server/db/connect.ts'
import { migrate } from '../../server/db/migrate.ts'
import { areas } from '../../server/features/index.ts'
import { noLog } from '../../server/log.ts'
import { openSecrets } from '../../server/secrets.ts'
import { pull } from '../../server/sync/pull.ts'
import { push } from '../../server/sync/push.ts'
import { verify } from '../../server/sync/verify.ts'
import { type Company, contactId, makeCompany, perSeq } from './company.ts'
import { type Figure, median } from './table.ts'

const [few, many] = [10_000, 1_000_000]
const subs = 10
const pageRows = 2_000
const rounds = Number(process.env.BENCH_ROUNDS ?? 15)
// What two processes that take turns on two cores do to a median.
const flat = 1.5
const transferMs = 1_000
const verifyMs = 5_000
const background = makeBackgroundQueue(noLog)

/** What the server does for a page, without the network, in a company of ten thousand contacts and in one of a million. */
export async function benchServerPull(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-bench-'))
  const database = await openDatabase({ data, databaseUrl: null }, noLog)
  try {
    await migrate(database)
    const small = await makeCompany(database, { rows: few, subs })
    const large = await makeCompany(database, { rows: many, subs })
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
    const secrets = await openSecrets(database, areas, { data, watermark: null, keys: [] })
    const transferred = await transfers({ database, secrets, areas }, large)
    figures.push({
      name: 'transfer of 10,000 contacts, in one transaction',
      value: transferred,
      unit: 'ms',
      against: { name: 'the limit', value: transferMs, atMost: 1 },
    })
    return figures
  } finally {
    await background.idle()
    await database.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

const scopesOf = ({ main, subs }: Company) => ['acct', 'main', ...[main, ...subs].map(({ user }) => `user:${user}`)]

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
        phase: { kind: 'boot', boot: company.head, after: ['contact', contactId(Math.ceil(company.rows / 2))] },
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
      const { text } = await pull({ database, background }, company.main, request)
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
async function transfers(server: Parameters<typeof push>[0], company: Company): Promise<number> {
  const { main, epoch, replica } = company
  const ids = Array.from({ length: 10_000 }, (_, n) => contactId(n + 1))
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
    const { results } = await push(server, main, { replica, schema: schemaNumber, epoch, mutations: [sent] }, '')
    took.push(performance.now() - from)
    if (results[0]!.status !== 'applied') throw new Error(`not transferred: ${results[0]!.code}`)
    prev = sent.uid
  }
  return median(took)
}
