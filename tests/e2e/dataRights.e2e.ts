import { type Browser, expect, type Locator, test } from 'playwright/test'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { like, say } from './words.ts'

const sub = { username: 'mia', password: 'calm harbour 2026' }
const zhang = { name: '张伟', company: '远洋', email: 'zhang@example.com' }

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

async function device(browser: Browser, user: Parameters<App['signIn']>[0]): Promise<App> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true })
  const app = await App.blank(context, server.url)
  await app.signIn(user)
  return app
}
const dialog = ({ page }: App, name: string): Locator =>
  page.getByRole('alertdialog', { name, exact: true }).or(page.getByRole('dialog', { name, exact: true }))

test('a person who asks to be erased is gone from every device and does not come back', async ({ browser }) => {
  const desk = await device(browser, main)
  const fair = await device(browser, sub)
  const { dataRights, contacts, errors, app } = desk.words
  await fair.create(zhang)
  await fair.expectAllSaved()
  await fair.closePanel()
  await desk.openContact(zhang.name)

  // From the contact: what is kept, as a file, and then erased.
  await desk.panel.getByRole('button', { name: contacts.actions.dataRights, exact: true }).click()
  const window = dialog(desk, dataRights.title)
  await window.getByRole('button', { name: zhang.email, exact: true }).click()
  await expect(window.getByRole('listitem').filter({ hasText: zhang.name })).toContainText(zhang.company)
  const download = desk.page.waitForEvent('download')
  await window.getByRole('button', { name: dataRights.access.submit, exact: true }).click()
  expect((await download).suggestedFilename()).toContain(dataRights.access.file)

  await window.getByRole('button', { name: dataRights.erase.submit, exact: true }).click()
  const asking = dialog(desk, dataRights.erase.title)
  const confirm = asking.getByRole('button', { name: dataRights.erase.confirm, exact: true })
  await asking.getByLabel(dataRights.reason, { exact: true }).fill('来信')
  await expect(confirm, 'nothing is erased by one click').toBeDisabled()
  await asking.getByLabel(say(dataRights.erase.type, { word: zhang.email })).fill(zhang.email)
  await confirm.click()
  await expect(asking).toBeHidden()
  await expect(window.getByText(like(dataRights.person.blocked)), 'the address stays out').toBeVisible()
  await window.getByRole('button', { name: dataRights.back, exact: true }).click()
  const erasure = desk.page.getByRole('cell', { name: dataRights.kind.erase, exact: true })
  await expect(window.getByRole('row').filter({ has: erasure })).toContainText(dataRights.state.done)
  await window.getByRole('button', { name: app.close, exact: true }).click()

  // Both devices lose it, the search as well.
  for (const one of [desk, fair]) {
    await expect(one.row(zhang.name)).toBeHidden()
    await one.page.reload()
    await expect(one.heading).toBeVisible()
    await expect(one.page.getByText(contacts.empty.title), 'there was only this one').toBeVisible()
  }

  // Written down again, the server says no, and the screen says why.
  await fair.create(zhang)
  await expect(fair.syncButton).not.toHaveAccessibleName(say(app.sync.label, { state: app.sync.saved }))
  await fair.syncButton.click()
  await expect(fair.page.getByText(errors.erased)).toBeVisible()
  await expect(fair.row(zhang.name)).toBeHidden()
})
