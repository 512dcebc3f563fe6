import { expect, type Page, test } from 'playwright/test'
import { soakOnly } from '../amounts.ts'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { SlowLine } from './slowLine.ts'
import { like, words } from './words.ts'

const server = new TestServer()
/** How many there are by now. */
let contacts = 40_000
test.beforeAll(async () => {
  await server.start()
  server.createMain()
  server.admin('seed', '--username', main.username, '--contacts', String(contacts))
})
test.afterAll(() => server.remove())

test('data that does not fit on the device is said, what is here works and goes out, and it goes on with more room @soak', {
  tag: '@once',
}, async ({ context }) => {
  const app = await App.open(context, server.url, 'en-US')
  const { notice, sync } = app.words.app
  const disk = await context.newCDPSession(app.page)
  const limit = (quotaSize?: number) =>
    disk.send('Storage.overrideQuotaForOrigin', { origin: server.url, ...(quotaSize && { quotaSize }) })
  await app.page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  const used = await app.page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
  await limit(used + 5_000_000)
  await app.signIn(main)
  await expect(app.page.getByText(like(notice.noRoom))).toBeVisible({ timeout: 30_000 })
  await expect(app.syncButton).toHaveAccessibleName(new RegExp(sync.noRoom))

  // How much the first sync left is chance; with a little room a card at the booth is kept and sent all the same.
  await limit(used + 7_500_000)
  const pushed = app.page.waitForResponse('**/api/sync/v1/push')
  await app.create({ name: 'Ana Silva' })
  expect((await pushed).status()).toBe(200)
  contacts += 1
  await app.closePanel()

  await limit()
  await app.page.getByRole('button', { name: notice.goOn }).click()
  await app.expectAllSaved()
  await app.expectTotal(contacts)
  await expect(app.page.getByText(like(notice.noRoom))).toHaveCount(0)
})

test('all data of the site is cleared under an open page: what waited is told, and goes out after signing in', async ({
  context,
}) => {
  const app = await App.open(context, server.url, 'en-US')
  const { notice } = app.words.app
  await app.signIn(main)
  await app.expectTotal(contacts)
  await app.expectAllSaved()
  await app.page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await context.setOffline(true)
  await app.create({ name: 'Met Before The Clearing' })
  contacts += 1
  await app.closePanel()
  await app.expectWaiting()

  const browser = await context.newCDPSession(app.page)
  await browser.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes: 'all' })
  await expect(app.page.getByText(words['en-US'].app.notice.back_one)).toBeVisible()
  await app.expectWaiting()

  await context.setOffline(false)
  await app.page.getByRole('button', { name: notice.signIn }).click()
  await app.typeSignIn(main.username, main.password)
  await app.expectAllSaved()
  await app.expectTotal(contacts)
  await app.search('Met Before')
  await expect(app.row('Met Before The Clearing')).toHaveCount(1)
})

test(
  'over a line of 3 kB a second contacts come a few at a time, one of them can be added, and it says so',
  soakOnly,
  async ({ browser }) => {
    const line = new SlowLine(server.url)
    const context = await browser.newContext()
    const app = await App.open(context, await line.open(), 'en-US')
    const { sync } = app.words.app
    await app.page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
    line.bytesPerSecond = 3_000
    await app.signIn(main)
    await expect(app.syncButton).toHaveAccessibleName(new RegExp(sync.slow))
    await expect(app.page.getByRole('row').nth(1)).toBeVisible()
    const pushed = app.page.waitForResponse('**/api/sync/v1/push')
    await app.create({ name: 'Ana Costa' })
    expect((await pushed).status()).toBe(200)
    contacts += 1
    await app.closePanel()
    await expect(app.syncButton, 'it is not all here yet').toHaveAccessibleName(new RegExp(sync.slow))

    line.bytesPerSecond = Number.POSITIVE_INFINITY
    await app.expectTotal(contacts)
    await app.expectAllSaved()
    await context.close()
    line.close()
  },
)

test('an old tab against a newer database shows everything, changes nothing, and says so @soak', async ({
  context,
}) => {
  const app = await App.open(context, server.url, 'en-US')
  const { app: words, errors, contacts: own } = app.words
  await app.signIn(main)
  await app.expectAllSaved()
  await app.expectTotal(contacts)
  await openNewer(app.page)
  await expect(app.page.getByText(`${errors.upgradeRequired} ${words.notice.readOnly}`)).toBeVisible()
  await expect(app.page.getByRole('button', { name: own.actions.create })).toBeDisabled()
  await expect(app.page.getByRole('button', { name: own.actions.import, exact: true })).toBeDisabled()
  await expect(app.page.getByRole('row').nth(2), 'what is here can still be read').toBeVisible()
})

/** What another tab with a newer version of the app does first. */
const openNewer = (page: Page) =>
  page.evaluate(async () => {
    const all = await indexedDB.databases()
    const { name, version } = all.find((database) => database.name?.startsWith('fairlead:'))!
    await new Promise((resolve, reject) => {
      const request = indexedDB.open(name!, version! + 10)
      request.addEventListener('success', resolve)
      request.addEventListener('error', reject)
    })
  })
