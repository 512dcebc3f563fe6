import type { TFunction } from 'i18next'
import { type AssistantThread, shownThreadMessages } from '#domain/assistant/thread'
import { rowsWhere } from '#workers/database/read'
import { datedName, saveFile } from '../../../components/saveFile.ts'
import { readOnce } from '../../../lib/reader.ts'

/** A thread as a text file that any editor opens. */
export async function exportThread(thread: AssistantThread, t: TFunction<'assistant'>): Promise<void> {
  const rows = await readOnce((db) => rowsWhere(db, 'assistant_message', ({ thread_id }) => thread_id === thread.id))
  const said = shownThreadMessages(rows ?? []).map(({ role, text }) => `## ${t(`gpt.role.${role}`)}\n\n${text}\n`)
  const text = [`# ${thread.title || t('gpt.nameless')}\n`, ...said].join('\n')
  saveFile(new Blob([text], { type: 'text/markdown' }), datedName('assistant', 'md'))
}
