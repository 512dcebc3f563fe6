import { isSubAccount } from '#domain/auth/policy'
import { billingCalls } from '#domain/billing/calls'
import { useUser } from './session.ts'
import { type AnswerState, useAnswer } from './useAnswer.ts'

/**
 * `points`: null where only the server knows; `enough`: null where nobody here does, or where it is close and a sub account
 * is not told. `at`: when that was so.
 */
export type KnownPoints = { points: number | null; enough: boolean | null; at: number | null; isFresh: boolean }

/** What this device knows of the points of a product: a main account how many, a sub account whether they are enough. */
export function usePoints(product_id: number, needed: number): KnownPoints {
  const isSub = isSubAccount(useUser())
  const call = isSub ? billingCalls.enough : billingCalls.balances
  const asked = useAnswer(call as typeof billingCalls.enough, (isSub ? { product_id, points: needed } : {}) as never)
  const { answer, problem } = asked as AnswerState<unknown>
  if (!answer) return { points: null, enough: null, at: null, isFresh: false }
  const known = { at: answer.at, isFresh: problem === null }
  if (isSub) return { ...known, points: null, enough: (answer.data as { enough: boolean | null }).enough }
  const { scores } = answer.data as { scores: { product_id: number; score: number }[] }
  const points = scores.find((one) => one.product_id === product_id)?.score ?? 0
  return { ...known, points, enough: points >= needed }
}
