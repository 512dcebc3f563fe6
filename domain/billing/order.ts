import * as z from 'zod/mini'
import type { Machine } from '../shared/machine.ts'
import { Id, Time } from '../shared/schema.ts'

/** `sandbox` exists in the demo only. */
const payTypes = ['stripe', 'alipay', 'wechat', 'sandbox'] as const
export const PayType = z.enum(payTypes)
export type PayType = z.output<typeof PayType>

export const orderStatuses = ['pending', 'paid', 'failed', 'expired'] as const
export const OrderStatus = z.enum(orderStatuses)
export type OrderStatus = z.output<typeof OrderStatus>

export type OrderAction = 'pay' | 'decline' | 'expire' | 'again'
/** Money that came is credited, however late it came. */
export const orderMachine: Machine<OrderStatus, OrderAction> = {
  pending: { pay: 'paid', decline: 'failed', expire: 'expired', again: 'pending' },
  failed: { pay: 'paid', again: 'pending' },
  expired: { pay: 'paid', again: 'pending' },
  paid: {},
}

export const Order = z.object({
  id: Id,
  order_no: z.string(),
  paytype: PayType,
  /** in fen */
  price: z.int(),
  /** null: the money goes to the balance */
  product_id: z.nullable(z.int()),
  /** that the product gets for it; 0 for the balance */
  points: z.int(),
  status: OrderStatus,
  /** a payment arrived that is not the one that was asked for; the operator looks at it */
  flagged: z.boolean(),
  created_at: Time,
  updated_at: Time,
  expires_at: Time,
})
export type Order = z.output<typeof Order>

/** What the buyer opens or scans. */
export const Payment = z.union([
  z.object({ order_id: Id, order_no: z.string(), expires_at: Time, url: z.string() }),
  z.object({ order_id: Id, order_no: z.string(), expires_at: Time, qr: z.string() }),
])
export type Payment = z.output<typeof Payment>
