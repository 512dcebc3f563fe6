import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page, test } from 'playwright/test'
import { noLog } from '../../server/log.ts'
import { readSettings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { soakOnly } from '../amounts.ts'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import type { Language } from './words.ts'

// The company is made by the command line; then a server with an app of its own serves it.
const maker = new TestServer()
const dist = mkdtempSync(join(tmpdir(), 'fairlead-app-'))
let server: RunningServer
test.beforeAll(async ({ browser }) => {
  await maker.start()
  maker.createMain()
  await maker.stop()
  cpSync(join(import.meta.dirname, '../../dist'), dist, { recursive: true })
  server = await startServer({ ...readSettings({ PORT: '0' }), data: maker.data, watermark: maker.data, dist }, noLog)
  await wake(browser)
})
test.afterAll(async () => {
  await server.stop()
  await maker.remove()
  rmSync(dist, { recursive: true, force: true })
})

/** The next version: another page, and a service worker whose list names it. */
function publish(version: string): void {
  change('index.html', /<html [^>]*>/, `<html lang="zh-CN" data-version="${version}">`)
  change('sw.js', /"revision":"[^"]*","url":"index\.html"/, `"revision":"${version}","url":"index.html"`)
}
function change(file: string, from: RegExp, to: string): void {
  const path = join(dist, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toMatch(from)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
  rmSync(`${path}.br`, { force: true })
}

/**
 * A browser that has just started beside busy ones puts off for up to three minutes what it holds to be less urgent, and
 * to look for a new version is: that much is no fault of the app.
 */
async function wake(browser: Browser): Promise<void> {
  const page = await browser.newPage()
  await page.goto(server.url)
  await look(page)
  await page.close()
}

/** The browser looks by itself every hour and when the tab is looked at again; here it is asked. */
const look = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
/** Signed in with this version, which is kept for offline use. */
async function opens(context: BrowserContext, version: string, language?: Language): Promise<App> {
  publish(version)
  const app = await App.open(context, server.url, language)
  await app.signIn(main)
  await app.page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  return app
}
const versionOf = (page: Page) => page.locator('html').getAttribute('data-version')

test('a new version is offered, interrupts no form, and comes when it is taken: in every tab', async ({ context }) => {
  const app = await opens(context, 'first', 'en-US')
  const { app: words, contacts } = app.words
  const other = new App(await context.newPage(), server.url, 'en-US')
  await other.goTo('/statistics/contacts')
  await expect(other.heading).toBeVisible()

  // Somebody writes a contact down in this tab.
  await app.page.bringToFront()
  const create = contacts.actions.create
  await app.page
    .getByRole('button', { name: create })
    .or(app.page.getByRole('link', { name: create }))
    .first()
    .click()
  const form = app.page.locator('form')
  await form.locator('[name=name]').fill('王小明')
  publish('second')
  await look(app.page)

  // The tab with nothing open offers it, the one with the form does not.
  const offer = (of: App) => of.page.getByText(words.update.title)
  await expect(offer(other)).toBeVisible()
  await expect(offer(app)).toHaveCount(0)
  await other.page.getByRole('button', { name: words.update.now, exact: true }).click()
  await expect.poll(() => versionOf(other.page)).toBe('second')
  await expect(other.heading).toBeVisible()

  // The form is as it was; when it is saved, this tab follows.
  await expect(form.locator('[name=name]')).toHaveValue('王小明')
  expect(await versionOf(app.page)).toBe('first')
  await form.getByRole('button', { name: contacts.actions.save, exact: true }).click()
  await expect.poll(() => versionOf(app.page)).toBe('second')
  await expect(app.row('王小明')).toHaveCount(1)
  await app.expectAllSaved()
})

test('a new version that comes while changes wait loses none of them', async ({ context }) => {
  const app = await opens(context, 'before', 'en-US')
  const { update } = app.words.app
  await app.expectAllSaved()
  await context.route('**/api/sync/**', (route) => route.abort())
  await app.create({ name: 'Chen Hui' })
  await app.expectWaiting()
  publish('after')
  await look(app.page)
  await app.page.getByRole('button', { name: update.now, exact: true }).click()
  await expect.poll(() => versionOf(app.page)).toBe('after')
  await expect(app.row('Chen Hui')).toHaveCount(1)
  await app.expectWaiting()
  await context.unroute('**/api/sync/**')
  await app.expectAllSaved()
  await expect(app.row('Chen Hui')).toHaveCount(1)
})

test('an offer that is put off stays away until the next visit, and everything works on @soak', async ({ context }) => {
  const app = await opens(context, 'third')
  const { update } = app.words.app
  publish('fourth')
  await look(app.page)
  await app.page.getByRole('button', { name: update.later, exact: true }).click()
  await expect(app.page.getByText(update.title)).toHaveCount(0)
  await app.create({ name: 'Ana Silva' })
  await app.expectAllSaved()
  await app.page.reload()
  await expect(app.page.getByText(update.title)).toBeVisible()
  await app.page.getByRole('button', { name: update.now, exact: true }).click()
  await expect.poll(() => versionOf(app.page)).toBe('fourth')
  await expect(app.row('Ana Silva')).toHaveCount(1)
})

test('an update that is taken comes, whatever keeps the old version in charge', soakOnly, async ({ context }) => {
  const app = await opens(context, 'fifth')
  const { update } = app.words.app
  await app.create({ name: 'Omar Haddad' })
  await app.expectAllSaved()
  const other = new App(await context.newPage(), server.url)
  await other.page.goto(server.url)
  await expect(other.row('Omar Haddad')).toHaveCount(1)
  const [old] = context.serviceWorkers()
  await old!.evaluate(() => {
    const worker = self as unknown as EventTarget
    worker.addEventListener('message', (given) => {
      const event = given as MessageEvent & { waitUntil(work: Promise<void>): void }
      if (event.data === 'hold') event.waitUntil(new Promise(() => {}))
    })
  })
  await other.page.evaluate(() => navigator.serviceWorker.controller!.postMessage('hold'))
  await app.page.bringToFront()
  publish('sixth')
  await look(app.page)
  await app.page.getByRole('button', { name: update.now, exact: true }).click()
  await expect.poll(() => versionOf(app.page)).toBe('sixth')
  await expect(app.row('Omar Haddad')).toHaveCount(1)
  await expect(app.page.getByText(update.title)).toHaveCount(0)
  expect(await versionOf(other.page), 'the old version is still in charge').toBe('fifth')

  // Offline as well, and nobody offers again what is here.
  await context.setOffline(true)
  await app.page.goto(`${server.url}/statistics/contacts`)
  await expect(app.page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await versionOf(app.page)).toBe('sixth')
  await expect(app.page.getByText(update.title)).toHaveCount(0)

  // A still newer one is offered, and comes as well.
  await context.setOffline(false)
  publish('newest')
  await look(app.page)
  await app.page.getByRole('button', { name: update.now, exact: true }).click()
  await expect.poll(() => versionOf(app.page)).toBe('newest')
})

test('an update that is taken comes, however busy the page is with calls and parts of the app @soak', async ({
  context,
}) => {
  const app = await opens(context, 'fifth')
  const { update } = app.words.app
  publish('sixth')
  await look(app.page)
  await app.page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const part = loaded.find((name) => name.includes('/assets/'))
    for (const address of ['/api/health', part!]) setInterval(() => void fetch(address).catch(() => undefined), 5)
  })
  await app.page.getByRole('button', { name: update.now, exact: true }).click()
  await expect.poll(() => versionOf(app.page)).toBe('sixth')
})
