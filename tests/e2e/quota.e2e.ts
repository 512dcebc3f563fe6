import { createHash } from 'node:crypto'
import { type CDPSession, expect, test } from 'playwright/test'
import { utils, write } from 'xlsx'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { like } from './words.ts'

const server = new TestServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.remove())

const rows = 8_000
/** More than the room that is left. */
function bigList(): Buffer {
  const list = Array.from({ length: rows }, (_, at) => ({
    Name: `Trader ${at}`,
    Company: `Harbour trading house number ${at}`,
    Email: `trader.${at}@fair.example`,
    // Text that no database packs.
    Remark: createHash('shake256', { outputLength: 400 }).update(String(at)).digest('base64'),
  }))
  return write(
    { SheetNames: ['List'], Sheets: { List: utils.json_to_sheet(list) } },
    { type: 'buffer', bookType: 'xlsx' },
  ) as Buffer
}

test('a full disk is said, ends an import with what was kept, and loses nothing', { tag: '@once' }, async ({
  context,
}) => {
  server.createMain()
  const app = await App.open(context, server.url)
  const { contacts, errors } = app.words
  const disk = await context.newCDPSession(app.page)
  // The app itself is kept here before the disk gets narrow.
  await app.page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  const used = await app.page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
  await limit(disk, used + 1_000_000)
  await app.signIn(main)
  await app.expectAllSaved()

  const list = { name: 'big.xlsx', mimeType: '', buffer: bigList() }
  const dialog = await app.chooseWorkbook(list)
  const start = dialog.getByRole('button', { name: contacts.import.start, exact: true })
  await start.click()
  await expect(dialog.getByText(errors.storageFull)).toBeVisible()
  await expect(dialog.getByText(like(contacts.import.savedBefore_other))).toBeVisible()
  await dialog.getByRole('button', { name: contacts.actions.close }).click()

  // How much the import left is chance; with a little room, whatever was typed is kept, and goes out.
  await limit(disk, used + 2_000_000)
  await app.create({ name: '王小明', company: 'Porto Azul' })
  await app.closePanel()
  await app.expectAllSaved()

  // Room again: the same list brings only what is missing.
  await limit(disk, null)
  await app.chooseWorkbook(list)
  await start.click()
  await expect(dialog.getByText(contacts.import.done, { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: contacts.import.show }).click()
  await app.expectTotal(rows + 1)
  await app.expectAllSaved()
  await expect(app.page.getByText(errors.storageFull)).toHaveCount(0)
})

const limit = (disk: CDPSession, quotaSize: number | null) =>
  disk.send('Storage.overrideQuotaForOrigin', { origin: server.url, ...(quotaSize !== null && { quotaSize }) })
