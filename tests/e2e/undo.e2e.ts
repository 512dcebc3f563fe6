import { expect, type Page, test } from 'playwright/test'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { say } from './words.ts'

const many = 12_000
const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
  server.admin('seed', '--username', main.username, '--contacts', String(many), '--seed', '1')
})
test.afterAll(() => server.remove())

test('thousands of contacts come back with a progress like the one they went with, whatever page it is by then', async ({
  context,
}) => {
  const app = await App.open(context, server.url, 'en-US')
  await app.signIn(main)
  const { page } = app
  const { contacts, statistics, app: frame } = app.words
  await app.expectTotal(many)
  await page.getByRole('checkbox', { name: contacts.row.selectAll }).click()
  const bar = page.getByRole('toolbar', { name: contacts.selection.label })
  await bar.getByRole('button', { name: contacts.actions.delete, exact: true }).click()
  await app.answer(contacts.actions.delete)
  await expect(page.getByText(say(contacts.bulk.deleted_other, { count: many }), { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: statistics.table.menu, exact: true }).click()
  await expect(page.getByRole('heading', { name: statistics.table.menu, exact: true })).toBeVisible()

  await pressedAtOnce(page, contacts.bulk.pause)
  await page.getByRole('button', { name: frame.undo, exact: true }).click()
  const progress = page.getByRole('alertdialog', { name: contacts.bulk.restoring })
  await expect(progress.getByText(/ of 12,000$/)).toBeVisible()
  await progress.getByRole('button', { name: contacts.bulk.resume }).click()
  await expect(
    page.getByText(say(contacts.bulk.restored_other, { count: many }), { exact: true }).first(),
  ).toBeVisible()
})

/** The moment it stands there: it may be done before a hand is. */
const pressedAtOnce = (page: Page, name: string) =>
  page.evaluate((name) => {
    new MutationObserver((_, watching) => {
      const buttons = document.querySelectorAll<HTMLElement>('[role=alertdialog] button')
      const button = [...buttons].find(({ textContent }) => textContent === name)
      if (!button) return
      watching.disconnect()
      button.click()
    }).observe(document.body, { childList: true, subtree: true })
  }, name)
