import { expect, test } from 'playwright/test'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { say } from './words.ts'

const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
  server.admin('seed', '--username', main.username, '--contacts', '300')
})
test.afterAll(() => server.remove())

test('the installed app opens with the server stopped, after a reload, in a new tab and at a deep link', async ({
  context,
}) => {
  const app = await App.blank(context, server.url)
  await app.signIn(main)
  await app.expectTotal(300)
  await app.page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await server.stop('SIGKILL')

  await app.page.reload()
  await app.expectTotal(300)
  const tab = new App(await context.newPage(), server.url)
  await tab.goTo('/statistics/contacts?sort=name')
  await tab.expectTotal(300)

  // Everything works without the server, and is told apart from what has reached it.
  await tab.create({ name: '展位十二', company: '海港贸易', phone: '138 0013 8001', email: 'twelve@fair.example' })
  await expect(
    tab.panel.getByRole('textbox', { name: say(tab.words.contacts.phone.label, { number: 1 }) }),
  ).toHaveValue('+86 138 0013 8001')
  await tab.edit('position', '采购经理')
  await tab.closePanel()
  await app.expectTotal(301)
  await app.search('8001')
  await expect(app.row('展位十二')).toBeVisible()
  await tab.expectWaiting()

  // A killed browser tab loses nothing either.
  await tab.page.close({ runBeforeUnload: false })
  await server.start()
  await app.expectAllSaved()

  const other = await App.blank(
    await context.browser()!.newContext({ viewport: { width: 390, height: 844 } }),
    server.url,
    'en-US',
  )
  await other.signIn(main)
  await other.expectTotal(301)
  await other.search('twelve@fair')
  await expect(other.row('展位十二')).toHaveCount(1)
  await other.openContact('展位十二')
  await expect(
    other.page.getByRole('textbox', { name: other.words.contacts.fields.position, exact: true }),
  ).toHaveValue('采购经理')
  await other.page.context().close()
})

test('where the code of the search did not arrive over a bad network, the list comes when it does', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  let lost = 0
  await context.route(/search\.worker-.*\.js/, (route) => (++lost > 2 ? route.continue() : route.abort()))
  const app = await App.blank(context, server.url)
  await app.signIn(main)
  await app.expectTotal(301)
  expect(lost).toBe(3)
  await context.close()
})

test('work of two tabs goes out when the tab that talks to the server is closed', async ({ context }) => {
  const first = await App.blank(context, server.url)
  await first.signIn(main)
  await first.expectAllSaved()
  const second = new App(await context.newPage(), server.url)
  await second.goTo('/statistics/contacts')
  await expect(second.heading).toBeVisible()
  await first.page.close()
  await second.create({ name: '第二个标签页' })
  await second.expectAllSaved()
})

test('a delete is undone, offline too', async ({ context }) => {
  const app = await App.blank(context, server.url)
  await app.signIn(main)
  await app.create({ name: '要删除的人', company: '海港' })
  await app.expectAllSaved()
  await context.setOffline(true)
  const { contacts } = app.words
  await app.panel.getByRole('button', { name: contacts.actions.delete, exact: true }).click()
  await app.answer(contacts.actions.delete)
  await expect(app.row('要删除的人')).toHaveCount(0)
  await app.page.getByRole('button', { name: app.words.app.undo }).click()
  await app.search('要删除的人')
  await expect(app.row('要删除的人')).toHaveCount(1)
  await context.setOffline(false)
  await app.expectAllSaved()
  await app.page.reload()
  await expect(app.row('要删除的人')).toHaveCount(1)
})

test('a captive portal is said and loses nothing', async ({ context }) => {
  const app = await App.blank(context, server.url)
  await app.signIn(main)
  await app.expectAllSaved()
  await context.route('**/api/sync/**', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Hotel Wi-Fi</html>' }),
  )
  await app.create({ name: '酒店大堂认识的人' })
  await app.expectWaiting()
  await expect(app.syncButton).toHaveAccessibleName(new RegExp(app.words.app.sync.captivePortal))
  await context.unroute('**/api/sync/**')
  await app.expectAllSaved()
})
