import { type BrowserContext, expect, type Locator, test } from 'playwright/test'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { like, say } from './words.ts'

const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
})
test.afterAll(() => server.remove())

const name = '展位七号'
const tab = (app: App, part: 'details' | 'activity' | 'rules'): Locator =>
  app.panel.getByRole('tab', { name: app.words.contacts.person.tab[part] })
const section = (within: Locator, title: string): Locator => within.getByRole('region', { name: title, exact: true })
const timeLine = (app: App, within = app.panel): Locator =>
  section(within, app.words.contacts.person.timeline.title).getByRole('listitem')

const secondDevice = async (context: BrowserContext) =>
  App.blank(await context.browser()!.newContext({ viewport: { width: 390, height: 844 } }), server.url, 'en-US')

test('what is noted of a person without a network is in the time line, on the page and on the next device', async ({
  context,
}) => {
  const app = await App.blank(context, server.url)
  await app.page.setViewportSize({ width: 1440, height: 900 })
  await app.signIn(main)
  await app.expectAllSaved()
  await app.page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await context.setOffline(true)
  await app.create({ name, company: '海港贸易' })
  const { person } = app.words.contacts

  await app.edit('company_website', 'example.com')
  await expect(app.panel.locator('a[href^="http://example.com"]')).toBeVisible()

  await tab(app, 'activity').click()
  const notes = section(app.panel, person.notes.title)
  await notes.getByLabel(person.notes.write).fill('要 200 件样品')
  await notes.getByRole('button', { name: person.notes.add }).click()
  await expect(notes.getByRole('textbox', { name: like(person.notes.of) })).toHaveValue('要 200 件样品')
  await app.panel.locator('input[name=attachments]').setInputFiles([
    { name: 'page\u202egnp.html', mimeType: 'text/html', buffer: Buffer.from('<script>1</script>') },
    { name: 'big.png', mimeType: 'image/png', buffer: Buffer.concat([png, Buffer.alloc(5_000_000)]) },
  ])
  const files = section(app.panel, person.files.title)
  await expect(files.getByRole('textbox', { name: person.files.name })).toHaveValue('pagegnp.html')
  const reminders = section(app.panel, person.reminders.title)
  await reminders.getByLabel(person.reminders.about).fill('寄样品')
  await reminders.getByLabel(person.reminders.when).selectOption('noReply')
  await reminders.getByRole('button', { name: person.reminders.add }).click()
  await expect(reminders.getByRole('listitem')).toContainText('寄样品')

  // The device has what was done on it, and says what it has not.
  await expect(timeLine(app)).toHaveCount(5)
  await expect(timeLine(app).filter({ hasText: '要 200 件样品' })).toHaveCount(1)
  await expect(app.panel.getByText(person.timeline.missing)).toBeVisible()

  await tab(app, 'rules').click()
  const email = person.consent.channel.email
  await app.panel.getByRole('button', { name: say(person.consent.recordFor, { channel: email }) }).click()
  await app.panel.getByLabel(person.consent.evidence).fill('名片背面签字')
  await app.panel.getByRole('button', { name: person.consent.save, exact: true }).click()
  await expect(section(app.panel, person.consent.title)).toContainText('名片背面签字')
  await app.panel.getByRole('button', { name: say(person.consent.withdrawFor, { channel: email }) }).click()
  await expect(section(app.panel, person.consent.title)).toContainText(like(person.consent.withdrawn))

  await context.setOffline(false)
  await app.expectAllSaved()
  await app.panel.getByRole('button', { name: person.fullPage }).click()
  await expect(app.page).toHaveURL(/full=1/)
  const page = app.page.getByRole('main')
  await expect(timeLine(app, page).filter({ hasText: person.timeline.kind.created })).toHaveCount(1)
  await section(page, person.notes.title)
    .getByRole('button', { name: like(person.notes.delete) })
    .click()
  await expect(timeLine(app, page).filter({ hasText: '要 200 件样品' })).toHaveCount(0)
  // The newest of the messages is the last one.
  await app.page.getByRole('button', { name: app.words.app.undo, exact: true }).last().click()
  await expect(timeLine(app, page).filter({ hasText: '要 200 件样品' })).toHaveCount(1)
  await app.page.getByRole('button', { name: person.toList }).click()
  await expect(app.panel).toBeVisible()
  await app.expectAllSaved()

  const other = await secondDevice(context)
  await other.signIn(main)
  await other.openContact(name)
  await tab(other, 'activity').click()
  await expect(timeLine(other).filter({ hasText: '要 200 件样品' })).toHaveCount(1)
  const download = other.page.waitForEvent('download')
  await other.panel
    .getByRole('button', { name: say(other.words.contacts.person.files.download, { name: 'pagegnp.html' }) })
    .click()
  expect((await download).suggestedFilename()).toBe('pagegnp.html')

  // Four days later nobody has replied.
  const { reminders: words } = other.words.contacts.person
  const open = other.page.getByRole('region', { name: words.allTitle, exact: true })
  await other.goTo('/account/follow')
  await expect(open).not.toContainText('寄样品')
  await other.page.clock.setFixedTime(Date.now() + 4 * 86_400_000)
  await other.goTo('/account/follow')
  await expect(open).toContainText(say(words.someDue_other, { count: 1 }))
  await expect(open).toContainText(name)
  await open.getByRole('checkbox', { name: like(words.done) }).click()
  await expect(open).toBeHidden()
  await other.page.context().close()
})

