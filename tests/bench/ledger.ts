import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '../../server/db/connect.ts'
import { migrate } from '../../server/db/migrate.ts'
import { asSystem } from '../../server/db/scope.ts'
import { checkLedger } from '../../server/ledger/check.ts'
import { balanceOf, grantPoints, score, spend } from '../../server/ledger/ledger.ts'
import { noLog } from '../../server/log.ts'
import { createCompany } from '../../server/operator.ts'
import { type Figure, median } from './table.ts'

const spends = 1_000
/** at once, as many as the pool has connections */
const workers = 20
const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
// The balance, its other side and the entry: three writes against one.
const cost = 3

/** A thousand spends of one company, all on the same row, against as many bare UPDATEs of one row. */
export async function benchLedger(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-bench-'))
  const database = await openDatabase({ data, databaseUrl: null }, noLog)
  try {
    await migrate(database)
    const { account } = await createCompany(database, { username: 'bench', password: 'a long password' })
    const product = 7
    const operation = (points: number) => ({ account, uid: randomUUID(), user: null, product, points })
    await asSystem(database, (connection) => grantPoints(connection, operation((rounds + 1) * spends)))
    await database.pool.query('create table bare (id int primary key, balance bigint not null)')
    await database.pool.query('insert into bare values (1, 1000000000)')

    const spending = () => spend(database.pool, operation(1))
    const bare = () => database.pool.query('update bare set balance = balance - 1 where id = 1 and balance >= 1')
    const [took, tookBare] = await takingTurns(spending, bare)
    await mustAddUp(database, account)
    return [
      {
        name: `${spends.toLocaleString('en-US')} spends on one account, ${workers} at once`,
        value: took,
        unit: 'ms',
        against: { name: 'as many bare UPDATEs', value: tookBare, atMost: cost },
      },
      { name: 'spends on one account', value: (spends / took) * 1_000, unit: '/s' },
      { name: 'bare UPDATEs of one row', value: (spends / tookBare) * 1_000, unit: '/s' },
    ]
  } finally {
    await database.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

type Work = () => Promise<unknown>

/** One after the other in each round, so that both meet the same machine. */
async function takingTurns(one: Work, other: Work): Promise<[number, number]> {
  await timed(one)
  await timed(other)
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    times[0].push(await timed(one))
    times[1].push(await timed(other))
  }
  return [median(times[0]), median(times[1])]
}

async function timed(work: Work): Promise<number> {
  const from = performance.now()
  let left = spends
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (left-- > 0) await work()
    }),
  )
  return performance.now() - from
}

async function mustAddUp(database: Database, account: string): Promise<void> {
  const left = await balanceOf(database.pool, account, score(7))
  const flaws = await checkLedger(database)
  if (left !== 0 || flaws.length) throw new Error(`${left} points are left, ${flaws.length} flaws`)
}
