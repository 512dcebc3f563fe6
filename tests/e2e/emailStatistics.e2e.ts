import { readFileSync } from 'node:fs'
import { type ElementHandle, expect, type Locator, type Page, test } from 'playwright/test'
import { limits } from '../../domain/limits.ts'
import { inSoak } from '../amounts.ts'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'
import { catalogue, type PlannedTask, type Planted, plantCounts } from './plantCounts.ts'
import { main, TestServer } from './server.ts'
import { type Language, say } from './words.ts'

const path = '/emailMarketing/emailStatistics'
const sub = { username: 'meilin', password: 'eleven calm boats' }
const none = { suppressed: 0, failed: 0, returned: 0, replied: 0, complained: 0, machines: 0 }
const planned: PlannedTask[] = [
  {
    name: 'Canton fair, first mail',
    daysAgo: 4,
    sent: 1_000,
    suppressed: 80,
    failed: 20,
    returned: 30,
    opened: 400,
    clicked: 120,
    replied: 25,
    complained: 4,
    machines: 90,
  },
  { ...none, name: 'Price list', daysAgo: 12, sent: 400, opened: 80, clicked: 20 },
  { ...none, name: 'Before', daysAgo: 45, sent: 500, opened: 100, clicked: 10 },
]
const ofSub: PlannedTask[] = [{ ...none, name: 'From the sub account', daysAgo: 2, sent: 12, opened: 5, clicked: 1 }]

const server = new TestServer()
let mine: Planted
test.beforeAll(async () => {
  await server.start()
  server.createMain()
  server.admin('create-sub', '--parent', main.username, '--username', sub.username, '--password', sub.password)
})
test.afterAll(() => server.remove())

test('before the first mail the page says what it is for and leads to the tasks', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  const app = await App.blank(context, server.url, 'zh-CN')
  const { page } = app
  const { statistics } = app.words.campaigns
  await app.signIn(main)
  await page.goto(`${server.url}/emailMarketing`)
  await expect(page, 'the area opens with its numbers').toHaveURL(new RegExp(path))
  await expect(page.getByRole('heading', { name: statistics.empty.title })).toBeVisible()
  await expectAccessible(page, 'empty')
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await page.getByRole('button', { name: statistics.empty.task }).click()
  await expect.poll(() => visited).toContain('/emailMarketing/emailTask')
  await context.close()
})

