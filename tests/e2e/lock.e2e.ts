import { type BrowserContext, expect, type Page, test } from 'playwright/test'
import { authCalls } from '#domain/auth/calls'
import { limits } from '#domain/limits'
import { soakOnly } from '../amounts.ts'
import { App } from './app.ts'
import { keptIn, storedIn } from './kept.ts'
import { main, TestServer } from './server.ts'
import { type Language, like, say } from './words.ts'

const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
})
test.afterAll(() => server.remove())

const pin = 'fair winds'
const canaries = ['Canary', '金丝雀', '13812345678', 'canary@example.com', main.email, main.phone.slice(1)]

async function start(context: BrowserContext, language: Language): Promise<App> {
  const app = await App.open(context, server.url, language)
  await app.signIn(main)
  await app.page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  return app
}

/** Chinese has no singular. */
const oneWaits = ({ waiting_one, waiting_other }: { waiting_one?: string; waiting_other: string }) =>
  say(waiting_one ?? waiting_other, { count: 1 })

const heading = ({ page }: App, name: string) => page.getByRole('heading', { name, level: 1, exact: true })

async function typePin(app: App, typed: string): Promise<void> {
  const { locked } = app.words.deviceLock
  await app.page.getByLabel(locked.pin, { exact: true }).fill(typed)
  await app.page.getByRole('button', { name: locked.open, exact: true }).click()
}

/** Sets the PIN, types it once more, and waits until all is sealed. */
async function protect(app: App): Promise<void> {
  const { deviceLock } = app.words
  await app.goTo('/account/device')
  await app.page.getByRole('button', { name: deviceLock.off.on }).click()
  const dialog = app.page.getByRole('alertdialog', { name: deviceLock.set.title })
  await dialog.locator('[name=pin]').fill(pin)
  await dialog.locator('[name=again]').fill(pin)
  await dialog.getByRole('button', { name: deviceLock.set.submit }).click()
  await expect(heading(app, deviceLock.sealing.title)).toBeVisible()
  await typePin(app, pin)
  await expect(app.page.getByRole('region', { name: deviceLock.on.title })).toBeVisible()
}

/** An address that is opened anew asks for the PIN. */
async function openAnew(app: App, path: string): Promise<void> {
  await app.goTo(path)
  await expect(heading(app, app.words.deviceLock.locked.title)).toBeVisible()
  await typePin(app, pin)
}

async function lock(app: App): Promise<void> {
  const { menu, lock } = app.words.app.account
  await app.page.getByRole('button', { name: like(menu) }).click()
  await app.page
    .getByRole('dialog', { name: like(menu) })
    .getByRole('button', { name: lock, exact: true })
    .click()
  await expect(heading(app, app.words.deviceLock.locked.title)).toBeVisible()
}

/** What the other tabs say comes two seconds late. */
function hearLate() {
  const add = BroadcastChannel.prototype.addEventListener
  BroadcastChannel.prototype.addEventListener = function (type: string, hear: unknown) {
    add.call(this, type, (event) => setTimeout(hear as (event: Event) => void, 2_000, event))
  }
}

const callsOf = (page: Page): string[] => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
  return calls
}

test('a locked device shows nothing, keeps nothing that can be read, and loses nothing', async ({ context }) => {
  const app = await start(context, 'en-US')
  const { deviceLock } = app.words
  const name = 'Canary 金丝雀'
  await app.create({ name, phone: '+8613812345678', email: 'canary@example.com' })
  await app.expectAllSaved()
  expect(await keptIn(app.page, canaries), 'without protection').not.toEqual([])
  await protect(app)

  // What is typed while there is no network, and what is half typed.
  await openAnew(app, '/statistics/contacts')
  await expect(app.row(name)).toBeVisible()
  await context.setOffline(true)
  await app.create({ name: `${name} later` })
  await app.expectWaiting()
  await lock(app)
  expect(await keptIn(app.page, canaries)).toEqual([])
  await expect(app.page.getByText(oneWaits(deviceLock.locked))).toBeVisible()

  // Locked, it sends nothing; not when the network comes back, nor when the page is opened again.
  const calls = callsOf(app.page)
  await context.setOffline(false)
  await app.page.reload()
  await typePin(app, 'not this one')
  await expect(app.page.getByText(say(deviceLock.locked.wrong_other, { count: limits.pinTries - 1 }))).toBeVisible()
  expect(calls).toEqual([])

  await typePin(app, pin)
  await expect(app.row(`${name} later`)).toBeVisible()
  await app.expectAllSaved()

  // Another tab has the key from this one; locking one locks both.
  const other = new App(await context.newPage(), server.url, 'en-US')
  await other.goTo('/statistics/contacts')
  await expect(other.row(name).first()).toBeVisible()
  await lock(other)
  await expect(heading(app, deviceLock.locked.title)).toBeVisible()
  await typePin(other, pin)
  await expect(app.row(name).first()).toBeVisible()
  await other.page.close()

  // A tab that has the key and much to do answers late.
  const late = new App(await context.newPage(), server.url, 'en-US')
  await late.page.addInitScript(hearLate)
  await late.goTo('/statistics/contacts')
  await expect(heading(late, deviceLock.locked.title)).toBeVisible()
  await expect(late.row(name).first()).toBeVisible()
  await late.page.close()

  // Turned off, everything is as before.
  await openAnew(app, '/account/device')
  await app.page.getByRole('button', { name: deviceLock.on.off }).click()
  await app.answer(deviceLock.offAsk.go)
  await expect(heading(app, deviceLock.opening.title)).toBeVisible()
  await typePin(app, pin)
  await expect(app.page.getByRole('button', { name: deviceLock.off.on })).toBeVisible()
  expect(await keptIn(app.page, ['canary@example.com'])).toEqual(['canary@example.com'])
  await app.goTo('/statistics/contacts')
  await expect(app.row(`${name} later`)).toBeVisible()
})

