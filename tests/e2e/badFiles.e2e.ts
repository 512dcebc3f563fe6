import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { inSoak } from '../amounts.ts'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { type Language, say, words } from './words.ts'

type Code = keyof (typeof words)['zh-CN']['errors']
const hostile = (name: string) => join(import.meta.dirname, '../fixtures/hostile', name)

const files: [file: string, code: Code, values?: Record<string, string>][] = [
  ['empty.xlsx', 'fileEmpty'],
  ['jpeg.xlsx', 'fileNotWorkbook', { kind: 'JPEG' }],
  ['data.xlsx', 'fileNotWorkbook', { kind: 'JSON' }],
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
  test(
    `a file that is no workbook is refused with the reason in ${language}, and nothing else changes`,
    inSoak(language === 'en-US'),
    async ({ context }) => {
      const app = await App.blank(context, server.url, language)
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
    },
  )

test('a lying dimension and a header named __proto__ are read as what they are', async ({ context }) => {
  const app = await App.blank(context, server.url, 'en-US')
  await app.signIn(main)
  for (const file of ['dimension.xlsx', 'proto.xlsx']) {
    const dialog = await app.chooseWorkbook(hostile(file))
    await expect(dialog.getByRole('button', { name: app.words.contacts.import.start, exact: true }), file).toBeVisible()
    await dialog.getByRole('button', { name: app.words.contacts.actions.close }).click()
  }
  expect(await app.page.evaluate(() => Object.keys(Object.prototype))).toEqual([])
})

/** Each way to make a page run something, in each place where it could. */
const scripts = ['self.ran=1', 'self["ran"]=1', 'eval("self.ran=1")'].flatMap((run) =>
  [
    `<script>${run}</script>`,
    `<img src=x onerror=${run}>`,
    `<svg onload=${run}>`,
    `<details open ontoggle=${run}>`,
    `<iframe srcdoc='<script>parent.ran=1</script>'>`,
    `<math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
    `"><input autofocus onfocus=${run} x="`,
    `'-${run}-'`,
    `\`}\${${run}}`,
    `{{constructor.constructor('${run}')()}}`,
    `javascript:${run}`,
    `java\tscript:${run}`,
    `data:text/html,<script>${run}</script>`,
    `</title><script>${run}</script>`,
    `<a href="javascript:${run}">x</a>`,
    `\u202e<b onmouseover=${run}>`,
  ].flatMap((text) => [text, text.toUpperCase(), encodeURIComponent(text)]),
)
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

test('a list of scripts is a list of odd names, wherever it is shown', async ({ context }) => {
  const app = await App.blank(context, server.url, 'en-US')
  const { contacts } = app.words
  await app.signIn(main)
  const columns = ['Name', 'Company', 'Title', 'Website', 'Tag', 'Remark']
  const lines = scripts.map((script, n) => [`s${n}@fair.example`, ...columns.map(() => quoted(script))])
  const dialog = await app.chooseWorkbook({
    name: '<img src=x onerror=self.ran=1>.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([['Email', ...columns], ...lines].map((line) => line.join(',')).join('\n')),
  })
  await dialog.getByText(contacts.import.preview).click()
  await dialog.getByRole('button', { name: contacts.import.start, exact: true }).click()
  await dialog.getByRole('button', { name: contacts.import.show }).click()
  await app.search('s0@fair.example')
  await app.openContact(scripts[0]!)
  await app.closePanel()
  await app.choose(contacts.exchange.imports.title)
  await expect(app.page.getByText('<img src=x onerror=self.ran=1>.csv')).toBeVisible()
  expect(await app.page.evaluate(() => 'ran' in self)).toBe(false)
})
