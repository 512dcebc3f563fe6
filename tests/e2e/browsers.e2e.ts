import { expect, test } from 'playwright/test'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'

// What other browsers lack, taken away from this one.

const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
})
test.afterAll(() => server.remove())

test('a browser that does not keep the sign-in cookie is told so on the sign-in page', async ({ context }) => {
  const app = await App.open(context, server.url, 'en-US')
  await context.route('**/api/user/login', async (route) => {
    const answer = await route.fetch({ headers: { ...route.request().headers(), cookie: '' } })
    const { 'set-cookie': _, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
    await context.clearCookies()
  })
  await app.typeSignIn(main.username, main.password)
  await expect(app.page.getByText(app.words.errors.cookieNotKept)).toBeVisible()
  await context.unrouteAll()
  await app.typeSignIn(main.username, main.password)
  await expect(app.heading).toBeVisible()
})

test('without createWritable the copy of who is signed in is kept, and an iPhone is told of the home screen', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'zh-CN',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 Version/17.6 Mobile/15E148 Safari/604.1',
  })
  await context.addInitScript(() => {
    Reflect.deleteProperty(FileSystemFileHandle.prototype, 'createWritable')
  })
  const app = await App.open(context, server.url)
  await app.readNotices()
  await app.signIn(main)
  const copied = () =>
    app.page.evaluate(async () => {
      const root = await navigator.storage.getDirectory()
      const file = await root.getFileHandle('fairlead-device').catch(() => null)
      return file ? (await file.getFile()).size : 0
    })
  await expect.poll(copied).toBeGreaterThan(0)

  const { homeScreen, understood } = app.words.app.notice
  await expect(app.page.getByText(homeScreen)).toBeVisible()
  await app.page.getByRole('button', { name: understood }).click()
  await expect(app.page.getByText(homeScreen)).toBeHidden()
  await app.page.reload()
  await expect(app.heading).toBeVisible()
  await expect(app.page.getByText(homeScreen)).toBeHidden()
  await context.close()
})
