import { readFileSync } from 'node:fs'
import { type Browser, expect, type Locator, test } from 'playwright/test'
import { authCalls } from '#domain/auth/calls'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { like, say } from './words.ts'

const sub = { username: 'mia', nickname: '米娅', password: 'calm harbour 2026' }
const reason = '广交会后发给工厂'

const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
})
test.afterAll(() => server.remove())
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

async function device(browser: Browser): Promise<App> {
  const viewport = { width: 1440, height: 900 }
  return App.open(await browser.newContext({ viewport, acceptDownloads: true }), server.url)
}
const dialog = ({ page }: App, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true }).or(page.getByRole('alertdialog', { name, exact: true }))
const panel = ({ page, words }: App): Locator =>
  page.getByRole('complementary', { name: words.subAccounts.panel.label, exact: true })

/** Fills in who is new and waits for the line in the list. */
async function createSub(desk: App) {
  const { fields, create, actions } = desk.words.subAccounts
  await desk.page.getByRole('button', { name: actions.create, exact: true }).click()
  const form = dialog(desk, create.title)
  await form.getByLabel(fields.username, { exact: true }).fill(sub.username)
  await form.getByLabel(fields.nickname, { exact: true }).fill(sub.nickname)
  await form.locator('[name=password]').fill(sub.password)
  await form.locator('[name=again]').fill(sub.password)
  await form.getByRole('button', { name: create.submit, exact: true }).click()
  await expect(desk.row(sub.nickname)).toContainText(sub.username)
}

test('the main account lets somebody in, answers a request, tells a code, and shuts the door', async ({ browser }) => {
  const desk = await device(browser)
  await desk.signIn(main)
  await desk.goTo('/account/accountManage')
  const { subAccounts, contacts, errors } = desk.words
  await expect(desk.page.getByText(subAccounts.empty.title), 'nobody is there yet').toBeVisible()
  await createSub(desk)
  await desk.page.getByRole('switch', { name: subAccounts.verify.label }).click()
  await expect(desk.page.getByRole('switch', { name: subAccounts.verify.label })).toBeChecked()

  // The new colleague works, and finds that exports are not open to everybody.
  const phone = await device(browser)
  await phone.signIn(sub)
  await phone.create({ name: '张伟', company: '远洋' })
  await phone.expectAllSaved()
  await phone.closePanel()
  await phone.goTo('/account/accountManage')
  await expect(phone.page, 'that page is the main account’s').toHaveURL(/\/statistics\/contacts/)
  await phone.choose(contacts.actions.export)
  const asking = dialog(phone, contacts.right.title.export_data)
  await asking.getByLabel(contacts.right.reason).fill(reason)
  await asking.getByRole('button', { name: contacts.right.ask, exact: true }).click()
  await expect(asking).toBeHidden()
  await phone.choose(contacts.actions.export)
  await expect(asking).toContainText(contacts.right.state.asked)
  await asking.getByRole('button', { name: contacts.actions.close, exact: true }).click()

  // The request is in the inbox, and the answer reaches the open page by itself.
  const renewed = phone.page.waitForResponse(async (response) => {
    if (!response.url().endsWith(authCalls.accountInfo.path)) return false
    const { data }: { data: { export_data: string } } = await response.json()
    return data.export_data === 'granted'
  })
  const inbox = desk.page.getByRole('region', { name: subAccounts.requests.title })
  await desk.takeNote()
  await expect(inbox).toContainText(say(subAccounts.requests.export_data, { name: sub.nickname }))
  await expect(inbox).toContainText(reason)
  await inbox.getByRole('button', { name: subAccounts.requests.agree, exact: true }).click()
  await expect(inbox).toBeHidden()
  await phone.takeNote()
  await renewed

  // A code opens the export; without one it stays shut.
  await phone.choose(contacts.actions.export)
  const form = dialog(phone, contacts.export.title)
  const start = form.getByRole('button', { name: contacts.export.start, exact: true })
  await form.getByLabel(contacts.export.code).fill('000 000')
  await start.click()
  await expect(form.getByText(errors.exportCodeOver), 'there is no code yet').toBeVisible()
  await desk.row(sub.nickname).click()
  await panel(desk).getByRole('button', { name: subAccounts.verify.make, exact: true }).click()
  const code = await panel(desk)
    .getByText(/^\d{6}$/)
    .innerText()
  await form.getByLabel(contacts.export.code).fill(code)
  await form.getByRole('radio', { name: contacts.export.csv }).check()
  const download = phone.page.waitForEvent('download')
  await start.click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('张伟')
  await phone.choose(contacts.actions.export)
  await expect(form.getByText(like(contacts.export.open_other)), 'for an hour no code is asked for').toBeVisible()
  await form.getByRole('button', { name: contacts.actions.cancel, exact: true }).click()

  // Whose contact it is stands in the main account's list, and only what is wanted is shown.
  await desk.goTo('/statistics/contacts')
  await expect(desk.row('张伟')).toContainText(sub.nickname)
  await desk.create({ name: '李娜' })
  await desk.closePanel()
  await desk.page.getByRole('button', { name: contacts.fields.belongto, exact: true }).click()
  await desk.page.getByRole('option', { name: like(sub.nickname) }).click()
  await expect(desk.row('李娜')).toBeHidden()
  await expect(desk.row('张伟')).toBeVisible()

  // Disabled, the colleague is out at once and stays out.
  await desk.goTo('/account/accountManage')
  await desk.row(sub.nickname).click()
  await panel(desk).getByRole('button', { name: subAccounts.actions.disable, exact: true }).click()
  await desk.answer(subAccounts.actions.disable)
  await expect(desk.row(sub.nickname)).toContainText(subAccounts.status.disabled)
  await expect(phone.page).toHaveURL(/\/login/)
  await expect(phone.page.getByText(errors.accountDisabled).first()).toBeVisible()
  await phone.typeSignIn(sub.username, sub.password)
  await expect(phone.page).toHaveURL(/\/login/)
})
