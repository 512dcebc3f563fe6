import { expect, test } from 'playwright/test'
import { products } from '#domain/products'
import { inSoak } from '../amounts.ts'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { say } from './words.ts'

const contact = '+86 574 8765 4321, sales@fairlead.example'
const server = new TestServer([], { FAIRLEAD_SERVICE: contact })
const sub = { username: 'lin', password: 'fair winds 2026' }
const screens = [
  { language: 'zh-CN', viewport: { width: 1280, height: 800 } },
  { language: 'en-US', viewport: { width: 390, height: 844 } },
] as const

test.beforeAll(async () => {
  await server.start()
  server.createMain()
  const all = Object.values(products).join(',')
  server.admin('revoke', '--username', main.username, '--products', all)
  server.admin('create-sub', '--parent', main.username, '--username', sub.username, '--password', sub.password)
})
test.afterAll(() => server.remove())

for (const { language, viewport } of screens) {
  test(
    `what is not purchased leads to what there is to buy and whom to ask (${language})`,
    inSoak(language === 'en-US'),
    async ({ browser }) => {
      const context = await browser.newContext({ viewport })
      const app = await App.blank(context, server.url, language)
      await app.signIn(main)
      const { page, words } = app
      await app.goTo('/emailMarketing/emailTask')
      const notice = page.getByText(say(words.app.closed.notHeld, { area: words.app.tile.emailMarketing }))
      await expect(notice).toBeVisible()
      await page.getByRole('button', { name: words.app.notice.ok, exact: true }).click()
      await expect(page).toHaveURL(/\/account\/purchase$/)
      await expect(notice).toHaveCount(0)
      await expect(page.getByText(contact)).toBeVisible()
      const product = page.getByRole('listitem', { name: words.app.tile.emailMarketing, exact: true })
      await expect(product).toContainText(words.billing.purchase.none)
      await app.goTo('/account/overview')
      await expect(page.getByText(words.account.products.none)).toBeVisible()
      await page.getByRole('link', { name: words.account.products.purchase }).click()
      await expect(page).toHaveURL(/\/account\/purchase$/)
      await context.close()
    },
  )

  test(
    `a sub account is told whose page it asked for (${language})`,
    inSoak(language === 'en-US'),
    async ({ browser }) => {
      const context = await browser.newContext({ viewport })
      const app = await App.blank(context, server.url, language)
      await app.signIn(sub)
      const { closed, tile } = app.words.app
      await app.goTo('/account/pointsDetail')
      await expect(app.page).toHaveURL(/\/account\/overview/)
      await expect(app.page.getByText(say(closed.mainOnly, { area: tile.account }))).toBeVisible()
      await app.goTo('/currencyExchange')
      await expect(app.page).toHaveURL(/\/tools\/currencyExchange/)
      await app.goTo('/account/purchase')
      const whom = say(app.words.billing.purchase.main, { name: main.username })
      await expect(app.page.getByText(whom)).toBeVisible()
      await context.close()
    },
  )
}
