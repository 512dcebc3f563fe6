import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { distributionCalls } from '#domain/distribution/calls'
import type { Database } from '../../server/db/connect.ts'
import type { Log } from '../../server/log.ts'
import { createSubAccount } from '../../server/operator.ts'
import { readSettings } from '../../server/settings.ts'
import { startServer } from '../../server/start.ts'
import { Device, Follower } from '../../server/testing/device.ts'
import { type Company, mainOf, makeCompany, subOf } from './company.ts'
import { type Figure, median } from './table.ts'

const rows = 50_000
const receivers = 5
const each = rows / receivers
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
// SheetExtras the row: its tombstone, its history, and who gave it when.
const cost = 4
const pollMs = 50

type Took = { rows: number; ms: number; counterMs: number }
type Bench = { database: Database; company: Company; main: Device; to: Device[]; told: Took[] }

/** All contacts of one sub account to five others and back again, against a bare UPDATE of the same rows. */
export async function benchDistribution(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-bench-'))
  const settings = { ...readSettings({ PORT: '0' }), data, watermark: data, databaseUrl: null }
  const told: Took[] = []
  const log: Log = (what, fields) => {
    if (what === 'distributed') told.push(fields as Took)
  }
  const server = await startServer(settings, log)
  try {
    const { database, url } = server
    const company = await makeCompany(database, { rows, subs: 1 })
    const signIn = ({ username, password }: ReturnType<typeof mainOf>) => new Device(url).signIn(username, password)
    const to: Device[] = []
    for (let n = 1; n <= receivers; n++) {
      await createSubAccount(database, company.name, subOf(company, n))
      to.push(await signIn(subOf(company, n)))
    }
    return await figuresOf({ database, company, main: await signIn(mainOf(company)), to, told })
  } finally {
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

async function figuresOf(bench: Bench): Promise<Figure[]> {
  const all: Awaited<ReturnType<typeof round>>[] = []
  // The first one warms up.
  for (let n = 0; n <= rounds; n++) all.push(await round(bench))
  const of = (name: keyof (typeof all)[number]) => median(all.slice(1).map((one) => one[name]))
  const [count, part] = [rows, each].map((number) => number.toLocaleString('en-US'))
  const per10k = (ms: number) => (ms / rows) * 10_000
  const name = `distribution of ${count} contacts to ${receivers}`
  return [
    {
      name: `${name}, per 10,000`,
      value: per10k(of('server')),
      unit: 'ms',
      against: { name: 'a bare UPDATE of the same rows', value: per10k(of('bare')), atMost: cost },
    },
    { name: `${name}, of it other writers of the company wait`, value: per10k(of('counter')), unit: 'ms' },
    { name: `${name}, until a receiving device has its ${part}`, value: of('arrived'), unit: 'ms' },
    { name: 'its undo, per 10,000', value: per10k(of('undone')), unit: 'ms' },
  ]
}

async function round({ database, company, main, to, told }: Bench) {
  await database.pool.query('vacuum analyze contact')
  const bare = await bareUpdates(database, company)
  await database.pool.query('vacuum analyze contact')
  const device = to[0]!
  const watching = new Follower(device, [`user:${device.user.id}`], (await device.hello()).head)
  const id = randomUUID()
  const from = performance.now()
  const asked = { kind: 'transfer', from: company.subs[0]!.user, to: to.map(({ user }) => user.id), count: rows }
  await main.get(distributionCalls.start, { id, asked })
  for (; watching.rows.size < each; await sleep(pollMs)) await watching.round()
  const arrived = performance.now() - from
  const { state } = await main.get(distributionCalls.status, { id })
  if (state !== 'done') throw new Error(`the distribution is ${state}`)
  const undoing = performance.now()
  await main.get(distributionCalls.undo, { id })
  const { ms, counterMs } = told.at(-1)!
  return { bare, server: ms, counter: counterMs, arrived, undone: performance.now() - undoing }
}

/** There and back again; how long one way takes. */
async function bareUpdates({ pool }: Database, { main, subs }: Company): Promise<number> {
  const update = async (from: string, to: string) =>
    pool.query(
      `update contact set scope = 'user:' || $3::text, belongto = $3::uuid, rev = rev + 1
       where account_id = $1 and scope = 'user:' || $2::text`,
      [main.account, from, to],
    )
  const owner = subs[0]!.user
  const began = performance.now()
  await update(owner, main.user)
  await update(main.user, owner)
  return (performance.now() - began) / 2
}
