import i18next from 'i18next'
import type { MutationArgs } from '#domain/mutations'
import type { noticeMutations } from '#domain/notifications/mutations'
import type { Change } from '#workers/sync/api'
import type { ChangeWords } from '../../lib/feature.ts'

type Name = keyof typeof noticeMutations
type Sentences = { [N in Name]: (args: MutationArgs<N>) => string }

const t = i18next.getFixedT(null, 'notifications')

const sentences: Sentences = {
  'notification.read': ({ ids }) => t('change.read', { count: ids.length }),
  'notice_mute.create': ({ type }) => t('change.mute', { type: t(`type.${type}`) }),
  'notice_mute.delete': () => t('change.unmute'),
}

export async function describeNoticeChange({ name, args }: Change): Promise<ChangeWords | null> {
  if (!Object.hasOwn(sentences, name)) return null
  await i18next.loadNamespaces('notifications')
  const say = sentences[name as Name] as (args: unknown) => string
  return { title: say(args) }
}
