import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Locator, test } from 'playwright/test'
import { authCalls } from '#domain/auth/calls'
import { noLog } from '../../server/log.ts'
import { readSettings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { App } from './app.ts'
import { admin, main } from './server.ts'
import { like, say } from './words.ts'

type Sub = { username: string; nickname: string; password: string }
const mia: Sub = { username: 'mia', nickname: '米娅', password: 'calm harbour 2026' }
const leo: Sub = { username: 'leo', nickname: '李奥', password: 'calm harbour 2027' }
const reason = '广交会后发给工厂'

// The demo's cashier, and nobody in the database.
const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
let server: RunningServer
test.beforeAll(async () => {
  await copyCluster(data)
  server = await startServer({ ...readSettings({ PORT: '0' }), data, watermark: data, demo: true }, noLog)
})
test.afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

test('a company begins, buys points, hands contacts on, and keeps the work of somebody who is let go', async ({
  browser,
}) => {
  operatorSetsUpTheCompany()
  const desk = await device(browser)
  await desk.signIn(main)
  await buysPoints(desk)

  await desk.goTo('/account/accountManage')
  await expect(desk.page.getByText(desk.words.subAccounts.empty.title), 'nobody is there yet').toBeVisible()
  await createsSub(desk, mia)
  await createsSub(desk, leo)
  await asksForCodes(desk)
  await desk.goTo('/statistics/contacts')
  for (const name of ['张伟', '李娜']) {
    await desk.create({ name, company: '远洋' })
    await desk.closePanel()
  }
  await desk.expectAllSaved()
  await distributes(desk, mia)

  const phone = await device(browser)
  await phone.signIn(mia)
  await expect(phone.row('张伟')).toBeVisible()
  await expect(phone.row('李娜')).toBeVisible()
  await phone.goTo('/account/accountManage')
  await expect(phone.page, 'that page is the main account’s').toHaveURL(/\/account\/overview/)
  await phone.goTo('/statistics/contacts')
  await asksToExport(phone)
  await agrees(desk, phone)
  await exportsWithCode(desk, phone)

  await phone.openContact('张伟')
  await phone.expectAllSaved()
  await phone.page.context().setOffline(true)
  await phone.edit('remark', '已谈好价格')
  await phone.expectWaiting()
  await disables(desk, mia)
  await isShutOut(phone, mia)
  await findsAndApproves(desk)
})

function operatorSetsUpTheCompany() {
  const { username, email, phone, password } = main
  const who = ['--username', username, '--email', email, '--phone', phone, '--password', password]
  admin(data, 'create-company', ...who, '--products', '7,4')
  admin(data, 'set-rate', '--product', '7', '--points', '100')
}

async function buysPoints(desk: App) {
  const { page, words } = desk
  const { billing, app } = words
  await desk.goTo('/account/balanceOrder')
  await page.getByLabel(billing.recharge.amount).fill('50')
  await page.getByLabel(billing.recharge.for).selectOption('7')
  await page.getByRole('button', { name: say(billing.recharge.submit, { amount: '¥50.00' }) }).click()
  const opened = page.context().waitForEvent('page')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('link', { name: billing.pay.open }).click()
  const cashier = await opened
  await cashier.getByRole('button', { name: 'Pay' }).click()
  await expect(dialog).toContainText(say(billing.pay.paidTitle, { amount: '¥50.00' }))
  await dialog.getByRole('button', { name: billing.pay.done }).click()
  await cashier.close()
  await desk.goTo('/account/pointsDetail')
  const points = page.getByRole('listitem', { name: app.tile.emailMarketing, exact: true })
  await expect(points).toContainText('5,000')
}

/** Fills in who is new and waits for the line in the list. */
async function createsSub(desk: App, { username, nickname, password }: Sub) {
  const { fields, create, actions } = desk.words.subAccounts
  await desk.page.getByRole('button', { name: actions.create, exact: true }).click()
  const form = dialog(desk, create.title)
  await form.getByLabel(fields.username, { exact: true }).fill(username)
  await form.getByLabel(fields.nickname, { exact: true }).fill(nickname)
  await form.locator('[name=password]').fill(password)
  await form.locator('[name=again]').fill(password)
  await form.getByRole('button', { name: create.submit, exact: true }).click()
  await expect(desk.row(nickname)).toContainText(username)
}

async function asksForCodes(desk: App) {
  const verify = desk.page.getByRole('switch', { name: desk.words.subAccounts.verify.label })
  await verify.click()
  await expect(verify).toBeChecked()
}

/** All contacts of the main account to this sub account. */
async function distributes(desk: App, { nickname }: Sub) {
  const { app, distribution } = desk.words
  await desk.goTo('/account/accountManage')
  await desk.page.getByRole('button', { name: app.windows.distribute, exact: true }).click()
  const steps = dialog(desk, distribution.title)
  const next = steps.getByRole('button', { name: distribution.next, exact: true })
  await expect(steps.getByText(say(distribution.matching_other, { count: 2 }))).toBeVisible()
  await next.click()
  await steps.getByRole('checkbox', { name: nickname, exact: true }).check()
  await next.click()
  await steps.getByRole('button', { name: say(distribution.confirm.distribute_other, { count: 2 }) }).click()
  await expect(steps).toContainText(say(distribution.ended.distribute_other, { count: 2 }))
  await steps.getByRole('button', { name: distribution.run.done, exact: true }).click()
  await expect(desk.row(nickname)).toContainText('2')
}

/** The new colleague finds that exports are not open to everybody. */
async function asksToExport(phone: App) {
  const { contacts } = phone.words
  await phone.choose(contacts.actions.export)
  const asking = dialog(phone, contacts.right.title.export_data)
  await asking.getByLabel(contacts.right.reason).fill(reason)
  await asking.getByRole('button', { name: contacts.right.ask, exact: true }).click()
  await expect(asking).toBeHidden()
  await phone.choose(contacts.actions.export)
  await expect(asking).toContainText(contacts.right.state.asked)
  await asking.getByRole('button', { name: contacts.actions.close, exact: true }).click()
}

/** The request is in the inbox, and the answer reaches the open page of who asked by itself. */
async function agrees(desk: App, phone: App) {
  const { requests } = desk.words.subAccounts
  const renewed = phone.page.waitForResponse(async (response) => {
    if (!response.url().endsWith(authCalls.accountInfo.path)) return false
    const { data }: { data: { export_data: string } } = await response.json()
    return data.export_data === 'granted'
  })
  const inbox = desk.page.getByRole('region', { name: requests.title })
  await desk.takeNote()
  await expect(inbox).toContainText(say(requests.export_data, { name: mia.nickname }))
  await expect(inbox).toContainText(reason)
  await inbox.getByRole('button', { name: requests.agree, exact: true }).click()
  await expect(inbox).toBeHidden()
  await phone.takeNote()
  await renewed
}

/** Without a code it stays shut. */
async function exportsWithCode(desk: App, phone: App) {
  const { app, subAccounts, contacts, errors } = desk.words
  await phone.choose(contacts.actions.export)
  const form = dialog(phone, contacts.export.title)
  const start = form.getByRole('button', { name: contacts.export.start, exact: true })
  await form.getByLabel(app.exportCode.code).fill('000 000')
  await start.click()
  await expect(form.getByText(errors.exportCodeOver), 'there is no code yet').toBeVisible()
  await desk.row(mia.nickname).click()
  await panel(desk).getByRole('button', { name: subAccounts.verify.make, exact: true }).click()
  const code = await panel(desk)
    .getByText(/^\d{6}$/)
    .innerText()
  await form.getByLabel(app.exportCode.code).fill(code)
  await form.getByRole('radio', { name: contacts.export.csv }).check()
  const download = phone.page.waitForEvent('download')
  await start.click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('张伟')
  await phone.choose(contacts.actions.export)
  await expect(form.getByText(like(app.exportCode.open_other)), 'for an hour no code is asked for').toBeVisible()
  await form.getByRole('button', { name: contacts.actions.cancel, exact: true }).click()
}

async function disables(desk: App, { nickname }: Sub) {
  const { actions, status } = desk.words.subAccounts
  await panel(desk).getByRole('button', { name: actions.disable, exact: true }).click()
  await desk.answer(actions.disable)
  await expect(desk.row(nickname)).toContainText(status.disabled)
}

async function isShutOut(phone: App, { username, password }: Sub) {
  await phone.page.context().setOffline(false)
  await expect(phone.page).toHaveURL(/\/login/)
  await expect(phone.page.getByText(phone.words.errors.accountDisabled).first()).toBeVisible()
  await phone.typeSignIn(username, password)
  await expect(phone.page.getByText(phone.words.errors.accountDisabled).first()).toBeVisible()
  await expect(phone.page).toHaveURL(/\/login/)
}

/** What was edited while nobody could hear of it waits for the main account, and counts when that says so. */
async function findsAndApproves(desk: App) {
  const { contacts, sync, app } = desk.words
  await dialog(desk, app.bell.important).getByRole('button', { name: app.bell.open, exact: true }).click()
  const waiting = desk.page.getByRole('region', { name: sync.parked.title }).getByRole('listitem')
  await expect(waiting).toContainText('已谈好价格')
  await waiting.getByRole('button', { name: sync.parked.apply }).click()
  await expect(waiting).toHaveCount(0)
  await desk.expectAllSaved()

  // Whose contact it is stands in the list, and only what is wanted is shown.
  await desk.goTo('/statistics/contacts')
  await desk.create({ name: '王芳' })
  await desk.closePanel()
  await desk.page.getByRole('button', { name: contacts.fields.belongto, exact: true }).click()
  await desk.page.getByRole('option', { name: like(mia.nickname) }).click()
  await expect(desk.row('王芳')).toBeHidden()
  await expect(desk.row('张伟')).toContainText(mia.nickname)
  await desk.openContact('张伟')
  const remark = desk.panel.getByRole('textbox', { name: contacts.fields.remark, exact: true })
  await expect(remark).toHaveValue('已谈好价格')
}

async function device(browser: Browser): Promise<App> {
  const viewport = { width: 1440, height: 900 }
  return App.blank(await browser.newContext({ viewport, acceptDownloads: true }), server.url)
}
const dialog = ({ page }: App, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true }).or(page.getByRole('alertdialog', { name, exact: true }))
const panel = ({ page, words }: App): Locator =>
  page.getByRole('complementary', { name: words.subAccounts.panel.label, exact: true })
