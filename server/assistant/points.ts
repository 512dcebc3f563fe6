import { createHash } from 'node:crypto'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { holdPoints, refund, settleHold } from '../ledger/ledger.ts'

/** What one use costs, and whose points pay it. `id`: made by whoever asked; with `what`, asked again it is the same use. */
export type AssistantUse = {
  account: string
  user: string | null
  product: number
  id: string
  what: string
  points: number
  remark: string
}

const prefix = 'assistant:'
const uidOf = ({ id, what }: AssistantUse, attempt: number) =>
  `${prefix}${id}:${createHash('sha256').update(what).digest('base64url').slice(0, 16)}:${attempt}`

export type HeldUse = { settle: (points: number) => Promise<void> }

/**
 * Puts the points of a use aside; whoever asked says at the end how many of them were used. One that was paid before is free, and one
 * that failed is a new attempt.
 */
export async function holdUse(database: Database, use: AssistantUse): Promise<HeldUse> {
  const { account, user, product, points, remark } = use
  if (points === 0) return { settle: async () => {} }
  const uid = await asSystem(database, async (connection) => {
    const { rows } = await connection.query<{ status: string }>(
      'select status from ledger_hold where account_id = $1 and uid like $2 order by uid',
      [
        account,
        uidOf(use, 0)
          .slice(0, -1)
          .replace(/[\\%_]/g, '\\$&') + '%',
      ],
    )
    if (rows.some(({ status }) => status !== 'failed')) return null
    const free = uidOf(use, rows.length)
    await holdPoints(connection, { account, uid: free, user, product, points, remark, order_no: use.id })
    return free
  })
  if (uid === null) return { settle: async () => {} }
  let isSettled = false
  return {
    async settle(spent) {
      if (isSettled) return
      isSettled = true
      await asSystem(database, (connection) =>
        settleHold(connection, { account, uid, points: Math.min(spent, points) }),
      )
    },
  }
}

/** Of a process that ended meanwhile: nobody got anything. */
export async function refundLostUses(database: Database): Promise<number> {
  const { rows } = await database.pool.query<{ account: string; uid: string }>(
    `select account_id as account, uid from ledger_hold
     where status = 'processing' and uid like 'assistant:%' and updated_at < clock_timestamp() - interval '1 hour' limit 200`,
  )
  for (const hold of rows) await asSystem(database, (connection) => refund(connection, hold))
  return rows.length
}
