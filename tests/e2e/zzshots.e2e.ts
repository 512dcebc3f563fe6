import { test } from 'playwright/test'
import { App } from './app.ts'
import { TestServer } from './server.ts'

const server = new TestServer(['--demo'])
test.beforeAll(async () => { await server.start() })
test.afterAll(() => server.remove())
const user = { username: 'demo', password: 'fairlead-demo' }

test('shots', async ({ browser }) => {
  test.setTimeout(900_000)
  for (const [n, lang, scheme, size] of [
    [0, 'zh-CN', 'light', { width: 1440, height: 900 }],
    [1, 'en-US', 'dark', { width: 1440, height: 900 }],
    [2, 'zh-CN', 'dark', { width: 390, height: 844 }],
    [3, 'en-US', 'light', { width: 390, height: 844 }],
  ] as const) {
    const context = await browser.newContext({ viewport: size, colorScheme: scheme, hasTouch: size.width < 500, isMobile: size.width < 500 })
    const desk = await App.blank(context, server.url, lang)
    await desk.readNotices()
    await desk.signIn(user)
    const { page } = desk
    const { contacts } = desk.words
    const words = contacts.customFields
    const shot = async (name: string) => { await page.waitForTimeout(1200); await page.screenshot({ path: `/tmp/fshots/${n}-${name}.png` }) }
    await page.waitForTimeout(4000)
    if (n === 0) {
      await desk.choose(words.title)
      await shot('fields-empty')
      const window = page.getByRole('dialog', { name: words.title, exact: true })
      const form = page.getByRole('dialog', { name: words.newTitle, exact: true })
      for (const [name, type, options] of [['年采购额', 'number', []], ['意向产品', 'choice', ['LED 灯', '太阳能板', '储能']], ['下次下单', 'date', []], ['展位号', 'text', []], ['旧字段', 'text', []]] as const) {
        await window.getByRole('button', { name: words.add, exact: true }).click()
        await form.getByLabel(words.name, { exact: true }).fill(name)
        await form.getByRole('radio', { name: words.types[type] }).check()
        for (const [at, option] of options.entries()) {
          await form.getByRole('button', { name: words.addOption, exact: true }).click()
          await form.getByLabel(words.option.replace('{{number}}', String(at + 1)), { exact: true }).fill(option)
        }
        if (type === 'choice') await shot('field-form')
        await form.getByRole('button', { name: words.save, exact: true }).click()
        await page.waitForTimeout(500)
      }
      await window.getByRole('button', { name: words.delete.replace('{{name}}', '旧字段'), exact: true }).click()
      await shot('field-delete')
      await desk.answer(contacts.actions.delete)
      await shot('fields')
      await window.getByRole('button', { name: contacts.actions.close, exact: true }).click()
      await page.getByRole('row').nth(1).click()
      const number = desk.panel.getByRole('textbox', { name: '年采购额', exact: true })
      await number.fill('1250000.5'); await number.press('Tab')
      const date = desk.panel.getByLabel('下次下单', { exact: true })
      await date.fill('2026-12-24'); await date.press('Tab')
      const booth = desk.panel.getByRole('textbox', { name: '展位号', exact: true })
      await booth.fill('12.3 A05'); await booth.press('Tab')
      await desk.panel.getByRole('button', { name: contacts.panel.edit.replace('{{field}}', '意向产品'), exact: true }).click()
      await page.getByRole('option', { name: 'LED 灯', exact: true }).click()
      await booth.scrollIntoViewIfNeeded()
      await shot('panel')
      await desk.closePanel()
      await page.getByRole('button', { name: contacts.columns.title, exact: true }).click()
      const chooser = page.getByRole('dialog', { name: contacts.columns.title, exact: true })
      for (const name of ['年采购额', '意向产品', '下次下单', '展位号']) await chooser.getByRole('checkbox', { name, exact: true }).check()
      await shot('columns')
      await chooser.getByRole('button', { name: contacts.actions.close, exact: true }).click()
      await shot('list')
      await page.getByRole('button', { name: contacts.filter.more, exact: true }).click()
      const asking = page.getByRole('dialog', { name: contacts.filter.title, exact: true })
      await asking.getByRole('button', { name: `${contacts.filter.field}: ${contacts.fields.name}` }).click()
      await page.getByRole('option', { name: '意向产品', exact: true }).click()
      await shot('filter')
      await page.keyboard.press('Escape')
      const csv = `公司,电话,年采购额,意向产品,兴趣\n宁波海港,13800138005,"2,000",太阳能板,高\n上海灯具,13800138006,很多,LED 灯,低\n`
      await desk.chooseWorkbook({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${csv}`) })
      await shot('import')
      await page.keyboard.press('Escape')
    }
    await page.getByRole('link', { name: contacts.today.menu, exact: true }).first().click()
    await shot('today')
    await page.evaluate(() => document.querySelector('main')?.scrollTo(0, 2000))
    await shot('today2')
    await desk.goTo('/tools/other'); await shot('tools')
    await desk.goTo('/statistics/contacts')
    await page.waitForTimeout(3000)
    if (n > 0) {
      await desk.choose(words.title)
      await shot('fields')
      await page.keyboard.press('Escape')
    }
    await context.close()
  }
})
