/** Public holidays of the whole country, where marketing may not be sent on them: fixed days, and days from Easter Sunday on. */
const tables: Readonly<Record<string, { fixed: readonly string[]; fromEaster: readonly number[] }>> = {
  FR: {
    fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
    fromEaster: [1, 39, 50],
  },
  DE: { fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'], fromEaster: [-2, 1, 39, 50] },
}

const known = new Map<string, ReadonlySet<string>>()

/** As days, such as 2026-12-25. */
export function holidaysOf(country: string, year: number): ReadonlySet<string> {
  const key = `${country} ${year}`
  const kept = known.get(key)
  if (kept) return kept
  const { fixed, fromEaster } = tables[country] ?? { fixed: [], fromEaster: [] }
  const easter = easterOf(year)
  const made = new Set([
    ...fixed.map((day) => `${year}-${day}`),
    ...fromEaster.map((days) => new Date(easter + days * 86_400_000).toISOString().slice(0, 10)),
  ])
  if (known.size > 200) known.clear()
  known.set(key, made)
  return made
}

/** Easter Sunday of the Gregorian calendar, by the anonymous computus (Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const days = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}
