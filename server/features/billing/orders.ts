import { randomInt, randomUUID } from 'node:crypto'
import encodeQR from 'qr'
import { billingCalls } from '#domain/billing/calls'
import { exchanged } from '#domain/billing/ledger'
import { type Order, type Payment, type PayType } from '#domain/billing/order'
import { AppError } from '#domain/errors'
import type { OutputOf } from '#domain/shared/call'
import type { Actor } from '#domain/shared/mutation'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem, withScope } from '../../db/scope.ts'
import type { Log } from '../../log.ts'
import { recordOperation } from '../../operation.ts'
import { type PayWay, problemFields } from '../../payments/payWay.ts'
import type { PayWays } from '../../payments/payWays.ts'
import type { Settings } from '../../settings.ts'
import { applyWaiting, askProvider, lockReference } from './notices.ts'
import { orderColumns } from './queries.ts'
import { exchangeRateOf, mustBeBuilt } from './rates.ts'

/** Stripe takes no less than 30. */
const orderMinutes = 40

type OrderRequest = { paytype: PayType; price: number; product_id?: number | null | undefined }
type Attempt = {
  reference: string
  provider_id: string | null
  shown: string | null
  expires_at: number
  paid: boolean
}
/** Who asks, from where. */
export type Buyer = Actor & { device: string; address: string }
export type Bank = { database: Database; payWays: PayWays; settings: Settings; log: Log }

/** An order and its first bill. What the provider does not take stays an order that can be paid later. */
export async function recharge(bank: Bank, by: Buyer, wanted: OrderRequest): Promise<Payment> {
  mustBeWay(bank, wanted.paytype)
  const order = await asSystem(bank.database, async (connection) => {
    const made = await insertOrder(connection, by, wanted)
    await record(connection, by, 'billing.recharge', made)
    return made
  })
  return bill(bank, order)
}

export async function rechargeAgain(bank: Bank, by: Buyer, id: string): Promise<Payment> {
  const order = await findOrder(bank, by, id)
  mustBeWay(bank, order.paytype)
  // Two bills that can both be paid would soon be.
  if ((await asked(bank, by, order)).status === 'paid') throw new AppError('orderPaid')
  if (order.product_id !== null) mustBeBuilt(order.product_id)
  const [last] = await attemptsOf(bank, id)
  const isOpen = order.status === 'pending' && last?.shown && last.expires_at > Date.now() + 60_000
  if (isOpen) return shown(bank.payWays[order.paytype]!, order, last.shown!, last.expires_at)
  await asSystem(bank.database, (connection) => record(connection, by, 'billing.rechargeAgain', order))
  return bill(bank, order)
}

function record(connection: Connection, by: Buyer, action: string, order: Order): Promise<void> {
  const { id, order_no, paytype, price, product_id } = order
  return recordOperation(connection, { ...by, action, target: id, detail: { order_no, paytype, price, product_id } })
}

/** The order, once it is paid; where no webhook came through, because the provider was asked. */
export async function checkPayment(
  bank: Bank,
  user: Actor,
  { paytype, orderid }: { paytype: PayType; orderid: string },
): Promise<Order> {
  const order = await findOrder(bank, user, orderid)
  if (order.paytype !== paytype) throw new AppError('paymentNone')
  const now = await asked(bank, user, order).catch((error: unknown) => {
    bank.log('a payment could not be asked for', { order: order.order_no, ...problemFields(error) })
    throw new AppError('paymentNone', { cause: error })
  })
  if (now.status !== 'paid') throw new AppError('paymentNone', { values: { status: now.status } })
  return now
}

/** What is still to be paid of an order, with its QR code. */
export async function openBill(bank: Bank, user: Actor, id: string): Promise<OutputOf<typeof billingCalls.qrCode>> {
  const { status, order_no } = await findOrder(bank, user, id)
  const [last] = await attemptsOf(bank, id)
  if (status !== 'pending' || !last?.shown || last.expires_at <= Date.now())
    throw new AppError('paymentNone', { values: { status } })
  const { shown: content, expires_at } = last
  return { order_id: id, order_no, expires_at, content, svg: encodeQR(content, 'svg', { ecc: 'medium', border: 4 }) }
}

