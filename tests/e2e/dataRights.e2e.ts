import { type Browser, expect, type Locator, test } from 'playwright/test'
import { soakOnly } from '../amounts.ts'
import { expectAccessible } from './accessible.ts'
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

test('who came with a bought list is told of late, by one task that has them all', soakOnly, async ({ browser }) => {
  const desk = await device(browser, main)
  const { page, words } = desk
  const { contacts, dataRights, campaigns, app } = words
  const { inform } = dataRights
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  const importing = async (name: string, rows: readonly string[], origin: { kind: string; name: string } | null) => {
    await desk.goTo('/statistics/contacts')
    await page.getByRole('button', { name: contacts.actions.import, exact: true }).click()
    const file = dialog(desk, contacts.import.title)
    const csv = ['name,email', ...rows].join('\n')
    await file.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) })
    if (origin) {
      await file.locator('[name=listOrigin]').selectOption(origin.kind)
      await file.locator('[name=listOriginName]').fill(origin.name)
      await file.getByLabel(app.listOrigin.collected).fill(day(45))
    }
    await file.getByRole('button', { name: contacts.import.start, exact: true }).click()
    await file.getByRole('button', { name: contacts.import.show, exact: true }).click()
    await desk.expectAllSaved()
  }
  await importing('traders.csv', ['Ann Bought,ann@bought.example', 'Bob Bought,bob@bought.example'], {
    kind: 'bought',
    name: 'Traders of Europe',
  })
  await importing('booth.csv', ['Cid Met,cid@met.example'], { kind: 'fair', name: 'Canton Fair' })
  await importing('old.csv', ['Dan Unknown,dan@unknown.example'], null)

  await desk.goTo('/statistics/contacts?persons=')
  const window = dialog(desk, dataRights.title)
  const part = window.getByRole('region', { name: inform.title })
  await expect(part.getByText(say(inform.count_other, { count: 2 }), { exact: true })).toBeVisible()
  await expect(part.getByRole('listitem')).toHaveCount(2)
  await expect(part.getByRole('listitem').first()).toContainText('Traders of Europe')
  await expectAccessible(page, 'whom to tell')

  // Of one list nobody noted where it is from: it can be, and then a mail can say it.
  await part.getByLabel(inform.shows).selectOption('all')
  await expect(part.getByRole('listitem')).toHaveCount(3)
  await expect(part.getByText('Cid Met')).toBeHidden()
  await part.getByRole('button', { name: inform.note, exact: true }).click()
  const noting = page.getByRole('alertdialog')
  await noting.locator('[name=listOrigin]').selectOption('directory')
  await noting.locator('[name=listOriginName]').fill('Exhibitors 2026')
  await noting.getByRole('button', { name: inform.noteSave, exact: true }).click()
  await expect(part.getByRole('listitem').filter({ hasText: 'Exhibitors 2026' })).toContainText('Dan Unknown')

  await part.getByLabel(inform.from).selectOption('Traders of Europe')
  await part.getByRole('button', { name: say(inform.write_other, { count: 2 }), exact: true }).click()
  await expect(page.getByRole('heading', { name: campaigns.task.form.newTitle })).toBeVisible()
  await expect(page.getByText(say(campaigns.task.form.chosenCount, { count: 2 }))).toBeVisible()
  await desk.expectAllSaved()
})
