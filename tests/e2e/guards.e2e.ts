import { expect, test } from 'playwright/test'
import { limits } from '#domain/limits'
import { inSoak } from '../amounts.ts'
import { App } from './app.ts'
import { keptIn } from './kept.ts'
import { main, TestServer } from './server.ts'
import { say, words } from './words.ts'

const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
})
test.afterAll(() => server.remove())

test('a new installation is set up by the one-time link, once', async ({ context }) => {
  const fresh = new TestServer()
  const url = await fresh.start()
  const link = fresh.setupLink
  const app = await App.open(context, url)
  await expect(app.page.getByText(app.words.auth.firstRun.title)).toBeVisible()
  await app.createMain(link, main)
  await expect(app.page).toHaveURL(/\/statistics\/contacts/)

  const late = await (await context.browser()!.newContext()).newPage()
  await late.goto(link)
  await expect(late.getByText(words['zh-CN'].errors.setupDone)).toBeVisible()
  await late.context().close()
  await context.close()
  await fresh.remove()
})

test('a visitor sees only the sign-in, a signed-in user never does, an unknown path leads home', async ({
  context,
}) => {
  const app = await App.open(context, server.url)
  await expect(app.page).toHaveURL(/\/login/)
  await app.goTo('/statistics/contacts?q=宁波')
  await expect(app.page).toHaveURL(/\/login/)
  await app.signIn(main)
  await expect(app.page, 'where the visitor wanted to go').toHaveURL(/\/statistics\/contacts\?q=/)
  for (const path of ['/', '/login', '/statistics', '/no/such/page']) {
    await app.goTo(path)
    await expect(app.page, path).toHaveURL(/\/statistics\/contacts/)
  }
})

test('the menu shows 9 to 14 tiles of 90 to 120 px by the width of the window, and the wheel moves it', async ({
  context,
}) => {
  const app = await App.open(context, server.url)
  await app.signIn(main)
  const tile = app.page.getByRole('navigation', { name: app.words.app.menuLabel }).getByRole('link').first()
  const strip = tile.locator('..')
  // As for somebody who holds every product.
  await strip.evaluate((strip) => {
    while (strip.children.length < 16) strip.append(strip.firstElementChild!.cloneNode(true))
  })
  for (const width of [1024, 1280, 1440, 1920, 2560]) {
    await app.page.setViewportSize({ width, height: 900 })
    const [each, all] = [(await tile.boundingBox())!.width, (await strip.boundingBox())!.width]
    expect([width, each >= limits.menuTileMinPx, each <= limits.menuTileMaxPx]).toEqual([width, true, true])
    // The last one perhaps in part, which says that there are more.
    const shown = Math.ceil(all / each - 0.01)
    const whole = Math.floor(all / each + 0.01)
    expect([width, whole >= limits.menuTilesMin, shown <= limits.menuTilesMax]).toEqual([width, true, true])
  }
  await app.page.setViewportSize({ width: 1280, height: 900 })
  await strip.hover()
  await app.page.mouse.wheel(0, 200)
  await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})

for (const account of [main.username, main.email.toUpperCase(), main.phone, '138 0013 8000'])
  test(
    `the account can be written as ${account}`,
    inSoak(account === main.username || account === main.phone),
    async ({ context }) => {
      const app = await App.open(context, server.url, 'en-US')
      await app.signIn({ username: account, password: main.password })
    },
  )

for (const language of ['zh-CN', 'en-US'] as const)
  test(
    `nothing typed is said at its field, in ${language}, and nobody is asked`,
    inSoak(language === 'zh-CN'),
    async ({ context }) => {
      const app = await App.open(context, server.url, language)
      const { auth, errors } = app.words
      const asked: string[] = []
      app.page.on('request', (request) => asked.push(request.url()))
      await app.page.getByRole('button', { name: auth.signIn.submit, exact: true }).click()
      await expect(app.page.getByText(errors.accountEmpty)).toBeVisible()
      await expect(app.page.getByText(errors.passwordEmpty)).toBeVisible()
      expect(asked.filter((url) => url.includes('login'))).toEqual([])
    },
  )

test('a wrong password keeps what was typed, and the sixth try has to wait', async ({ context }) => {
  server.admin(
    'create-company',
    '--username',
    'guessed',
    '--email',
    'guessed@fair.example',
    '--phone',
    '+8613900139000',
    '--password',
    main.password,
  )
  const app = await App.open(context, server.url, 'en-US')
  for (let attempt = 1; attempt <= 5; attempt++) {
    const answered = app.page.waitForResponse('**/api/user/login')
    await app.typeSignIn('guessed', `wrong ${attempt}`)
    await answered
  }
  await expect(app.page.getByText(app.words.errors.accountOrPasswordWrong)).toBeVisible()
  await expect(app.page.getByLabel(app.words.auth.signIn.account)).toHaveValue('guessed')
  await app.typeSignIn('guessed', main.password)
  await expect(app.page.getByText(say(app.words.errors.signInLocked, { minutes: 15 }))).toBeVisible()
})