test('who is called from the panel has it in the time line, and what came of it can be typed', async ({ context }) => {
  const app = await App.blank(context, server.url, 'en-US')
  await app.page.setViewportSize({ width: 390, height: 844 })
  await app.signIn(main)
  await app.expectAllSaved()
  await app.page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await context.setOffline(true)
  await app.create({ name: 'Petra Koch', phone: '+49 151 23456789' })
  const { phone, person } = app.words.contacts
  // The browser of a test has nothing that calls.
  await app.page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await app.panel.getByRole('link', { name: phone.call, exact: true }).click()
  await tab(app, 'activity').click()
  const called = timeLine(app).filter({ hasText: person.timeline.kind.call })
  await expect(called).toContainText('+4915123456789')
  const note = section(app.panel, person.notes.title).getByRole('textbox', { name: like(person.notes.of) })
  await note.fill('Wants a quotation')
  await note.press('Tab')
  await expect(called).toContainText('Wants a quotation')
  await section(app.panel, person.timeline.title)
    .getByLabel(person.timeline.group.label)
    .selectOption({ label: person.timeline.group.talk })
  await expect(timeLine(app)).toHaveCount(1)
  await app.closePanel()
  await context.setOffline(false)
  await app.expectAllSaved()
})

test('a contact of a list says which list it was, and by when the person has to be told @soak', async ({ context }) => {
  const app = await App.blank(context, server.url, 'en-US')
  await app.page.setViewportSize({ width: 1440, height: 900 })
  await app.signIn(main)
  const { contacts } = app.words
  const { person } = contacts
  const dialog = await app.chooseWorkbook({ name: 'fair.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
  await dialog.getByRole('button', { name: contacts.import.start, exact: true }).click()
  await dialog.getByRole('button', { name: contacts.import.show }).click()
  await app.openContact('李娜')
  await expect(app.panel).toContainText(person.localTime.byPhone)
  await app.expectAllSaved()

  await tab(app, 'activity').click()
  const imported = say(person.timeline.kind.importedFrom, { name: 'fair.csv' })
  await expect(timeLine(app).filter({ hasText: imported })).toHaveCount(1)
  await tab(app, 'rules').click()
  const origins = section(app.panel, person.origin.title)
  await expect(origins).toContainText('fair.csv')
  await expect(origins).toContainText(like(person.origin.informBy))
  await origins.getByRole('button', { name: person.origin.markInformed }).click()
  await expect(origins).toContainText(like(person.origin.informed))
  await app.panel.getByRole('button', { name: person.provenance.show }).click()
  const sources = section(app.panel, person.provenance.title)
  await expect(sources).toContainText(say(person.provenance.file, { name: 'fair.csv' }))
  await app.expectAllSaved()
})

const list = 'Company,Name,Mobile\n华强,李娜,+4915112345678\n'
const png = Buffer.from('89504e470d0a1a0a', 'hex')
