import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Locator, type Page, test } from 'playwright/test'
import { noLog } from '../../server/log.ts'
import { announce } from '../../server/notifications/announce.ts'
import { createCompany } from '../../server/operator.ts'
import { readSettings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { App } from './app.ts'
import { main } from './server.ts'
import { say } from './words.ts'

const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
let server: RunningServer
let person: { username: string; password: string }
let user: string
let made = 0
test.beforeAll(async () => {
  // Nothing is mailed here: that it could be is what the settings ask.
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', SMTP_FROM: 'Fairlead <no-reply@fairlead.example>' }
  await copyCluster(data)
  server = await startServer({ ...readSettings({ PORT: '0', ...mail }), data, watermark: data }, noLog)
})
test.afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})
test.beforeEach(async () => {
  person = { username: `${main.username}${++made}`, password: main.password }
  ;({ user } = await createCompany(server.database, person))
})
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

async function signedIn(browser: Browser): Promise<App> {
  const app = await App.blank(await browser.newContext({ viewport: { width: 1440, height: 900 } }), server.url)
  await app.signIn(person)
  await app.expectAllSaved()
  return app
}

const inform = (text: string, level = 1) => announce(server.database, user, { text, level })
/** The bell says in words what its dot says. */
const bell = ({ page, words }: App, unread: number): Locator =>
  page.getByRole('banner').getByRole('link', {
    name: unread ? say(words.app.bell.unread_other, { count: unread }) : words.app.bell.none,
    exact: true,
  })
const item = ({ page, words }: App, text: string): Locator =>
  page.getByRole('list', { name: words.notifications.menu }).getByRole('listitem').filter({ hasText: text })
const dialog = ({ page, words }: App): Locator => page.getByRole('dialog', { name: words.app.bell.important })

test('a notice arrives while the app is open, is read without a network, and is read on the next device', async ({
  browser,
}) => {
  const first = await signedIn(browser)
  const { notifications } = first.words
  await expect(bell(first, 0)).toBeVisible()
  await inform('今晚 22 点维护')
  await expect(bell(first, 1)).toBeVisible()

  await bell(first, 1).click()
  await expect(item(first, '今晚 22 点维护')).toContainText(notifications.unread)
  await first.page.context().setOffline(true)
  await item(first, '今晚 22 点维护').getByRole('button', { name: notifications.read }).click()
  await expect(item(first, '今晚 22 点维护')).not.toContainText(notifications.unread)
  await expect(bell(first, 0)).toBeVisible()
  await first.expectWaiting()
  await first.page.context().setOffline(false)
  await first.expectAllSaved()

  const second = await signedIn(browser)
  await expect(bell(second, 0)).toBeVisible()
  await bell(second, 0).click()
  await expect(item(second, '今晚 22 点维护')).toBeVisible()
  await expect(item(second, '今晚 22 点维护')).not.toContainText(notifications.unread)
})

test('an important notice comes before the user, once', async ({ browser }) => {
  const app = await signedIn(browser)
  await inform('请尽快更新付款方式', 2)
  await expect(dialog(app)).toContainText('请尽快更新付款方式')
  await app.dismiss()
  await expect(dialog(app)).toBeHidden()
  await app.page.reload()
  await expect(bell(app, 1), 'closed is not read').toBeVisible()

  await inform('新的条款', 2)
  await expect(dialog(app)).toContainText('新的条款')
  await expect(dialog(app)).not.toContainText('请尽快更新付款方式')
  await app.answer(app.words.app.bell.read)
  await expect(bell(app, 1)).toBeVisible()

  await bell(app, 1).click()
  await app.page.getByRole('button', { name: app.words.notifications.readAll }).click()
  await expect(bell(app, 0)).toBeVisible()
})