/** The order after its provider was asked for every bill of it that is not paid. */
async function asked(bank: Bank, user: Actor, order: Order): Promise<Order> {
  const way = bank.payWays[order.paytype]
  if (order.status === 'paid' || !way) return order
  for (const { shown, paid, ...bill } of await attemptsOf(bank, order.id))
    if (shown && !paid) await askProvider(bank.database, way, { ...bill, paytype: order.paytype })
  return findOrder(bank, user, order.id)
}

/* ---------- bills ---------- */

async function bill({ database, payWays, settings, log }: Bank, order: Order): Promise<Payment> {
  const way = payWays[order.paytype]!
  const reference = randomUUID().replaceAll('-', '')
  const expiresAt = new Date(Date.now() + orderMinutes * 60_000)
  // Kept before the provider hears of it: its notice may be faster than its answer.
  await asSystem(database, (connection) => insertAttempt(connection, order, { reference, expiresAt }))
  const address = settings.url ?? ''
  const wanted = {
    reference,
    price: order.price,
    subject: `Fairlead ${order.order_no}`,
    expiresAt,
    returnUrl: `${address}/account/order?order=${order.id}`,
    notifyUrl: address + billingCalls.webhook.path.replace(':paytype', order.paytype),
  }
  const started = await way.start(wanted).catch((error: unknown) => {
    log('a payment could not be begun', { order: order.order_no, ...problemFields(error) })
    throw error
  })
  await database.pool.query('update payment_attempt set shown = $2, provider_id = $3 where reference = $1', [
    reference,
    started.shown,
    started.provider_id,
  ])
  return shown(way, order, started.shown, expiresAt.getTime())
}

function shown({ kind }: PayWay, { id, order_no }: Order, value: string, expires_at: number): Payment {
  const payment = { order_id: id, order_no, expires_at }
  return kind === 'qr' ? { ...payment, qr: value } : { ...payment, url: value }
}

/** The bill, the order that is open again, and what was said of the bill before it was there. */
export async function insertAttempt(
  connection: Connection,
  order: Pick<Order, 'id'>,
  { reference, expiresAt }: { reference: string; expiresAt: Date },
): Promise<void> {
  await lockReference(connection, reference)
  const { rowCount } = await connection.query(
    `with reopened as (
       update payment_order set expires_at = $3, status = 'pending', updated_at = now()
       where id = $2 and status <> 'paid' returning *)
     insert into payment_attempt (reference, account_id, order_id, paytype, price, expires_at)
     select $1, account_id, id, paytype, price, $3 from reopened`,
    [reference, order.id, expiresAt],
  )
  if (!rowCount) throw new AppError('orderPaid')
  await applyWaiting(connection, reference)
}

async function attemptsOf({ database }: Bank, order: string): Promise<Attempt[]> {
  const { rows } = await database.pool.query<Attempt>(
    `select reference, provider_id, shown, paid_at is not null as paid,
            (extract(epoch from expires_at) * 1000)::bigint as expires_at
     from payment_attempt where order_id = $1 order by created_at desc`,
    [order],
  )
  return rows
}

/* ---------- orders ---------- */

export async function insertOrder(
  connection: Connection,
  { account, user }: Actor,
  { paytype, price, product_id = null }: OrderRequest,
): Promise<Order> {
  const points = product_id === null ? 0 : exchanged(price, await exchangeRateOf(connection, product_id)).points
  if (product_id !== null && points === 0) throw new AppError('moneyBuysNothing')
  const { rows } = await connection.query<Order>(
    `insert into payment_order (account_id, id, order_no, user_id, paytype, price, product_id, points, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now() + $9 * interval '1 minute') returning ${orderColumns}`,
    [account, randomUUID(), newOrderNo(), user, paytype, price, product_id, points, orderMinutes],
  )
  return rows[0]!
}

/** The second, and enough digits that two orders of it hardly ever agree; where they do, the database refuses. */
const newOrderNo = () =>
  new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14) + String(randomInt(100_000_000)).padStart(8, '0')

async function findOrder({ database }: Bank, user: Actor, id: string): Promise<Order> {
  const { rows } = await withScope(database, user, (connection) =>
    connection.query<Order>(`select ${orderColumns} from payment_order where id = $1`, [id]),
  )
  if (!rows[0]) throw new AppError('notFound')
  return rows[0]
}

function mustBeWay({ payWays }: Bank, paytype: PayType): void {
  if (!payWays[paytype]) throw new AppError('payWayMissing')
}
