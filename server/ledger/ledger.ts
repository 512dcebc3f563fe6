import type { EntryType } from '#domain/billing/ledger'
import { AppError, type ErrorCode } from '#domain/errors'
import { products } from '#domain/products'
import type { Connection } from '../db/connect.ts'

/**
 * The company's money and points. Every function works as the server: with `asSystem`, or with `beyondScope` inside a
 * user's transaction, after checking the right. Each names its operation by a `uid` of the caller's choice; done again
 * with the same uid and the same amount it does nothing, so a job may run twice.
 */
export type Ledger = Pick<Connection, 'query'>

type Operation = {
  /** the company */
  account: string
  uid: string
  /** who caused it; null: the operator, or a payment provider */
  user: string | null
  /** of the task or the order, as the points list shows it */
  order_no?: string
  remark?: string
}
type PointsOperation = Operation & { product: number; points: number }

export const money = 'money'
export const score = (product: number) => `score:${product}`
const held = (kind: string) => `held:${kind}`
const outside = (kind: string) => `outside:${kind}`
/** Between which accounts points go that tasks had put aside and used. */
export const heldSpend = (product: number) => ({ source: held(score(product)), target: outside(score(product)) })

/** Takes points at once, for what is done as soon as it is asked. One statement: alone, it needs no transaction. */
export function spend(ledger: Ledger, operation: PointsOperation): Promise<void> {
  const unit = score(operation.product)
  return take(ledger, operation, { type: 'spend', source: unit, target: outside(unit), sum: operation.points })
}

/** Points that were spent for what did not come about. */
export function giveBack(ledger: Ledger, operation: PointsOperation): Promise<void> {
  const unit = score(operation.product)
  return take(ledger, operation, { type: 'refund', source: outside(unit), target: unit, sum: operation.points })
}

/** Puts points aside when a task starts; `settle` or `refund` with the same uid ends it. */
export async function holdPoints(ledger: Ledger, operation: PointsOperation): Promise<void> {
  const { account, uid, product, points } = operation
  const unit = score(product)
  await take(ledger, operation, { type: 'hold', source: unit, target: held(unit), sum: points })
  await ledger.query(
    'insert into ledger_hold (account_id, uid, product_id, points) values ($1, $2, $3, $4) on conflict do nothing',
    [account, uid, product, points],
  )
}

/** Ends a hold: `points` of it are spent, the rest comes back. */
export async function settleHold(
  ledger: Ledger,
  { account, uid, points }: { account: string; uid: string; points: number },
): Promise<void> {
  const { rows } = await ledger.query<Hold>(
    `select h.product_id, h.points, h.status, h.spent, e.user_id, e.order_no, e.remark
     from ledger_hold h join ledger_entry e using (account_id, uid) where account_id = $1 and uid = $2 for update of h`,
    [account, uid],
  )
  const [found] = rows
  if (!found) throw new Error(`nothing is held as ${uid}`)
  if (points < 0 || points > found.points) throw new RangeError(`${points} of ${found.points} points cannot be spent`)
  if (found.status !== 'processing') {
    if (found.spent !== points) throw new Error(`${uid} has ended with ${found.spent} points, not ${points}`)
    return
  }
  const unit = score(found.product_id)
  const operation = { account, user: found.user_id, order_no: found.order_no, remark: found.remark }
  const rest = found.points - points
  if (points > 0)
    await take(
      ledger,
      { ...operation, uid: `${uid}/spent` },
      { type: 'spend', source: held(unit), target: outside(unit), sum: points },
    )
  if (rest > 0)
    await take(
      ledger,
      { ...operation, uid: `${uid}/back` },
      { type: 'refund', source: held(unit), target: unit, sum: rest },
    )
  await ledger.query(
    `update ledger_hold set status = $3, spent = $4, updated_at = clock_timestamp() where account_id = $1 and uid = $2`,
    [account, uid, points > 0 ? 'done' : 'failed', points],
  )
}

type Hold = {
  product_id: number
  points: number
  status: string
  spent: number
  user_id: string | null
  order_no: string
  remark: string
}

/** Ends a hold of which nothing was spent. */
export const refund = (ledger: Ledger, hold: { account: string; uid: string }): Promise<void> =>
  settleHold(ledger, { ...hold, points: 0 })

/** Points from the operator, or of an order. */
export function grantPoints(
  ledger: Ledger,
  operation: PointsOperation,
  type: 'grant' | 'recharge' = 'grant',
): Promise<void> {
  const unit = score(operation.product)
  return take(ledger, operation, { type, source: outside(unit), target: unit, sum: operation.points })
}

/** Money that came in, in fen. */
export function credit(
  ledger: Ledger,
  operation: Operation & { fen: number },
  type: 'grant' | 'recharge',
): Promise<void> {
  return take(ledger, operation, { type, source: outside(money), target: money, sum: operation.fen })
}

/** Money becomes points; both or, where the caller's transaction fails, neither. */
export async function exchange(ledger: Ledger, operation: PointsOperation & { fen: number }): Promise<void> {
  const { uid, product, points, fen } = operation
  const unit = score(product)
  await take(ledger, operation, { type: 'exchange', source: money, target: outside(money), sum: fen })
  await take(
    ledger,
    { ...operation, uid: `${uid}/points` },
    { type: 'exchange', source: outside(unit), target: unit, sum: points },
  )
}

export async function balanceOf(ledger: Ledger, account: string, kind: string): Promise<number> {
  const { rows } = await ledger.query<{ balance: number }>(
    'select balance from ledger_account where account_id = $1 and kind = $2',
    [account, kind],
  )
  return rows[0]?.balance ?? 0
}

type Move = { type: EntryType; source: string; target: string; sum: number }

async function take(ledger: Ledger, operation: Operation, { type, source, target, sum }: Move): Promise<void> {
  if (!Number.isSafeInteger(sum) || sum <= 0) throw new RangeError(`an entry of ${sum}`)
  const { account, uid, user, order_no = '', remark = '' } = operation
  const { rows } = await ledger.query<{ outcome: 'moved' | 'known' | 'short' | 'overBudget' }>(
    'select ledger_move($1, $2, $3, $4, $5, $6, $7, $8, $9) as outcome',
    [account, uid, source, target, sum, type, order_no, remark, user],
  )
  const { outcome } = rows[0]!
  if (outcome === 'overBudget') throw new AppError('budgetReached')
  if (outcome === 'short') throw new AppError(shortOf(source))
}

/** In the words that the specification has for it. */
function shortOf(kind: string): ErrorCode {
  if (kind === money) return 'moneyInsufficient'
  if (kind === score(products.emailMarketing)) return 'mailPointsInsufficient'
  if (kind === score(products.wtMarketing)) return 'wtPointsInsufficient'
  return 'pointsInsufficient'
}