test('a forgotten PIN is replaced by signing in, and what waited is sent', soakOnly, async ({ context }) => {
  const app = await start(context, 'en-US')
  const { deviceLock } = app.words
  await protect(app)
  await openAnew(app, '/statistics/contacts')
  await context.setOffline(true)
  await app.create({ name: 'Canary unsent' })
  await app.expectWaiting()
  await lock(app)
  await context.setOffline(false)
  await app.page.getByRole('button', { name: deviceLock.locked.forgot }).click()
  await expect(app.page.getByText(oneWaits(deviceLock.again))).toBeVisible()
  await app.page.getByRole('button', { name: deviceLock.again.signIn, exact: true }).click()
  await app.typeSignIn(main.username, main.password)
  const dialog = app.page.getByRole('alertdialog', { name: deviceLock.renew.title })
  await dialog.locator('[name=pin]').fill('another PIN')
  await dialog.locator('[name=again]').fill('another PIN')
  await dialog.getByRole('button', { name: deviceLock.renew.submit }).click()
  await expect(dialog).toBeHidden()
  await expect(app.row('Canary unsent')).toBeVisible()
  await app.expectAllSaved()
  await lock(app)
  await typePin(app, 'another PIN')
  await expect(app.row('Canary unsent')).toBeVisible()
})

test('a device that nobody touches locks itself, and what is half typed is there again', async ({ context }) => {
  const app = await App.open(context, server.url, 'en-US')
  await app.page.clock.install()
  await app.signIn(main)
  await protect(app)
  await openAnew(app, '/statistics/contacts')
  await expect(app.heading).toBeVisible()
  const { create } = app.words.contacts.actions
  await app.page.getByRole('button', { name: create }).first().click()
  await app.page.locator('form [name=name]').fill('Half typed')

  // Something half typed is covered and not thrown away.
  await app.page.clock.fastForward((limits.idleMinutes[1] + 1) * 60_000)
  await expect(heading(app, app.words.deviceLock.locked.title)).toBeVisible()
  const isReached = () => app.page.locator('form [name=name]').evaluate(isOnTop)
  expect(await isReached()).toBe(false)
  await typePin(app, pin)
  await expect(app.page.locator('form [name=name]')).toHaveValue('Half typed')
  await expect.poll(isReached).toBe(true)
})

test(
  'a device that was away from the server for too long locks itself, and opens when it is back',
  soakOnly,
  async ({ context }) => {
    const app = await start(context, 'en-US')
    const { offline } = app.words.deviceLock
    await app.create({ name: 'Canary away' })
    await app.expectAllSaved()
    await context.setOffline(true)
    await app.create({ name: 'Canary waiting' })
    await app.expectWaiting()
    await app.page.clock.install({ time: Date.now() + (limits.offlineDays + 1) * 86_400_000 })
    await app.page.reload()
    await expect(heading(app, offline.title)).toBeVisible()
    await expect(app.page.getByText(say(offline.body_other, { count: limits.offlineDays }))).toBeVisible()
    await expect(app.page.getByText(oneWaits(offline))).toBeVisible()
    await expect(app.page.getByText('Canary')).toHaveCount(0)
    await app.page.clock.setSystemTime(Date.now())
    await app.page.reload()
    await expect(app.page.getByText(offline.clock), 'its clock is put back').toBeVisible()

    await context.setOffline(false)
    await expect(app.row('Canary waiting')).toBeVisible()
    await app.expectAllSaved()
  },
)

test('a session that is ended on the server takes the data from the device with its next request @soak', async ({
  context,
  request,
}) => {
  const app = await start(context, 'en-US')
  await app.create({ name: 'Canary stolen' })
  await app.expectAllSaved()
  await protect(app)
  await context.setOffline(true)
  // The owner, elsewhere.
  const login = await request.post(server.url + authCalls.login.path, {
    data: { account: main.username, password: main.password },
  })
  const { token } = ((await login.json()) as { data: { token: string } }).data
  const changed = await request.post(server.url + authCalls.updatePassword.path, {
    headers: { token },
    data: { oldpassword: main.password, newpassword: 'another fair wind 2026' },
  })
  expect(changed.ok()).toBe(true)
  await context.setOffline(false)
  await expect(app.page).toHaveURL(/\/login/)
  await expect.poll(() => storedIn(app.page, 'leaves')).toHaveLength(0)
})

const isOnTop = (element: Element): boolean => {
  const { x, y } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + 5, y + 5))
}
