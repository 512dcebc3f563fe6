import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** Nothing serious for people who do not see, or do not use a mouse. */
export async function expectAccessible(page: Page, where: string) {
  // A button that comes alive while its colours are judged has neither those of before nor those of after.
  let found: string[]
  let before: string
  do {
    await restful(page)
    before = await page.content()
    found = await violationsOn(page)
  } while (found.length > 0 && before !== (await page.content()))
  expect(found.map((violation) => `${where}: ${violation}`)).toEqual([])
}

/** Until nothing fades any more. */
const restful = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () => new Promise(requestAnimationFrame)
    do {
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
      await drawn()
      await drawn()
    } while (document.getAnimations().some(({ playState }) => playState === 'running'))
  })

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Fluent's own at both ends of the toasts: hidden they may not take the focus, shown they are no entries of a list.
    .exclude('[data-toaster-position] > [data-tabster-dummy]')
    // Where no script runs, axe waits without end. A mail in its frame is judged by the tests of what draws it.
    .exclude('iframe[sandbox]:not([sandbox*="allow-scripts"])')
    .options({ resultTypes: ['violations'] })
    // In the page itself. Its other way opens a tab each time, which hides the page and takes as long as the judging.
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.failureSummary} ${nodes[0]?.html}`)
}
