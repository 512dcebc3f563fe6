import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { browserArgs } from '../e2e/browser.ts'
import { launch, makeProfile, removeProfile } from '../e2e/profiles.ts'
import { main, TestServer } from '../e2e/server.ts'
import { contactRow } from './device.ts'
import { type Figure, median } from './table.ts'

/*
 * What Lighthouse thinks, on its slow phone, of the two pages that everybody sees first, and of pages of the demo's shop. It is no part of
 * this repository:
 * `npm install --prefix <folder> lighthouse`, then `LIGHTHOUSE=<folder> npm run bench -- lighthouse`.
 */
const folder = process.env.LIGHTHOUSE
const contacts = 100_000
const rounds = 3
const debugPort = 9_333
const wanted = { performance: 95, accessibility: 100, 'best-practices': 100 }
const wantedOfShop = { ...wanted, performance: 100, seo: 100 }
type Category = keyof typeof wantedOfShop
type Wanted = Partial<Record<Category, number>>

type Lighthouse = (
  url: string,
  flags: object,
) => Promise<
  | {
      lhr: {
        categories: Partial<Record<Category, { score: number | null }>>
        audits: Record<string, { score: number | null; displayValue?: string }>
      }
    }
  | undefined
>

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
    const signIn = await judged(lighthouse, { name: 'sign-in', url: `${server.url}/login`, wanted })
    const page = context.pages()[0]!
    await page.goto(`${server.url}/login`)
    await page.getByRole('textbox').first().fill(main.username)
    await page.locator('input[type=password]').fill(main.password)
    await page.keyboard.press('Enter')
    await page.locator(contactRow).first().waitFor()
    await page.waitForFunction(() => document.querySelector('[role=grid]')!.ariaRowCount === '100001')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
    await page.goto('about:blank')
    const list = await judged(lighthouse, {
      name: 'contacts',
      url: `${server.url}/statistics/contacts`,
      wanted,
      isSignedIn: true,
    })
    await server.stop()
    return [...signIn, ...list, ...(await shopPages(lighthouse))]
  } finally {
    await context.close()
    removeProfile(profile)
    await server.remove()
  }
}

/** Its first page, a product with its variants, and an article. */
async function shopPages(lighthouse: Lighthouse): Promise<Figure[]> {
  const demo = new TestServer(['--demo', '--without-phones'])
  try {
    await demo.start()
    const [, shop] = /visitors see its shop at (\S+)/.exec(demo.output) ?? []
    if (!shop) throw new Error(`the demo says of no shop where it is:\n${demo.output}`)
    const places = await (await fetch(`${shop}/sitemap-1.xml`)).text()
    const first = (of: string) => {
      const found = Array.from(places.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => new URL(url!).pathname)
      return found.find((path) => path.startsWith(of) && path.length > of.length)
    }
    const [product, article] = [first('/p/'), first('/a/')]
    if (!product || !article)
      throw new Error(`the list of its pages has no product or no article:\n${places.slice(0, 1_000)}`)
    const figures: Figure[] = []
    for (const [name, path] of Object.entries({ 'the first page': '/', 'a product': product, 'an article': article }))
      figures.push(
        ...(await judged(lighthouse, { name: `${name} of a shop`, url: `${shop}${path}`, wanted: wantedOfShop })),
      )
    return figures
  } finally {
    await demo.remove()
  }
}

type JudgedPage = { name: string; url: string; wanted: Wanted; isSignedIn?: boolean }

async function judged(lighthouse: Lighthouse, { name, url, wanted: limits, isSignedIn = false }: JudgedPage) {
  const scores = Object.keys(limits).map((category) => ({ category: category as Category, all: [] as number[] }))
  for (let round = 0; round < rounds; round++) {
    const flags = { port: debugPort, onlyCategories: Object.keys(limits), disableStorageReset: isSignedIn }
    const result = await lighthouse(url, { ...flags, logLevel: 'error' })
    if (process.env.LIGHTHOUSE_SHOW) console.log(url, lost(result?.lhr))
    for (const { category, all } of scores) all.push((result?.lhr.categories[category]?.score ?? 0) * 100)
  }
  return scores.map(
    ({ category, all }): Figure => ({
      name: `${name} on Lighthouse's phone: ${category}, median of ${rounds}`,
      value: median(all),
      unit: 'of 100',
      against: { name: 'limit', value: limits[category]!, atLeast: 1 },
    }),
  )
}

type Report = NonNullable<Awaited<ReturnType<Lighthouse>>>['lhr']
/** What takes points, where LIGHTHOUSE_SHOW is set. */
const lost = (report: Report | undefined) =>
  Object.entries(report?.audits ?? {}).flatMap(([id, { score, displayValue = '' }]) =>
    score !== null && score < 1 ? [`${id} ${score} ${displayValue}`] : [],
  )
