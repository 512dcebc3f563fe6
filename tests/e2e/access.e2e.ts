import { expect, test } from 'playwright/test'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'

const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
  server.admin('seed', '--username', main.username, '--contacts', '40')
  server.admin('create-sub', '--parent', main.username, '--username', 'mia', '--password', 'calm harbour 2026')
})
test.afterAll(() => server.remove())

for (const [colorScheme, viewport] of [
  ['light', { width: 1440, height: 900 }],
  ['dark', { width: 390, height: 844 }],
] as const)
  test(`every screen can be used by everybody: ${colorScheme}, ${viewport.width} px`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, viewport, reducedMotion: 'reduce' })
    const app = await App.open(context, server.url, 'en-US')
    const { contacts } = app.words
    await expect(app.page.getByRole('button', { name: app.words.auth.signIn.submit })).toBeVisible()
    await expectAccessible(app.page, 'sign-in')
    await app.signIn(main)
    await app.expectTotal(40)
    await app.expectAllSaved()
    await expectAccessible(app.page, 'list')
    await app.page.getByRole('row').nth(2).click()
    await expect(app.panel).toBeVisible()
    await expectAccessible(app.page, 'panel')
    for (const part of ['activity', 'rules'] as const) {
      await app.panel.getByRole('tab', { name: contacts.person.tab[part] }).click()
      await expect(app.panel.getByRole('tabpanel', { name: contacts.person.tab[part] })).toBeVisible()
      await expectAccessible(app.page, part)
    }
    await app.closePanel()
    await app.choose(contacts.actions.create)
    await expect(app.page.locator('form')).toBeVisible()
    await expectAccessible(app.page, 'new contact')
    await app.page.keyboard.press('Escape')
    await app.syncButton.click()
    await expect(app.page.getByRole('dialog')).toBeVisible()
    await expectAccessible(app.page, 'where data stands')
    await app.page.keyboard.press('Escape')
    await app.choose(contacts.actions.import)
    await expect(app.page.getByRole('dialog')).toBeVisible()
    await expectAccessible(app.page, 'import')
    await app.page.keyboard.press('Escape')
    await app.choose(contacts.actions.export)
    await expect(app.page.getByRole('dialog')).toBeVisible()
    await expectAccessible(app.page, 'export')
    await app.page.keyboard.press('Escape')
    await app.openHealth()
    await expectAccessible(app.page, 'how data fares')
    await app.goTo('/account/accountManage')
    await expect(app.row('mia')).toBeVisible()
    await expectAccessible(app.page, 'sub accounts')
    await app.row('mia').click()
    await expect(app.page.getByRole('heading', { name: 'mia' })).toBeVisible()
    await expectAccessible(app.page, 'a sub account')
    await app.goTo('/account/accountManage')
    await app.page.getByRole('button', { name: app.words.subAccounts.actions.create }).click()
    await expect(app.page.locator('form')).toBeVisible()
    await expectAccessible(app.page, 'new sub account')
    await app.goTo('/account/accountManage')
    await openAbout(app, app.words.app.windows.distribute)
    const { distribution } = app.words
    await expectAccessible(app.page, 'which contacts to distribute')
    await app.page.getByRole('button', { name: distribution.next, exact: true }).click()
    await app.page.getByRole('checkbox', { name: 'mia', exact: true }).check()
    await expectAccessible(app.page, 'to whom')
    await app.page.getByRole('button', { name: distribution.next, exact: true }).click()
    await expect(app.page.getByRole('dialog').getByRole('row').nth(2)).toBeVisible()
    await expectAccessible(app.page, 'what would happen')
    await app.page.keyboard.press('Escape')
    await openAbout(app, app.words.app.windows.pool)
    await expect(app.page.getByRole('heading', { name: distribution.poolList.empty })).toBeVisible()
    await expectAccessible(app.page, 'public pool')
    await context.close()
  })

/** Beside the sub accounts: a button where there is room for one, otherwise under "more". */
async function openAbout({ page, words }: App, name: string) {
  const button = page.getByRole('button', { name, exact: true })
  const more = page.getByRole('button', { name: words.app.windows.more, exact: true })
  await expect(more).toBeVisible()
  if (await button.isVisible()) await button.click()
  else {
    await more.click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await expect(page.getByRole('dialog')).toBeVisible()
}

test('a person with a keyboard only finds, opens, changes and closes a contact', async ({ context }) => {
  const app = await App.open(context, server.url, 'en-US')
  await app.signIn(main)
  await app.expectTotal(40)
  const { keyboard } = app.page
  await keyboard.press('/')
  await expect(app.page.getByRole('searchbox')).toBeFocused()
  await keyboard.press('Escape')
  await app.page.getByRole('grid').focus()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(app.panel).toBeVisible()
  await keyboard.press('Escape')
  await expect(app.panel).toBeHidden()
  await keyboard.press('n')
  await expect(app.page.locator('form [name=name]')).toBeFocused()
})
