import { assistantCalls } from '#domain/assistant/calls'
import type { OutputOf } from '#domain/shared/call'
import { useAnswer } from '../../lib/useAnswer.ts'
import { useConnected } from '../../lib/useConnected.ts'

export type AssistantFacts = OutputOf<typeof assistantCalls.state>
/** Why the model cannot be asked now; null: it can. */
export type AssistantObstacle = 'unknown' | 'offline' | 'noModel' | 'kept' | null

/** What this user has of the assistant, and what stands in the way. */
export function useAssistant(): { facts: AssistantFacts | null; obstacle: AssistantObstacle } {
  const isConnected = useConnected()
  const { answer } = useAnswer(assistantCalls.state, {})
  const facts = answer?.data ?? null
  return { facts, obstacle: obstacleOf(facts, isConnected) }
}

function obstacleOf(facts: AssistantFacts | null, isConnected: boolean): AssistantObstacle {
  if (facts?.owner === 'none') return 'noModel'
  if (facts && !facts.may_use) return 'kept'
  if (!isConnected) return 'offline'
  return facts ? null : 'unknown'
}
