import i18next from 'i18next'
import type { linkedTemplateMutations } from '#domain/linked/templateMutations'
import type { MutationArgs } from '#domain/mutations'
import type { Change } from '#workers/sync/api'
import type { ChangeWords } from '../../../lib/feature.ts'

type Name = keyof typeof linkedTemplateMutations
type Sentences = { [N in Name]: (args: MutationArgs<N>) => string }

const t = i18next.getFixedT(null, 'linked')

const sentences: Sentences = {
  'linked_message.create': ({ name }) => t('change.templateCreate', { name }),
  'linked_message.patch': () => t('change.templatePatch'),
  'linked_message.delete': ({ ids }) => t('change.templateDelete', { count: ids.length }),
  'linked_message.restore': ({ rows }) => t('change.templateRestore', { count: rows.length }),
}

export async function describeLinkedTemplateChange({ name, args }: Change): Promise<ChangeWords | null> {
  if (!Object.hasOwn(sentences, name)) return null
  await i18next.loadNamespaces('linked')
  return { title: (sentences[name as Name] as (args: unknown) => string)(args) }
}
