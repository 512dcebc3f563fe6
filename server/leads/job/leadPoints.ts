import type { LeadJob } from '#domain/leads/job'
import type { Connection } from '../../db/connect.ts'
import { score } from '../../ledger/ledger.ts'
import { productOfLeadJob } from './leadJobs.ts'

export type LeadPoints = {
  /** points that may be spent now */
  points: number
  /** there are more, which the user's budget of this month does not let them have */
  isBudget: boolean
  /** some are put aside for what is being asked, and may come back */
  areHeld: boolean
}

export async function readLeadPoints(connection: Connection, account: string, job: LeadJob): Promise<LeadPoints> {
  const product = productOfLeadJob(job)
  const { rows } = await connection.query<{ balance: number; budget: number | null; held: boolean }>(
    `select coalesce((select balance from ledger_account where account_id = $1 and kind = $4), 0) as balance,
       (select b.points - coalesce(u.points, 0) from point_budget b left join point_use u
          on u.account_id = b.account_id and u.user_id = b.user_id and u.product_id = b.product_id
            and u.month = budget_month(server_now())
        where b.account_id = $1 and b.user_id = $2 and b.product_id = $3) as budget,
       exists (select from lead_step where account_id = $1 and held > 0) as held`,
    [account, job.belongto, product, score(product)],
  )
  const { balance, budget, held } = rows[0]!
  const points = budget === null ? balance : Math.min(balance, Math.max(0, budget))
  return { points, isBudget: points < balance, areHeld: held }
}

/** How many more rows it takes, by what its user set. */
export function roomOfJob({ most_rows, most_points, fresh, points }: LeadJob, price: number): number {
  const byPoints = price === 0 || most_points === null ? Infinity : Math.floor((most_points - points) / price)
  return Math.max(0, Math.min(most_rows - fresh, byPoints))
}
