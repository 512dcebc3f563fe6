import { type Browser, expect, test } from 'playwright/test'
import { minutes } from '../amounts.ts'
import { App } from './app.ts'
import { TestServer } from './server.ts'
import { type Language, like, say } from './words.ts'

// The demo with nothing set up: everything that is found comes from its own invented web.
const demo = { username: 'demo', password: 'fairlead-demo' }
let server: TestServer
test.beforeAll(async () => {
  server = new TestServer(['--demo', '--without-phones'])
  await server.start()
})
test.afterAll(() => server.remove())

async function signedIn(browser: Browser, language: Language, viewport: { width: number; height: number }) {
  const app = await App.blank(await browser.newContext({ viewport, acceptDownloads: true }), server.url, language)
  await app.readNotices()
  await app.signIn(demo)
  await app.expectAllSaved()
  return app
}

/** Fills in what the sandbox knows and lets it run to its end. */
async function collect(app: App, kind: 'offlineStores' | 'globalFair') {
  const { page, words } = app
  await app.goTo(`/globalTrade/${kind}?job=new`)
  await page.getByRole('button', { name: words.leads.form.example, exact: true }).click()
  await page.getByRole('button', { name: words.leads.form.begin, exact: true }).click()
  await expect(page.getByText(words.leads.jobState.over, { exact: true })).toBeVisible({ timeout: minutes(15) })
}

test('300 stores and 50 exhibitors are found and enriched, 120 kept and written to as Art. 14 wants, and one number’s page is told on a phone without network @soak', async ({
  browser,
}) => {
  test.setTimeout(minutes(45))
  const app = await signedIn(browser, 'en-US', { width: 1440, height: 900 })
  const { page, words } = app
  const { leads, campaigns, contacts } = words
  const count = (number: number) => say(leads.list.count, { count: number })

  await collect(app, 'offlineStores')
  await expect(page.getByText(count(300), { exact: true })).toBeVisible()
  // What the map does not have of them is on their sites.
  await page.getByLabel(leads.list.has).selectOption('email')
  await expect(page.getByText(count(220), { exact: true })).toBeVisible()
  await page.getByRole('grid').getByRole('row').nth(1).locator('[data-check]').click()
  await page.getByRole('grid').focus()
  for (let more = 1; more < 70; more++) await page.keyboard.press('Shift+ArrowDown')
  await page.getByRole('button', { name: say(leads.work.keepSome, { count: 70 }), exact: true }).click()
  await expect(page.getByText(say(leads.work.kept, { count: 70, filled: 0 })).first()).toBeVisible()

  await collect(app, 'globalFair')
  await expect(page.getByText(count(50), { exact: true })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Hall' })).not.toHaveCount(0)
  await page.getByRole('grid').press('Control+a')
  await page.getByRole('button', { name: say(leads.work.keepSome, { count: 50 }), exact: true }).click()
  await expect(page.getByText(like(leads.work.kept)).first()).toBeVisible()
  await app.expectAllSaved()

  // A mail to all who were kept, also those of them whom both lists have.
  await app.goTo('/statistics/contacts')
  await app.search('lighting-')
  await expect(page.getByText(like(contacts.total_other)).first()).toBeVisible()
  await app.selectAll()
  await page.getByRole('button', { name: contacts.selection.email, exact: true }).click()
  await page.locator('[name=name]').fill('Lamps for your shop')
  const message = page.locator('[name=message]')
  if ((await message.inputValue()) === '') await message.selectOption({ index: 1 })
  await app.includeWithoutBasis()
  await page.locator('form').getByRole('button', { name: campaigns.task.form.start, exact: true }).click()
  await app.confirmSending()
  await expect(page.getByRole('heading', { name: 'Lamps for your shop', level: 1 })).toBeVisible()

  // It arrives with where the address is from and what may be asked.
  const mails = await browser.newPage()
  await expect(async () => {
    await mails.goto(`${server.url}/sandbox?q=lighting-`)
    await mails.locator('#arrived li a').first().click({ timeout: 3_000 })
    await expect(
      mails
        .frameLocator('iframe')
        .getByText(/OpenStreetMap|Website/)
        .first(),
    ).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: minutes(10) })

  // At the fair: no network, a phone, and somebody asks where that number is from.
  for (const language of ['zh-CN', 'en-US'] as const) {
    const phone = await signedIn(browser, language, { width: 390, height: 844 })
    await phone.page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
    await phone.goTo('/statistics/contacts')
    await phone.search('Casa Sombra 1')
    await expect(phone.page.getByText('Casa Sombra 1').first()).toBeVisible()
    await phone.page.context().setOffline(true)
    await phone.page.getByText('Casa Sombra 1').first().click()
    await phone.panel.getByRole('tab', { name: phone.words.contacts.person.tab.rules }).click()
    await expect(phone.panel).toContainText(/OpenStreetMap|Website/)
    await expect(phone.panel).toContainText(/https:\/\/(?:www\.openstreetmap\.org|lighting-1-lisboa\.example)/)
    await phone.page.context().close()
  }
})
