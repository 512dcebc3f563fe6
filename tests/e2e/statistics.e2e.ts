import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { inSoak } from '../amounts.ts'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { type Language, say } from './words.ts'

const contactCount = 300
const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
  server.admin('seed', '--username', main.username, '--contacts', String(contactCount))
})
test.afterAll(() => server.remove())

async function expectAccessible(page: Page, where: string) {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)))
  const { violations } = await new AxeBuilder({ page })
    .exclude('[data-toaster-position] > [data-tabster-dummy]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
}

for (const [language, viewport, colorScheme] of [
  ['zh-CN', { width: 1440, height: 900 }, 'light'],
  ['en-US', { width: 390, height: 844 }, 'dark'],
] satisfies [Language, { width: number; height: number }, 'light' | 'dark'][])
  test(
    `in ${language}, ${viewport.width} px wide: charts, map and table lead to the contacts they count`,
    inSoak(language === 'zh-CN'),
    async ({ browser }) => {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
        acceptDownloads: true,
      })
      const app = await App.blank(context, server.url, language)
      const { page } = app
      const { app: frame, statistics, contacts } = app.words
      await app.signIn(main)
      await app.expectTotal(contactCount)

      await page.getByRole('navigation', { name: frame.subMenuLabel }).getByText(statistics.map.menu).click()
      const figure = (name: string) => page.getByRole('region', { name, exact: true })
      const world = figure(statistics.world.title)
      await expect(world.getByRole('group', { name: statistics.world.label })).toBeVisible()
      await expect(figure(statistics.chart.growth).getByRole('figure')).toBeVisible()
      await expectAccessible(page, 'charts')
      await expect(figure(statistics.chart.country).getByRole('option').first()).toBeVisible()
      // What Fluent's charts say of themselves is English.
      await expect(
        page.locator(':is([aria-label*="bar group"], [aria-label*="data points"], [aria-label="Legends"])'),
      ).toHaveCount(0)

      const line = world.getByRole('listitem').first()
      const count = Number(await line.locator('span').innerText())
      await line.getByRole('link').click()
      await expect(
        page.getByText(say(contacts.matching, { matching: count, total: contactCount })).first(),
      ).toBeVisible()
      await page.goBack()

      const sources = figure(statistics.chart.source)
      await sources.getByRole('button', { name: frame.figure.show.table, exact: true }).click()
      await expect(sources.getByRole('table', { name: statistics.chart.source })).toBeVisible()
      const download = page.waitForEvent('download')
      await sources
        .getByRole('button', { name: say(frame.figure.save.button, { name: statistics.chart.source }) })
        .click()
      await page.getByRole('menuitem', { name: frame.figure.save.csv }).click()
      const [head] = readFileSync(await (await download).path(), 'utf8')
        .replace('\ufeff', '')
        .split('\r\n')
      expect(head).toBe(`${statistics.column.name},${statistics.column.count}`)

      await world.getByRole('tab', { name: statistics.world.cities, exact: true }).click()
      await expect(page).toHaveURL(/circles=cities/)
      const city = world.getByRole('listitem').first()
      await expect(city.getByRole('link')).toHaveText(/[（,]/)
      const inCity = Number(await city.locator('span').innerText())
      await city.getByRole('link').click()
      await expect(
        page.getByText(say(contacts.matching, { matching: inCity, total: contactCount })).first(),
      ).toBeVisible()
      await page.goBack()

      const funnel = figure(statistics.chart.funnel)
      const stage = funnel.getByRole('option').first()
      const [, reached] = /(\d+)$/.exec((await stage.getAttribute('aria-label')) ?? '') ?? []
      await stage.focus()
      await page.keyboard.press('Enter')
      await expect(
        page.getByText(say(contacts.matching, { matching: Number(reached), total: contactCount })).first(),
      ).toBeVisible()
      await page.goBack()

      const picture = page.waitForEvent('download')
      await world.getByRole('button', { name: say(frame.figure.save.button, { name: statistics.world.title }) }).click()
      await page.getByRole('menuitem', { name: frame.figure.save.png }).click()
      expect(
        readFileSync(await (await picture).path())
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG')

      await page.getByRole('navigation', { name: frame.subMenuLabel }).getByText(statistics.table.menu).click()
      const table = page.getByRole('table')
      await expect(table.getByRole('columnheader', { name: statistics.column.sum })).toBeVisible()
      const total = table.getByRole('row').last().getByRole('link').last()
      await expect(total).toHaveText(String(contactCount))
      await expectAccessible(page, 'table')
      await page.getByRole('button', { name: statistics.pivot.swap }).click()
      await expect(table.getByRole('columnheader', { name: statistics.field.follow_up_status })).toBeVisible()
      await page.goBack()
      await expect(table.getByRole('columnheader', { name: statistics.field.country })).toBeVisible()
      await page.goto(`${server.url}/statistics/table?period=days90`)
      await page.getByRole('button', { name: statistics.filter.compare }).click()
      await page.getByRole('option', { name: statistics.compare.before }).click()
      await expect(table.getByRole('row').last()).toContainText(/[+-]\d+ \([+-]\d+%\)/)
      await context.close()
    },
  )

