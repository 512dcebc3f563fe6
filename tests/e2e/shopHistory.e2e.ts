import { expect, type Page, test } from 'playwright/test'
import { quickestMs } from '../../domain/shop/site/inquiry.ts'
import { noLog } from '../../server/log.ts'
import { startDemo } from '../../server/sample/demo.ts'
import { readSettings } from '../../server/settings.ts'
import type { RunningServer } from '../../server/start.ts'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'

const demo = { username: 'demo', password: 'fairlead-demo' }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
let server: RunningServer
test.beforeAll(async () => {
  test.setTimeout(300_000)
  server = await startDemo(readSettings({ PORT: '0' }), noLog, { kept: null, linksPhones: false })
})
test.afterAll(() => server.stop())

const historyOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

test('what is changed in a product without a network stands in its history at once, and is brought back later @soak', async ({
  browser,
}) => {
  const app = await App.blank(await browser.newContext(phone), server.url, 'en-US')
  await app.readNotices()
  await app.signIn(demo)
  await app.expectAllSaved()
  const { page, words } = app
  const { shop } = words
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const rowOf = (title: string) => page.getByRole('row').filter({ hasText: title })
  const { product } = shop.history
  await app.goTo('/tools/pinShop')
  await button(shop.products.create).click()
  await page.locator('input[name=title]').fill('Quay lamp')
  await button(shop.wizard.saveDraft).click()
  await app.expectAllSaved()

  await page.context().setOffline(true)
  await rowOf('Quay lamp').click()
  const history = historyOf(page, shop.history.title)
  await expect(history).toContainText(product.created)
  await page.locator('input[name=title]').fill('Pier lamp')
  await button(shop.wizard.saveDraft).click()
  await rowOf('Pier lamp').click()
  await expect(history.getByRole('listitem').first()).toContainText(shop.history.waiting)
  await page.context().setOffline(false)
  await app.expectAllSaved()
  await expect(history).not.toContainText(shop.history.waiting)
  const created = history.getByRole('listitem').filter({ hasText: product.created })
  await expectAccessible(page, 'a product with its history')
  await created.getByRole('button').click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Pier lamp')
  await dialog.getByRole('button', { name: shop.history.restore, exact: true }).click()
  await expect(rowOf('Quay lamp')).toBeVisible()
})

test('a reply that is set up for inquiries reaches the visitor by mail @soak', async ({ browser }) => {
  const app = await App.blank(await browser.newContext(phone), server.url, 'en-US')
  await app.readNotices()
  await app.signIn(demo)
  await app.expectAllSaved()
  const { page, words } = app
  const { autoReply } = words.sms
  await app.goTo('/tools/pinShop/autoReply')
  await page.getByRole('button', { name: autoReply.create, exact: true }).click()
  await page.locator('textarea[name=text]').fill('We have your inquiry and answer tomorrow.')
  await expectAccessible(page, 'a reply to inquiries')
  await page.getByRole('button', { name: autoReply.save, exact: true }).click()
  await app.expectAllSaved()

  const visitor = await (await browser.newContext(phone)).newPage()
  await visitor.goto(`${server.shopUrl}/inquiry/`)
  await visitor.locator('input[name=email]').fill('ole@havn.dk')
  await visitor.locator('textarea[name=text]').fill('Do you deliver to Aarhus?')
  // Nobody writes faster than this; who does is asked to confirm by mail.
  const shownAt = Number((await visitor.locator('form.write').getAttribute('data-stamp'))!.split('.')[0])
  await expect.poll(() => Date.now() - shownAt).toBeGreaterThan(quickestMs)
  await visitor.locator('form.write button[type=submit]').click()
  await expect(visitor.getByText('we have your inquiry')).toBeVisible()
  await app.goTo('/statistics/inbox')
  await page.getByRole('row').filter({ hasText: 'ole@havn.dk' }).click()
  await expect(page.getByRole('log')).toContainText('We have your inquiry and answer tomorrow.', { timeout: 60_000 })
  await expect
    .poll(
      async () => {
        await visitor.goto(`${server.url}/sandbox`)
        return visitor.locator('body').innerText()
      },
      { timeout: 60_000 },
    )
    .toContain('ole@havn.dk')
})
