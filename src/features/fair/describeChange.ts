import i18next from 'i18next'
import type { fairMutations } from '#domain/fair/mutations'
import type { MutationArgs } from '#domain/mutations'
import type { Change } from '#workers/sync/api'
import type { ChangeWords } from '../../lib/feature.ts'

type Name = keyof typeof fairMutations
type Sentences = { [N in Name]: (args: MutationArgs<N>) => string }

const t = i18next.getFixedT(null, 'fair')

const sentences: Sentences = {
  'fair.create': ({ name }) => t('change.fairCreate', { name }),
  'fair.patch': () => t('change.fairPatch'),
  'fair.delete': () => t('change.fairDelete'),
  'booth_page.create': ({ title }) => t('change.pageCreate', { title }),
  'booth_page.patch': ({ fields }) =>
    fields.open === undefined ? t('change.pagePatch') : t(fields.open ? 'change.pageOpen' : 'change.pageClose'),
}

export async function describeFairChange({ name, args }: Change): Promise<ChangeWords | null> {
  if (!Object.hasOwn(sentences, name)) return null
  await i18next.loadNamespaces('fair')
  const say = sentences[name as Name] as (args: unknown) => string
  return { title: say(args) }
}
