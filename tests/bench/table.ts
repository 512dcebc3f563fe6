/** One measured figure, with what it is held against. Absolute times say little on a shared machine: the ratio is the figure. */
export type Figure = {
  name: string
  value: number
  unit: string
  against?: { name: string; value: number; atMost?: number; atLeast?: number }
}

export function show(title: string, figures: readonly Figure[]): void {
  console.log(`\n## ${title}\n`)
  console.log('| figure | value | against | ratio | wanted |')
  console.log('|---|---|---|---|---|')
  for (const figure of figures) console.log(row(figure))
}

function row({ name, value, unit, against }: Figure): string {
  if (!against) return `| ${name} | ${format(value)} ${unit} | | | |`
  const ratio = value / against.value
  const wanted =
    against.atMost !== undefined
      ? `≤ ${format(against.atMost)}`
      : against.atLeast !== undefined
        ? `≥ ${format(against.atLeast)}`
        : ''
  const met =
    (against.atMost === undefined || ratio <= against.atMost) &&
    (against.atLeast === undefined || ratio >= against.atLeast)
  return `| ${name} | ${format(value)} ${unit} | ${against.name}: ${format(against.value)} ${unit} | ${format(ratio)} | ${wanted}${wanted ? (met ? ' ✓' : ' ✗') : ''} |`
}

const format = (value: number) =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(2)

export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}
