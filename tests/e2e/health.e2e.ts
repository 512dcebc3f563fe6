import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page, test } from 'playwright/test'
import { inSoak, soakOnly } from '../amounts.ts'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { type Language, like, say } from './words.ts'

const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
})
test.afterAll(() => server.remove())

const health = '/account/sync'
const newContext = (page: Page, options: Parameters<ReturnType<typeof browserOf>['newContext']>[0] = {}) =>
  browserOf(page).newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true, ...options })
const browserOf = (page: Page) => page.context().browser()!

/**
 * What a browser does with a site's data when it needs room; what the user typed into cookies' place stays. `databases`:
 * what Chromium does when it finds them damaged.
 */
async function evict(context: BrowserContext, page: Page, what: 'all' | 'databases' = 'all') {
  const session = await context.newCDPSession(page)
  const storageTypes = what === 'all' ? 'indexeddb,file_systems' : 'indexeddb'
  await session.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes })
  await session.detach()
}

/** As in Safari and Firefox: what waits is lost with its storage, and no service worker sends it first. */
const withoutBackgroundSync = (context: BrowserContext) =>
  context.addInitScript(() => {
    delete (ServiceWorkerRegistration.prototype as { sync?: unknown }).sync
  })

async function openWith(context: BrowserContext, names: string[], language: Language = 'zh-CN'): Promise<App> {
  await withoutBackgroundSync(context)
  const app = await App.open(context, server.url, language)
  await app.signIn(main)
  await app.expectAllSaved()
  await app.page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await context.setOffline(true)
  for (const name of names) {
    await app.create({ name })
    await app.closePanel()
  }
  await app.expectWaiting()
  return app
}

const fact = (app: App, name: string) =>
  app.page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')

const waiting = ({ words }: App, count: number) => {
  const { facts } = words.sync
  const text = 'waitingSome_one' in facts && count === 1 ? facts.waitingSome_one : facts.waitingSome_other
  return like(text.replace('{{count}}', String(count)))
}

test('storage that is thrown away while the app is open comes back from the page, which says so', {
  tag: ['@once', ...soakOnly.tag],
}, async ({ context }) => {
  const names = ['还在一', '还在二', '还在三']
  const app = await openWith(context, names)
  await evict(context, app.page)
  const { notice } = app.words.app
  await app.search('还在')
  const told = app.page.getByText(say(notice.back_other, { count: 3 }))
  await expect(told).toBeVisible()
  for (const name of names) await expect(app.row(name)).toHaveCount(1)
  await context.setOffline(false)
  await app.search('')
  await app.create({ name: '之后新建' })
  await app.expectAllSaved()
  await app.page.getByRole('button', { name: notice.understood }).click()
  await expect(told).toHaveCount(0)
  await app.page.reload()
  for (const name of [...names, '之后新建']) await expect(app.row(name)).toHaveCount(1)
  await expect(told).toHaveCount(0)
})

test('databases that are thrown away alone take nothing with them that waits, whether the app is open or closed', {
  tag: ['@once', ...soakOnly.tag],
}, async ({ context }) => {
  const names = ['先写一', '先写二']
  const app = await openWith(context, names)
  const { notice } = app.words.app
  await evict(context, app.page, 'databases')
  await app.search('先写')
  for (const name of names) await expect(app.row(name)).toHaveCount(1)
  await app.search('')
  await app.create({ name: '后写' })
  await app.closePanel()
  const blank = await context.newPage()
  await app.page.close()
  await evict(context, blank, 'databases')
  const back = new App(blank, server.url)
  await back.goTo('/statistics/contacts')
  for (const name of [...names, '后写']) await expect(back.row(name)).toHaveCount(1)
  await context.setOffline(false)
  await back.expectAllSaved()
  await expect(back.page.getByText(say(notice.lost_other, { count: 1 }))).toHaveCount(0)
})

test('storage that is thrown away while the app is closed is told at the next sign-in, without what had arrived', {
  tag: ['@once', ...soakOnly.tag],
}, async ({ context }) => {
  const app = await openWith(context, ['只在本机一', '只在本机二'])
  // One more reaches the server, but its answer does not come back.
  const arrived = new Promise<void>((resolve) => {
    void context.route('**/api/sync/v1/push', async (route) => {
      const answer = await route.fetch().catch(() => null)
      await route.abort()
      if (answer) resolve()
    })
  })
  await context.setOffline(false)
  await arrived
  // Not by taking the network from the page: a page that is being closed has it back for a moment.
  await server.stop()
  await context.unroute('**/api/sync/v1/push')
  await app.create({ name: '从未发出' })

  const blank = await context.newPage()
  await app.page.close()
  await evict(context, blank)
  await server.start()
  const back = new App(blank, server.url)
  await back.goTo('/')
  await back.signIn(main)
  await expect(back.page.getByText(say(back.words.app.notice.lost_other, { count: 1 }))).toBeVisible()
  await expect(back.row('只在本机一')).toBeVisible()
  await expect(back.row('从未发出')).toHaveCount(0)
})

