import { type Browser, expect, type Page, test } from 'playwright/test'
import { quickestMs } from '../../domain/shop/site/inquiry.ts'
import { noLog } from '../../server/log.ts'
import { startDemo } from '../../server/sample/demo.ts'
import { readSettings } from '../../server/settings.ts'
import type { RunningServer } from '../../server/start.ts'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'
import { say } from './words.ts'

const demo = { username: 'demo', password: 'fairlead-demo' }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
let server: RunningServer
test.beforeAll(async () => {
  test.setTimeout(300_000)
  server = await startDemo(readSettings({ PORT: '0' }), noLog, { kept: null, linksPhones: false })
})
test.afterAll(() => server.stop())

/** Gives the name of the product that is asked for. */
async function inquire(browser: Browser): Promise<string> {
  const visitor = await (await browser.newContext(phone)).newPage()
  await visitor.goto(`${server.shopUrl}/products/`)
  await visitor.locator('main a[href*="/p/"]').first().click()
  const name = await visitor.getByRole('heading', { level: 1 }).innerText()
  await visitor.getByRole('link', { name: 'Send an inquiry' }).click()
  await fillInquiry(visitor)
  await expect(visitor.getByText('we have your inquiry')).toBeVisible()
  await visitor.context().close()
  return name
}

async function fillInquiry(visitor: Page): Promise<void> {
  await visitor.locator('input[name=name]').fill('Greta Holm')
  await visitor.locator('input[name=email]').fill('greta@nordlys-butik.dk')
  await visitor.locator('textarea[name=text]').fill('Tell me when you have it again.')
  await visitor.locator('input[name=news]').check()
  // Nobody writes faster than this; who does is asked to confirm by mail.
  const shownAt = Number((await visitor.locator('form.write').getAttribute('data-stamp'))!.split('.')[0])
  await expect.poll(() => Date.now() - shownAt).toBeGreaterThan(quickestMs)
  await visitor.locator('form.write button[type=submit]').click()
}

test('who asked for a product on the shop is told once that it is back, by a task made on a phone @soak', async ({
  browser,
}) => {
  const product = await inquire(browser)
  const app = await App.blank(await browser.newContext(phone), server.url, 'en-US')
  await app.readNotices()
  await app.signIn(demo)
  await app.expectAllSaved()
  const { page, words } = app
  const { shopMail, campaigns } = words
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await app.goTo('/pinShopEmail')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopMail.menu)
  await expectAccessible(page, 'the mails of the shop')
  await button(say(shopMail.writeKind, { kind: shopMail.kind.backInStock })).click()
  await button(shopMail.choose.product).click()
  await page.locator('[role=option]').filter({ hasText: product }).first().click()
  await page.keyboard.press('Escape')
  await expect(page.getByText(shopMail.reach.due_one)).toBeVisible()
  await expect(page.getByText(shopMail.reach.now_one)).toBeVisible()
  await page.getByLabel(shopMail.sender).selectOption({ index: 1 })
  await expectAccessible(page, 'the form of a mail of the shop')
  await button(shopMail.make).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(product)
  await expect(page.getByText(campaigns.task.status.pending).first()).toBeVisible()
  await app.expectAllSaved()

  await app.goTo('/pinShopEmail/mails')
  await expect(page.getByRole('link', { name: new RegExp(product) })).toBeVisible()
  await button(say(shopMail.writeKind, { kind: shopMail.kind.backInStock })).click()
  await button(shopMail.choose.product).click()
  await page.locator('[role=option]').filter({ hasText: product }).first().click()
  await page.keyboard.press('Escape')
  await expect(page.getByText(shopMail.reach.nobody)).toBeVisible()
  await expect(button(shopMail.make)).toHaveCount(0)
})
