import { useEffect } from 'react'
import { emailCalls } from '#domain/email/calls'
import { useAnswer } from '../../../lib/useAnswer.ts'

const everyMs = 1_500
const nothing = {}

/** Checks of addresses; looked at again as long as one of them moves. */
export function useChecks() {
  const answered = useAnswer(emailCalls.checks, nothing)
  const { answer, ask } = answered
  const isMoving = answer?.data.list.some(({ state }) => state === 'running') ?? false
  useEffect(() => {
    if (!isMoving) return
    const asking = setInterval(ask, everyMs)
    return () => clearInterval(asking)
  }, [isMoving, ask])
  return answered
}
