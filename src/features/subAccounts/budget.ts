const most = 1_000_000_000

/** What was typed as points a month, with or without separators; null: no limit, undefined: it is no such number. */
export function readBudget(typed: string): number | null | undefined {
  const digits = typed.replace(/[\s,.，'’]/g, '')
  if (digits === '') return null
  const points = /^\d{1,10}$/.test(digits) ? Number(digits) : Number.NaN
  return points <= most ? points : undefined
}
