import { readFileSync } from 'node:fs'
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

for (const [language, viewport, colorScheme] of [
  ['zh-CN', { width: 390, height: 844 }, 'dark'],
  ['en-US', { width: 1440, height: 900 }, 'light'],
] satisfies [Language, { width: number; height: number }, 'light' | 'dark'][])
  test(
    `in ${language}, ${viewport.width} px wide: a pasted list is left out without a network, found, allowed again and taken along`,
    inSoak(language === 'en-US'),
    async ({ browser }) => {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
        acceptDownloads: true,
      })
      const app = await App.blank(context, server.url, language)
      const { page } = app
      const { suppression } = app.words.campaigns
      const mine = (name: string) => `${name}@${language.toLowerCase()}.example`
      await app.signIn(main)
      await app.goTo('/emailMarketing/suppression')
      await page.getByRole('button', { name: suppression.add, exact: true }).click()
      await context.setOffline(true)

      const dialog = page.getByRole('alertdialog', { name: suppression.dialog.title })
      const field = dialog.getByLabel(suppression.dialog.values, { exact: false }).first()
      const submit = dialog.getByRole('button', { name: suppression.dialog.submit })
      await submit.click()
      await expect(dialog.getByText(suppression.dialog.none)).toBeVisible()
      await field.fill(`ann@broken, ${mine('bob')}`)
      await submit.click()
      await expect(dialog.getByText('ann@broken', { exact: false }).last(), 'what is wrong is named').toBeVisible()
      await expectAccessible(page, 'the form')
      await field.fill(`Ann <${mine('ann')}>; ${mine('bob').toUpperCase()}\n${mine('carl')}`)
      await dialog.getByLabel(suppression.dialog.note).fill('on the phone')
      await submit.click()
      await expect(dialog).toBeHidden()

      await page.getByRole('searchbox').fill(mine('').slice(1))
      const row = (name: string) => page.getByRole('row').filter({ hasText: mine(name) })
      for (const name of ['ann', 'bob', 'carl']) await expect(row(name)).toContainText(suppression.reason.manual)
      await expectAccessible(page, 'the list')
      await page.getByRole('searchbox').fill('carl@nowhere')
      await expect(page.getByRole('heading', { name: suppression.filter.nothing })).toBeVisible()
      await page.getByRole('searchbox').fill(mine('').slice(1))

      await page.getByRole('button', { name: say(suppression.removeOne, { value: mine('bob') }) }).click()
      await expect(row('bob')).toHaveCount(0)
      await page.getByText(app.words.app.undo, { exact: true }).last().click()
      await expect(row('bob')).toBeVisible()

      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: say(suppression.export_other, { count: 3 }) }).click()
      await page.getByRole('menuitem', { name: app.words.app.figure.save.csv, exact: true }).click()
      expect(readFileSync(await (await download).path(), 'utf8')).toContain(
        `${mine('carl')},${suppression.kind.email},${suppression.reason.manual},${suppression.allChannels}`,
      )

      await context.setOffline(false)
      await app.expectAllSaved()
      await page.reload()
      await expect(row('ann'), 'the search stands in the address').toContainText('on the phone')
      await context.close()
    },
  )
