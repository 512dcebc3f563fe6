import { expect, test } from 'playwright/test'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'
import { boothBrowser } from './browser.ts'
import { main, TestServer } from './server.ts'
import { like, say } from './words.ts'

const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
})
test.afterAll(() => server.remove())
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

test.use({ launchOptions: boothBrowser })

test('at a booth cards and codes are read on the phone, also without a network, and visitors leave their address themselves', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const app = await App.blank(context, server.url)
  await app.signIn(main)
  await app.goTo('/statistics/fair')
  const { page } = app
  const { fair } = app.words
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const safe = (count: number) => page.getByText(say(fair.counter.safe_other, { count }), { exact: true })

  // The fair that everything is stamped with.
  await button(fair.fair.add).click()
  await page.getByLabel(fair.fair.name).fill('广交会')
  await page.getByLabel(fair.fair.booths).fill('A12')
  await button(fair.fair.save).click()
  await expect(page.getByLabel(fair.stamp.fair, { exact: true })).toHaveText(/广交会/)

  // What reads cards is offered where it is missing, before the camera, and is fetched once.
  await page.getByRole('link', { name: fair.capture.label, exact: true }).click()
  const fetchReader = page.getByRole('alertdialog').getByRole('button', { name: like(fair.reading.fetch) })
  await expect(fetchReader).toBeVisible()
  await button(fair.capture.shutter).click()
  await expect(page.getByText(like(fair.capture.noReader))).toBeVisible()
  await expectAccessible(page, 'a card that this device cannot read yet')
  await fetchReader.click()
  await expect(page.getByText(fair.capture.check)).toBeVisible()
  await expect(fetchReader).toBeHidden()
  await button(fair.capture.discard).click()
  await app.answer(fair.capture.discard)
  await expect(page.getByText(fair.reading.here)).toBeVisible()
  await expectAccessible(page, 'trade fair')

  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await page.getByRole('link', { name: fair.capture.label, exact: true }).click()
  await button(fair.capture.shutter).click()
  await expect(page.getByText(fair.capture.check)).toBeVisible()
  await expect(page.locator('input[name=name]')).toHaveValue('王小明')
  await expect(page.locator('textarea[name=phones]')).toHaveValue('+86 138 0013 8000')
  await expectAccessible(page, 'a card that was read')
  await button(fair.capture.next).click()
  await expect(page.getByText(say(fair.capture.kept, { name: '王小明' }))).toBeVisible()
  await expect(safe(1)).toBeVisible()
  await button(fair.capture.code).click()
  await expect(page.locator('input[name=name]')).toHaveValue('Maria Santos')
  await expect(page.locator('textarea[name=emails]')).toHaveValue('maria@portoazul.pt')
  await button(fair.capture.done).click()
  await expect(safe(2)).toBeVisible()
  await expect(page.getByText(say(fair.counter.arrived, { count: 0 }), { exact: true })).toBeVisible()

  // The same card once more: it says who that is, and nothing is kept.
  await page.getByRole('link', { name: fair.capture.label, exact: true }).click()
  await button(fair.capture.shutter).click()
  await expect(page.getByText(say(fair.twin.phone, { name: '王小明' }))).toBeVisible()
  await button(fair.capture.discard).click()
  await app.answer(fair.capture.discard)

  // Half typed, and the tab is gone: it is there afterwards.
  await page.getByRole('button', { name: new RegExp(fair.capture.typed) }).click()
  await page.locator('input[name=name]').fill('Max Müller')
  await page.reload()
  await expect(page.getByText(fair.capture.unfinished)).toBeVisible()
  await expect(page.locator('input[name=name]')).toHaveValue('Max Müller')
  await button(fair.capture.done).click()
  await expect(safe(3)).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(say(fair.counter.arrived, { count: 3 }), { exact: true })).toBeVisible()

  // A visitor scans the code and has a network.
  await button(fair.booth.add).click()
  await page.getByLabel(fair.booth.title).fill('宁波海港电子')
  await button(fair.booth.make).click()
  const address = await page.getByRole('link', { name: /\/f\// }).textContent()
  // A visitor's phone would look at itself under this address.
  await expect(page.getByText(say(fair.booth.hereOnly, { host: new URL(server.url).host }))).toBeVisible()
  await expect(page.getByRole('img', { name: fair.booth.code })).toHaveCount(0)
  await expect(button(fair.booth.savePicture)).toHaveCount(0)
  await expect(page.getByText(fair.booth.waits)).toBeHidden()
  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await visitor.goto(address!)
  await expectAccessible(visitor, 'page for visitors')
  await visitor.locator('input[name=name]').fill('Ana Silva')
  await visitor.locator('input[name=email]').fill('ana@example.com')
  await visitor.locator('button').click()
  await expect(visitor.getByRole('heading')).toHaveText(/已收到/)

  await button(fair.capture.close).click()
  await button(say(fair.booth.edit, { title: '宁波海港电子' })).click()
  await page.getByLabel(fair.booth.title).fill('海港电子 Harbour')
  await button(fair.booth.save).click()
  await app.expectAllSaved()
  await visitor.goto(address!)
  await expect(visitor.getByText('海港电子 Harbour').first()).toBeVisible()

  await app.goTo('/statistics/contacts')
  for (const name of ['王小明', 'Maria Santos', 'Max Müller', 'Ana Silva'])
    await expect(page.getByText(name).first()).toBeVisible()
})
