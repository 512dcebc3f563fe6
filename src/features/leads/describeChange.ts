import i18next from 'i18next'
import type { leadMutations } from '#domain/leads/mutations'
import type { MutationArgs } from '#domain/mutations'
import type { Change } from '#workers/sync/api'
import type { ChangeWords } from '../../lib/feature.ts'

type Name = keyof typeof leadMutations
type Sentences = { [N in Name]: (args: MutationArgs<N>) => string }

const t = i18next.getFixedT(null, 'leads')

const sentences: Sentences = {
  'lead_job.create': ({ name }) => t('change.jobCreate', { name }),
  'lead_job.patch': () => t('change.jobPatch'),
  'lead_job.change': ({ action }) => t(`change.action.${action}`),
  'lead_job.delete': ({ ids }) => t('change.jobDelete', { count: ids.length }),
  'lead_job.restore': ({ rows }) => t('change.jobRestore', { count: rows.length }),
  'lead.note': ({ fields }) =>
    t(
      fields.visited_at === undefined
        ? 'change.note'
        : fields.visited_at === null
          ? 'change.unvisited'
          : 'change.visited',
    ),
  'lead.mark': ({ rows }) => t(`change.mark.${rows[0]!.state}`, { count: rows.length }),
}

export async function describeLeadChange({ name, args }: Change): Promise<ChangeWords | null> {
  if (!Object.hasOwn(sentences, name)) return null
  await i18next.loadNamespaces('leads')
  return { title: (sentences[name as Name] as (args: unknown) => string)(args) }
}
