import { expect, type Locator, type Page, test } from 'playwright/test'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'

const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
})
test.afterAll(() => server.remove())
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

/** The row that the keyboard is on, as a screen reader is told. */
async function markedRow(page: Page): Promise<string> {
  const id = await page.getByRole('grid').getAttribute('aria-activedescendant')
  return id ? ((await page.locator(`#${id}`).textContent()) ?? '') : ''
}
const order = (page: Page, names: string[]) => async () => {
  const rows = await page.getByRole('grid').getByRole('row').filter({ hasText: /客户/ }).all()
  const tops = await Promise.all(
    rows.map(async (row) => ({ top: (await row.boundingBox())!.y, text: await row.textContent() })),
  )
  return tops.toSorted((a, b) => a.top - b.top).map(({ text }) => names.find((name) => text?.includes(name)))
}

test('who works down a list edits one contact after the other, and stays where they are', async ({ browser }) => {
  const app = await App.blank(await browser.newContext(), server.url)
  await app.signIn(main)
  const { page, words } = app
  const names = ['客户一', '客户二', '客户三', '客户四']
  for (const name of names.toReversed()) {
    await app.create({ name })
    await app.closePanel()
  }
  await expect.poll(order(page, names)).toEqual(names)
  const next = app.panel.getByRole('button', { name: words.contacts.panel.next })
  const title = (name: string) => app.panel.getByText(name, { exact: true }).first()

  await app.openContact('客户二')
  await app.edit('remark', '老客户')
  await expect(app.row('客户二')).toBeVisible()
  await app.expectAllSaved()
  await expect.poll(order(page, names)).toEqual(names)
  await expect.poll(() => markedRow(page)).toContain('客户二')
  await next.click()
  await expect(title('客户三')).toBeVisible()
  await expect.poll(() => markedRow(page)).toContain('客户三')
  await app.edit('company', 'Bosch')
  await app.expectAllSaved()
  await next.click()
  await expect(title('客户四')).toBeVisible()
  await expect.poll(() => markedRow(page)).toContain('客户四')

  // When it is closed the list is in its order again, and the mark goes with its contact.
  await app.closePanel()
  await expect.poll(order(page, names)).toEqual(['客户三', '客户二', '客户一', '客户四'])
  await expect.poll(() => markedRow(page)).toContain('客户四')

  // Of a new one it is the row that is marked, not the one that stood there.
  await app.create({ name: '客户五' })
  await expect.poll(() => markedRow(page)).toContain('客户五')
  await app.closePanel()

  // Who leaves the list by what was changed leaves the next one to go on with.
  await app.goTo('/account/follow?follow_up_status=none')
  await app.row('客户二').first().getByText('客户二').click()
  await expect(app.panel).toBeVisible()
  const before = await order(page, [...names, '客户五'])()
  await app.panel.getByRole('button', { name: new RegExp(words.contacts.fields.follow_up_status) }).click()
  await page.getByRole('option', { name: words.contacts.status.closed, exact: true }).click()
  await expect(page.getByRole('grid').getByRole('row').filter({ hasText: '客户二' })).toHaveCount(0)
  await expect.poll(() => markedRow(page)).toBe('')
  await next.click()
  await expect(title(before[before.indexOf('客户二') + 1]!)).toBeVisible()
})

for (const language of ['zh-CN', 'en-US'] as const)
  test(`what is opened by the keyboard gives the focus back to what opened it (${language})`, async ({ browser }) => {
    const app = await App.blank(await browser.newContext(), server.url, language)
    await app.signIn(main)
    const { page, words } = app
    const { contacts } = words
    await app.create({ name: '客户六' })
    await app.closePanel()
    const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
    const more = button(contacts.actions.more)
    /** As soon as it has the keyboard. */
    const cameBack = async (opener: Locator, opened: Locator) => {
      await expect(opened.locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(opened).toBeHidden()
      await expect(opener).toBeFocused()
    }

    for (const name of [
      contacts.actions.import,
      contacts.actions.export,
      contacts.columns.title,
      contacts.filter.more,
    ]) {
      await button(name).focus()
      await page.keyboard.press('Enter')
      await cameBack(button(name), page.getByRole('dialog'))
    }
    await button(contacts.actions.create).focus()
    await page.keyboard.press('Enter')
    await cameBack(button(contacts.actions.create), page.getByRole('complementary', { name: contacts.form.title }))

    // From an entry of a menu, which is gone by then: to the menu's button.
    for (const name of [contacts.actions.labels, contacts.duplicates.title]) {
      await more.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name, exact: true }).press('Enter')
      await cameBack(more, page.getByRole('dialog'))
    }

    // A question over a panel, the panel, and the list.
    await page.getByRole('grid').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(app.panel).toBeVisible()
    const deleting = app.panel.getByRole('button', { name: contacts.actions.delete, exact: true })
    await deleting.focus()
    await page.keyboard.press('Enter')
    await cameBack(deleting, page.getByRole('alertdialog'))
    await expect(deleting).toBeFocused()
    await cameBack(page.getByRole('grid'), app.panel)
  })

test('on a phone the focus is back on the list when a contact is closed, and on the menu when its window is', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const app = await App.blank(context, server.url)
  await app.signIn(main)
  const { page } = app
  const { contacts } = app.words
  await app.create({ name: '客户七' })
  await app.closePanel()
  await app.openContact('客户七')
  await app.closePanel()
  await expect(app.panel).toBeHidden()
  await expect(page.getByRole('grid')).toBeFocused()
  const more = page.getByRole('button', { name: contacts.actions.more, exact: true }).first()
  await more.click()
  await page.getByRole('menuitem', { name: contacts.actions.import, exact: true }).click()
  await expect(page.getByRole('dialog', { name: contacts.import.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
})