test('waiting changes travel as a file to another device, and count once', soakOnly, async ({ page, context }) => {
  const { sync } = (await App.open(await newContext(page), server.url)).words
  const phone = await openWith(context, ['展位上的人', '另一个人'])
  await phone.openHealth()
  const download = phone.page.waitForEvent('download')
  await phone.page.getByRole('button', { name: sync.file.save }).click()
  const file = await (await download).path()
  await expect(phone.page.getByText(say(sync.file.saved_other, { count: 2 }))).toBeVisible()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ kind: 'fairlead.changes', changes: [{}, {}] })

  const desk = await App.open(await newContext(page), server.url)
  await desk.signIn(main)
  await desk.expectAllSaved()
  await desk.openHealth()
  const bring = (path: string) => desk.page.locator('input[type=file]').setInputFiles(path)
  await bring(file)
  await expect(desk.page.getByText(say(sync.file.brought_other, { count: 2 }))).toBeVisible()
  await desk.expectAllSaved()
  await bring(file)
  await expect(desk.page.getByText(sync.file.broughtNone)).toBeVisible()
  await desk.goTo('/statistics/contacts')
  await expect(desk.row('展位上的人')).toHaveCount(1)

  // The phone finds a network after all: the same changes, and each of them once.
  await context.setOffline(false)
  await expect(phone.page, 'signed in elsewhere').toHaveURL(/\/login/, { timeout: 60_000 })
  await phone.typeSignIn(main.username, main.password)
  await phone.expectAllSaved()
  await phone.goTo('/statistics/contacts')
  await expect(phone.row('展位上的人')).toHaveCount(1)
  await expect(phone.row('另一个人')).toHaveCount(1)
})

for (const [language, viewport] of [
  ['zh-CN', { width: 390, height: 844 }],
  ['en-US', { width: 1440, height: 900 }],
] as const)
  test(
    `the health page says what waits and lets the user act on each change: ${language}`,
    inSoak(language === 'en-US'),
    async ({ page }) => {
      const context = await newContext(page, { viewport })
      const app = await openWith(context, [`Walk A ${language}`, `Walk B ${language}`], language)
      const { app: words, sync, errors } = app.words
      await app.syncButton.click()
      await app.page.getByRole('link', { name: words.sync.health }).click()
      await expect(app.page.getByRole('heading', { name: sync.menu, level: 1 })).toBeVisible()
      await expect(app.page).toHaveURL(new RegExp(`${health}$`))
      await expect(fact(app, sync.facts.waiting)).toHaveText(waiting(app, 2))
      await expect(fact(app, sync.facts.device)).toHaveText(/^[0-9a-f-]{36}$/)
      await expect(fact(app, sync.facts.error)).toContainText(errors.network)

      // Called back before it was sent.
      const list = app.page.getByRole('region', { name: sync.changes })
      const item = list.getByRole('listitem').filter({ hasText: `Walk A ${language}` })
      await item.getByRole('button', { name: words.sync.discard }).click()
      await item.getByRole('button', { name: words.sync.discard }).click()
      await expect(item).toHaveCount(0)
      await expect(fact(app, sync.facts.waiting)).toHaveText(waiting(app, 1))

      // The other one is refused by the server: why, and the form with what was typed.
      await context.route('**/api/sync/v1/push', async (route) => {
        const response = await route.fetch({ postData: refusable(route.request().postDataJSON() as Pushed) })
        await route.fulfill({ response })
      })
      await context.setOffline(false)
      const refused = list.getByRole('listitem').filter({ hasText: `Walk B ${language}` })
      await expect(refused).toContainText(errors.contactEmpty)
      await context.unroute('**/api/sync/v1/push')
      await refused.getByRole('button', { name: words.sync.edit }).click()
      const form = app.page.locator('form')
      await expect(form.locator('[name=name]')).toHaveValue(`Walk B ${language}`)
      await form.locator('[name=company]').fill('Corrected Ltd')
      await form.getByRole('button', { name: app.words.contacts.actions.save, exact: true }).click()
      await app.closePanel()
      await app.expectAllSaved()
      await app.openHealth()
      await expect(fact(app, sync.facts.waiting)).toHaveText(sync.facts.waitingNone)
      await expect(fact(app, sync.facts.refused)).toHaveText(sync.facts.refusedNone)
      await expect(fact(app, sync.facts.lag)).toHaveText(sync.facts.lagNone)
      await context.close()
    },
  )

type Pushed = { mutations: { args: { rows: object[] } }[] }
/** The same changes as a broken server would read them: contacts without anything. */
const refusable = (body: Pushed) =>
  JSON.stringify({
    ...body,
    mutations: body.mutations.map((one) => ({
      ...one,
      args: { rows: one.args.rows.map((row) => ({ id: (row as { id: string }).id })) },
    })),
  })

test('whoever signs out with waiting changes stays, keeps them, takes them along, or leaves nothing', async ({
  page,
}) => {
  const context = await newContext(page)
  const app = await openWith(context, ['退出前新建'])
  const { signOut, account } = app.words.app
  const leave = async () => {
    await app.page.getByRole('button', { name: say(account.menu, { name: main.username }) }).click()
    await app.page.getByRole('button', { name: account.signOut }).click()
    await expect(app.page.getByText(say(signOut.title_other, { count: 1 }))).toBeVisible()
  }
  await leave()
  await app.page.getByRole('button', { name: signOut.stay }).click()
  await expect(app.heading).toBeVisible()

  await leave()
  const download = app.page.waitForEvent('download')
  await app.page.getByRole('button', { name: signOut.file }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('退出前新建')
  await expect(app.page).toHaveURL(/\/login/)

  // Kept here as well, as before; now it is discarded.
  await context.route('**/api/sync/**', (route) => route.abort())
  await context.setOffline(false)
  await app.signIn(main)
  await expect(app.row('退出前新建')).toBeVisible()
  await leave()
  await app.page.getByRole('button', { name: signOut.discard }).click()
  await app.page.getByRole('button', { name: signOut.discardNow }).click()
  await expect(app.page).toHaveURL(/\/login/)
  await context.unroute('**/api/sync/**')
  await app.signIn(main)
  await app.expectAllSaved()
  await expect(app.row('退出前新建')).toHaveCount(0)
  await context.close()
})
