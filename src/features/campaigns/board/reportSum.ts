import type { MessageReportRow } from '#domain/campaigns/messageCalls'

type Sum = Omit<MessageReportRow, 'key'>
const names = [
  'messages',
  'parts',
  'sent',
  'delivered',
  'read',
  'failed',
  'uncertain',
  'clicked',
  'replied',
  'points',
] as const

/** All rows of a report together; each currency by itself. */
export function reportSum(rows: readonly MessageReportRow[]): Sum {
  const cost: Record<string, number> = {}
  for (const row of rows)
    for (const [currency, millionths] of Object.entries(row.cost)) cost[currency] = (cost[currency] ?? 0) + millionths
  const numbers = names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)])
  return { ...(Object.fromEntries(numbers) as Omit<Sum, 'cost'>), cost }
}

/** Rows under other keys, such as those of all countries of a market, the ones with the most messages first. */
export function reportUnder(rows: readonly MessageReportRow[], keyOf: (key: string) => string): MessageReportRow[] {
  const groups = Map.groupBy(rows, ({ key }) => keyOf(key))
  return [...groups]
    .map(([key, some]) => ({ key, ...reportSum(some) }))
    .sort((one, other) => other.sent - one.sent || (one.key < other.key ? -1 : 1))
}
