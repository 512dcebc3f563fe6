import { measure, serveBenchPage } from './benchPage.ts'
import type { Figure } from './table.ts'

/** Lists of 100,000 leads and of 50,000 pages of Facebook on the device, in the worker that answers them. */
export async function benchLeads(): Promise<Figure[]> {
  const page = await serveBenchPage()
  try {
    const context = await page.openProfile('leads')
    const stored = await measure(context, page.url, 'storedLeads')
    const found = await measure(context, page.url, 'leads')
    const storedPages = await measure(context, page.url, 'storedPages')
    const pages = await measure(context, page.url, 'leadPages')
    await context.close()
    const figure = (name: string, part: string, most: number, of = found): Figure => ({
      name,
      value: of.parts?.[part] ?? Number.NaN,
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
      { name: 'writing 50,000 pages with their counts', value: storedPages.ms, unit: 'ms' },
      figure('from nothing to the first lines of 50,000 pages', 'listed', 1_500, pages),
      figure('the longest time meanwhile in which nothing else is answered', 'busy', 100, pages),
      figure('a window of the pages after a change of one', 'changed', 100, pages),
      figure('the slowest of two orders of the pages', 'sorted', 400, pages),
      figure('5,000 of the pages kept, in the list', 'kept', 1_500, pages),
    ]
  } finally {
    await page.close()
  }
}
