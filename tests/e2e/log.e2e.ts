import { type Browser, expect, type Locator, test } from 'playwright/test'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { like, say } from './words.ts'

const sub = { username: 'mia', password: 'calm harbour 2026' }

const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
  server.admin('create-sub', '--parent', main.username, '--username', sub.username, '--password', sub.password)
})
test.afterAll(() => server.remove())
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

async function device(browser: Browser, user: typeof sub): Promise<App> {
  const app = await App.blank(await browser.newContext({ viewport: { width: 1440, height: 900 } }), server.url)
  await app.signIn(user)
  return app
}
const panel = ({ page }: App, name: string): Locator => page.getByRole('complementary', { name, exact: true })

test('who changed a contact is in the log with what was there before, and the first state comes back everywhere', async ({
  browser,
}) => {
  const phone = await device(browser, sub)
  await phone.create({ name: '张伟', company: '远洋' })
  await phone.edit('company', '海港')
  await phone.expectAllSaved()
  await phone.edit('company', '东海')
  await phone.expectAllSaved()

  // From the colleague's panel to what she did.
  const desk = await device(browser, main)
  const { subAccounts, operationLog, contacts } = desk.words
  await desk.goTo('/account/accountManage')
  await desk.row(sub.username).click()
  await panel(desk, subAccounts.panel.label).getByRole('link', { name: subAccounts.panel.showLog }).click()
  const log = desk.page.getByRole('table', { name: operationLog.menu })
  const said = say(contacts.change.patchOne, { name: '张伟', fields: contacts.fields.company })
  const edits = log.getByRole('link', { name: said, exact: true })
  await expect(edits).toHaveCount(2)
  await expect(log.getByText(desk.words.app.people.me, { exact: true }), 'nobody else is in it').toHaveCount(0)

  const entry = panel(desk, operationLog.panel.label)
  const before = entry.getByRole('deletion')
  const after = entry.getByRole('insertion')
  await edits.first().click()
  await expect(before).toHaveText('海港')
  await expect(after).toHaveText('东海')
  await edits.last().click()
  await expect(before).toHaveText('远洋')
  await expect(after).toHaveText('海港')

  // Back to the first state, which is shown before it is taken.
  await entry.getByRole('link', { name: operationLog.panel.open }).click()
  await desk.panel.getByRole('button', { name: contacts.history.open }).click()
  const history = desk.page.getByRole('dialog', { name: say(contacts.history.of, { name: '张伟' }), exact: true })
  await history
    .getByRole('button', { name: like(contacts.history.chooseAt) })
    .last()
    .click()
  const restoring = desk.page.getByRole('dialog', { name: like(contacts.history.asAfter) })
  await expect(restoring.getByRole('deletion')).toHaveText('东海')
  await expect(restoring.getByRole('insertion')).toHaveText('远洋')
  await restoring.getByRole('button', { name: contacts.history.restore, exact: true }).click()
  await desk.expectAllSaved()
  await expect(desk.row('张伟')).toContainText('远洋')
  await expect(phone.row('张伟'), 'the colleague has it as well').toContainText('远洋')

  await desk.goTo('/account/log')
  await edits.first().click()
  await expect(before).toHaveText('东海')
  await expect(after).toHaveText('远洋')
})
