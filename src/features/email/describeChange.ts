import i18next from 'i18next'
import type { emailMutations } from '#domain/email/mutations'
import type { MutationArgs } from '#domain/mutations'
import type { Change } from '#workers/sync/api'
import type { ChangeWords } from '../../lib/feature.ts'

type Name = keyof typeof emailMutations
type Sentences = { [N in Name]: (args: MutationArgs<N>) => string }

const t = i18next.getFixedT(null, 'email')

const sentences: Sentences = {
  'email_message.create': ({ name }) => t('change.messageCreate', { name }),
  'email_message.patch': ({ fields }) =>
    fields.name === undefined ? t('change.messagePatch') : t('change.messageRename', { name: fields.name }),
  'email_message.delete': ({ ids }) => t('change.messageDelete', { count: ids.length }),
  'email_message.restore': ({ rows }) => t('change.messageRestore', { count: rows.length }),
  'email_version.create': () => t('change.versionCreate'),
  'email_version.delete': ({ ids }) => t('change.versionDelete', { count: ids.length }),
  'email_sender.create': ({ address }) => t('change.senderCreate', { address }),
  'email_sender.patch': () => t('change.senderPatch'),
  'email_sender.delete': ({ ids }) => t('change.senderDelete', { count: ids.length }),
  'email_sender.restore': ({ rows }) => t('change.senderRestore', { count: rows.length }),
  'email_answer.create': ({ email }) => t('change.answer', { email }),
}

export async function describeEmailChange({ name, args }: Change): Promise<ChangeWords | null> {
  if (!Object.hasOwn(sentences, name)) return null
  await i18next.loadNamespaces('email')
  const say = sentences[name as Name] as (args: unknown) => string
  return { title: say(args) }
}
