import { type Measurement, measure, serveBenchPage, type Task } from './benchPage.ts'
import type { Figure } from './table.ts'

// Finding duplicates, merging 1,000 groups by a rule and taking that back. BENCH_CONTACTS names sizes.
const sizes = (process.env.BENCH_CONTACTS ?? '10000,100000,300000').split(',').map(Number)
/** A time that need not grow with the contacts around, and one that may grow with them and not faster. */
const flat = 1.5
const linear = 1.5
const answerMs = 50

export async function benchDuplicates(): Promise<Figure[]> {
  const page = await serveBenchPage()
  const figures: Figure[] = []
  let before: { size: number; found: Measurement } | undefined
  try {
    for (const size of sizes) {
      const context = await page.openProfile(`duplicates${size}`)
      const of = (task: 'stored' | 'duplicates') => measure(context, page.url, `${task}${size / 1_000}k` as Task)
      await of('stored')
      const found = await of('duplicates')
      await context.close()
      figures.push(...figuresOf(size, found, before))
      before ??= { size, found }
    }
    return figures
  } finally {
    await page.close()
  }
}

function figuresOf(
  size: number,
  found: Measurement,
  before: { size: number; found: Measurement } | undefined,
): Figure[] {
  const of = `${size.toLocaleString('en-US')} contacts: `
  const groups = found.value.toLocaleString('en-US')
  const part = (name: string, measured = found) => measured.parts?.[name] ?? Number.NaN
  const fewer = before && `among ${before.size.toLocaleString('en-US')}`
  return [
    {
      name: `${of}finding duplicates`,
      value: found.ms,
      unit: 'ms',
      ...(before && {
        against: { name: `${fewer}, times as many`, value: (before.found.ms * size) / before.size, atMost: linear },
      }),
    },
    {
      name: `${of}the same, beside a look for equal phones and emails in memory`,
      value: found.ms,
      unit: 'ms',
      against: { name: 'equal addresses alone', value: part('byHand') },
    },
    {
      name: `${of}the longest time in which the worker answers nothing else`,
      value: part('busy'),
      unit: 'ms',
      against: { name: 'limit', value: answerMs, atMost: 1 },
    },
    {
      name: `${of}merging ${groups} groups by a rule, durable`,
      value: part('merge'),
      unit: 'ms',
      ...(before && { against: { name: fewer!, value: part('merge', before.found), atMost: flat } }),
    },
    {
      name: `${of}undoing all of it`,
      value: part('undo'),
      unit: 'ms',
      against: { name: 'merging', value: part('merge'), atMost: flat },
    },
  ]
}
