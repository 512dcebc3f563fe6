import { expect, test } from 'playwright/test'
import { inSoak } from '../amounts.ts'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { type Language, say } from './words.ts'

const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
})
test.afterAll(() => server.remove())

for (const [language, viewport, numbers] of [
  ['zh-CN', { width: 390, height: 844 }, ['+49 151 12345601', '+49 151 12345602']],
  ['en-US', { width: 1440, height: 900 }, ['+49 151 12345611', '+49 151 12345612']],
] satisfies [Language, { width: number; height: number }, string[]][])
  test(
    `in ${language}, ${viewport.width} px wide: a list from a file is kept off text messages alone, and is found by its channel`,
    inSoak(language === 'en-US'),
    async ({ browser }) => {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
      const app = await App.blank(context, server.url, language)
      const { page } = app
      const { suppression } = app.words.campaigns
      const address = `ann@${language.toLowerCase()}.example`
      await app.signIn(main)
      await app.goTo('/smsMarketing/suppression')
      await page.getByRole('button', { name: suppression.add, exact: true }).click()
      const dialog = page.getByRole('alertdialog', { name: suppression.dialog.title })
      const file = dialog.locator('input[type=file]')
      const choose = (name: string, lines: string[]) =>
        file.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) })
      await choose('colours.csv', ['Colour', 'red', 'green', 'blue'])
      await expect(dialog.getByText(suppression.dialog.fileNone)).toBeVisible()
      await choose('stop.csv', ['Name,Phone,Email', `Ann,${numbers[0]},${address}`, `Ben,${numbers[1]},`])
      await expect(dialog.getByText(say(suppression.dialog.fileRead_other, { count: 3 }))).toBeVisible()
      await dialog.getByText(suppression.allChannels, { exact: true }).click()
      // The channel of the page that one comes from is the first.
      await expect(dialog.getByRole('checkbox', { name: suppression.channel.sms, exact: true })).toBeChecked()
      await expect(dialog.getByRole('checkbox', { name: suppression.channel.email, exact: true })).not.toBeChecked()
      await expectAccessible(page, 'the form with a file')
      await dialog.getByRole('button', { name: suppression.dialog.submit }).click()
      await expect(dialog).toBeHidden()

      // Numbers are written in groups.
      const row = (text: string) =>
        page
          .getByRole('row')
          .filter({ hasText: text.startsWith('+') ? new RegExp([...text.replace(/\D/g, '')].join(' ?')) : text })
      for (const text of [...numbers, address]) await expect(row(text)).toContainText(suppression.channel.sms)
      const filterBy = async (channel: string) => {
        await page.getByRole('button', { name: new RegExp(`^${suppression.filter.channel}`) }).click()
        await page.getByRole('option', { name: channel, exact: true }).click()
        await page.keyboard.press('Escape')
      }
      await filterBy(suppression.channel.email)
      await expect(row(numbers[0]!)).toHaveCount(0)
      await page
        .getByRole('button', { name: say(suppression.filter.remove, { name: suppression.filter.channel }) })
        .click()
      await filterBy(suppression.channel.sms)
      await expect(row(numbers[0]!)).toBeVisible()
      await expectAccessible(page, 'the list of one channel')
      await app.expectAllSaved()
      await page.reload()
      await expect(row(address), 'the channel stands in the address').toBeVisible()
      await expect(page).toHaveURL(/channel=sms/)
      await context.close()
    },
  )