for (const [language, viewport, colorScheme] of [
  ['zh-CN', { width: 390, height: 844 }, 'dark'],
  ['en-US', { width: 1440, height: 900 }, 'light'],
] satisfies [Language, { width: number; height: number }, 'light' | 'dark'][])
  test(
    `in ${language}, ${viewport.width} px wide: the numbers add up, are filtered, compared and saved, and stay without a network`,
    inSoak(language === 'zh-CN'),
    async ({ browser }) => {
      mine ??= await plantAll()
      const context = await browser.newContext({
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
        acceptDownloads: true,
      })
      const app = await App.blank(context, server.url, language)
      const { page } = app
      const { statistics } = app.words.campaigns
      const { figure: saving } = app.words.app
      const figure = (name: string) => page.getByRole('region', { name, exact: true })
      await app.signIn(main)
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      await app.goTo(path)

      const sums = { receivers: '1,512', delivered: '1,382', returned: '30', unsent: '100' }
      await expect(page.getByText(say(statistics.flow.sum, sums))).toBeVisible()
      await expect(tile(page, statistics.rate.open)).toContainText(
        say(statistics.base.delivered, { some: '485', all: '1,382' }),
      )
      await expect(tile(page, statistics.rate.open)).toContainText(say(statistics.figures.machines, { count: 90 }))
      await expect(tile(page, statistics.rate.open), 'it is more than before').toContainText(
        say(statistics.figures.up, { before: '20%' }),
      )
      await expect(figure(statistics.flow.title).getByRole('option').first()).toBeVisible()
      await expectAccessible(page, 'full')

      const warning = figure(statistics.warnings.label)
      const stop = `${limits.complaintStopPercent}%`
      await expect(warning).toContainText(
        say(statistics.warnings.complaintsStop, { name: planned[0]!.name, rate: '0.39%', all: '1,020', limit: stop }),
      )
      await warning.getByRole('link', { name: statistics.warnings.course }).click()
      await expect(page).toHaveURL(/emailMarketingCourse\?chapter=numbers/)
      await page.goBack()

      await context.setOffline(true)
      await page.reload()
      await expect(page.getByText(say(statistics.flow.sum, sums)), 'still there').toBeVisible()

      await page.getByRole('tab', { name: statistics.period.days7 }).click()
      await expect(page).toHaveURL(/period=days7/)
      await expect(tile(page, statistics.sent).locator('dd').first()).toHaveText('1,012')
      await expect(figure(statistics.flow.title).first(), 'not 1k').toContainText('1,012')
      await page.getByRole('button', { name: statistics.filter.belongto, exact: true }).click()
      await page.getByRole('option', { name: sub.username }).click()
      await expect(tile(page, statistics.rate.open)).toContainText(statistics.figures.tooFew)
      await pressAtOnce(
        page.getByRole('button', { name: say(statistics.filter.remove, { name: statistics.filter.belongto }) }),
        page.getByRole('tab', { name: statistics.period.days30 }),
      )
      await expect(page, 'the second press does not take the first back').not.toHaveURL(/belongto/)
      await expect(page).not.toHaveURL(/period=days7/)

      const tables = figure(statistics.tables.title)
      const rows = tables.getByRole('row').filter({ has: page.getByRole('cell') })
      await expect(rows.first()).toContainText(planned[0]!.name)
      await tables.getByRole('tab', { name: statistics.tables.of.link }).click()
      await expect(rows.first()).toContainText(catalogue)
      await tables.getByRole('tab', { name: statistics.tables.of.task }).click()
      const download = page.waitForEvent('download')
      await tables.getByRole('button', { name: say(saving.save.button, { name: statistics.tables.of.task }) }).click()
      await page.getByRole('menuitem', { name: saving.save.csv }).click()
      const lines = readFileSync(await (await download).path(), 'utf8').split('\r\n')
      expect(lines.filter((line) => line.includes(planned[0]!.name)).join()).toContain(',1000,970,97,400,41.24,90,')

      const picture = page.waitForEvent('download')
      await figure(statistics.heat.title)
        .getByRole('button', { name: say(saving.save.button, { name: statistics.heat.title }) })
        .click()
      await page.getByRole('menuitem', { name: saving.save.png }).click()
      expect(
        readFileSync(await (await picture).path())
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG')
      const map = page.getByRole('slider', { name: statistics.heat.label })
      const before = await map.getAttribute('aria-valuetext')
      // It stands on the best hour, which may be the first one.
      await map.press((await map.getAttribute('aria-valuenow')) === '0' ? 'ArrowRight' : 'ArrowLeft')
      await expect(map).not.toHaveAttribute('aria-valuetext', before!)

      const comparing = figure(statistics.compare.title)
      await comparing.getByRole('button', { name: statistics.compare.add }).click()
      await pressAtOnce(
        page.getByRole('option', { name: planned[1]!.name }),
        page.getByRole('option', { name: planned[0]!.name }),
      )
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(/compared=/)
      await expect(comparing.getByRole('img', { name: statistics.compare.higher }).first()).toBeVisible()
      await expectAccessible(page, 'compared')
      await page.reload()
      await expect(comparing.getByRole('table')).toContainText('41.2%')

      await context.setOffline(false)
      await expect(rows.first().getByRole('link')).toHaveAttribute(
        'href',
        `/emailMarketing/emailTask?task=${mine.tasks[0]!.id}`,
      )
      await context.close()
    },
  )

/** Both before the page has drawn what the first one does. */
async function pressAtOnce(first: Locator, second: Locator) {
  const later = (await second.elementHandle()) as ElementHandle<HTMLElement>
  await first.evaluate((now: HTMLElement, later) => {
    now.click()
    setTimeout(() => later.click())
  }, later)
}

test('a sub account sees its own numbers alone, a column is sorted by its title, and chosen days stand in the address', async ({
  browser,
}) => {
  mine ??= await plantAll()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const app = await App.blank(context, server.url, 'en-US')
  const { page } = app
  const { statistics } = app.words.campaigns
  await app.signIn(sub)
  await app.goTo(path)
  await expect(tile(page, statistics.sent).locator('dd').first()).toHaveText('12')
  await expect(page.getByRole('button', { name: statistics.filter.belongto, exact: true })).toHaveCount(0)
  await app.signOut()

  const office = await App.open(context, server.url, 'en-US')
  await office.signIn(main)
  await office.goTo(path)
  const tables = office.page.getByRole('region', { name: statistics.tables.title, exact: true })
  const first = tables.getByRole('row').nth(1)
  await expect(first).toContainText(planned[0]!.name)
  await tables.getByRole('button', { name: statistics.sent, exact: true }).click()
  await expect(first).toContainText(ofSub[0]!.name)
  await office.page.getByRole('tab', { name: statistics.period.custom }).click()
  await office.page.getByLabel(statistics.period.from, { exact: true }).fill('2020-01-01')
  await office.page.getByLabel(statistics.period.to, { exact: true }).fill('2020-01-31')
  await expect(office.page).toHaveURL(/from=2020-01-01&to=2020-01-31/)
  await expect(office.page.getByRole('heading', { name: statistics.empty.period })).toBeVisible()
  await context.close()
})

async function plantAll(): Promise<Planted> {
  await plantCounts(server, sub.username, ofSub)
  return plantCounts(server, main.username, planned)
}

/** A key figure by its name. */
const tile = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first()