test('signing in on another device ends the first one, and its unsent work is sent after the next sign-in', async ({
  browser,
}) => {
  const first = await App.open(await browser.newContext(), server.url)
  await first.signIn(main)
  await first.create({ name: '前一台设备' })
  await first.expectAllSaved()
  await first.page.context().setOffline(true)
  await first.create({ name: '离线时新建' })
  await first.expectWaiting()

  const second = await App.open(await browser.newContext(), server.url, 'en-US')
  await second.signIn(main)
  await expect(second.row('前一台设备')).toBeVisible()
  await expect(second.row('离线时新建')).toHaveCount(0)

  await first.page.context().setOffline(false)
  await expect(first.page).toHaveURL(/\/login/, { timeout: 60_000 })
  await expect(first.page.getByText(first.words.errors.signedInElsewhere)).toBeVisible()
  await first.signIn(main)
  await first.expectAllSaved()
  await expect(first.row('离线时新建')).toBeVisible()
  await first.page.context().close()
  await second.page.context().close()
})

test('the next user of a browser finds nothing of the one before, and sends nothing for them', async ({ context }) => {
  const next = { username: 'nextone', email: 'next@fair.example', phone: '+8613700137000', password: 'two calm boats' }
  server.createMain(next)
  const app = await App.open(context, server.url)
  await app.signIn(main)
  await app.create({ name: '金丝雀', company: '远洋', phone: '+86 138 1234 5678' })
  await app.expectAllSaved()
  await app.goTo('/account/overview')
  await expect(app.page.getByText(main.email)).toBeVisible()
  await app.goTo('/statistics/contacts')
  await expect(app.row('金丝雀')).toBeVisible()
  await app.page.evaluate(() => navigator.serviceWorker.ready.then(() => null))

  // Without a network too.
  await context.setOffline(true)
  await app.signOut()
  await expect(app.page).toHaveURL(/\/login/)
  await app.page.reload()
  const canaries = ['金丝雀', '远洋', '13812345678', main.email]
  await expect.poll(async () => (await keptIn(app.page, canaries)).toString()).toBe('')
  await context.setOffline(false)

  // What was not sent stays for its own user only.
  await app.signIn(main)
  await expect(app.row('金丝雀')).toBeVisible()
  await app.expectAllSaved()
  await context.setOffline(true)
  await app.create({ name: '未发出' })
  await app.expectWaiting()
  await app.signOut()
  await app.page.getByRole('button', { name: app.words.app.signOut.leave }).click()
  await expect(app.page).toHaveURL(/\/login/)
  await context.setOffline(false)
  const sent: string[] = []
  app.page.on('request', (request) => sent.push(request.postData() ?? ''))
  await app.signIn(next)
  await app.expectAllSaved()
  await app.create({ name: '下一位' })
  await app.expectAllSaved()
  await app.expectTotal(1)
  expect(sent.join()).not.toContain('未发出')
  await app.signOut()
  await expect(app.page).toHaveURL(/\/login/)
  await app.signIn(main)
  await app.expectAllSaved()
  await expect(app.row('未发出')).toBeVisible()
  await expect(app.row('下一位')).toHaveCount(0)
})

test('who leaves a search for a page that is still being loaded takes nothing of it along @soak', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const app = await App.open(context, server.url, 'en-US')
  const { page } = app
  await app.signIn(main)
  let arrive = () => {}
  const loaded = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/MapDataScreen-*.js', async (route) => {
    await loaded
    await route.continue()
  })
  const { subMenuLabel } = app.words.app
  const link = page.getByRole('navigation', { name: subMenuLabel }).getByText(app.words.statistics.map.menu)
  await app.search('nobody')
  await link.click()
  await expect(page).toHaveURL(/mapData$/)
  // For longer than the typing has to rest.
  await page.waitForTimeout(4 * limits.debounceMs)
  arrive()
  await expect(page.getByRole('heading', { name: app.words.statistics.map.menu })).toBeVisible()
  await expect(page).toHaveURL(/mapData$/)
  await context.close()
})

test('a missing asset is a 404 and never the app', async ({ request }) => {
  const missing = await request.get(`${server.url}/assets/gone-123.js`)
  expect(missing.status()).toBe(404)
  expect(await missing.text()).not.toContain('<html')
  const page = await request.get(`${server.url}/statistics/contacts`, { headers: { accept: 'text/html' } })
  expect(page.headers()['content-type']).toContain('text/html')
})
