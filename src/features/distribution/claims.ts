import { claimsLeft, isPoolClosed, type PoolLimits } from '#domain/distribution/pool'
import { limits } from '#domain/limits'
import type { Problem } from '../../components/problems.ts'

type Claimer = { today: number; held: number; left: number | null }

/** Why so many cannot be claimed; said before the server has to. The main account (`left` null) has no limit. */
export function claimProblem(count: number, rules: PoolLimits, { today, held, left }: Claimer): Problem | null {
  if (left === null) return null
  if (isPoolClosed(rules)) return { code: 'poolClosed', values: {} }
  if (count <= claimsLeft(rules, { today, held })) return null
  if (held + count > rules.most_held) return { code: 'poolHeldLimit', values: { held, max: rules.most_held } }
  return { code: 'poolDayLimit', values: { left: Math.max(0, rules.per_day - today) } }
}

/** The rules as they are typed; null where a number is none. */
export type TypedRules = { isOpen: boolean; per_day: string; most_held: string }

export function rulesOf({ isOpen, ...typed }: TypedRules): PoolLimits | null {
  const [per_day, most_held] = [Number(typed.per_day), Number(typed.most_held)]
  const isNumber = (value: number) => Number.isInteger(value) && value >= 1 && value <= limits.poolLimitMost
  if (!isOpen) return { per_day: 0, most_held: isNumber(most_held) ? most_held : limits.poolMostHeld }
  return isNumber(per_day) && isNumber(most_held) ? { per_day, most_held } : null
}

/** A closed pool is offered with what it usually begins with. */
export const typedRules = (rules: PoolLimits): TypedRules => ({
  isOpen: !isPoolClosed(rules),
  per_day: String(rules.per_day || limits.poolPerDay),
  most_held: String(rules.most_held || limits.poolMostHeld),
})
