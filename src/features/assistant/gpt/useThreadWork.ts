import { useTranslation } from 'react-i18next'
import {
  type AssistantMessage,
  type AssistantThread,
  contextOf,
  shownThreadMessages,
  titleOfQuestion,
} from '#domain/assistant/thread'
import { AppError } from '#domain/errors'
import { rowById, rowsWhere } from '#workers/database/read'
import { newId } from '#workers/newId'
import type { AssistantFacts } from '../../../components/assistant/useAssistant.ts'
import { useClient } from '../../../lib/client.ts'
import { readOnce } from '../../../lib/reader.ts'
import { language } from '../../../lib/texts.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { answerThread, onceInAllTabs, type SaveChanges } from './answerThread.ts'
import { stopAnswer } from './runningAnswers.ts'

const patch = (id: string, fields: Partial<AssistantMessage>) => ({
  name: 'assistant_message.patch' as const,
  args: { id, fields },
})
const nothing = { problem: '', model: '', removed_at: null }

/** What is done with threads: on this device at once, and asked as soon as the model can be asked. */
export function useThreadWork(facts: AssistantFacts | null) {
  const { t } = useTranslation('assistant')
  const { sync } = useClient()
  const toasts = useToasts()
  const lang = language.useValue() === 'zh-CN' ? ('zh' as const) : ('en' as const)

  const save: SaveChanges = async (changes) => {
    const saved = await sync.mutateAll([...changes])
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    return saved.kind === 'saved'
  }

  /** A question that waits for the model; null where it could not be kept. */
  async function write(thread: string | null, said: readonly AssistantMessage[], text: string) {
    const thread_id = thread ?? newId()
    const n = (said.at(-1)?.n ?? -1) + 1
    const title = titleOfQuestion(text)
    const question = { id: newId(), thread_id, role: 'user' as const, n, text, state: 'waiting' as const, ...nothing }
    const isSaved = await save([
      thread === null
        ? { name: 'assistant_thread.create', args: { id: thread_id, title, removed_at: null } }
        : { name: 'assistant_thread.patch', args: { id: thread_id, fields: { removed_at: null } } },
      { name: 'assistant_message.create', args: question },
    ])
    return isSaved ? { thread_id, question } : null
  }

  /** Asks the model what was said last; of two tabs that show the thread, one asks. */
  async function ask(said: readonly AssistantMessage[]): Promise<void> {
    const question = said.at(-1)
    if (question?.role !== 'user') return
    const answer = await onceInAllTabs(`fairlead-ask ${question.id}`, async () => {
      const now = await readOnce((db) => rowById(db, 'assistant_message', question.id))
      return now?.state === 'waiting' ? beginning(question) : null
    })
    if (answer) await hear(answer, said)
  }

  async function beginning(question: AssistantMessage) {
    const answer = {
      id: newId(),
      thread_id: question.thread_id,
      role: 'assistant' as const,
      n: question.n + 1,
      text: '',
      state: 'running' as const,
      ...nothing,
    }
    const isSaved = await save([
      patch(question.id, { state: 'done' }),
      { name: 'assistant_message.create', args: answer },
    ])
    return isSaved ? answer : null
  }

  const hear = (row: { id: string; text: string }, said: readonly AssistantMessage[], more?: string) =>
    answerThread({
      row,
      model: facts?.model ?? '',
      save,
      question: {
        task: 'chat',
        language: lang,
        messages: [...contextOf(said), ...(more ? [{ role: 'user' as const, text: more }] : [])],
        material: '',
      },
    })

  /** Goes on with an answer that ended before its end. */
  async function goOn(said: readonly AssistantMessage[], answer: AssistantMessage): Promise<void> {
    const before = said.filter(({ n }) => n <= answer.n)
    if (!(await save([patch(answer.id, { state: 'running', problem: '' })]))) return
    await (answer.text ? hear(answer, before, t('gpt.goOnWords')) : hear(answer, before.slice(0, -1)))
  }

  /** What was said after the question gives way to a new answer; both come back by undo. */
  function edit(said: readonly AssistantMessage[], question: AssistantMessage, text: string): Promise<boolean> {
    const later = said.filter(({ n }) => n > question.n)
    return save([
      patch(question.id, { text, state: 'waiting' }),
      ...later.map(({ id }) => patch(id, { removed_at: Date.now() })),
    ])
  }

  /** As it was: what was answered since goes, and what was there before comes back. */
  async function unedit(before: readonly AssistantMessage[], question: AssistantMessage): Promise<void> {
    const known = new Set(before.map(({ id }) => id))
    const rows = await readOnce((db) =>
      rowsWhere(db, 'assistant_message', ({ thread_id }) => thread_id === question.thread_id),
    )
    const added = shownThreadMessages(rows ?? []).filter(({ id, n }) => n > question.n && !known.has(id))
    for (const { id } of added) stopAnswer(id)
    await save([
      patch(question.id, { text: question.text, state: 'done' }),
      ...added.map(({ id }) => patch(id, { removed_at: Date.now() })),
      ...before.filter(({ n }) => n > question.n).map(({ id }) => patch(id, { removed_at: null })),
    ])
  }

  function remove({ id }: AssistantThread) {
    const set = (removed_at: number | null) =>
      save([{ name: 'assistant_thread.patch', args: { id, fields: { removed_at } } }])
    void set(Date.now()).then(
      (done) => done && toasts.done(t('gpt.deleted'), { undo: async () => void (await set(null)) }),
    )
  }
  const rename = (id: string, title: string) =>
    save([{ name: 'assistant_thread.patch', args: { id, fields: { title } } }])
  return { save, write, ask, goOn, edit, unedit, remove, rename }
}
export type ThreadWork = ReturnType<typeof useThreadWork>
