import { expect, type Locator, type Page, test } from 'playwright/test'
import { inSoak } from '../amounts.ts'
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

/** The row that the keyboard is on, as a screen reader is told. */
async function markedRow(page: Page): Promise<string> {
  const id = await page.getByRole('grid').getAttribute('aria-activedescendant')
  return id ? ((await page.locator(`#${id}`).textContent()) ?? '') : ''
}
const order = (page: Page, names: string[]) => async () => {
  // One look at the page: a list that redraws may have let go of a row that was counted a moment ago.
  const texts = await page
    .getByRole('grid')
    .getByRole('row')
    .filter({ hasText: /客户/ })
    .evaluateAll((rows) =>
      rows
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map((row) => row.textContent),
    )
  return texts.map((text) => names.find((name) => text.includes(name)))
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
  test(
    `what is opened by the keyboard gives the focus back to what opened it (${language})`,
    inSoak(language === 'zh-CN'),
    async ({ browser }) => {
      const app = await App.blank(await browser.newContext(), server.url, language)
      await app.signIn(main)
      const { page, words } = app
      const { contacts } = words
      await app.expectAllSaved()
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
    },
  )

test('beside an open contact the search leaves the heading free, on screens of every width', async ({ browser }) => {
  const app = await App.blank(await browser.newContext(), server.url, 'en-US')
  await app.signIn(main)
  const { page } = app
  await app.expectAllSaved()
  await app.create({ name: '客户八' })
  for (const path of ['/statistics/contacts', '/account/follow?follow_up_status=none']) {
    await app.goTo(path)
    await app.openContact('客户八')
    for (const width of [1440, 1366, 1280, 1100, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      const [heading, search, header] = await Promise.all(
        [
          page.getByRole('heading', { level: 1 }),
          page.getByRole('searchbox'),
          page.locator('header', { has: page.getByRole('searchbox') }),
        ].map((part) =>
          part.evaluate((element) => {
            const range = document.createRange()
            range.selectNodeContents(element)
            const { left, right, top, bottom } = (element.matches('h1') ? range : element).getBoundingClientRect()
            return { left, right, top, bottom }
          }),
        ),
      )
      const isBeside = heading!.bottom > search!.top && search!.bottom > heading!.top
      if (isBeside) expect(heading!.right, `${path} at ${width}`).toBeLessThanOrEqual(search!.left)
      expect(search!.right, `${path} at ${width}`).toBeLessThanOrEqual(header!.right)
      const actions = await page
        .locator('header button')
        .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)))
      if (path.startsWith('/statistics'))
        expect(actions, `${path} at ${width}`).toBeLessThanOrEqual(await page.evaluate(() => innerWidth))
    }
  }
})

for (const [width, height, language] of [
  [390, 844, 'zh-CN'],
  [1440, 900, 'en-US'],
] as const)
  test(
    `the options of an import are in sight before it starts, and a click away, at ${width} pixels`,
    inSoak(language === 'en-US'),
    async ({ browser }) => {
      const app = await App.blank(await browser.newContext({ viewport: { width, height } }), server.url, language)
      await app.signIn(main)
      const { contacts } = app.words
      const header = ['Name', 'Company', 'Phone', 'Email', 'Country', 'Booth', 'Hall', 'Website', 'Address', 'Remark']
      const rows = Array.from({ length: 12 }, (_, n) => header.map((title) => `${title} ${n}`).join(','))
      const buffer = Buffer.from([header.join(','), ...rows].join('\n'))
      const dialog = await app.chooseWorkbook({ name: 'fair.csv', mimeType: 'text/csv', buffer })
      const now = say(contacts.import.optionsNow, {
        tags: contacts.import.noTags,
        policy: contacts.import.policyNow.skip,
      })
      const options = dialog.getByRole('button', { name: now, exact: true })
      await expect(options).toBeInViewport({ ratio: 1 })
      const title = dialog.getByRole('heading', { name: contacts.import.options, exact: true })
      await expect(title).not.toBeInViewport()
      await options.click()
      await expect(title).toBeInViewport()
      await expect(title).toBeFocused()
      await dialog.getByRole('radio', { name: contacts.import.policy.merge }).check()
      await expect(dialog.getByRole('button', { name: new RegExp(contacts.import.policyNow.merge) })).toBeInViewport()
    },
  )

