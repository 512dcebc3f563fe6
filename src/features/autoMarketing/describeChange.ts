import i18next from 'i18next'
import type { autoMutations } from '#domain/autoMarketing/mutations'
import type { autoRuleMutations } from '#domain/autoMarketing/ruleMutations'
import type { MutationArgs } from '#domain/mutations'
import type { Change } from '#workers/sync/api'
import type { ChangeWords } from '../../lib/feature.ts'

type Name = keyof typeof autoMutations | keyof typeof autoRuleMutations
type Sentences = { [N in Name]: (args: MutationArgs<N>) => string }

const t = i18next.getFixedT(null, 'autoMarketing')

const sentences: Sentences = {
  'auto_run.create': ({ name }) => t('change.create', { name }),
  'auto_run.rename': ({ name }) => t('change.rename', { name }),
  'auto_run.plan': () => t('change.plan'),
  'auto_run.change': ({ action }) => t(`change.action.${action}`),
  'auto_run.delete': ({ ids }) => t('change.delete', { count: ids.length }),
  'auto_run.restore': ({ rows }) => t('change.restore', { count: rows.length }),
  'auto_rule.create': ({ name }) => t('change.rule.create', { name }),
  'auto_rule.change': ({ name }) => t('change.rule.change', { name }),
  'auto_rule.switch': ({ is_on }) => t(is_on ? 'change.rule.on' : 'change.rule.off'),
  'auto_rule.delete': ({ ids }) => t('change.rule.delete', { count: ids.length }),
  'auto_rule.restore': ({ rows }) => t('change.rule.restore', { count: rows.length }),
}

export async function describeAutoChange({ name, args }: Change): Promise<ChangeWords | null> {
  if (!Object.hasOwn(sentences, name)) return null
  await i18next.loadNamespaces('autoMarketing')
  return { title: (sentences[name as Name] as (args: unknown) => string)(args) }
}
