import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { Id, Time } from '../shared/schema.ts'

/** A contact that anybody of the company may claim: enough to know it by, not enough to reach it. */
export const PoolContact = z.object({
  id: Id,
  name: z.string(),
  company: z.string(),
  country: z.string(),
  tag: z.array(Id),
  source: z.nullable(Id),
  /** masked */
  phones: z.array(z.string()),
  /** masked */
  emails: z.array(z.string()),
  released_at: Time,
})
export type PoolContact = z.output<typeof PoolContact>

const most = (limit: number) => z.int().check(z.minimum(0), z.maximum(limit))

/** What each sub account may claim within 24 hours, and how many claimed ones it may hold at once; 0: the pool is closed. */
export const PoolLimits = z.object({ per_day: most(limits.poolLimitMost), most_held: most(limits.poolLimitMost) })
export type PoolLimits = z.output<typeof PoolLimits>

export const isPoolClosed = ({ per_day, most_held }: PoolLimits) => per_day === 0 || most_held === 0

/** How many may be claimed now. */
export const claimsLeft = ({ per_day, most_held }: PoolLimits, { today, held }: { today: number; held: number }) =>
  Math.max(0, Math.min(per_day - today, most_held - held))

/** 8613812345678 → +8613•••••••78 */
export function maskPhone(full_number: string): string {
  const [first, last] = full_number.length >= 9 ? [4, 2] : [1, 1]
  return `+${full_number.slice(0, first)}${'•'.repeat(full_number.length - first - last)}${full_number.slice(-last)}`
}

/** jane@example.com → j•••@e•••.com: neither its length nor its company is told. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  return `${start(email)}•••@${start(domain)}•••${domain.slice(domain.lastIndexOf('.'))}`
}

/** The first character as it is seen: half of a surrogate pair is none. */
const start = (text: string) => [...text][0] ?? ''
