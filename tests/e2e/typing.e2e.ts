import { type BrowserContext, expect, type Locator, type Page, test } from 'playwright/test'
import { soakOnly } from '../amounts.ts'
import { App } from './app.ts'
import { boothBrowser } from './browser.ts'
import { main, TestServer } from './server.ts'
import { say } from './words.ts'

const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain(main, '7')
})
test.afterAll(() => server.remove())
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})
test.use({ launchOptions: boothBrowser })

/** Signed in, and with all that is needed while there is no network. */
async function signedIn(context: BrowserContext): Promise<App> {
  const app = await App.blank(context, server.url)
  await app.signIn(main)
  await app.expectAllSaved()
  await app.page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  return app
}

/** What the server has of it. */
async function elsewhere(context: BrowserContext): Promise<App> {
  const other = await App.blank(
    await context.browser()!.newContext({ viewport: { width: 1440, height: 900 } }),
    server.url,
    'en-US',
  )
  await other.signIn(main)
  return other
}

/** Types, and with the last letter the page is gone: nothing can wait for it. */
async function typeAndReload(field: Locator, text: string): Promise<void> {
  await field.pressSequentially(text.slice(0, -1))
  const isLoaded = field.page().waitForEvent('load')
  await field.evaluate((element, letter) => {
    ;(element as HTMLElement).focus()
    document.execCommand('insertText', false, letter)
    location.reload()
  }, text.slice(-1))
  await isLoaded
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('the last letter of a contact is there after a page that was gone with it, also without a network', async ({
  context,
}) => {
  const app = await signedIn(context)
  const { page } = app
  const { person } = app.words.contacts
  await page.setViewportSize({ width: 1440, height: 900 })
  await app.create({ name: '展位七号' })
  await app.expectAllSaved()
  await context.setOffline(true)

  // A field is kept when it is left, and a page that goes leaves it.
  const website = app.panel.getByRole('textbox', { name: app.words.contacts.fields.company_website, exact: true })
  await typeAndReload(website, 'example.com')
  await expect(website).toHaveValue('example.com')
  await app.expectWaiting()

  const activity = app.panel.getByRole('tab', { name: person.tab.activity })
  await activity.click()
  const note = app.panel.getByLabel(person.notes.write)
  await typeAndReload(note, '要 200 件样品')
  await activity.click()
  await expect(note).toHaveValue('要 200 件样品')

  // What was taken away at last does not come back.
  await note.fill('')
  await page.evaluate(() => location.reload())
  await activity.click()
  await expect(note).toHaveValue('')

  await app.closePanel()
  await app.choose(app.words.contacts.actions.create)
  const name = page.locator('form [name=name]')
  await typeAndReload(name, 'Max Müller')
  await app.choose(app.words.contacts.actions.create)
  await expect(name).toHaveValue('Max Müller')
  await page.keyboard.press('Escape')

  await context.setOffline(false)
  await app.expectAllSaved()
  const other = await elsewhere(context)
  await other.openContact('展位七号')
  await expect(other.panel.getByRole('textbox', { name: other.words.contacts.fields.company_website })).toHaveValue(
    'example.com',
  )
})

test('the last letter of a mail is there after a page that was gone with it', async ({ context }) => {
  const app = await signedIn(context)
  const { page } = app
  const { message } = app.words.email
  await app.goTo('/emailMarketing/emailMessage')
  await button(page, message.templates.blank).click()
  const theme = page.locator('input[name=theme]')
  await typeAndReload(theme, '广交会见')
  await expect(theme).toHaveValue('广交会见')
  await app.expectAllSaved()
})

test(
  'under a PIN a card that was photographed is there with its picture after a page that was gone, and becomes a contact',
  soakOnly,
  async ({ context }) => {
    const app = await signedIn(context)
    const { page } = app
    const { deviceLock, fair } = app.words
    await page.setViewportSize({ width: 390, height: 844 })
    await app.goTo('/account/device')
    await button(page, deviceLock.off.on).click()
    const dialog = page.getByRole('alertdialog', { name: deviceLock.set.title })
    await dialog.locator('[name=pin]').fill('fair winds')
    await dialog.locator('[name=again]').fill('fair winds')
    await dialog.getByRole('button', { name: deviceLock.set.submit }).click()
    const open = async () => {
      await page.getByLabel(deviceLock.locked.pin, { exact: true }).fill('fair winds')
      await button(page, deviceLock.locked.open).click()
    }
    await open()
    await expect(page.getByRole('region', { name: deviceLock.on.title })).toBeVisible()

    await app.goTo('/statistics/fair')
    await open()
    await context.setOffline(true)
    await page.getByRole('link', { name: fair.capture.label, exact: true }).click()
    await button(page, fair.capture.shutter).click()
    const picture = page.getByRole('img', { name: fair.capture.picture })
    await expect(picture).toBeVisible()
    const name = page.locator('input[name=name]')
    await typeAndReload(name, '王小明')
    await open()
    await expect(page.getByText(fair.capture.unfinished)).toBeVisible()
    await expect(name).toHaveValue('王小明')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100)
    await button(page, fair.capture.done).click()
    await context.setOffline(false)
    await app.expectAllSaved()
    const other = await elsewhere(context)
    await other.openContact('王小明')
    const change = say(other.words.contacts.picture.change, { name: '王小明' })
    const sent = other.panel.getByRole('button', { name: change }).locator('img')
    await expect.poll(() => sent.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  },
)
