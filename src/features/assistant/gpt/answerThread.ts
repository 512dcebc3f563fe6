import type { AnswerEnd } from '#domain/assistant/model'
import type { AssistantAnswerState } from '#domain/assistant/thread'
import type { MutationName } from '#domain/mutations'
import { newId } from '#workers/newId'
import { type AssistantQuestion, askAssistant, type HeardAnswer } from '../../../components/assistant/askAssistant.ts'
import { keepDraft, readDraft } from '../../../lib/drafts.ts'
import { beginAnswer, endAnswer, growAnswer, isAnswerRunning } from './runningAnswers.ts'

export type SaveChanges = (changes: readonly { name: MutationName; args: unknown }[]) => Promise<boolean>

const draftMs = 400
const draftOf = (id: string) => `assistant_answer ${id}`
const lockOf = (id: string) => `fairlead-answer ${id}`

type AnswerWork = {
  /** the row that takes the answer, and what stands in it already */
  row: { id: string; text: string }
  model: string
  question: Omit<AssistantQuestion, 'id'>
  save: SaveChanges
}

/** Hears an answer into its row. What came is kept on the device every moment, so that a closed tab loses none of it. */
export async function answerThread({ row, model, question, save }: AnswerWork): Promise<void> {
  const signal = beginAnswer(row.id, row.text)
  let kept = 0
  const onText = (more: string) => {
    growAnswer(row.id, row.text + more)
    if (Date.now() - kept < draftMs) return
    kept = Date.now()
    void keepDraft(draftOf(row.id), row.text + more)
  }
  await whileHeld(lockOf(row.id), async () => {
    const heard = await askAssistant({ ...question, id: newId() }, { signal, onText })
    const fields = { text: row.text + heard.text, state: stateOf(heard), problem: heard.problem ?? '', model }
    if (await save([{ name: 'assistant_message.patch', args: { id: row.id, fields } }]))
      await keepDraft(draftOf(row.id), null)
    endAnswer(row.id)
  })
}

const states: Record<AnswerEnd | 'failed', AssistantAnswerState> = {
  whole: 'done',
  length: 'stopped',
  cut: 'stopped',
  stopped: 'stopped',
  failed: 'failed',
}
const stateOf = ({ end }: HeardAnswer) => states[end]

// Browsers without locks have one tab at a time that matters.
const whileHeld = (name: string, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work()

/** Null where another tab does it at this moment. */
export const onceInAllTabs = <T>(name: string, work: () => Promise<T>): Promise<T | null> =>
  'locks' in navigator ? navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : null)) : work()

/** How long an answer that another device hears may take at most. */
const longestMs = 10 * 60_000

/** An answer whose tab was closed: what came of it becomes the answer. */
export async function settleLeftAnswer(
  { id, text, updated_at }: { id: string; text: string; updated_at: number },
  save: SaveChanges,
): Promise<void> {
  if (isAnswerRunning(id)) return
  const settle = async () => {
    const came = await readDraft<string>(draftOf(id))
    if (came === null && Date.now() - updated_at < longestMs) return
    await save([{ name: 'assistant_message.patch', args: { id, fields: { text: came ?? text, state: 'stopped' } } }])
    await keepDraft(draftOf(id), null)
  }
  await onceInAllTabs(lockOf(id), settle)
}
