import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { Id, Line, Time, text } from '../shared/schema.ts'

const threadFields = {
  /** '': named by its first question */
  title: Line,
  /** until it is swept it can be brought back */
  removed_at: z.nullable(Time),
}
export const ThreadFields = z.object(threadFields)
export const NewAssistantThread = z.object({ id: Id, ...threadFields })
/** What one user talked about with the assistant; nobody else of the company sees it. */
export const AssistantThread = z.extend(NewAssistantThread, { user: Id, created_at: Time, updated_at: Time })
export type AssistantThread = z.output<typeof AssistantThread>

/**
 * How far an answer is. `waiting`: a question that nobody has asked the model yet, such as without a network; `running`:
 * one device hears the answer; `stopped`: the part that came is kept; `failed`: with what went wrong.
 */
export const answerStates = ['waiting', 'running', 'done', 'stopped', 'failed'] as const
export type AssistantAnswerState = (typeof answerStates)[number]

const messageFields = {
  text: text(limits.assistantAnswerLength),
  state: z.enum(answerStates),
  /** the code of what went wrong, or '' */
  problem: z.string().check(z.maxLength(60)),
  /** the model that answered, or '' */
  model: Line,
  /** what was asked and answered after a question that was edited */
  removed_at: z.nullable(Time),
}
export const AssistantMessageFields = z.object(messageFields)
export const NewAssistantMessage = z.object({
  id: Id,
  thread_id: Id,
  role: z.enum(['user', 'assistant']),
  /** their order */
  n: z.int().check(z.minimum(0)),
  ...messageFields,
})
export type NewAssistantMessage = z.output<typeof NewAssistantMessage>
export const AssistantMessage = z.extend(NewAssistantMessage, { user: Id, created_at: Time, updated_at: Time })
export type AssistantMessage = z.output<typeof AssistantMessage>

/** What of a thread stands on the screen, in its order. */
export const shownThreadMessages = (rows: readonly AssistantMessage[]): AssistantMessage[] =>
  rows.filter(({ removed_at }) => removed_at === null).sort((a, b) => a.n - b.n || (a.id < b.id ? -1 : 1))

const titleLength = 60
/** A thread is called by the first line of its first question. */
export function titleOfQuestion(question: string): string {
  const line = question.trim().split('\n', 1)[0]!.replaceAll(/\s+/g, ' ')
  const signs = [...line]
  return signs.length <= titleLength ? line : `${signs.slice(0, titleLength - 1).join('')}…`
}

type ThreadLine = { role: 'user' | 'assistant'; text: string }
/**
 * What the model is told of a thread: its last messages that fit, and always the question itself. Answers without a word
 * say nothing.
 */
export function contextOf(
  messages: readonly AssistantMessage[],
  room: number = limits.assistantContextLength,
): ThreadLine[] {
  const told: ThreadLine[] = []
  let used = 0
  for (const { role, text } of messages.toReversed()) {
    if (!text.trim()) continue
    // Of a long answer its end is what is gone on with.
    const end = text.slice(-limits.assistantTextLength)
    used += end.length
    if (told.length && (used > room || told.length === limits.assistantMessages)) break
    told.unshift({ role, text: end })
  }
  while (told[0]?.role === 'assistant') told.shift()
  return told
}
