import { expect, type Locator, type Page, test } from 'playwright/test'
import { emailTemplates } from '../../domain/email/render/templates.ts'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'
import { storedIn } from './kept.ts'
import { main, TestServer } from './server.ts'
import { like, say } from './words.ts'

const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain(main, '7')
})
test.afterAll(() => server.remove())
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

const template = emailTemplates.zh.fairInvitation

async function openMessages(app: App): Promise<void> {
  await app.signIn(main)
  await app.goTo('/emailMarketing/emailMessage')
}

/** A red picture, as a browser makes one. */
async function picture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1_600
    canvas.height = 400
    const context = canvas.getContext('2d')!
    context.fillStyle = '#c00'
    context.fillRect(0, 0, 1_600, 400)
    return canvas.toDataURL('image/png').split(',')[1]!
  })
  return Buffer.from(base64, 'base64')
}

const previewOf = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`)
const isDrawn = (img: Locator) => expect.poll(() => img.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(800)

test('a message is written from a template without a network, survives a reload, and goes back to an earlier version', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const app = await App.blank(context, server.url)
  const { page } = app
  const { message } = app.words.email
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const theme = page.locator('input[name=theme]')
  const texts = page.getByRole('textbox', { name: message.blocks.text, exact: true })
  const mail = previewOf(page, message.preview.frame)
  await openMessages(app)
  await expect(page.getByRole('heading', { name: message.emptyTitle })).toBeVisible()
  await expectAccessible(page, 'no message yet')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await app.expectAllSaved()

  await context.setOffline(true)
  await button(say(message.templates.choose, { name: template.name })).click()
  await expect(theme).toHaveValue(template.theme)
  await theme.fill('广交会见')
  // At the end of the first text, with what is typed as a tag and a look of its own.
  await texts.first().click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('欢迎{{company|贵司}}来访')
  await expect(mail.getByText('欢迎贵司来访')).toBeVisible()
  await page.keyboard.press('Control+b')
  await page.keyboard.type('三楼')
  await expect(mail.locator('strong', { hasText: '三楼' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(mail.getByText('三楼')).toHaveCount(0)
  await page.keyboard.press('Control+y')
  await expect(mail.locator('strong', { hasText: '三楼' })).toBeVisible()

  // What is pasted leaves its words and looks, and runs nothing.
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/html', '<style>p{color:red}</style><img src=x onerror="document.title=1"><b>粘贴</b>')
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect(mail.locator('strong', { hasText: '粘贴' })).toBeVisible()
  await expect(texts.first().locator('img[src], style')).toHaveCount(0)

  // A picture is drawn smaller, stands in the preview, and is asked to say what it shows.
  await page
    .locator('input[name=picture]')
    .last()
    .setInputFiles({ name: '展位.png', mimeType: 'image/png', buffer: await picture(page) })
  await isDrawn(mail.locator('img'))
  await page.getByRole('tab', { name: like(message.editor.checkCount) }).click()
  await expect(page.getByText(message.problems.pictureNoAlt.is)).toBeVisible()
  await expectAccessible(page, 'editor with checks')
  await page.getByLabel(message.blocks.alt).fill('我们的展位')
  await expect(page.getByText(message.problems.pictureNoAlt.is)).toBeHidden()

  // It goes up by the keyboard alone, with its handle.
  const handle = button(say(message.blocks.drag, { name: message.blocks.picture }))
  await handle.focus()
  await page.keyboard.press('ArrowUp')
  const count = template.content.length + 1
  await expect(page.getByText(say(message.editor.moved, { at: count - 1, of: count }))).toBeAttached()

  // Half typed, and the tab is gone.
  await theme.press('End')
  await theme.pressSequentially('，不见不散')
  await page.reload()
  await expect(theme).toHaveValue('广交会见，不见不散')
  await isDrawn(mail.locator('img'))

  await button(message.editor.back).click()
  await expect(page.getByRole('cell', { name: '广交会见，不见不散' })).toBeVisible()
  await context.setOffline(false)
  await app.expectAllSaved()

  // On another device all of it is there, the picture too.
  const phone = await App.blank(
    await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' }),
    server.url,
    'en-US',
  )
  const words = phone.words.email.message
  await openMessages(phone)
  await phone.page.getByRole('button', { name: template.name, exact: true }).click()
  await expect(phone.page.getByLabel(words.editor.theme)).toHaveValue('广交会见，不见不散')
  await phone.page
    .getByRole('button', { name: say(words.blocks.edit, { name: words.blocks.heading }) })
    .first()
    .click()
  const sheet = phone.page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: words.blocks.heading }).press('End')
  await phone.page.keyboard.type(' 2027')
  await expectAccessible(phone.page, 'a part on a phone')
  await sheet.getByRole('button', { name: words.blocks.done }).click()
  await phone.page.getByRole('tab', { name: words.editor.preview }).click()
  await expect(previewOf(phone.page, words.preview.frame).getByText('2027')).toBeVisible()
  await isDrawn(previewOf(phone.page, words.preview.frame).locator('img'))
  await phone.page.getByRole('button', { name: words.editor.back }).click()
  await phone.expectAllSaved()

  // Back to what the template was: the oldest version, and what stood there before stays one.
  await app.typeSignIn(main.username, main.password)
  await button(template.name).click()
  await expect(mail.getByText('2027')).toBeVisible()
  await button(message.versions.menu).click()
  const versions = page.getByRole('dialog', { name: message.versions.title })
  // On a slow machine typing has a pause that is long enough for one more.
  await expect(versions.locator('button[aria-pressed]').nth(2)).toBeVisible()
  await expectAccessible(page, 'versions')
  await versions.locator('button[aria-pressed]').last().click()
  await versions.getByRole('button', { name: message.versions.restore, exact: true }).click()
  await expect(theme).toHaveValue(template.theme)
  await expect(mail.locator('img')).toHaveCount(0)
  await app.expectAllSaved()

  // A message that is deleted is there again when that was a mistake.
  await button(message.editor.back).click()
  // What was restored is undone no more: its editor is gone.
  await expect(button(app.words.app.undo)).toHaveCount(0)
  await button(say(message.more, { name: template.name })).click()
  await page.getByRole('menuitem', { name: message.remove, exact: true }).click()
  await expect(page.getByRole('heading', { name: message.emptyTitle })).toBeVisible()
  await button(app.words.app.undo).click()
  await expect(button(template.name)).toBeVisible()
  await app.expectAllSaved()
})

test('the text of a message is written by hand without a network, is checked, and follows the message again', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const app = await App.blank(context, server.url)
  const { page } = app
  const { message } = app.words.email
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const tab = (name: string) => page.getByRole('tab', { name })
  const way = (name: string) => page.getByRole('radio', { name, exact: true })
  await openMessages(app)
  await app.expectAllSaved()
  await context.setOffline(true)
  await button(message.create).first().click()
  await button(say(message.templates.choose, { name: template.name })).click()
  await tab(message.editor.preview).click()
  await tab(message.preview.text).click()
  await expect(way(message.preview.plains.made)).toBeChecked()
  await way(message.preview.plains.own).check({ force: true })
  const own = page.locator('textarea[name=plain]')
  await expect(own).toHaveValue(/\{\{/)
  await own.fill('{{nmae}}您好，欢迎来展位。')
  await expect(page.getByLabel(message.preview.text, { exact: true }).last()).toContainText('您好，欢迎来展位。')
  await expectAccessible(page, 'the text of a message')

  await page.getByRole('tab', { name: like(message.editor.checkCount) }).click()
  await page.getByRole('listitem').filter({ hasText: 'nmae' }).getByRole('button', { name: message.check.show }).click()
  await expect(own).toBeFocused()
  await own.fill('{{name|您}}好，欢迎来展位。')
  await button(message.editor.back).click()
  await context.setOffline(false)
  await app.expectAllSaved()

  await button(template.name).first().click()
  await tab(message.editor.preview).click()
  await tab(message.preview.text).click()
  await expect(own).toHaveValue('{{name|您}}好，欢迎来展位。')
  await way(message.preview.plains.made).check({ force: true })
  await expect(own).toBeHidden()
  await button(message.editor.undo).click()
  await expect(own).toHaveValue('{{name|您}}好，欢迎来展位。')
  await button(message.editor.back).click()
  await app.expectAllSaved()
})

test('one tab at a time writes a message, and nothing of either is lost @soak', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const app = await App.blank(context, server.url)
  const { page } = app
  const { message } = app.words.email
  const named = (tab: Page, name: string) => tab.getByRole('button', { name, exact: true })
  await openMessages(app)
  await named(page, message.create).click()
  await named(page, message.templates.blank).last().click()
  const theme = (tab: Page) => tab.locator('input[name=theme]')
  await theme(page).fill('第一个标签页')
  const files = page.locator('input[name=attachments]')
  const file = { name: '目录.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
  await files.setInputFiles(file)
  await files.setInputFiles(file)
  const notTaken = say(message.files.notTaken, { name: file.name, reason: message.files.twice })
  await expect(page.getByText(notTaken)).toBeVisible()
  const off = named(page, say(message.files.remove, { name: file.name }))
  await expect(off).toHaveCount(1)
  await off.click()
  await expect(off).toHaveCount(0)

  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByRole('heading', { name: message.editor.elsewhere })).toBeVisible()
  await expectAccessible(second, 'open in another tab')
  await theme(page).fill('第一个标签页，又写了几个字')
  await named(second, message.editor.writeHere).click()
  await expect(theme(second)).toHaveValue('第一个标签页，又写了几个字')
  await expect(page.getByRole('heading', { name: message.editor.elsewhere })).toBeVisible()

  // Closed in the middle of a word: it is in the message all the same, wherever that is listed next.
  await theme(second).fill('第二个标签页')
  await expect.poll(async () => JSON.stringify(await storedIn(page, 'drafts'))).toContain('第二个标签页')
  await second.close()
  await expect(theme(page)).toHaveValue('第二个标签页')
  await named(page, message.editor.back).click()
  await expect(page.getByRole('cell', { name: '第二个标签页' })).toBeVisible()
  await app.expectAllSaved()
})
