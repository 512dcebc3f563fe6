import type { Counts } from '#domain/campaigns/statistics/counters'
import { countLedger, countsPlaceOf, type Delta, withDeltas } from '#domain/campaigns/statistics/statistics'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { companyOffsetAt } from '../ledger/companyClock.ts'
import { ledgerMailOf, type ReceiverRow, receiverColumns, receiversFrom } from '../ledger/receiver.ts'

/** A number that is not the sum over the ledger. */
type WrongCounts = Omit<Delta, 'counts'> & { kept: Counts; counted: Counts }

/** Counts all mails again, at one moment: what devices are told, with what waits to be told, must be what the ledger says. */
export async function checkCounts(database: Database): Promise<{ receivers: number; wrong: WrongCounts[] }> {
  return asSystem(database, async (connection) => {
    await connection.query('set transaction isolation level repeatable read read only')
    const { rows } = await connection.query<{ account: string }>('select account_id as account from sync_account')
    const total = { receivers: 0, wrong: [] as WrongCounts[] }
    for (const { account } of rows) {
      const { receivers, wrong } = await checkAccount(connection, account)
      total.receivers += receivers
      total.wrong.push(...wrong)
    }
    return total
  })
}

async function checkAccount(connection: Connection, account: string) {
  let [receivers, counted] = [0, [] as Delta[]]
  for await (const some of receiversOf(connection, account)) {
    receivers += some.length
    counted = withDeltas(counted, countLedger(some.map(ledgerMailOf), companyOffsetAt))
  }
  const kept = byPlace(await keptCounts(connection, account))
  const should = byPlace(counted)
  const wrong = [...new Set([...kept.keys(), ...should.keys()])].flatMap((place): WrongCounts[] => {
    const [is, wanted] = [kept.get(place), should.get(place)]
    const { counts: _, ...at } = (is ?? wanted)!
    const both = { kept: is?.counts ?? {}, counted: wanted?.counts ?? {} }
    return isSame(both.kept, both.counted) ? [] : [{ ...at, ...both }]
  })
  return { receivers, wrong }
}

const byPlace = (rows: readonly Delta[]) => new Map(rows.map((row) => [countsPlaceOf(row), row]))

const isSame = (a: Counts, b: Counts) => withDeltas([rowOf(a)], [rowOf(negated(b))]).length === 0
const rowOf = (counts: Counts): Delta => ({ belongto: '', channel: 'email', dimension: 'task', key: '', counts })
const negated = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).map(([name, count = 0]) => [name, -count]))

const atOnce = 5_000

async function* receiversOf(connection: Connection, account: string): AsyncGenerator<ReceiverRow[]> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await connection.query<ReceiverRow>(
      `select ${receiverColumns} from ${receiversFrom}
       where r.account_id = $1 and r.id > $2 order by r.id limit ${atOnce}`,
      [account, after],
    )
    if (rows.length) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = last.id
  }
}

async function keptCounts(connection: Connection, account: string): Promise<Delta[]> {
  const { rows } = await connection.query<Delta>(
    `select belongto, channel, dimension, key, counts from campaign_counts where account_id = $1 and deleted_at is null
     union all select user_id, channel, dimension, key, counts from campaign_delta where account_id = $1`,
    [account],
  )
  return withDeltas([], rows)
}
