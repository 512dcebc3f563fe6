import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from 'playwright/test'
import { quickestMs } from '../../domain/shop/site/inquiry.ts'
import { readPdf } from '../../server/documents/readPdf.ts'
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

test('an inquiry is answered by a quotation, whose document opens, and which takes the stock once it is accepted @soak', async ({
  browser,
}) => {
  const app = await signedIn(browser)
  const { page, words } = app
  const { shopQuotations, conversations } = words
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const visitor = await (await browser.newContext(phone)).newPage()
  await visitor.goto(`${server.shopUrl}/products/`)
  // One without versions: of which one that has some is meant, nobody has said, and nothing is taken.
  await visitor.locator(`main a[href*="/p/"]:not([href*="${slug}"])`).first().click()
  const product = await visitor.getByRole('heading', { level: 1 }).innerText()
  await inquire(visitor)

  await app.goTo('/statistics/inbox')
  await page.getByRole('row').filter({ hasText: 'Greta Holm' }).click()
  await button(conversations.actions.details).click()
  await button(conversations.panel.quotation).click()
  await expect(page.locator('input[name=buyer_company]')).toHaveValue('Nordlys Butik')
  await expect(page.locator('input[name=name_en]')).toHaveValue(product)
  await page.locator('input[name=count]').fill('20')
  await page.locator('input[name=price_0]').fill('26')
  await expectAccessible(page, 'a draft of a quotation')
  await page.context().setOffline(true)
  await button(shopQuotations.save).click()
  await expect(page.getByText(shopQuotations.saved).first()).toBeVisible()
  await page.context().setOffline(false)
  await button(shopQuotations.send).click()
  await page.getByRole('alertdialog').getByRole('button', { name: shopQuotations.send, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nordlys Butik', { timeout: 60_000 })
  const file = page.getByRole('link', { name: /^Q-\d{4}-\d{4}\.pdf$/ })
  await expect(file).toBeVisible({ timeout: 60_000 })
  const [saved] = await Promise.all([page.waitForEvent('download'), file.click()])
  const bytes = await readFile(await saved.path())
  const text = await readPdf(new Uint8Array(bytes), 'lines')
  for (const said of ['报价单', 'Nordlys Butik', product, '520.00']) expect(text).toContain(said)

  await button(shopQuotations.accept).click()
  await page.getByRole('alertdialog').getByRole('button', { name: shopQuotations.acceptNow, exact: true }).click()
  await expect(page.getByText(/20 of 20 taken from the stock/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/PI-\d{4}-\d{4}/)
  await expectAccessible(page, 'a quotation that was accepted')
  await app.goTo('/tools/pinShop/quotations')
  await page.getByRole('searchbox').fill('nordlys')
  await expect(page.getByRole('button', { name: /Nordlys Butik/ })).toBeVisible()
})

/** What another program brings along, put where somebody types. */
const paste = (page: Page, html: string) =>
  page.evaluate((brought) => {
    const data = new DataTransfer()
    data.setData('text/html', brought)
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.activeElement!.dispatchEvent(event)
  }, html)

test('on a phone an article is written in blocks without a network, survives a reload, and is read by visitors as it was written @soak', async ({
  browser,
}) => {
  const app = await signedIn(browser)
  const { page, words } = app
  const { blocks } = words.email.message
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const paper = page.getByRole('region', { name: words.shop.field.content, exact: true })
  const add = async (kind: 'heading' | 'text') => {
    await paper.getByRole('button', { name: blocks.add, exact: true }).click()
    await page.getByRole('menuitem', { name: blocks[kind], exact: true }).click()
  }
  const typing = page.getByRole('textbox', { name: blocks.text, exact: true })
  await app.goTo('/tools/pinShop/articles')
  await expect(button(words.shop.articles.create.post)).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await page.context().setOffline(true)
  await button(words.shop.articles.create.post).click()
  await page.locator('input[name=title]').fill('How our lamps are packed')
  await add('heading')
  await expect(page.getByRole('textbox', { name: blocks.heading, exact: true })).toBeFocused()
  await page.keyboard.type('Two boxes')
  await page.keyboard.press('Enter')
  await expect(typing).toBeFocused()
  await paste(
    page,
    '<script>document.title = "stolen"</script><style>p { color: red }</style><h3>By sea</h3><p>Dry <b>bags</b></p><iframe src="https://evil.example"></iframe><ul><li>Pallets</li><li>Straps</li></ul><blockquote>Nothing broke</blockquote>',
  )
  await button(blocks.done).click()
  for (const said of ['Two boxes', 'By sea', 'Dry bags', 'Pallets', 'Nothing broke'])
    await expect(paper).toContainText(said)
  await paper.locator('input[type=file]').last().setInputFiles(picture)
  await page.getByLabel(blocks.alt, { exact: true }).fill('A lamp in its box')
  await button(blocks.done).click()
  await expect(paper.locator('img')).toHaveCount(1)
  await expectAccessible(page, 'an article in blocks')

  await page.reload()
  await expect(paper.locator('img')).toHaveJSProperty('complete', true)
  await expect(paper).toContainText('Nothing broke')
  await page.getByLabel(words.shop.field.status, { exact: true }).selectOption('publish')
  await button(words.shop.save).click()
  await page.context().setOffline(false)
  await app.expectAllSaved()
  await app.goTo('/tools/pinShop/site')
  await publish(app)

  const visitor = await (await browser.newContext(phone)).newPage()
  const body = visitor.locator('main .body')
  // A new version is there within a second.
  await expect(async () => {
    await visitor.goto(`${server.shopUrl}/a/how-our-lamps-are-packed/`)
    await expect(body.locator('h2')).toHaveText('Two boxes', { timeout: 1_000 })
  }).toPass()
  await expect(body.locator('h3')).toHaveText('By sea')
  await expect(body.locator('strong')).toHaveText('bags')
  await expect(body.locator('li')).toHaveText(['Pallets', 'Straps'])
  await expect(body.locator('blockquote')).toHaveText('Nothing broke')
  await expect(body.locator('iframe, script, style')).toHaveCount(0)
  const shown = body.getByAltText('A lamp in its box')
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(visitor, 'an article with all kinds of parts')

  // The visit stands in the charts, which are there without a network too.
  await app.goTo('/tools/pinShop/visits')
  const perDay = page.locator('[data-figure]').filter({ hasText: words.shopSite.visits.perDay.visits })
  await expect(perDay).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('tab', { name: say(words.shopSite.visits.days, { count: 7 }), exact: true }).click()
  await expect(perDay).toBeVisible()
  await expectAccessible(page, 'visits and inquiries')
})
