import type { SmsReportRow } from '#domain/sms/smsCalls'

type Sum = Omit<SmsReportRow, 'key'>
const names = ['messages', 'parts', 'sent', 'delivered', 'failed', 'uncertain', 'clicked', 'replied', 'points'] as const

/** All rows of a report together; each currency by itself. */
export function reportSum(rows: readonly SmsReportRow[]): Sum {
  const cost: Record<string, number> = {}
  for (const row of rows)
    for (const [currency, millionths] of Object.entries(row.cost)) cost[currency] = (cost[currency] ?? 0) + millionths
  const numbers = names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)])
  return { ...(Object.fromEntries(numbers) as Omit<Sum, 'cost'>), cost }
}
