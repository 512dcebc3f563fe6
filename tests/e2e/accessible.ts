import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** Nothing serious for people who do not see, or do not use a mouse. Tabster's focus dummies are never read out. */
export async function expectAccessible(page: Page, where: string) {
  // Colours are judged when nothing fades any more.
  await page.evaluate(async () => {
    const drawn = () => new Promise(requestAnimationFrame)
    do {
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
      await drawn()
      await drawn()
    } while (document.getAnimations().some(({ playState }) => playState === 'running'))
  })
  const { violations } = await new AxeBuilder({ page })
    .exclude('[data-tabster-dummy]')
    // Where no script runs, axe waits without end. A mail in its frame is judged by the tests of what draws it.
    .exclude('iframe[sandbox]:not([sandbox*="allow-scripts"])')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.failureSummary} ${nodes[0]?.html}`)).toEqual([])
}
