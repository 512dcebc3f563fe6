import i18next from 'i18next'
import type { MutationArgs } from '#domain/mutations'
import type { whatsappMutations } from '#domain/whatsapp/mutations'
import type { Change } from '#workers/sync/api'
import type { ChangeWords } from '../../lib/feature.ts'

type Name = keyof typeof whatsappMutations
type Sentences = { [N in Name]: (args: MutationArgs<N>) => string }

const t = i18next.getFixedT(null, 'whatsapp')

const sentences: Sentences = {
  'whatsapp_message.create': ({ name }) => t('change.messageCreate', { name }),
  'whatsapp_message.patch': () => t('change.messagePatch'),
  'whatsapp_message.delete': ({ ids }) => t('change.messageDelete', { count: ids.length }),
  'whatsapp_message.restore': ({ rows }) => t('change.messageRestore', { count: rows.length }),
  'whatsapp_template.create': ({ name }) => t('change.templateCreate', { name }),
  'whatsapp_template.patch': () => t('change.templatePatch'),
  'whatsapp_template.delete': ({ ids }) => t('change.templateDelete', { count: ids.length }),
  'whatsapp_template.restore': ({ rows }) => t('change.templateRestore', { count: rows.length }),
}

/** What was written stands below, so that it can be read again when it did not get through. */
const details: { [N in Name]?: (args: MutationArgs<N>) => string | undefined } = {
  'whatsapp_template.create': ({ body }) => body,
  'whatsapp_template.patch': ({ fields: { body } }) => body,
}

export async function describeWhatsappChange({ name, args }: Change): Promise<ChangeWords | null> {
  if (!Object.hasOwn(sentences, name)) return null
  await i18next.loadNamespaces('whatsapp')
  const title = (sentences[name as Name] as (args: unknown) => string)(args)
  const detail = (details[name as Name] as ((args: unknown) => string | undefined) | undefined)?.(args)
  return { title, ...(detail && { detail }) }
}
