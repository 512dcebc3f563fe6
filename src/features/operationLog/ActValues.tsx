import { useTranslation } from 'react-i18next'
import { BeforeAfter } from '../../components/BeforeAfter.tsx'
import { Section } from '../../components/Section.tsx'

const fields = ['username', 'nickname', 'status', 'email', 'mobile'] as const
type ActDetail = { before?: Record<string, string | null>; after?: Record<string, string | null>; filter?: unknown }

/** What an act changed of a person, and which rows an export was about. */
export function ActValues({ detail }: { detail: unknown }) {
  const { t } = useTranslation('operationLog')
  const { before = {}, after = {}, filter } = (detail ?? {}) as ActDetail
  const textOf = (field: (typeof fields)[number], value: string | null | undefined) =>
    field === 'status' && (value === 'normal' || value === 'disabled') ? t(`person.${value}`) : (value ?? '')
  const changed = fields.flatMap((field) => {
    if (!(field in before || field in after)) return []
    return [
      {
        key: field,
        label: t(`person.${field}`),
        ...(field in before && { before: textOf(field, before[field]) }),
        ...(field in after && { after: textOf(field, after[field]) }),
      },
    ]
  })
  const exported =
    typeof filter === 'string' && filter ? [{ key: 'filter', label: t('panel.filter'), after: filter }] : []
  if (!changed.length && !exported.length) return null
  return (
    <Section title={t('panel.changes')}>
      <BeforeAfter label={t('panel.changes')} fields={[...changed, ...exported]} />
    </Section>
  )
}
