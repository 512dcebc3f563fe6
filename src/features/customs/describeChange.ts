import i18next from 'i18next'
import type { Change } from '#workers/sync/api'
import type { ChangeWords } from '../../lib/feature.ts'

const t = i18next.getFixedT(null, 'customs')

export async function describeCustomsChange({ name, args }: Change): Promise<ChangeWords | null> {
  const [entity, act] = name.split('.') as [string, 'create' | 'patch' | 'delete']
  if (entity !== 'shipment_search') return null
  await i18next.loadNamespaces('customs')
  const { name: called } = args as { name?: string }
  return { title: t(`change.${act}`, { name: called ?? '' }) }
}
