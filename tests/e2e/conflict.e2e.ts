import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Locator, test } from 'playwright/test'
import { limits } from '#domain/limits'
import { areas } from '../../server/features/index.ts'
import { noLog } from '../../server/log.ts'
import { createCompany, createSubAccount, setStatus } from '../../server/operator.ts'
import { readSettings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { sweep } from '../../server/sync/sweep.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { App } from './app.ts'
import { storedIn } from './kept.ts'
import { main } from './server.ts'
import { like, say } from './words.ts'

const sub = { username: 'mia', password: 'calm harbour 2026' }
const partner = { username: 'leo', password: 'calm harbour 2027' }

const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
let server: RunningServer
test.beforeAll(async () => {
  await copyCluster(data)
  server = await startServer({ ...readSettings({ PORT: '0' }), data, watermark: data }, noLog)
  await createCompany(server.database, main)
  for (const user of [sub, partner]) await createSubAccount(server.database, main.username, user)
})
test.afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

/** A device of its own, gone after the test: a second sign-in of a user would end the first one's session. */
async function signedIn(browser: Browser, user: Parameters<App['signIn']>[0]): Promise<App> {
  const app = await App.blank(await browser.newContext({ viewport: { width: 1440, height: 900 } }), server.url)
  await app.signIn(user)
  await app.expectAllSaved()
  return app
}

const setOffline = ({ page }: App, isOffline: boolean) => page.context().setOffline(isOffline)
const box = (app: App): Locator =>
  app.panel.getByRole('textbox', { name: app.words.contacts.fields.company, exact: true })
const others = (app: App): Locator => app.panel.getByRole('region', { name: app.words.contacts.lost.title })
const part = ({ page, words }: App): Locator => page.getByRole('region', { name: words.sync.parked.title })

/** An edit while there is no network, and the same contact left open. */
async function editOffline(app: App, company: string) {
  await setOffline(app, true)
  await app.edit('company', company)
  await app.expectWaiting()
  // Its time is that of keeping it.
  await expect.poll(async () => JSON.stringify(await storedIn(app.page, 'outboxData'))).toContain(company)
}

async function backOnline(app: App) {
  await setOffline(app, false)
  await app.expectAllSaved()
}

test('of two values of one field the later is shown, and the other can be restored everywhere', async ({ browser }) => {
  const [desk, phone] = [await signedIn(browser, main), await signedIn(browser, sub)]
  const { contacts, app } = desk.words
  await phone.create({ name: '张伟', company: '远洋' })
  await phone.expectAllSaved()
  await desk.openContact('张伟')
  await expect(others(desk), 'nobody has disagreed yet').toBeHidden()

  await editOffline(desk, '远洋国际')
  await editOffline(phone, '远洋集团')
  // The later edit arrives first, so that it is the time of the edit that counts.
  await backOnline(phone)
  await backOnline(desk)
  for (const device of [desk, phone]) {
    await expect(box(device)).toHaveValue('远洋集团')
    await expect(others(device)).toContainText('远洋国际')
  }
  await expect(others(desk)).toContainText(app.people.me)
  await expect(others(phone)).toContainText(main.username)

  // Without a network too.
  await setOffline(phone, true)
  const name = say(contacts.lost.restoreField, { field: contacts.fields.company })
  await others(phone).getByRole('button', { name }).click()
  await expect(box(phone)).toHaveValue('远洋国际')
  await expect(others(phone)).toContainText('远洋集团')
  await backOnline(phone)
  await expect(box(desk)).toHaveValue('远洋国际')
  await expect(others(desk)).toContainText('远洋集团')

  await phone.page.getByRole('button', { name: app.undo }).click()
  await expect(box(phone)).toHaveValue('远洋集团')
  await expect(box(desk)).toHaveValue('远洋集团')
  await expect(others(desk)).toContainText('远洋国际')
})

test('the main account decides about what a disabled user had not sent', async ({ browser }) => {
  const [desk, phone] = [await signedIn(browser, main), await signedIn(browser, sub)]
  const { contacts, sync } = desk.words
  await phone.create({ name: '李娜', company: '东方' })
  await phone.expectAllSaved()
  await editOffline(phone, '东方贸易')
  await phone.edit('remark', '已谈好价格')
  await phone.edit('position', '打错了')

  await phone.edit('address', '3.2 馆 A17')

  await setStatus(server.database, sub.username, 'disabled')
  await desk.openHealth()
  await expect(part(desk)).toBeHidden()
  await setOffline(phone, false)
  await expect(phone.page.getByRole('button', { name: phone.words.auth.signIn.submit, exact: true })).toBeVisible()

  const change = (field: 'company' | 'remark' | 'position' | 'address') =>
    part(desk)
      .getByRole('listitem')
      .filter({ hasText: say(contacts.change.patchOne, { name: '李娜', fields: contacts.fields[field] }) })
  await desk.takeNote()
  await expect(part(desk).getByRole('listitem')).toHaveCount(4)
  await expect(change('company')).toContainText('东方贸易')
  await change('company').getByRole('button', { name: sync.parked.apply }).click()
  await expect(change('company')).toBeHidden()
  await change('position').getByRole('button', { name: sync.parked.discard }).click()
  await desk.answer(sync.parked.keep)
  await expect(change('position')).toBeVisible()
  await change('position').getByRole('button', { name: sync.parked.discard }).click()
  await desk.answer(sync.parked.discard)
  await expect(change('position')).toBeHidden()
  await change('remark').getByRole('button', { name: sync.parked.apply }).click()
  await expect(part(desk).getByRole('listitem')).toHaveCount(1)
  await desk.expectAllSaved()

  // Nobody decides about the last one, once the server has heard of the others.
  const left = () => server.database.pool.query('select from parked_change where deleted_at is null')
  await expect.poll(async () => (await left()).rowCount).toBe(1)
  await sweep(server.database, areas, Date.now() + (limits.parkedDays + 1) * 86_400_000)
  await expect(change('address')).toContainText(like(sync.parked.discarded))
  await expect(change('address').getByRole('button')).toHaveCount(0)
  await desk.expectAllSaved()

  await desk.goTo('/statistics/contacts')
  await desk.openContact('李娜')
  await expect(box(desk)).toHaveValue('东方贸易')
  await expect(desk.panel.getByRole('textbox', { name: contacts.fields.remark, exact: true })).toHaveValue('已谈好价格')
  await expect(desk.panel.getByRole('textbox', { name: contacts.fields.position, exact: true })).toHaveValue('')
})

const list = (column: string, cells: string[]) => ({
  name: `${column}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from([`姓名,手机,${column}`, ...cells.map((cell, n) => `展商${n},1380013800${n},${cell}`)].join('\n')),
})

test('of an import into contacts of which a colleague deleted one, only that one is refused', async ({ browser }) => {
  const [desk, phone] = [await signedIn(browser, main), await signedIn(browser, partner)]
  const { contacts, app, errors } = phone.words
  const imports = async (file: ReturnType<typeof list>) => {
    const dialog = await phone.chooseWorkbook(file)
    await dialog.getByRole('radio', { name: contacts.import.policy.merge }).check()
    await dialog.getByRole('button', { name: contacts.import.start, exact: true }).click()
    await dialog.getByRole('button', { name: contacts.import.show }).click()
  }
  await imports(list('备注', ['', '', '']))
  await phone.expectTotal(3)
  await phone.expectAllSaved()
  await setOffline(phone, true)
  await imports(list('公司', ['海港', '远洋', '东方']))
  await expect(phone.row('展商1')).toContainText('远洋')
  await desk.openContact('展商1')
  await desk.panel.getByRole('button', { name: contacts.actions.delete, exact: true }).click()
  await desk.answer(contacts.actions.delete)
  await expect(desk.row('展商1')).toBeHidden()
  await desk.expectAllSaved()

  await setOffline(phone, false)
  await expect(desk.row('展商0')).toContainText('海港')
  await expect(desk.row('展商2')).toContainText('东方')
  await expect(phone.syncButton).toHaveAccessibleName(
    say(app.sync.label, { state: say(app.sync.issues_other, { count: 1 }) }),
  )
  await phone.expectTotal(2)
  await phone.syncButton.click()
  const refused = phone.page.getByRole('listitem').filter({ hasText: say(contacts.change.fillOne, { name: '展商1' }) })
  await expect(refused).toContainText(errors.gone)
})
