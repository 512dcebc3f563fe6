import type { ContactCap } from '#domain/campaigns/contactCap'
import type { PriceLine } from '#domain/campaigns/prices'
import type { Connection } from '../../db/connect.ts'
import { score } from '../../ledger/ledger.ts'
import { latestLines, type Prices, pricesAt } from '../prices/prices.ts'
import { shareSuppressions } from '../suppression/suppressed.ts'

/** What a claim has to know of its company: what there is to spend, what messages cost, and how many a contact may get. */
export type CompanyRules = {
  /** points that may be spent now */
  points: number
  /** there are more, which the user's budget of this month does not let them have */
  isBudget: boolean
  cap: ContactCap | null
  prices: Prices
}

type RulesQuery = { account: string; user: string; product: number; now: number }

/**
 * In one question. Where messages to a contact are counted, one claim of a company waits for the other: both would find that
 * there is room for one. Who says no right now is waited for.
 */
export async function lockCompanyRules(
  connection: Connection,
  { account, user, product, now }: RulesQuery,
): Promise<CompanyRules> {
  const { rows } = await connection.query<{
    cap_messages: number | null
    cap_days: number | null
    balance: number
    budget: number | null
    lines: PriceLine[]
    lock: string | null
    shared: string
  }>(
    `select a.cap_messages, a.cap_days,
       coalesce((select l.balance from ledger_account l where l.account_id = a.id and l.kind = $4), 0) as balance,
       (select b.points - coalesce(u.points, 0) from point_budget b left join point_use u
          on u.account_id = b.account_id and u.user_id = b.user_id and u.product_id = b.product_id
            and u.month = budget_month(server_now())
        where b.account_id = a.id and b.user_id = $2 and b.product_id = $3) as budget,
       (select coalesce(jsonb_agg(line), '[]') from (${latestLines}) line) as lines,
       case when a.cap_messages is not null
         then pg_advisory_xact_lock(hashtextextended('messages to contacts of ' || a.id, 0))::text end as lock,
       ${shareSuppressions('a.id')}::text as shared
     from account a where a.id = $1`,
    [account, user, product, score(product)],
  )
  const { cap_messages, cap_days, balance, budget, lines } = rows[0]!
  const allowed = budget === null ? balance : Math.min(balance, Math.max(0, budget))
  return {
    points: allowed,
    isBudget: allowed < balance,
    cap: cap_messages !== null && cap_days !== null ? { messages: cap_messages, days: cap_days } : null,
    prices: pricesAt(lines, now),
  }
}

/** In which month and under which budgets the user of task `t` would spend now: others than when it stopped let it go on. */
export const budgetNow = `concat(budget_month(server_now()), ' ', (
  select string_agg(concat(b.product_id, ':', b.points), ',' order by b.product_id) from point_budget b
  where b.account_id = t.account_id and b.user_id = t.belongto))`
