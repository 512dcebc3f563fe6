import { currency } from '#domain/billing/ledger'
import { type OrderStatus, orderMachine, type PayType } from '#domain/billing/order'
import { next } from '#domain/shared/machine'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { credit, grantPoints } from '../../ledger/ledger.ts'
import type { PaymentNotice, PayWay } from '../../payments/payWay.ts'

type Event = Omit<PaymentNotice, 'reference'> & { paytype: PayType }
type Attempt = {
  reference: string
  account_id: string
  order_id: string
  paytype: PayType
  price: number
  paid_at: Date | null
}
type Outcome = 'credited' | 'known' | 'declined' | 'refused'

type BillQuery = { paytype: PayType; reference: string; provider_id: string | null }

/** Keeps what the provider knows of a bill. */
export async function askProvider(database: Database, way: PayWay, { paytype, ...bill }: BillQuery): Promise<void> {
  const notice = await way.ask(bill)
  if (notice?.reference === bill.reference)
    await asSystem(database, (connection) => keepNotice(connection, paytype, notice))
}

/**
 * Keeps what a provider said and does what follows from it, in the caller's transaction: both or neither. The same
 * notice again changes nothing; one about an order that is not there yet waits for it.
 */
export async function keepNotice(connection: Connection, paytype: PayType, notice: PaymentNotice): Promise<void> {
  const { event_id, reference, state, amount, currency } = notice
  await lockReference(connection, reference)
  const { rowCount } = await connection.query(
    `insert into payment_event (paytype, event_id, reference, state, amount, currency, outcome)
     values ($1, $2, $3, $4, $5, $6, 'waiting') on conflict do nothing`,
    [paytype, event_id, reference, state, amount, currency],
  )
  if (rowCount) await applyWaiting(connection, reference)
}

/** Of a notice and its order, whichever comes second sees the other one. */
export const lockReference = (connection: Connection, reference: string) =>
  connection.query('select pg_advisory_xact_lock(hashtextextended($1, 7403114))', [reference])

/** What was said of this bill and had nothing to be applied to yet. The caller holds the reference. */
export async function applyWaiting(connection: Connection, reference: string): Promise<void> {
  const { rows: attempts } = await connection.query<Attempt>(
    `select reference, account_id, order_id, paytype, price, paid_at from payment_attempt where reference = $1 for update`,
    [reference],
  )
  const [attempt] = attempts
  if (!attempt) return
  const { rows: events } = await connection.query<Event>(
    `select paytype, event_id, state, amount, currency from payment_event
     where reference = $1 and outcome = 'waiting' order by at, event_id`,
    [reference],
  )
  for (const event of events) {
    const outcome = await apply(connection, attempt, event)
    await connection.query('update payment_event set outcome = $3 where paytype = $1 and event_id = $2', [
      event.paytype,
      event.event_id,
      outcome,
    ])
  }
}

async function apply(connection: Connection, attempt: Attempt, event: Event): Promise<Outcome> {
  const order = await lockOrder(connection, attempt.order_id)
  if (event.state === 'declined') {
    if (attempt.paid_at) return 'known'
    const failed = next(orderMachine, order.status, 'decline')
    if (failed) await setStatus(connection, order.id, failed)
    return 'declined'
  }
  if (event.paytype !== attempt.paytype || event.amount !== attempt.price || event.currency !== currency) {
    await flag(connection, order.id)
    return 'refused'
  }
  if (attempt.paid_at) return 'known'
  attempt.paid_at = new Date()
  await connection.query('update payment_attempt set paid_at = $2 where reference = $1', [
    attempt.reference,
    attempt.paid_at,
  ])
  await pay(connection, order, attempt)
  return 'credited'
}

type Order = {
  id: string
  order_no: string
  product_id: number | null
  points: number
  status: OrderStatus
  user_id: string | null
}

/** Money that came is credited, late or not. What is paid twice goes to the balance, and the operator is told. */
async function pay(
  connection: Connection,
  order: Order,
  { reference, account_id: account, price }: Attempt,
): Promise<void> {
  const operation = { account, uid: `payment:${reference}`, user: order.user_id, order_no: order.order_no }
  const paid = next(orderMachine, order.status, 'pay')
  if (paid && order.product_id !== null)
    await grantPoints(connection, { ...operation, product: order.product_id, points: order.points }, 'recharge')
  else await credit(connection, { ...operation, fen: price }, 'recharge')
  if (paid) await setStatus(connection, order.id, paid)
  else await flag(connection, order.id)
}

async function lockOrder(connection: Connection, id: string): Promise<Order> {
  const { rows } = await connection.query<Order>(
    'select id, order_no, product_id, points, status, user_id from payment_order where id = $1 for update',
    [id],
  )
  return rows[0]!
}

const setStatus = (connection: Connection, id: string, status: OrderStatus) =>
  connection.query('update payment_order set status = $2, updated_at = now() where id = $1', [id, status])

const flag = (connection: Connection, id: string) =>
  connection.query('update payment_order set flagged = true, updated_at = now() where id = $1', [id])