test('an important notice waits while somebody types into the search @soak', async ({ browser }) => {
  const app = await signedIn(browser)
  const search = app.page.getByRole('searchbox')
  await search.click()
  // It comes while letters follow each other, and not before the first one.
  const [begun, rest] = ['zhang ', 'wei ningbo haigang trading']
  await search.pressSequentially(begun)
  await Promise.all([search.pressSequentially(rest, { delay: 400 }), inform('服务条款已更新', 2)])
  await expect(search).toHaveValue(begun + rest)
  await expect(dialog(app)).toContainText('服务条款已更新')
  await app.answer(app.words.app.bell.read)
  await expect(search, 'and the search goes on').toBeFocused()
})

test('a push is shown by the browser while nobody looks, and opens its notice', async ({ browser }) => {
  const app = await signedIn(browser)
  const { page } = app
  await page.context().grantPermissions(['notifications'], { origin: server.url })
  await inform('请尽快更新付款方式')
  await expect(bell(app, 1)).toBeVisible()
  const { rows } = await server.database.pool.query<{ id: string }>('select id from notification where "user" = $1', [
    user,
  ])
  const { id } = rows[0]!
  const push = () => deliver(page, { id, title: '运营方消息', body: '打开 Fairlead 查看。', unread: 1 })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title }) => title)
    })
  // A push service says it again where the browser did not take it; a notice that is told twice is shown once.
  await expect(async () => {
    await push()
    await expect.poll(shown, { timeout: 5_000 }).toEqual(['运营方消息'])
  }).toPass({ timeout: 60_000 })

  const [worker] = page.context().serviceWorkers()
  await worker!.evaluate(`registration.getNotifications().then(([notification]) =>
    dispatchEvent(new NotificationEvent('notificationclick', { notification })))`)
  await expect(item(app, '请尽快更新付款方式')).toBeVisible()
  await expect(bell(app, 0)).toBeVisible()
  await expect.poll(shown).toEqual([])
})

/** As the browser's push service would. */
async function deliver(page: Page, message: object) {
  const isActive = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await expect.poll(isActive).toBe('activated')
  const devtools = await page.context().newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find((one) => !one.isDeleted && one.scopeURL.startsWith(server.url))
      if (ours) resolve(ours.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registration
  const origin = new URL(server.url).origin
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
}

test('a kind that is switched off arrives as read @soak', async ({ browser }) => {
  const app = await signedIn(browser)
  const { type } = app.words.notifications
  await bell(app, 0).click()
  await app.page.getByRole('switch', { name: type.operator }).click()
  const mutes = () => server.database.pool.query('select from notice_mute where deleted_at is null')
  await expect.poll(async () => (await mutes()).rowCount).toBe(1)
  await inform('安静地到达', 2)
  await expect(item(app, '安静地到达')).not.toContainText(app.words.notifications.unread)
  await expect(bell(app, 0)).toBeVisible()
})

test('a digest by mail is chosen once the address is proven, and stays chosen', async ({ browser }) => {
  const app = await signedIn(browser)
  const { page } = app
  const { digest } = app.words.notifications
  await bell(app, 0).click()
  const often = page.getByLabel(digest.frequency)
  await expect(page.getByText(digest.noAddress)).toBeVisible()
  await expect(often).toBeDisabled()

  await server.database.pool.query('update app_user set email = $2, email_proven_at = now() where id = $1', [
    user,
    `${person.username}@haigang.example`,
  ])
  await page.reload()
  await often.selectOption({ label: digest.weekly })
  await page.getByLabel(digest.hour).selectOption('18')
  const kept = () => server.database.pool.query('select frequency, hour from digest where user_id = $1', [user])
  await expect.poll(async () => (await kept()).rows).toEqual([{ frequency: 'weekly', hour: 18 }])
  await page.reload()
  await expect(often).toHaveValue('weekly')
  await expect(page.getByLabel(digest.hour)).toHaveValue('18')
  await expect(page.getByText(`${person.username}@haigang.example`)).toBeVisible()
  await often.selectOption({ label: digest.never })
  await expect.poll(async () => (await kept()).rows).toMatchObject([{ frequency: 'never' }])
})
