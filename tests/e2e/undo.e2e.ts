import { expect, type Locator, type Page, test } from 'playwright/test'
import { soakOnly } from '../amounts.ts'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { like, say } from './words.ts'

const many = 12_000
const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
  server.admin('seed', '--username', main.username, '--contacts', String(many), '--seed', '1')
})
test.afterAll(() => server.remove())

test('after a reload and without a network, a tag on thousands stands in the list of what was done, and comes off once', async ({
  context,
}) => {
  const app = await App.blank(context, server.url, 'en-US')
  await app.signIn(main)
  const { page } = app
  const { contacts } = app.words
  const tag = 'Wrong tag'
  await app.expectTotal(many)
  await page.getByRole('checkbox', { name: contacts.row.selectAll }).click()
  await app.forSelected('tags', contacts.selection.addTag)
  await page.getByRole('combobox').last().fill(tag)
  await page.getByText(say(contacts.panel.createLabel, { name: tag })).click()
  await expect(page.getByText(say(contacts.bulk.changed_other, { count: many }), { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText(tag)

  // The toast and all that the worker knew are gone; another tab shows the same.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await context.setOffline(true)
  await page.reload()
  const other = new App(await context.newPage(), server.url, 'en-US')
  await other.page.goto(server.url)
  const [mine, theirs] = [await openUndos(app), await openUndosFromState(other)]
  const what = say(contacts.change.tagAdd_other, { count: many, label: tag })
  const [item, twin] = [mine, theirs].map((list) => list.getByRole('listitem', { name: what, exact: true })) as [
    Locator,
    Locator,
  ]
  await expect(item).toContainText(contacts.bulk.recent.state.done)
  await expectAccessible(page, 'what can be undone')
  await item.getByRole('button').click()
  await expect(page.getByText(say(contacts.bulk.undone_other, { count: many }), { exact: true }).first()).toBeVisible()
  await expect(item).toContainText(contacts.bulk.recent.state.undone)
  await expect(item.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('row', { includeHidden: true }).nth(1)).not.toContainText(tag)

  // Where it still seemed to be possible, it is not done again.
  await twin.getByRole('button').click()
  await expect(other.page.getByText(contacts.bulk.undoOver, { exact: true }).first()).toBeVisible()
  await expect(twin).toContainText(contacts.bulk.recent.state.undone)
})

test(
  'thousands of contacts come back with a progress like the one they went with, whatever page it is by then',
  soakOnly,
  async ({ context }) => {
    const app = await App.blank(context, server.url, 'en-US')
    await app.signIn(main)
    const { page } = app
    const { contacts, statistics, app: frame } = app.words
    await app.expectTotal(many)
    await page.getByRole('checkbox', { name: contacts.row.selectAll }).click()
    const bar = page.getByRole('toolbar', { name: contacts.selection.label })
    await bar.getByRole('button', { name: contacts.actions.delete, exact: true }).click()
    await app.answer(contacts.actions.delete)
    await expect(
      page.getByText(say(contacts.bulk.deleted_other, { count: many }), { exact: true }).first(),
    ).toBeVisible()
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
  },
)

async function openUndos({ page, words: { app, contacts } }: App): Promise<Locator> {
  await page.getByRole('button', { name: contacts.actions.more, exact: true }).click()
  await page.getByRole('menuitem', { name: app.windows.undos, exact: true }).click()
  return page.getByRole('dialog', { name: app.windows.undos, exact: true })
}

/** Whoever wonders what became of a change looks there first. */
async function openUndosFromState({ page, words: { app } }: App): Promise<Locator> {
  await page.getByRole('button', { name: like(app.sync.label) }).click()
  await page.getByRole('button', { name: app.windows.undos, exact: true }).click()
  return page.getByRole('dialog', { name: app.windows.undos, exact: true })
}

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
