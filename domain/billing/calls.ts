import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { Id, Time } from '../shared/schema.ts'
import { EntryType, Fen, MoneyEntry, PointProduct, Points, PointsEntry, Rate } from './ledger.ts'
import { Order, OrderStatus, Payment, PayType } from './order.ts'

const page = {
  limit: z._default(z.int().check(z.minimum(1), z.maximum(500)), 20),
  page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
}
/** from the first to before the second moment */
const period = { from: z.optional(Time), to: z.optional(Time) }
const listOf = <T extends z.ZodMiniType>(row: T) => z.object({ count: z.int(), list: z.array(row) })

/** In fen. */
const Price = z
  .int()
  .check(
    z.minimum(limits.rechargeLeastFen, says('priceOutOfRange')),
    z.maximum(limits.rechargeMostFen, says('priceOutOfRange')),
  )
/** null or left out: for the balance */
const ForProduct = z.optional(z.nullable(PointProduct))

/** Recharging, spending and the proof of both. Only `enough` is a sub account's: what is left is the main account's affair. */
export const billingCalls = calls({
  /** The money and the points of every product that has any, or had. */
  balances: {
    method: 'GET',
    path: '/api/score',
    access: 'main',
    signed: true,
    input: z.object({}),
    output: z.object({
      money: Fen,
      scores: z.array(z.object({ product_id: z.int(), score: Points, held: Points })),
    }),
  },
  /** Whether so many points of a product are there, without saying how many; null: it is close (`enoughByStep`). */
  enough: {
    method: 'GET',
    path: '/api/score/enough',
    access: 'user',
    input: z.object({ product_id: PointProduct, points: z.int().check(z.minimum(0)) }),
    output: z.object({ enough: z.nullable(z.boolean()) }),
  },
  /** What the operator sells; a product that is not in it cannot be bought. */
  rates: {
    method: 'GET',
    path: '/api/score-type',
    access: 'main',
    signed: true,
    input: z.object({}),
    output: z.object({ list: z.array(Rate) }),
  },
  /** The points list, newest first. */
  points: {
    method: 'POST',
    path: '/api/score-log',
    access: 'main',
    signed: true,
    input: z.object({
      ...page,
      ...period,
      product_id: z.optional(PointProduct),
      type: z.optional(EntryType),
    }),
    output: listOf(PointsEntry),
  },
  /** Every change of the balance, newest first. */
  moneyLogs: {
    method: 'POST',
    path: '/api/money/logs',
    access: 'main',
    input: z.object({ ...page, ...period, type: z.optional(EntryType) }),
    output: listOf(MoneyEntry),
  },
  /** The orders that recharge the balance, newest first; `count: false` leaves counting out and says 0. */
  moneyOrders: {
    method: 'POST',
    path: '/api/money/query',
    access: 'main',
    input: z.object({ ...page, count: z._default(z.boolean(), true) }),
    output: listOf(Order),
  },
  /** Takes at most `money` from the balance: as much as whole points cost. */
  exchange: {
    method: 'POST',
    path: '/api/money/exchange_score',
    access: 'main',
    input: z.object({
      money: z
        .int()
        .check(z.minimum(1, says('priceOutOfRange')), z.maximum(limits.rechargeMostFen, says('priceOutOfRange'))),
      product_id: PointProduct,
      /** sent again with the same one, it happens once */
      uid: z.optional(Id),
    }),
    output: z.object({ points: Points, cost: Fen, money: Fen, score: Points }),
  },
  /** The ways to pay that the operator has set up; none: the screen says so. */
  payWays: {
    method: 'GET',
    path: '/api/product_score_order/pay_ways',
    access: 'main',
    input: z.object({}),
    output: z.object({ list: z.array(z.object({ paytype: PayType, kind: z.enum(['qr', 'url']) })) }),
  },
  recharge: {
    method: 'POST',
    path: '/api/product_score_order/online_recharge',
    access: 'main',
    input: z.object({ paytype: PayType, price: Price, product_id: ForProduct }),
    output: Payment,
  },
  /** To pay an order that was not paid. */
  rechargeAgain: {
    method: 'POST',
    path: '/api/product_score_order/re_online_recharge',
    access: 'main',
    input: z.object({ order_id: Id }),
    output: Payment,
  },
  /**
   * The open bill of an order: what its payment page or QR code says, and that code as an SVG image. The error
   * `paymentNone` where nothing is to be paid.
   */
  qrCode: {
    method: 'GET',
    path: '/api/payment/qrcode',
    access: 'main',
    signed: true,
    input: z.object({ order_id: Id }),
    output: z.object({ order_id: Id, order_no: z.string(), expires_at: Time, content: z.string(), svg: z.string() }),
  },
  /** The paid order, else the error `paymentNone` with its `status`; asks the provider, so it also helps where no webhook gets through. */
  checkPayment: {
    method: 'POST',
    path: '/api/product_score_order/check_pay_res',
    access: 'main',
    input: z.object({ paytype: PayType, orderid: Id }),
    output: Order,
  },
  /** Where a provider tells what was paid; the signature over its bytes is its right to. */
  webhook: {
    method: 'POST',
    path: '/api/payment/webhook/:paytype',
    access: 'anyone',
    raw: true,
    input: z.object({ paytype: PayType }),
    output: z.any(),
  },
  /** Every order, newest first. */
  orders: {
    method: 'POST',
    path: '/api/product_score_order/query',
    access: 'main',
    input: z.object({
      ...page,
      ...period,
      product_id: ForProduct,
      status: z.optional(OrderStatus),
    }),
    output: listOf(Order),
  },
  /** The ledger as rows, oldest first, for the file that the device writes; at most `limits.exportRows`. */
  statement: {
    method: 'POST',
    path: '/api/money/statement',
    access: 'main',
    input: z.object({ ...period, product_id: ForProduct }),
    output: z.object({
      /** there are more than fit; ask for a shorter period */
      cut: z.boolean(),
      rows: z.array(z.omit(PointsEntry, { product_id: true })),
    }),
  },
})
