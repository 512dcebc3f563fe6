import i18next from 'i18next'
import type { threadMutations } from '#domain/assistant/threadMutations'
import type { MutationArgs } from '#domain/mutations'
import type { Change } from '#workers/sync/api'
import { gptPath } from '../../lib/assistantPaths.ts'
import type { ChangeWords } from '../../lib/feature.ts'

type Name = keyof typeof threadMutations
type Sentences = { [N in Name]: (args: MutationArgs<N>) => string }

const t = i18next.getFixedT(null, 'assistant')

const sentences: Sentences = {
  'assistant_thread.create': ({ title }) => t('change.thread', { title: title || t('gpt.nameless') }),
  'assistant_thread.patch': ({ fields: { removed_at, title } }) =>
    t(removed_at ? 'change.threadDelete' : title === undefined ? 'change.threadKeep' : 'change.threadRename'),
  'assistant_message.create': ({ role }) => t(role === 'user' ? 'change.question' : 'change.answer'),
  'assistant_message.patch': () => t('change.message'),
}

/** What was written stands below, so that it can be read again when it did not get through. */
export async function describeAssistantChange({ name, args }: Change): Promise<ChangeWords | null> {
  if (!Object.hasOwn(sentences, name)) return null
  await i18next.loadNamespaces('assistant')
  const say = sentences[name as Name] as (args: unknown) => string
  const { text, thread_id } = args as { text?: string; thread_id?: string }
  return {
    title: say(args),
    ...(text && { detail: text }),
    ...(thread_id && { edit: `${gptPath}?thread=${thread_id}` }),
  }
}
