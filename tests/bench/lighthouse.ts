import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { browserArgs } from '../e2e/browser.ts'
import { launch, makeProfile, removeProfile } from '../e2e/profiles.ts'
import { main, TestServer } from '../e2e/server.ts'
import { contactRow } from './device.ts'
import { type Figure, median } from './table.ts'

/*
 * What Lighthouse thinks of the two pages that everybody sees first, on its slow phone. It is no part of this repository:
 * `npm install --prefix <folder> lighthouse`, then `LIGHTHOUSE=<folder> npm run bench -- lighthouse`.
 */
const folder = process.env.LIGHTHOUSE
const contacts = 100_000
const rounds = 3
const debugPort = 9_333
const wanted = { performance: 95, accessibility: 100, 'best-practices': 100 }
type Category = keyof typeof wanted

type Lighthouse = (
  url: string,
  flags: object,
) => Promise<{ lhr: { categories: Record<Category, { score: number | null }> } } | undefined>

export async function benchLighthouse(): Promise<Figure[]> {
  if (!folder) return []
  const file = pathToFileURL(join(folder, 'node_modules/lighthouse/core/index.js')).href
  const { default: lighthouse } = (await import(file)) as { default: Lighthouse }
  const server = new TestServer()
  await server.start()
  const profile = makeProfile()
  const context = await launch(profile, { args: [...browserArgs, `--remote-debugging-port=${debugPort}`] })
  try {
    server.createMain()
    server.admin('seed', '--username', main.username, '--contacts', String(contacts))
    const signIn = await judged(lighthouse, `${server.url}/login`, false)
    const page = context.pages()[0]!
    await page.goto(`${server.url}/login`)
    await page.getByRole('textbox').first().fill(main.username)
    await page.locator('input[type=password]').fill(main.password)
    await page.keyboard.press('Enter')
    await page.locator(contactRow).first().waitFor()
    await page.waitForFunction(() => document.querySelector('[role=grid]')!.ariaRowCount === '100001')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
    await page.goto('about:blank')
    const list = await judged(lighthouse, `${server.url}/statistics/contacts`, true)
    return [...figures('sign-in', signIn), ...figures('contacts', list)]
  } finally {
    await context.close()
    removeProfile(profile)
    await server.remove()
  }
}

async function judged(lighthouse: Lighthouse, url: string, isSignedIn: boolean) {
  const scores: Record<Category, number[]> = { performance: [], accessibility: [], 'best-practices': [] }
  for (let round = 0; round < rounds; round++) {
    const flags = { port: debugPort, onlyCategories: Object.keys(wanted), disableStorageReset: isSignedIn }
    const result = await lighthouse(url, { ...flags, logLevel: 'error' })
    for (const [category, all] of Object.entries(scores))
      all.push((result?.lhr.categories[category as Category].score ?? 0) * 100)
  }
  return scores
}

const figures = (page: string, scores: Record<Category, number[]>): Figure[] =>
  Object.entries(scores).map(([category, all]) => ({
    name: `${page} on Lighthouse's phone: ${category}, median of ${rounds}`,
    value: median(all),
    unit: 'of 100',
    against: { name: 'limit', value: wanted[category as Category], atLeast: 1 },
  }))
