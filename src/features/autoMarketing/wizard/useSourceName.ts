import { useTranslation } from 'react-i18next'
import type { AutoSource } from '#domain/autoMarketing/plan'
import { isGroup } from '#domain/contacts/filter'
import type { LeadForm } from '#domain/leads/form'
import { useLabels } from '../../../lib/labels.tsx'

/** What a source is called, and what it looks for. */
export const useSourceName = (source: AutoSource): SourceName => useNaming()(source)

/** Of any source, in one line. */
export function useSourceNames(): (source: AutoSource) => string {
  const naming = useNaming()
  return (source) => {
    const { title, detail } = naming(source)
    return `${title} (${detail})`
  }
}

type SourceName = { title: string; detail: string }

function useNaming(): (source: AutoSource) => SourceName {
  const { t } = useTranslation(['autoMarketing', 'leads'])
  const { nameOf } = useLabels()
  return naming

  function naming(source: AutoSource): SourceName {
    if (source.kind === 'leads')
      return { title: t(`leads:kind.${source.form.kind}.menu`), detail: detailOf(source.form) }
    if (source.kind === 'open') return { title: t(`leads:kind.${source.of}.menu`), detail: t('source.open') }
    const tags = source.filter.of.flatMap((one) =>
      !isGroup(one) && one.field === 'tag' && 'values' in one ? one.values.flatMap((id) => nameOf(id) ?? []) : [],
    )
    return { title: t('source.contacts'), detail: tags.join(', ') || t('source.everybody') }
  }
}

function detailOf(form: LeadForm): string {
  switch (form.kind) {
    case 'offlineStores':
      return [form.keyword, form.city, form.country].join(' · ')
    case 'globalMedia':
      return form.words.join(', ')
    case 'domainSearch':
    case 'domainBg':
      return form.targets.join(', ')
    case 'globalFair':
    case 'globalBtoB':
      return form.name
    case 'facebook':
    case 'instagram':
      return form.find.by === 'search' ? [form.find.keyword, form.find.city, form.find.country].join(' · ') : ''
    case 'deepData':
      return form.subjects.map(({ company, person }) => person || company).join(', ')
  }
}
