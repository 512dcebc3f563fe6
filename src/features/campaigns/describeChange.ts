import i18next from 'i18next'
import type { campaignMutations } from '#domain/campaigns/mutations'
import type { MutationArgs } from '#domain/mutations'
import type { Change } from '#workers/sync/api'
import type { ChangeWords } from '../../lib/feature.ts'
import { channelOfTask } from '../../lib/taskPaths.ts'

type Name = keyof typeof campaignMutations
type Sentences = { [N in Name]: (args: MutationArgs<N>) => string }

const t = i18next.getFixedT(null, 'campaigns')

const sentences: Sentences = {
  'campaign_task.create': ({ name, channel }) => t(`change.taskCreate.${channelOfTask({ channel })}`, { name }),
  'campaign_task.patch': () => t('change.taskPatch'),
  'campaign_task.change': ({ action }) => t(`change.taskAction.${action}`),
  'campaign_task.delete': ({ ids }) => t('change.taskDelete', { count: ids.length }),
  'campaign_task.restore': ({ rows }) => t('change.taskRestore', { count: rows.length }),
  'campaign_audience.create': ({ contacts }) => t('change.audience', { count: contacts.length }),
  'campaign_audience.remove': ({ contacts }) => t('change.audienceRemove', { count: contacts.length }),
  'suppression.create': ({ rows }) => t('change.suppress', { count: rows.length }),
  'suppression.delete': ({ ids }) => t('change.unsuppress', { count: ids.length }),
  'suppression.restore': ({ rows }) => t('change.suppress', { count: rows.length }),
}

export async function describeCampaignChange({ name, args }: Change): Promise<ChangeWords | null> {
  if (!Object.hasOwn(sentences, name)) return null
  await i18next.loadNamespaces('campaigns')
  const say = sentences[name as Name] as (args: unknown) => string
  return { title: say(args) }
}
