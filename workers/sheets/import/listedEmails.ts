import { importPurposes } from '#domain/exchange/importTask'
import type { ImportPlan, ListedEmails, ListedPhones } from '../api.ts'
import { isHiddenRow, type Workbook } from '../read/workbook.ts'
import { rowReader } from './readRow.ts'

type Draft = ReturnType<ReturnType<typeof rowReader>>['draft']

/** Whom a list names, read as an import reads it, so that both understand the same of every cell. */
export async function listedEmails(workbook: Pick<Workbook, 'rows'>, plan: ImportPlan): Promise<ListedEmails> {
  const { values, ...counts } = await listed(workbook, plan, ({ emails = [] }) =>
    emails.map(({ email }) => [email.toLowerCase(), email]),
  )
  return { kind: 'listed', emails: values, ...counts }
}

/** The same by their phones: E.164 digits. */
export async function listedPhones(workbook: Pick<Workbook, 'rows'>, plan: ImportPlan): Promise<ListedPhones> {
  const { values, ...counts } = await listed(workbook, plan, ({ phones = [] }) =>
    phones.map(({ full_number }) => [full_number, full_number]),
  )
  return { kind: 'listed', phones: values, ...counts }
}

async function listed(
  workbook: Pick<Workbook, 'rows'>,
  plan: ImportPlan,
  keysOf: (draft: Draft) => [key: string, value: string][],
) {
  const limit = importPurposes[plan.purpose ?? 'contacts'].rows
  const values = new Map<string, string>()
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
      const found = isHiddenRow(row) && !plan.hiddenRows ? [] : keysOf(reader(row).draft)
      if (found.length === 0) counts.without++
      for (const [key, value] of found) values.set(key, value)
    }
  return { values: [...values.values()], ...counts }
}
