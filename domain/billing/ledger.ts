import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { products } from '../products.ts'
import { Id, Time } from '../shared/schema.ts'

/** Money is counted in fen, whole; points are whole and belong to one product. */
export const currency = 'CNY'
export const Fen = z.int()
export const Points = z.int()

/** The products that work with points. Mails of the shop (23) are sent by email marketing, and for its points. */
export const pointProducts = [
  products.emailMarketing,
  products.smsMarketing,
  products.wtMarketing,
  products.fairleadWTMarketing,
  products.deepSearch,
  products.autoMarketing,
  products.globalTrade,
  products.customsData,
  products.fbHome,
  products.insData,
] as const
export const PointProduct = z
  .int()
  .check(z.refine((id) => (pointProducts as readonly number[]).includes(id), says('productUnknown')))

/** Why a balance changed. */
export const entryTypes = ['recharge', 'exchange', 'grant', 'spend', 'hold', 'refund'] as const
export const EntryType = z.enum(entryTypes)
export type EntryType = z.output<typeof EntryType>

/** A hold is `processing` until its task ends: `done` if anything was spent, `failed` if all came back. */
export const entryStatuses = ['pending', 'processing', 'done', 'failed'] as const
export const EntryStatus = z.enum(entryStatuses)
export type EntryStatus = z.output<typeof EntryStatus>

const entry = {
  id: Id,
  type: EntryType,
  order_no: z.string(),
  before: z.int(),
  change: z.int(),
  after: z.int(),
  status: EntryStatus,
  remark: z.string(),
  /** who caused it; null: the operator, or a payment provider */
  user: z.nullable(Id),
  created_at: Time,
  updated_at: Time,
}
/** In fen. */
export const MoneyEntry = z.object(entry)
export type MoneyEntry = z.output<typeof MoneyEntry>
export const PointsEntry = z.object({ ...entry, product_id: z.int() })
export type PointsEntry = z.output<typeof PointsEntry>

/** So many points for one yuan. */
export const Rate = z.object({ product_id: z.int(), points_per_yuan: z.int(), updated_at: Time })
export type Rate = z.output<typeof Rate>

/** What so much money brings; what is left of it buys no whole point and is not taken. */
export function exchanged(money: number, pointsPerYuan: number): { points: number; cost: number } {
  const points = Math.floor((money * pointsPerYuan) / 100)
  return { points, cost: Math.ceil((points * 100) / pointsPerYuan) }
}

/**
 * What a sub account hears of the points that are there: whether so many are enough, by steps of 1, 2 and 5 and their
 * tens, so that no number of questions finds more than the step. Null: it is close, and the main account knows.
 */
export function enoughByStep(balance: number, points: number): boolean | null {
  if (points <= stepBelow(balance)) return true
  return points >= stepAbove(balance) ? false : null
}

const stepBelow = (balance: number) => {
  if (balance < 1) return 0
  const ten = 10 ** (String(Math.floor(balance)).length - 1)
  return [5, 2, 1].find((step) => step * ten <= balance)! * ten
}
const stepAbove = (balance: number) => {
  const below = stepBelow(balance)
  if (below === 0) return 1
  return String(below).startsWith('2') ? below * 2.5 : below * 2
}