test('on a phone contacts and the trade fair are in the bar, and first in the menu of their area', async ({
  browser,
}) => {
  for (const language of ['zh-CN', 'en-US'] as const) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const app = await App.blank(context, server.url, language)
    await app.signIn(main)
    const { page, words } = app
    const bar = page.getByRole('navigation', { name: words.app.menuLabel, exact: true })
    const link = (name: string) => bar.getByRole('link', { name, exact: true })
    await expect(link(words.contacts.menu)).toHaveAttribute('aria-current', 'page')
    await expect(link(words.fair.menu)).toBeInViewport({ ratio: 0.9 })
    await link(words.fair.menu).click()
    await expect(page.getByRole('heading', { name: words.fair.menu, level: 1 })).toBeVisible()
    const pagesOfArea = page.getByRole('navigation', { name: words.app.subMenuLabel }).getByRole('link')
    await expect(pagesOfArea.nth(0)).toHaveText(words.contacts.today.menu)
    await expect(pagesOfArea.nth(1)).toHaveText(words.contacts.menu)
    await expect(pagesOfArea.nth(2)).toHaveText(words.fair.menu)
    await expect(pagesOfArea.nth(2)).toBeInViewport({ ratio: 0.9 })
    await link(words.contacts.menu).click()
    await expect(app.heading).toBeVisible()
    await context.close()
  }
})

test('fields keep within their form, however wide the letters of the font are', async ({ browser }) => {
  const app = await App.blank(await browser.newContext({ viewport: { width: 390, height: 844 } }), server.url)
  await app.goTo('/login')
  const { page } = app
  await expect(page.locator('input[name=password]')).toBeVisible()
  await page.addStyleTag({ content: 'input { font-size: 32px !important }' })
  const button = (await page.locator('button[type=submit]').boundingBox())!
  for (const field of await page.locator('form .fui-Input:visible').all()) {
    const box = (await field.boundingBox())!
    expect(box.x + box.width).toBeLessThanOrEqual(button.x + button.width + 1)
  }
})

test('on a phone the focus is back on the list when a contact is closed, and on the menu when its window is', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const app = await App.blank(context, server.url)
  await app.signIn(main)
  const { page } = app
  const { contacts } = app.words
  await app.expectAllSaved()
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

test('where what opened a question is gone with its answer, the focus stays in the window around it', async ({
  browser,
}) => {
  const app = await App.blank(await browser.newContext(), server.url)
  await app.signIn(main)
  await app.expectAllSaved()
  const { page, words } = app
  const { labels, actions } = words.contacts
  await app.choose(actions.labels)
  const window = page.getByRole('dialog', { name: labels.title })
  for (const name of ['展商', '买家']) {
    await window.getByLabel(labels.createHint).fill(name)
    await window.getByRole('button', { name: labels.create }).click()
    await expect(window.getByRole('textbox', { name: say(labels.rename, { name }), exact: true })).toBeVisible()
  }
  await window.getByRole('button', { name: say(labels.more, { name: '展商' }) }).click()
  await page.getByRole('menuitem', { name: labels.merge }).click()
  await page.getByRole('option', { name: '买家', exact: true }).click()
  await app.answer(labels.mergeNow)
  await expect(window.getByRole('textbox', { name: say(labels.rename, { name: '展商' }), exact: true })).toHaveCount(0)
  await expect(window.locator(':focus').or(page.locator('[role=dialog]:focus'))).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await expect(page.getByRole('main').getByRole('button', { name: actions.more, exact: true })).toBeFocused()
})
