import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { read, utils } from 'xlsx'
import { inSoak, soakOnly } from '../amounts.ts'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { type Language, say } from './words.ts'

const workbook = (name: string) => join(import.meta.dirname, '../fixtures/workbooks', name)
const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

// The five minutes of a stranger: start, import a list, lose the network, work on, come back, second device, export.
for (const [language, screen] of [
  ['zh-CN', 'phone'],
  ['en-US', 'desktop'],
] satisfies [Language, keyof typeof screens][])
  test(`the whole walk in ${language} on a ${screen}`, inSoak(screen === 'desktop'), async ({ browser }) => {
    const server = new TestServer()
    await server.start()
    const context = await browser.newContext({ viewport: screens[screen], acceptDownloads: true })
    try {
      const app = await App.open(context, server.url, language)
      await app.createMain(server.setupLink, main)
      const { contacts } = app.words

      // The list that somebody else's program wrote: title rows above the header, phones as numbers.
      const dialog = await app.chooseWorkbook(workbook('openpyxl-zh.xlsx'))
      await dialog.getByRole('button', { name: contacts.import.start, exact: true }).click()
      await expect(dialog.getByText(contacts.import.done, { exact: true })).toBeVisible()
      const count = async (part: keyof typeof contacts.import.counts) =>
        Number(
          await dialog
            .getByRole('definition')
            .nth(['accepted', 'merged', 'duplicates', 'invalid', 'overLimit', 'rows'].indexOf(part))
            .innerText(),
        )
      const counts = { accepted: await count('accepted'), invalid: await count('invalid'), rows: await count('rows') }
      // The line of totals at the end is no contact.
      expect(counts).toEqual({ accepted: 5, invalid: 1, rows: 6 })
      await dialog.getByRole('button', { name: contacts.import.show }).click()
      await app.expectTotal(counts.accepted)
      await app.expectAllSaved()

      // No network: edit, tag, create, search. The app is on the device when its service worker is.
      await app.page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
      await context.setOffline(true)
      await app.search('13800138000')
      await app.openContact('王小明')
      await app.edit('remark', '报价单本周发')
      await app.putTag('广交会 2026')
      await app.closePanel()
      await app.search('')
      await app.create({ name: 'Ana Silva', company: 'Porto Azul', phone: '+351 912 345 678' })
      await app.closePanel()
      await app.expectTotal(counts.accepted + 1)
      await app.expectWaiting()
      await app.page.reload()
      await app.expectTotal(counts.accepted + 1)
      await app.expectWaiting()

      // Back again; the colleague's desk sees all of it.
      await context.setOffline(false)
      await app.expectAllSaved()
      const other = await App.open(await browser.newContext({ acceptDownloads: true }), server.url, language)
      await other.signIn(main)
      await other.expectTotal(counts.accepted + 1)
      await other.search('华强 8000')
      await other.openContact('王小明')
      await expect(other.panel).toContainText('广交会 2026')
      await expect(other.panel.getByRole('textbox', { name: contacts.fields.remark })).toHaveValue(/报价单本周发/)
      await other.closePanel()
      await other.search('')

      // And takes a file away.
      const download = other.page.waitForEvent('download')
      await other.choose(contacts.actions.export)
      await other.page.getByRole('dialog').getByRole('button', { name: contacts.export.start, exact: true }).click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
      const rows = utils.sheet_to_json<string[]>(Object.values(read(readFileSync(await file.path())).Sheets)[0]!, {
        header: 1,
      })
      expect(rows).toHaveLength(counts.accepted + 2)
      expect(rows[0]).toContain(contacts.fields.company)
      expect(rows.flat().join('\n')).toContain('+351912345678')
      expect(rows.flat().join('\n')).toContain('报价单本周发')
      await other.page.context().close()
    } finally {
      await context.close()
      await server.remove()
    }
  })

test(
  'importing the same list again adds nothing when duplicates are skipped, and fills in when they are merged',
  soakOnly,
  async ({ browser }) => {
    const server = new TestServer()
    await server.start()
    server.createMain()
    const context = await browser.newContext()
    const app = await App.open(context, server.url, 'en-US')
    await app.signIn(main)
    const { contacts } = app.words
    for (const [policy, total] of [
      ['skip', 5],
      ['skip', 5],
      ['merge', 5],
      ['add', 10],
    ] as const) {
      const dialog = await app.chooseWorkbook(workbook('openpyxl-zh.xlsx'))
      await dialog.getByRole('radio', { name: contacts.import.policy[policy] }).check()
      await dialog.getByRole('button', { name: contacts.import.start, exact: true }).click()
      await expect(dialog.getByText(contacts.import.done, { exact: true })).toBeVisible()
      await dialog.getByRole('button', { name: contacts.import.show }).click()
      await app.expectTotal(total)
    }
    await app.expectAllSaved()
    await context.close()
    await server.remove()
  },
)

test('export says why it cannot start', async ({ browser }) => {
  const server = new TestServer()
  await server.start()
  server.createMain()
  server.admin('seed', '--username', main.username, '--contacts', '20')
  const context = await browser.newContext()
  const app = await App.open(context, server.url, 'en-US')
  await app.signIn(main)
  await app.expectTotal(20)
  const { contacts, errors } = app.words
  await app.choose(contacts.actions.export)
  const dialog = app.page.getByRole('dialog', { name: contacts.export.title })
  const start = dialog.getByRole('button', { name: contacts.export.start, exact: true })
  const amount = dialog.getByLabel(contacts.export.amount)
  await amount.fill('0')
  await start.click()
  await expect(dialog.getByText(errors.exportZero)).toBeVisible()
  await amount.fill('50001')
  await start.click()
  await expect(dialog.getByText(say(errors.exportTooMany, { max: 50_000 }))).toBeVisible()
  await dialog.getByRole('radio', { name: say(contacts.export.selected, { count: 0 }) }).check()
  await start.click()
  await expect(dialog.getByText(errors.exportNoneSelected)).toBeVisible()
  await context.close()
  await server.remove()
})
