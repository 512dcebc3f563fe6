import i18next from 'i18next'
import type { channelMutations } from '#domain/channels/mutations'
import type { MutationArgs } from '#domain/mutations'
import type { smsMutations } from '#domain/sms/mutations'
import type { Change } from '#workers/sync/api'
import type { ChangeWords } from '../../lib/feature.ts'

type Name = keyof typeof channelMutations | keyof typeof smsMutations
type Sentences = { [N in Name]: (args: MutationArgs<N>) => string }

const t = i18next.getFixedT(null, 'sms')

const sentences: Sentences = {
  'channel_account.create': ({ name }) => t('change.routeCreate', { name }),
  'channel_account.patch': () => t('change.routePatch'),
  'channel_account.delete': ({ ids }) => t('change.routeDelete', { count: ids.length }),
  'channel_account.restore': ({ rows }) => t('change.routeRestore', { count: rows.length }),
  'sms_message.create': ({ name }) => t('change.messageCreate', { name }),
  'sms_message.patch': () => t('change.messagePatch'),
  'sms_message.delete': ({ ids }) => t('change.messageDelete', { count: ids.length }),
  'sms_message.restore': ({ rows }) => t('change.messageRestore', { count: rows.length }),
}

export async function describeSmsChange({ name, args }: Change): Promise<ChangeWords | null> {
  if (!Object.hasOwn(sentences, name)) return null
  await i18next.loadNamespaces('sms')
  const say = sentences[name as Name] as (args: unknown) => string
  return { title: say(args) }
}
