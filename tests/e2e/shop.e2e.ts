import { type Browser, expect, type Page, test } from 'playwright/test'
import { quickestMs } from '../../domain/shop/site/inquiry.ts'
import { noLog } from '../../server/log.ts'
import { startDemo } from '../../server/sample/demo.ts'
import { lampPicture, lampShapes } from '../../server/sample/lampPictures.ts'
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

const title = 'Lighthouse reading lamp'
const slug = 'lighthouse-reading-lamp'
const picture = {
  name: 'lamp.png',
  mimeType: 'image/png',
  buffer: Buffer.from(lampPicture(lampShapes[1]!, [44, 46, 52], [247, 246, 243])),
}

/** A lamp in two colours and two sizes, through the three steps. */
async function makeLamp({ page, words: { shop } }: App): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button(shop.products.create).click()
  await page.locator('input[name=title]').fill(title)
  await page.getByLabel(shop.field.type, { exact: true }).selectOption('variable')
  await page.locator('input[type=file]').first().setInputFiles(picture)
  await expect(page.locator('input[name=alt]')).toBeVisible()
  await button(shop.wizard.next).click()
  for (const [n, [name, values]] of [
    ['Colour', 'Black, Brass'],
    ['Height', '40 cm, 60 cm'],
  ].entries()) {
    await button(shop.variant.addAttribute).click()
    await page.locator('input[name=attribute]').nth(n).fill(name!)
    await page.locator('input[name=newValue]').nth(n).fill(values!)
    await page.locator('input[name=newValue]').nth(n).press('Enter')
  }
  const all = page.getByRole('region', { name: shop.variant.label, exact: true })
  await expect(all.getByRole('listitem')).toHaveCount(4)
  await all.getByLabel(shop.variant.price, { exact: true }).fill('24.5')
  await all.getByLabel(shop.variant.stock, { exact: true }).fill('30')
  await button(shop.variant.apply).click()
  await all.getByLabel(say(shop.variant.priceOf, { name: 'Brass / 60 cm' }), { exact: true }).fill('29')
  await button(shop.wizard.publish).click()
  await expect(button(shop.products.create)).toBeVisible()
}

async function publish({ page, words: { shopSite } }: App): Promise<void> {
  const button = page.getByRole('button', { name: shopSite.state.publish, exact: true })
  await button.click()
  await page.getByRole('alertdialog').getByRole('button', { name: shopSite.state.publish, exact: true }).click()
  await expect(page.getByText(/^Published\. \d+ files were new/)).toBeVisible({ timeout: 60_000 })
}

async function inquire(visitor: Page): Promise<void> {
  await visitor.getByRole('link', { name: 'Send an inquiry' }).click()
  await visitor.locator('input[name=name]').fill('Greta Holm')
  await visitor.locator('input[name=email]').fill('greta@nordlys-butik.dk')
  await visitor.locator('input[name=company]').fill('Nordlys Butik')
  await visitor.locator('textarea[name=text]').fill('What do 200 of the brass ones cost, delivered to Aarhus?')
  // Nobody writes faster than this; who does is asked to confirm by mail.
  const shownAt = Number((await visitor.locator('form.write').getAttribute('data-stamp'))!.split('.')[0])
  await expect.poll(() => Date.now() - shownAt).toBeGreaterThan(quickestMs)
  await visitor.locator('form.write button[type=submit]').click()
  await expect(visitor.getByText('we have your inquiry')).toBeVisible()
}

async function signedIn(browser: Browser): Promise<App> {
  const app = await App.blank(await browser.newContext(phone), server.url, 'en-US')
  await app.readNotices()
  await app.signIn(demo)
  await app.expectAllSaved()
  return app
}

test('on a phone a lamp with four versions is made and published, a visitor asks for it, and is answered from the inbox @soak', async ({
  browser,
}) => {
  const app = await signedIn(browser)
  const { page, words } = app
  await app.goTo('/tools/pinShop')
  await makeLamp(app)
  await app.expectAllSaved()
  await page.getByRole('link', { name: words.shopSite.menu, exact: true }).click()
  await publish(app)

  const visitor = await (await browser.newContext(phone)).newPage()
  await visitor.goto(`${server.shopUrl}/p/${slug}/`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(visitor.locator('main')).toContainText('$24.50')
  await expect(visitor.locator('main')).toContainText('$29.00')
  await expect(visitor.locator('main img').first()).toHaveJSProperty('complete', true)
  expect(
    await visitor
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)
  await expectAccessible(visitor, 'the page of a product with four versions')
  await inquire(visitor)

  await app.goTo('/statistics/inbox')
  await page.getByRole('row').filter({ hasText: 'Greta Holm' }).click()
  const log = page.getByRole('log')
  await expect(log).toContainText('What do 200 of the brass ones cost')
  await expect(log).toContainText(`1 × ${title}`)
  const link = log.locator(`a[href="${server.shopUrl}/p/${slug}/"]`)
  await expect(link).toBeVisible()
  await expectAccessible(page, 'an inquiry from the shop')
  await page.locator('textarea[name=message]').fill('With freight to Aarhus they are $26 each.')
  await page.getByRole('button', { name: words.conversations.compose.send, exact: true }).click()
  await expect(log).toContainText('With freight to Aarhus they are $26 each.')
  await expect
    .poll(
      async () => {
        await visitor.goto(`${server.url}/sandbox`)
        return visitor.locator('body').innerText()
      },
      { timeout: 60_000 },
    )
    .toContain('greta@nordlys-butik.dk')
})
