import { type AssistantMessage, type AssistantThread, shownThreadMessages } from '#domain/assistant/thread'
import { rowById, rowsWhere } from '#workers/database/read'
import { useStored } from '../../../lib/reader.ts'

/** All threads that were not deleted, the newest first; undefined while they are read. */
export const useThreads = (): AssistantThread[] | undefined =>
  useStored(
    async (db) =>
      (await rowsWhere(db, 'assistant_thread', ({ removed_at }) => removed_at === null)).sort(
        (a, b) => b.updated_at - a.updated_at,
      ),
    [],
  )

export const useAssistantThread = (id: string): AssistantThread | null | undefined =>
  useStored(
    async (db) => {
      const row = await rowById(db, 'assistant_thread', id)
      return row?.removed_at === null ? row : null
    },
    [id],
  )

export const useThreadMessages = (thread: string): AssistantMessage[] | undefined =>
  useStored(
    async (db) =>
      shownThreadMessages(await rowsWhere(db, 'assistant_message', ({ thread_id }) => thread_id === thread)),
    [thread],
  )

/** Ids of threads in which all of the words stand, in a title or anything said; null: nothing is looked for. */
export function useThreadSearch(search: string): ReadonlySet<string> | null | undefined {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const key = words.join(' ')
  return useStored(
    async (db) => {
      if (!key) return null
      const has = (text: string) => words.every((word) => text.toLowerCase().includes(word))
      const titled = await rowsWhere(db, 'assistant_thread', ({ title }) => has(title))
      const said = await rowsWhere(db, 'assistant_message', ({ text, removed_at }) => removed_at === null && has(text))
      return new Set([...titled.map(({ id }) => id), ...said.map(({ thread_id }) => thread_id)])
    },
    [key],
  )
}
