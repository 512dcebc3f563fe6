import { limits } from '#domain/limits'
import type { AreaSweep } from '../../area.ts'
import type { AreaPerson, RetainedTrace } from '../../erasure/areaPerson.ts'
import { iso, withUser } from '../../erasure/describe.ts'
import { rowsOf } from '../../erasure/dossier.ts'

export const threadTables = {
  assistant_thread: { told: 'assistant_threads' },
  assistant_message: { told: 'assistant_messages' },
} as const satisfies Record<string, RetainedTrace>

/** What users talked about with the assistant and that names a person. */
export const threadPerson = {
  naming: {
    assistant_thread: { text: 'title' },
    assistant_message: { text: 'text' },
  },
  parts: {
    assistant_threads: {
      group: 'company',
      means: 'titles of talks with the assistant that name an address of this person',
      heading: { 'en-US': 'Talks with the assistant that name this person', 'zh-CN': '标题提及此人的助手对话' },
      read: (_, describing) =>
        rowsOf(describing.dossier, 'assistant_thread')
          .map(({ created_at, user, title }) => ({ at: iso(created_at), user, title }))
          .map(withUser(describing)),
    },
    assistant_messages: {
      group: 'company',
      means: 'questions to the assistant, and its answers, that name an address of this person',
      heading: { 'en-US': 'Questions to the assistant that name this person', 'zh-CN': '提及此人的助手问答' },
      read: (_, describing) =>
        rowsOf(describing.dossier, 'assistant_message')
          .map(({ created_at, user, role, text }) => ({ at: iso(created_at), user, role, text }))
          .map(withUser(describing)),
    },
  },
} satisfies AreaPerson

const ofRemoved = `exists (select from assistant_thread a where a.account_id = t.account_id and a.id = t.thread_id
  and a.removed_at < $2)`

/** Threads that were deleted go when they cannot be brought back any more; their messages first. */
export const threadSweep = {
  rows: {
    assistantMessages: {
      entity: 'assistant_message',
      where: `(removed_at < $2 or ${ofRemoved})`,
      days: limits.assistantUndoDays,
    },
    assistantThreads: { entity: 'assistant_thread', where: 'removed_at < $2', days: limits.assistantUndoDays },
  },
} satisfies AreaSweep
