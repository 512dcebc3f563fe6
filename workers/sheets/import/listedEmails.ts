import { importPurposes } from '#domain/exchange/importTask'
import type { ImportPlan, ListedEmails } from '../api.ts'
import { isHiddenRow, type Workbook } from '../read/workbook.ts'
import { rowReader } from './readRow.ts'

/** Whom a list names, read as an import reads it, so that both understand the same of every cell. */
export async function listedEmails(workbook: Pick<Workbook, 'rows'>, plan: ImportPlan): Promise<ListedEmails> {
  const limit = importPurposes[plan.purpose ?? 'contacts'].rows
  const emails = new Map<string, string>()
  const counts = { rows: 0, without: 0, over: 0 }
  let header: readonly string[] = []
  let reader = plan.headerRow < 0 ? rowReader(plan, header) : null
  for await (const batch of workbook.rows(plan.sheet, { whole: limit + plan.headerRow + 1 }))
    for (const row of batch) {
      if (row.index <= plan.headerRow) {
        if (row.index === plan.headerRow) header = row.cells
        continue
      }
      reader ??= rowReader(plan, header)
      if (++counts.rows > limit) {
        counts.over++
        continue
      }
      const found = isHiddenRow(row) && !plan.hiddenRows ? [] : (reader(row).draft.emails ?? [])
      if (found.length === 0) counts.without++
      for (const { email } of found) emails.set(email.toLowerCase(), email)
    }
  return { kind: 'listed', emails: [...emails.values()], ...counts }
}
