import i18next from 'i18next'
import type { autoMutations } from '#domain/autoMarketing/mutations'
import type { MutationArgs } from '#domain/mutations'
import type { Change } from '#workers/sync/api'
import type { ChangeWords } from '../../lib/feature.ts'

type Name = keyof typeof autoMutations
type Sentences = { [N in Name]: (args: MutationArgs<N>) => string }

const t = i18next.getFixedT(null, 'autoMarketing')

const sentences: Sentences = {
  'auto_run.create': ({ name }) => t('change.create', { name }),
  'auto_run.rename': ({ name }) => t('change.rename', { name }),
  'auto_run.plan': () => t('change.plan'),
  'auto_run.change': ({ action }) => t(`change.action.${action}`),
  'auto_run.delete': ({ ids }) => t('change.delete', { count: ids.length }),
  'auto_run.restore': ({ rows }) => t('change.restore', { count: rows.length }),
}

export async function describeAutoChange({ name, args }: Change): Promise<ChangeWords | null> {
  if (!Object.hasOwn(sentences, name)) return null
  await i18next.loadNamespaces('autoMarketing')
  return { title: (sentences[name as Name] as (args: unknown) => string)(args) }
}
