import { expect, test } from 'playwright/test'
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

test('the day’s page says what it is for, has what is due without a network, and is one press away on a phone', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const desk = await App.blank(context, server.url)
  await desk.signIn(main)
  const { page } = desk
  const { today, person } = desk.words.contacts
  await page.getByRole('link', { name: today.menu, exact: true }).first().click()
  await expect(page.getByRole('heading', { name: today.empty.title, exact: true })).toBeVisible()
  await page.getByRole('button', { name: today.empty.contacts, exact: true }).click()

  await desk.create({ name: '李娜', phone: '+8613800138001' })
  await desk.panel.getByRole('tab', { name: person.tab.activity, exact: true }).click()
  for (const text of ['寄样品', '报价']) {
    await desk.panel.getByRole('textbox', { name: person.reminders.about, exact: true }).fill(text)
    await desk.panel.getByRole('combobox', { name: person.reminders.when, exact: true }).selectOption('at')
    await desk.panel.getByLabel(person.reminders.time, { exact: true }).fill(await lateToday(page))
    await desk.panel.getByRole('button', { name: person.reminders.add, exact: true }).click()
    await expect(desk.panel.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible()
  }
  await desk.expectAllSaved()

  await context.setOffline(true)
  await page.getByRole('link', { name: today.menu, exact: true }).first().click()
  const reminders = page.getByRole('region', { name: today.reminders, exact: true })
  await expect(reminders.getByRole('listitem')).toHaveCount(2)
  const samples = say(person.reminders.of, { text: '寄样品', name: '李娜' })
  await reminders.getByRole('checkbox', { name: say(person.reminders.done, { text: samples }), exact: true }).click()
  await expect(reminders.getByRole('listitem')).toHaveCount(1)
  const quote = say(person.reminders.of, { text: '报价', name: '李娜' })
  await reminders.getByRole('button', { name: say(person.reminders.later, { text: quote }), exact: true }).click()
  await expect(page.getByRole('heading', { name: today.empty.title, exact: true })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: today.empty.contacts, exact: true }).click()
  const bar = page.getByRole('navigation', { name: desk.words.app.menuLabel, exact: true })
  await bar.getByRole('link', { name: today.menu, exact: true }).click()
  await expect(page.getByRole('heading', { name: today.title, exact: true, level: 1 })).toBeVisible()
})

/** The last minute of the page's day. */
const lateToday = (page: App['page']) =>
  page.evaluate(() => {
    const now = new Date()
    const two = (part: number) => String(part).padStart(2, '0')
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}T23:59`
  })
