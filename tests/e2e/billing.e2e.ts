import { type BrowserContext, expect, type Locator, test } from 'playwright/test'
import { App } from './app.ts'
import { TestServer } from './server.ts'
import { like, say } from './words.ts'

// The sandbox cashier is the demo's.
const server = new TestServer(['--demo', '--without-phones'])
const demo = { username: 'demo', password: 'fairlead-demo' }
test.beforeAll(() => server.start())
test.afterAll(() => server.remove())

/** What the cashier is told in the tab that opens; it leads back to the orders. */
async function atTheCashier(context: BrowserContext, open: Locator, answer: 'Pay' | 'Decline') {
  const opened = context.waitForEvent('page')
  await open.click()
  const cashier = await opened
  await cashier.getByRole('button', { name: answer }).click()
  await cashier.waitForURL(/\/account\/order\?order=/)
  return cashier
}

const numberIn = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''))
const yuan = (value: number) => `¥${value.toLocaleString('zh-CN', { minimumFractionDigits: 2 })}`
const whole = (value: number) => value.toLocaleString('zh-CN')

test('money is paid in, exchanged for points, and both books show before, change and after', async ({ context }) => {
  const app = await App.blank(context, server.url)
  await app.signIn(demo)
  const { page, words } = app
  const { billing } = words
  const dialog = page.getByRole('alertdialog')
  const newest = page.getByRole('row').nth(1)

  await app.goTo('/account/balanceOrder')
  const balance = page.getByRole('region', { name: billing.balance.available }).getByText(/^¥/)
  const money = numberIn(await balance.innerText())
  await page.getByLabel(billing.recharge.amount).fill('100')
  await page.getByRole('button', { name: say(billing.recharge.submit, { amount: yuan(100) }) }).click()
  await expect(dialog).toContainText(say(billing.pay.title, { amount: yuan(100) }))

  // Refused once: it is said on both sides, and can be paid again.
  const open = dialog.getByRole('link', { name: billing.pay.open })
  const refused = await atTheCashier(context, open, 'Decline')
  await expect(refused.getByText(billing.pay.failedTitle)).toBeVisible()
  await refused.close()
  await expect(dialog).toContainText(billing.pay.failedTitle)
  await dialog.getByRole('button', { name: billing.pay.again }).click()

  const paid = await atTheCashier(context, open, 'Pay')
  await expect(paid.getByText(say(billing.pay.paidTitle, { amount: yuan(100) }))).toBeVisible()
  await paid.close()
  await expect(dialog).toContainText(say(billing.pay.paidTitle, { amount: yuan(100) }))
  await dialog.getByRole('button', { name: billing.pay.done }).click()
  await expect(balance).toHaveText(yuan(money + 100))
  await expectCells(newest, [
    billing.type.recharge,
    `+${yuan(100)}`,
    yuan(money),
    yuan(money + 100),
    billing.status.done,
  ])

  await app.goTo('/account/pointsDetail')
  const mail = words.app.tile.emailMarketing
  const item = page.getByRole('listitem', { name: mail, exact: true })
  const rate = numberIn(
    await item
      .getByText(like(billing.points.rate))
      .innerText()
      .then((text) => text.split('=')[1]!),
  )
  const points = numberIn(
    await item.getByText(new RegExp(`^[\\d,]+${say(billing.points.left, { points: '' })}$`)).innerText(),
  )
  await item.getByRole('button', { name: billing.points.exchange }).click()
  await dialog.getByLabel(billing.exchange.amount).fill('60')
  await expect(dialog).toContainText(yuan(money + 40))
  await expect(dialog).toContainText(whole(points + rate * 60))
  await dialog.getByRole('button', { name: billing.exchange.submit, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(item).toContainText(whole(points + rate * 60))

  await item.getByRole('button', { name: billing.points.log }).click()
  const after = [whole(points), whole(points + rate * 60), billing.status.done]
  await expectCells(newest, [billing.type.exchange, mail, `+${whole(rate * 60)}`, ...after])

  // Without a network it says how old that is, and what was known stays.
  await context.setOffline(true)
  await expect(page.getByText(like(words.app.answer.offline))).toBeVisible()
  await expectCells(newest, [billing.type.exchange, mail])
  await context.setOffline(false)
  await expect(page.getByText(like(words.app.answer.offline))).toHaveCount(0)
})

/** The first cells of a row, in order. */
async function expectCells(row: Locator, texts: string[]) {
  for (const [at, text] of texts.entries()) await expect(row.getByRole('cell').nth(at)).toContainText(text)
}