test('a contact is taken to another status on the board and back, and the other tools open', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const app = await App.blank(context, server.url, 'en-US')
  const { page } = app
  const { app: frame, contacts } = app.words
  await app.signIn(main)
  await app.expectTotal(contactCount)
  await page.getByRole('navigation', { name: frame.menuLabel }).getByRole('link', { name: frame.tile.tools }).click()
  await expect(page).toHaveURL(/\/tools\/pinShop/)
  await page
    .getByRole('navigation', { name: frame.subMenuLabel })
    .getByText(contacts.board.menu, { exact: true })
    .click()
  await expect(page).toHaveURL(/\/tools\/ptCRM/)

  const column = (status: 'interested' | 'closed') =>
    page.getByRole('region', { name: new RegExp(`^${contacts.status[status]}`) })
  const countOf = async (status: 'interested' | 'closed') => {
    const heading = column(status).getByRole('heading')
    await expect(heading, 'its number has come').toHaveText(/\d/)
    return Number((await heading.innerText()).replace(/\D/g, ''))
  }
  const card = column('interested').getByRole('listitem').first()
  await expect(card).toBeVisible()
  const name = await card.getByRole('button').first().locator('span span').first().innerText()
  const [interested, closed] = [await countOf('interested'), await countOf('closed')]
  await card
    .getByRole('button', { name: say(contacts.follow.statusOf, { name, status: contacts.status.interested }) })
    .click()
  await page.getByRole('option', { name: contacts.status.closed, exact: true }).click()
  await expect.poll(() => countOf('closed')).toBe(closed + 1)
  await expect(column('closed').getByRole('listitem').first()).toContainText(name)
  await page
    .getByRole('button', { name: frame.undo })
    .or(page.getByText(frame.undo, { exact: true }))
    .last()
    .click()
  await expect.poll(() => countOf('interested')).toBe(interested)

  // Firefox draws nothing by a <button>, and the name is most of a card.
  await expect(card.locator('button', { hasText: name })).toHaveCount(0)
  await card.dragTo(column('closed').getByRole('listitem').first())
  await expect.poll(() => countOf('closed')).toBe(closed + 1)

  await page.getByRole('navigation', { name: frame.subMenuLabel }).getByText(contacts.tools.menu).click()
  await expectAccessible(page, 'other tools')
  for (const tool of [contacts.exchange.imports.title, contacts.duplicates.title, contacts.labels.title]) {
    await page.getByRole('button', { name: tool }).click()
    await expect(page.getByRole('dialog', { name: tool })).toBeVisible()
    await app.dismiss()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await context.close()
})
