import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportPlan, Inspection } from '#workers/sheets/api'
import { useClient } from '../../../lib/client.ts'
import { defaultCountry } from '../../../lib/defaultCountry.ts'
import { useWords } from '../../../lib/errors.ts'

/** `problem`: why nothing of it was taken. */
export type ListFile = { name: string; values: readonly string[]; problem: string }

type Sheets = Extract<Inspection, { kind: 'sheets' }>
const fields: ReadonlySet<string | null> = new Set(['emails', 'phones'])

/** The columns with addresses and numbers, as an import knows them. */
function planFor({ sheet, headerRow, columns }: Sheets): ImportPlan {
  const mapping = Object.fromEntries(
    columns.flatMap(({ index, field }) => (field && fields.has(field) ? [[index, field] as const] : [])),
  )
  return {
    sheet,
    headerRow,
    mapping,
    keepOtherColumnsInRemark: false,
    defaultCountry: defaultCountry(),
    duplicates: 'skip',
    purpose: 'contacts',
    tag: [],
    source: null,
    category: null,
  }
}

/** Reads whom a list from another program names. */
export function useListFile() {
  const { t } = useTranslation('campaigns')
  const { sheets } = useClient()
  const words = useWords()
  const [file, setFile] = useState<ListFile | null>(null)
  const [isReading, setReading] = useState(false)

  async function valuesOf(chosen: File): Promise<Pick<ListFile, 'values' | 'problem'>> {
    const seen = await sheets.inspect(chosen)
    if (seen.kind === 'failed') return { values: [], problem: words.ofCode(seen.code, seen.values) }
    const plan = planFor(seen)
    const emails = await sheets.emails(chosen, plan)
    const phones = await sheets.phoneNumbers(chosen, plan)
    if (emails.kind === 'failed') return { values: [], problem: words.ofCode(emails.code, emails.values) }
    if (phones.kind === 'failed') return { values: [], problem: words.ofCode(phones.code, phones.values) }
    const values = [...emails.emails, ...phones.phones]
    if (emails.over > 0) return { values: [], problem: t('suppression.dialog.fileOver', { count: emails.rows }) }
    return { values, problem: values.length ? '' : t('suppression.dialog.fileNone') }
  }
  async function read(chosen: File): Promise<void> {
    setReading(true)
    try {
      setFile({ name: chosen.name, ...(await valuesOf(chosen)) })
    } finally {
      setReading(false)
    }
  }
  return { file, isReading, read, drop: () => setFile(null) }
}
