import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { read, utils } from 'xlsx'
import { inSoak, soakOnly } from '../amounts.ts'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { type Language, say } from './words.ts'

let server: TestServer
test.beforeEach(async () => {
  server = new TestServer()
  await server.start()
  server.createMain()
})
test.afterEach(() => server.remove())

const list = {
  name: 'fair.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('公司,联系人,手机\n宁波海港,张伟,13800138000\n华强,李娜,13800138001\n远洋,王芳,13800138002\n'),
}

for (const [language, viewport] of [
  ['zh-CN', { width: 1440, height: 900 }],
  ['en-US', { width: 390, height: 844 }],
] satisfies [Language, { width: number; height: number }][])
  test(
    `in ${language}, ${viewport.width} px wide: an import is undone but for what was edited, and an export is fetched again`,
    inSoak(language === 'zh-CN'),
    async ({ browser }) => {
      const context = await browser.newContext({ viewport, acceptDownloads: true })
      const app = await App.blank(context, server.url, language)
      await app.signIn(main)
      const { contacts } = app.words
      const { imports, exports } = contacts.exchange

      const bring = async () => {
        const dialog = await app.chooseWorkbook(list)
        await dialog.getByRole('button', { name: contacts.import.start, exact: true }).click()
        await expect(dialog.getByText(contacts.import.done, { exact: true })).toBeVisible()
        await dialog.getByRole('button', { name: contacts.import.show }).click()
      }
      await bring()
      await app.expectTotal(3)
      await app.page.getByText('张伟').first().click()
      await app.edit('remark', '报价单本周发')
      await app.closePanel()

      await app.choose(imports.title)
      const history = app.page.getByRole('dialog', { name: imports.title })
      await expect(history.getByText(say(imports.counts.added_other, { count: 3 }))).toBeVisible()
      await history.getByRole('button', { name: say(imports.undoOf, { name: 'fair.csv' }) }).click()
      await app.answer(imports.undo)
      await expect(history.getByText(imports.state.undone, { exact: true })).toBeVisible()
      await app.dismiss()
      await app.expectTotal(1)
      await app.expectAllSaved()

      // The same list again: its columns are known, and the one that stayed is a duplicate.
      const dialog = await app.chooseWorkbook(list)
      await expect(dialog.getByText(say(imports.asBefore, { name: 'fair.csv' }))).toBeVisible()
      await dialog.getByRole('button', { name: contacts.import.start, exact: true }).click()
      await dialog.getByRole('button', { name: contacts.import.show }).click()
      await app.expectTotal(3)

      const first = app.page.waitForEvent('download')
      await app.choose(contacts.actions.export)
      const asking = app.page.getByRole('dialog', { name: contacts.export.title })
      await asking.getByRole('radio', { name: contacts.export.vcf }).check()
      await asking.getByRole('button', { name: contacts.export.start, exact: true }).click()
      const cards = readFileSync(await (await first).path(), 'utf8')
      expect(cards.match(/BEGIN:VCARD/g)).toHaveLength(3)

      await app.choose(exports.title)
      const again = app.page.waitForEvent('download')
      const made = app.page.getByRole('dialog', { name: exports.title })
      await made.getByRole('button', { name: exports.fetch }).click()
      expect(readFileSync(await (await again).path(), 'utf8')).toBe(cards)

      await app.dismiss()
      await app.choose(contacts.actions.export)
      await expect(asking.getByRole('radio', { name: contacts.export.vcf })).toBeChecked()
      await context.close()
    },
  )

/** So many that keeping them outlasts the killing of a tab, on a busy machine too. */
const rows = 36_000
const manyRows = {
  name: 'exhibitors.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Company,Name,Mobile',
      ...Array.from({ length: rows }, (_, n) => `Harbour ${n},Ann ${n},+4479${String(n).padStart(8, '0')}`),
    ].join('\n'),
  ),
}

test(
  'a tab that is killed in the middle of an import and of an export leaves both to go on with, and nothing twice',
  soakOnly,
  async ({ browser }) => {
    const context = await browser.newContext({ acceptDownloads: true })
    const killed = await App.blank(context, server.url, 'en-US')
    await killed.signIn(main)
    const { contacts } = killed.words
    const { imports, exports } = contacts.exchange
    const importing = await killed.chooseWorkbook(manyRows)
    await importing.getByRole('button', { name: contacts.import.start, exact: true }).click()
    // Looked at in every frame: a second later all of it may be kept.
    await killed.page.waitForFunction(
      (saving) => document.querySelector('[role=alertdialog] h3')?.textContent === saving,
      contacts.import.stage.saving,
    )
    await killed.page.close()

    const again = await App.open(context, server.url, 'en-US')
    const told = again.page.getByText(say(imports.brokenOff, { name: manyRows.name }))
    await expect(told).toBeVisible()
    await again.page.getByRole('button', { name: imports.title, exact: true }).click()
    const history = again.page.getByRole('dialog', { name: imports.title })
    await expect(history.getByText(imports.state.interrupted, { exact: true })).toBeVisible()
    await history.getByRole('button', { name: say(imports.resumeOf, { name: manyRows.name }) }).click()
    await expect(history.getByText(imports.state.completed, { exact: true })).toBeVisible()
    await expect(history.getByText(say(imports.counts.added_other, { count: rows }))).toBeVisible()
    await again.dismiss()
    await again.expectTotal(rows)
    await expect(told).toBeHidden()

    // The rows are read and written; it dies while it asks whether the file may leave.
    const asking = new Promise<void>((resolve) => void again.page.route('**/api/export/done', () => resolve()))
    await again.choose(contacts.actions.export)
    const exporting = again.page.getByRole('dialog', { name: contacts.export.title })
    await exporting.getByRole('button', { name: contacts.export.start, exact: true }).click()
    await asking
    await again.page.close()

    const last = await App.open(context, server.url, 'en-US')
    await last.choose(exports.title)
    const made = last.page.getByRole('dialog', { name: exports.title })
    await expect(made.getByText(exports.state.interrupted, { exact: true })).toBeVisible()
    const file = last.page.waitForEvent('download')
    await made.getByRole('button', { name: new RegExp(`^${exports.resume}`) }).click()
    const book = read(readFileSync(await (await file).path()))
    expect(utils.sheet_to_json(book.Sheets[book.SheetNames[0]!]!)).toHaveLength(rows)
    await expect(made.getByText(exports.state.completed, { exact: true })).toBeVisible()
    await context.close()
  },
)
