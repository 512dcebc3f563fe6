import { measure, serveBenchPage } from './benchPage.ts'
import type { Figure } from './table.ts'

/** A list of 100,000 leads on the device, in the worker that answers it. */
export async function benchLeads(): Promise<Figure[]> {
  const page = await serveBenchPage()
  try {
    const context = await page.openProfile('leads')
    const stored = await measure(context, page.url, 'storedLeads')
    const found = await measure(context, page.url, 'leads')
    await context.close()
    const figure = (name: string, part: string, most: number): Figure => ({
      name,
      value: found.parts?.[part] ?? Number.NaN,
      unit: 'ms',
      against: { name: 'limit', value: most, atMost: 1 },
    })
    return [
      { name: 'writing 100,000 leads as a first sync brings them', value: stored.ms, unit: 'ms' },
      figure('from nothing to the first lines of the list', 'listed', 1_500),
      { name: 'reading 100,000 leads behind it', value: found.ms, unit: 'ms' },
      figure('the longest time meanwhile in which nothing else is answered', 'busy', 100),
      figure('a window of the list after a change of one lead', 'changed', 100),
      figure('500 leads that come are in the list', 'came', 200),
      figure('the slowest of four searches', 'searched', 100),
      figure('the slowest of two orders', 'sorted', 700),
      figure('where all of them are on the map', 'placed', 100),
      { name: 'memory of it all', value: found.mb, unit: 'MB' },
    ]
  } finally {
    await page.close()
  }
}
