import { measure, serveBenchPage } from './benchPage.ts'
import type { Figure } from './table.ts'

/** The inbox with 100,000 messages on the device, in the worker that answers it. */
export async function benchConversations(): Promise<Figure[]> {
  const page = await serveBenchPage()
  try {
    const context = await page.openProfile('conversations')
    const stored = await measure(context, page.url, 'storedMessages')
    const found = await measure(context, page.url, 'conversations')
    await context.close()
    const figure = (name: string, part: string, most: number): Figure => ({
      name,
      value: found.parts?.[part] ?? Number.NaN,
      unit: 'ms',
      against: { name: 'limit', value: most, atMost: 1 },
    })
    return [
      { name: 'writing 100,000 messages and 2,000 conversations', value: stored.ms, unit: 'ms' },
      figure('from nothing to the first lines of the list', 'listed', 1_500),
      { name: 'reading 100,000 messages behind it', value: found.ms, unit: 'ms' },
      figure('the longest time meanwhile in which nothing else is answered', 'busy', 50),
      figure('a conversation of 10,000 messages opens', 'opened', 100),
      figure('the slowest of four searches over 100,000 messages', 'searched', 50),
      { name: 'memory of it all', value: found.mb, unit: 'MB' },
    ]
  } finally {
    await page.close()
  }
}
