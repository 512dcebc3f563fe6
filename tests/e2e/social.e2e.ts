import { type Browser, expect, test } from 'playwright/test'
import { minutes } from '../amounts.ts'
import { App } from './app.ts'
import { TestServer } from './server.ts'
import { type Language, say } from './words.ts'

// The demo with nothing set up: pages, accounts, their counts and their sites are its own, and invented.
const demo = { username: 'demo', password: 'fairlead-demo' }
let server: TestServer
test.beforeAll(async () => {
  server = new TestServer(['--demo', '--without-phones'])
  await server.start()
})
test.afterAll(() => server.remove())

const phone = { width: 390, height: 844 }
async function signedIn(browser: Browser, language: Language) {
  const app = await App.blank(await browser.newContext({ viewport: phone }), server.url, language)
  await app.readNotices()
  await app.signIn(demo)
  await app.expectAllSaved()
  return app
}

const follower = (name: string) => ({
  title: '',
  string_list_data: [{ href: `https://www.instagram.com/${name}`, value: name, timestamp: 1_700_000_000 }],
})

for (const language of ['zh-CN', 'en-US'] as const)
  test(`60 pages and 40 accounts are found and enriched from their sites, and 30 are kept, on a phone in ${language} @soak`, async ({
    browser,
  }) => {
    test.setTimeout(minutes(20))
    const app = await signedIn(browser, language)
    const { page, words } = app
    const { leads } = words
    // Where nothing is paid the line above says no more than that either.
    const count = (number: number) => page.getByText(say(leads.list.count, { count: number }), { exact: true }).last()
    const button = (name: string) => page.getByRole('button', { name, exact: true })

    await app.goTo('/fbHome/facebook?job=new')
    await button(leads.form.begin).click()
    await expect(page.getByText(words.errors.keywordRequired)).toBeVisible()
    await button(leads.form.example).click()
    await button(leads.form.begin).click()
    await expect(page.getByText(leads.jobState.ended, { exact: true })).toBeVisible({ timeout: minutes(8) })
    await expect(count(60)).toBeVisible()
    await page.getByLabel(leads.list.has, { exact: true }).selectOption('email')
    await button(leads.list.select).click()
    const rows = page.getByRole('grid').getByRole('row')
    for (let n = 0; n < 30; n++) {
      await page.getByRole('grid').press(n === 0 ? 'Home' : 'ArrowDown')
      await page.getByRole('grid').press('Space')
    }
    await expect(rows.first()).toBeVisible()
    await button(say(leads.work.keepSome, { count: 30 })).click()
    await app.expectAllSaved()
    await page.getByLabel(leads.list.state, { exact: true }).selectOption('kept')
    await expect(count(30)).toBeVisible()
    // One of them: how many follow it, when that was counted, and where each thing stands.
    await button(leads.list.selectDone).click()
    await rows.last().click()
    await expect(page.getByRole('region', { name: leads.social.counts })).toContainText(/\d/)
    await expect(page.getByText('Meta Graph').first()).toBeVisible()

    await app.goTo('/insData/instagram?job=new')
    await button(leads.form.example).click()
    await button(leads.form.begin).click()
    await expect(page.getByText(leads.jobState.over, { exact: true })).toBeVisible({ timeout: minutes(8) })
    await expect(count(40)).toBeVisible()

    // Own followers: a range, and its end is not before its start.
    await app.goTo('/insData/instagram?job=new')
    await page.getByLabel(leads.social.find).selectOption('followers')
    const file = JSON.stringify(['lights_lisbon_1', 'lights_lisbon_2', 'lights_lisbon_3', 'nobody_here'].map(follower))
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'followers_1.json', mimeType: 'application/json', buffer: Buffer.from(file) })
    await page.locator('[name=first]').fill('3')
    await page.locator('[name=last]').fill('2')
    await button(leads.form.begin).click()
    await expect(page.getByText(words.errors.rangeBackwards)).toBeVisible()
    await page.locator('[name=first]').fill('2')
    await page.locator('[name=last]').fill('3')
    await button(leads.form.begin).click()
    await expect(page.getByText(leads.jobState.over, { exact: true })).toBeVisible({ timeout: minutes(3) })
    await expect(count(2)).toBeVisible()
    await page.context().close()
  })
