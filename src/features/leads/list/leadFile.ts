import type { TFunction } from 'i18next'
import { attributionsOf, leadSources, sourceLicences } from '#domain/leadSources/licences'
import { leadFields } from '#domain/leads/foundLead'
import type { LeadRow } from '#domain/leads/lead'
import type { FileTable } from '../../../components/figures/tableFile.ts'

/** Leads as a table, with source, licence and page of each, and below them whom to name for the data. */
export function leadTable(title: string, leads: readonly LeadRow[], t: TFunction<'leads'>): FileTable {
  const fields = leadFields.filter((field) => leads.some(({ values }) => values.some((one) => one.field === field)))
  const columns = [
    ...fields.map((field) => t(`field.${field}`)),
    t('file.sources'),
    t('file.licences'),
    t('file.pages'),
  ]
  const once = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join('\n')
  const rows = leads.map(({ values }) => [
    ...fields.map((field) => once(values.flatMap((one) => (one.field === field ? [one.value] : [])))),
    once(values.map(({ source }) => leadSources[source].title)),
    once(values.map(({ licence }) => sourceLicences[licence].title)),
    once(values.map(({ url }) => url)),
  ])
  const credits = attributionsOf(leads.flatMap(({ values }) => values))
  const empty = columns.map(() => null)
  const below = credits.length
    ? [empty, [t('file.attribution'), ...empty.slice(1)], ...credits.map((line) => [line, ...empty.slice(1)])]
    : []
  return { title, columns: columns.map((name) => ({ title: name, kind: 'text' })), rows: [...rows, ...below] }
}
