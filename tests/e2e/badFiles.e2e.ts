import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { type Language, say, words } from './words.ts'

type Code = keyof (typeof words)['zh-CN']['errors']
const hostile = (name: string) => join(import.meta.dirname, '../fixtures/hostile', name)

const files: [file: string, code: Code, values?: Record<string, string>][] = [
  ['empty.xlsx', 'fileEmpty'],
  ['jpeg.xlsx', 'fileNotWorkbook', { kind: 'JPEG' }],
  ['comma.xlsx', 'fileIsCsv'],
  ['password.xlsx', 'filePassword'],
  ['password.xls', 'filePassword'],
  ['truncated.xlsx', 'fileDamaged'],
]

const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
  server.admin('seed', '--username', main.username, '--contacts', '10')
})
test.afterAll(() => server.remove())

for (const language of ['zh-CN', 'en-US'] satisfies Language[])
  test(`a file that is no workbook is refused with the reason in ${language}, and nothing else changes`, async ({
    context,
  }) => {
    const app = await App.open(context, server.url, language)
    await app.signIn(main)
    await app.expectTotal(10)
    for (const [file, code, values] of files) {
      const dialog = await app.chooseWorkbook(hostile(file))
      await expect(dialog.getByText(say(app.words.errors[code], values)), file).toBeVisible()
      await dialog.getByRole('button', { name: app.words.contacts.actions.close }).click()
      await expect(dialog).toBeHidden()
    }
    await app.expectTotal(10)
    await app.expectAllSaved()
  })

test('a lying dimension and a header named __proto__ are read as what they are', async ({ context }) => {
  const app = await App.open(context, server.url, 'en-US')
  await app.signIn(main)
  for (const file of ['dimension.xlsx', 'proto.xlsx']) {
    const dialog = await app.chooseWorkbook(hostile(file))
    await expect(dialog.getByRole('button', { name: app.words.contacts.import.start, exact: true }), file).toBeVisible()
    await dialog.getByRole('button', { name: app.words.contacts.actions.close }).click()
  }
  expect(await app.page.evaluate(() => Object.keys(Object.prototype))).toEqual([])
})
