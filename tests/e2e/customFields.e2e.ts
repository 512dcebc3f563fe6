import { expect, type Locator, test } from 'playwright/test'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { say } from './words.ts'

const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
})
test.afterAll(() => server.remove())
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

const volume = '年采购额'
const product = '意向产品'

test('fields of one’s own are made, filled in, shown, searched, filtered, imported into, exported, deleted and brought back', async ({
  browser,
}) => {
  const desk = await App.blank(await browser.newContext(), server.url)
  await desk.signIn(main)
  const { page } = desk
  const { contacts } = desk.words
  const { customFields: words, filter, columns } = contacts
  for (const [at, name] of ['李娜', '王芳'].entries()) {
    await desk.create({ name, phone: `+861380013800${at}` })
    await desk.closePanel()
  }

  await desk.choose(words.title)
  const window = page.getByRole('dialog', { name: words.title, exact: true })
  await window.getByRole('button', { name: words.add, exact: true }).click()
  const form = page.getByRole('dialog', { name: words.newTitle, exact: true })
  await form.getByLabel(words.name, { exact: true }).fill(volume)
  await form.getByRole('radio', { name: words.types.number }).check()
  await form.getByRole('button', { name: words.save, exact: true }).click()
  await window.getByRole('button', { name: words.add, exact: true }).click()
  await form.getByLabel(words.name, { exact: true }).fill(volume)
  await form.getByRole('radio', { name: words.types.choice }).check()
  for (const [at, option] of ['LED 灯', '太阳能'].entries()) {
    await form.getByRole('button', { name: words.addOption, exact: true }).click()
    await form.getByLabel(say(words.option, { number: at + 1 }), { exact: true }).fill(option)
  }
  // Two fields of one name could not be told apart.
  await form.getByRole('button', { name: words.save, exact: true }).click()
  await expect(form.getByText('已有同名字段')).toBeVisible()
  await form.getByLabel(words.name, { exact: true }).fill(product)
  await form.getByRole('button', { name: words.save, exact: true }).click()
  await window.getByRole('button', { name: say(words.up, { name: product }), exact: true }).click()
  await expect(window.getByRole('listitem').first()).toContainText(product)
  await window.getByRole('button', { name: contacts.actions.close, exact: true }).click()

  const panel = await desk.openContact('李娜')
  const number = panel.getByRole('textbox', { name: volume, exact: true })
  await number.fill('many')
  await number.press('Tab')
  await expect(panel.getByText('请输入数字', { exact: false })).toBeVisible()
  await number.fill('1,250.50')
  await number.press('Tab')
  await expect(number).toHaveValue('1250.5')
  await panel.getByRole('button', { name: say(contacts.panel.edit, { field: product }), exact: true }).click()
  await page.getByRole('option', { name: 'LED 灯', exact: true }).click()
  await expect(panel).toContainText('LED 灯')
  await desk.closePanel()

  await page.getByRole('button', { name: columns.title, exact: true }).click()
  const chooser = page.getByRole('dialog', { name: columns.title, exact: true })
  await chooser.getByRole('checkbox', { name: volume, exact: true }).check()
  await chooser.getByRole('checkbox', { name: product, exact: true }).check()
  await chooser.getByRole('button', { name: contacts.actions.close, exact: true }).click()
  await expect(desk.row('李娜')).toContainText('1,250.5')

  await desk.search('led')
  await expect(desk.row('王芳')).toBeHidden()
  await expect(desk.row('李娜')).toBeVisible()
  await desk.search('')
  await expect(desk.row('王芳')).toBeVisible()

  await page.getByRole('button', { name: filter.more, exact: true }).click()
  const asking = page.getByRole('dialog', { name: filter.title, exact: true })
  await asking.getByRole('button', { name: `${filter.field}: ${contacts.fields.name}` }).click()
  await page.getByRole('option', { name: volume, exact: true }).click()
  await asking.getByRole('textbox', { name: volume, exact: true }).fill('1,000')
  await expect(asking.getByText(say(filter.matching_other, { count: 1 }))).toBeVisible()
  await asking.getByRole('button', { name: filter.apply, exact: true }).click()
  await expect(desk.row('王芳')).toBeHidden()
  await expect(page.getByRole('button', { name: `${volume} ${filter.is.greater} 1,000`, exact: true })).toBeVisible()

  // A list with columns of these names goes into the fields; what does not fit is told and not lost.
  const csv = `公司,电话,${volume},${product}\n宁波海港,13800138005,"2,000",太阳能\n上海灯具,13800138006,很多,LED 灯\n`
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${csv}`) }
  const importing = await desk.chooseWorkbook(file)
  await expect(mapped(importing, volume, contacts.import.field)).toHaveText(volume)
  await importing.getByRole('button', { name: contacts.import.start, exact: true }).click()
  await importing.getByRole('button', { name: contacts.actions.close, exact: true }).first().click()
  await expect(desk.row('宁波海港')).toContainText('2,000')
  await expect(desk.row('上海灯具')).toBeHidden()
  await page.getByRole('button', { name: filter.clear, exact: true }).click()
  const unread = await desk.openContact('上海灯具')
  await expect(unread.getByRole('textbox', { name: contacts.fields.remark, exact: true })).toHaveValue(
    new RegExp(`${volume}: 很多`),
  )
  await desk.closePanel()

  await desk.choose(words.title)
  await expect(window.getByRole('listitem').filter({ hasText: volume })).toContainText(
    say(words.uses_other, { count: 2 }),
  )
  await window.getByRole('button', { name: say(words.delete, { name: volume }), exact: true }).click()
  await desk.answer(contacts.actions.delete)
  await window.getByRole('button', { name: words.bringBack, exact: true }).click()
  await expect(window.getByRole('button', { name: words.bringBack, exact: true })).toBeHidden()
  await window.getByRole('button', { name: contacts.actions.close, exact: true }).click()
  await expect(desk.row('李娜')).toContainText('1,250.5')

  // Another device of the same user has it all.
  await desk.expectAllSaved()
  const phone = await App.blank(await browser.newContext(), server.url)
  await phone.signIn(main)
  await expect((await phone.openContact('李娜')).getByRole('textbox', { name: volume, exact: true })).toHaveValue(
    '1250.5',
  )
})

const mapped = (dialog: Locator, column: string, field: string) =>
  dialog.getByRole('combobox', { name: `${column}: ${field}`, exact: true }).locator('option:checked')
