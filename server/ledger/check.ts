import type { Database } from '../db/connect.ts'
import type { Log } from '../log.ts'
import { schedule } from '../schedule.ts'

/** Where a company's books do not add up, and how. */
type Flaw = { account: string; kind: string; flaw: string; expected: number; found: number }

/** Every night, in the background: books that do not add up are told loudly and left as they are. */
export const startLedgerCheck = (database: Database, log: Log) =>
  schedule(
    async () => {
      for (const flaw of await checkLedger(database)) log('the ledger does not add up', flaw)
    },
    { everyMs: 24 * 3_600_000, log, failed: 'cannot check the ledger' },
  )

/** Reads all entries anew; one snapshot, so that work goes on meanwhile. */
export async function checkLedger(database: Database): Promise<Flaw[]> {
  const { rows } = await database.pool.query<Flaw>(
    `with leg as (
       select account_id, seq, source as kind, source_before as before, -amount as change from ledger_entry
       union all
       select account_id, seq, target, target_before, amount from ledger_entry
     ), chained as (
       select *, lag(before + change, 1, 0) over (partition by account_id, kind order by seq) as expected from leg
     ), total as (
       select account_id, kind, sum(change)::bigint as sum from leg group by account_id, kind
     ), held as (
       select account_id, 'held:score:' || product_id as kind, sum(points)::bigint as sum from ledger_hold
       where status = 'processing' group by account_id, product_id
     ), unit as (
       select account_id, regexp_replace(kind, '^(held|outside):', '') as kind, sum(balance)::bigint as sum
       from ledger_account group by 1, 2
     )
     select account_id as account, kind, 'balance' as flaw, coalesce(t.sum, 0) as expected, coalesce(a.balance, 0) as found
     from ledger_account a full join total t using (account_id, kind) where coalesce(a.balance, 0) <> coalesce(t.sum, 0)
     union all
     select account_id, kind, 'chain', expected, before from chained where before <> expected
     union all
     select account_id, kind, 'sum', 0, sum from unit where sum <> 0
     union all
     select account_id, kind, 'held', coalesce(h.sum, 0), coalesce(a.balance, 0)
     from (select * from ledger_account where kind like 'held:%') a full join held h using (account_id, kind)
     where coalesce(a.balance, 0) <> coalesce(h.sum, 0)
     order by account, kind, flaw`,
  )
  return rows
}
