import type { TFunction } from 'i18next'
import { type LeadSource, leadSources, sourceLicences } from '#domain/leadSources/licences'
import { leadFields } from '#domain/leads/foundLead'
import type { LeadRow } from '#domain/leads/lead'
import type { FileTable } from '../../../components/figures/tableFile.ts'
import { licenceWords, sourceWords, valueWords } from './valueWords.ts'

/** Leads as a table, with source, licence and page of each; a sheet of its own says whom to name for the data. */
export function leadTable(title: string, leads: readonly LeadRow[], t: TFunction<'leads'>): FileTable {
  const fields = leadFields.filter((field) => leads.some(({ values }) => values.some((one) => one.field === field)))
  const columns = [
    ...fields.map((field) => t(`field.${field}`)),
    t('file.sources'),
    t('file.licences'),
    t('file.pages'),
  ]
  const once = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join('\n')
  const rows = leads.map(({ key, values }) => [
    ...fields.map((field) => once(values.flatMap((one) => (one.field === field ? [valueWords(one, { key }, t)] : [])))),
    once(values.map(({ source }) => sourceWords(source, t))),
    once(values.map(({ licence }) => licenceWords(licence, t))),
    once(values.map(({ url }) => url)),
  ])
  return {
    title,
    columns: columns.map((name) => ({ title: name, kind: 'text' })),
    rows,
    also: attributionTable(leads, t),
  }
}

/** Of each source its licence, how many leads have something of it, and whom to name where the data is passed on. */
function attributionTable(leads: readonly LeadRow[], t: TFunction<'leads'>): FileTable {
  const counts = new Map<LeadSource, number>()
  for (const { values } of leads)
    for (const source of new Set(values.map((one) => one.source))) counts.set(source, (counts.get(source) ?? 0) + 1)
  const words = ['source', 'licence', 'licenceUrl', 'credit'] as const
  return {
    title: t('file.sheet'),
    columns: [
      ...words.map((word) => ({ title: t(`file.${word}`), kind: 'text' as const })),
      { title: t('file.rows'), kind: 'number' },
    ],
    rows: [...counts].map(([source, count]) => {
      const { licence } = leadSources[source]
      const { url, attribution } = sourceLicences[licence]
      return [sourceWords(source, t), licenceWords(licence, t), url, attribution ?? '', count]
    }),
  }
}
