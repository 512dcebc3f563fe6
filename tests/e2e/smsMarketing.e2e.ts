import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Locator, test } from 'playwright/test'
import { products } from '../../domain/products.ts'
import type { Actor } from '../../domain/shared/mutation.ts'
import { importPrices } from '../../server/campaigns/prices/importPrices.ts'
import { asSystem } from '../../server/db/scope.ts'
import { balanceOf, grantPoints, score } from '../../server/ledger/ledger.ts'
import { noLog } from '../../server/log.ts'
import { createCompany } from '../../server/operator.ts'
import { readSettings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { setContactCap } from '../../server/testing/contactCap.ts'
import { putDemoRoute, untilDaytime } from '../../server/testing/demoPhones.ts'
import { Device, newTestId } from '../../server/testing/device.ts'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'
import { main } from './server.ts'
import { type Language, say, words } from './words.ts'

// The demo's phones, and nobody in the database. A part to Germany is three points.
const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
let server: RunningServer
let company: Actor
test.beforeAll(async () => {
  await copyCluster(data)
  server = await startServer({ ...readSettings({ PORT: '0' }), data, watermark: data, demo: true }, noLog)
  const { database, sandbox } = server
  await untilDaytime(sandbox!)
  company = await createCompany(database, main)
  await setContactCap(database, company, null)
  await putDemoRoute({ database, data }, company, sandbox!)
  await importPrices(database, { path: 'p.csv', text: 'channel,country,category,from,points\nsms,DE,,2026-01-01,3\n' })
  const { account, user } = company
  await asSystem(database, (connection) =>
    grantPoints(connection, { account, user, uid: newTestId(), product: products.smsMarketing, points: 100 }),
  )
  const device = await new Device(server.url).signIn(main.username, main.password)
  const people = { Anna: '4915100000010', Ben: '4915100000011', Cid: '4915100000012', Dirk: '4915100000091' }
  const others = { Eva: '4915100000095', Office: '493012345678' }
  const rows = Object.entries({ ...people, ...others }).map(([name, full_number]) => ({
    id: newTestId(),
    name,
    country: 'DE',
    phones: [{ full_number, is_wt: 'unvalidated' }],
  }))
  await device.does('contact.create', { rows: [...rows, { id: newTestId(), name: 'Nobody', country: 'DE' }] })
})
test.afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})

const rows = async () =>
  (
    await server.database.pool.query<{ address: string; status: string; delivered: boolean; replied: boolean }>(
      `select address, status, delivered_at is not null as delivered, replied_at is not null as replied
       from campaign_receiver where channel = 'sms' and status <> 'suppressed' order by address`,
    )
  ).rows
const points = () =>
  asSystem(server.database, (connection) => balanceOf(connection, company.account, score(products.smsMarketing)))

async function signedIn(browser: Browser, language: Language, options: object): Promise<App> {
  const app = await App.blank(await browser.newContext(options), server.url, language)
  await app.readNotices()
  await app.signIn(main)
  await app.expectAllSaved()
  return app
}
const button = (name: string, on: { getByRole: Locator['getByRole'] }) => on.getByRole('button', { name, exact: true })

test('a text to a filter’s audience: parts and points while it is written, what became of it, a STOP, and every number', async ({
  browser,
}) => {
  const app = await signedIn(browser, 'zh-CN', {})
  const { page, words } = app
  const { sms } = words
  const { task } = words.campaigns
  const own = words.campaigns.sms.task
  await app.goTo('/smsMarketing/createGroup')
  await page.locator('[name=name]').fill('Halle 5')
  const text = `Hello {{name|friend}}, don’t miss our new kitchen lamps at the fair in Frankfurt: hall 5, booth B12. See you!`
  await page.locator('[name=text]').fill(text)
  const length = page.getByRole('status').filter({ hasText: sms.compose.encoding.ucs2 })
  await expect(length).toBeVisible()
  await button(sms.compose.plainerDo, page).click()
  await button(sms.compose.dearLineDo, page).click()
  await page.getByRole('button', { name: task.form.filterAll }).click()
  await app.includeWithoutBasis()
  await expect(page.getByText(say(sms.compose.pointsEach, { count: 3 })).first()).toBeVisible()

  const panel = page.getByRole('complementary', { name: task.run.title })
  await expect(panel).toContainText(say(task.run.receivers, { count: 5 }))
  await expect(panel).toContainText(task.detail.reason.landline)
  await expect(panel).toContainText(own.run.reason.noAddress)
  await expect(panel).toContainText(say(task.run.pointsNeeded, { needed: '15' }))
  await expect(panel).toContainText(say(task.run.pointsHave, { points: '100' }))
  await expect(panel.getByRole('table').getByRole('row').last()).toContainText('15')
  await expectAccessible(page, 'the form of a text message')

  await button(task.form.start, page.locator('form')).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText("Hello Anna, don't miss our new kitchen lamps")
  await expect(asked).toContainText(say(task.ask.readBy, { name: 'Anna' }))
  await app.confirmSending()
  await expect(page.getByRole('heading', { name: 'Halle 5', level: 1 })).toBeVisible()

  // Receipts, one that does not arrive, and one that answers with STOP.
  await expect
    .poll(async () => (await rows()).map(({ status, delivered, replied }) => [status, delivered, replied].join()))
    .toEqual(['sent,true,false', 'sent,true,false', 'sent,true,false', 'returned,false,false', 'sent,true,true'])
  expect(await points(), 'what did not arrive costs nothing').toBe(100 - 4 * 3)
  const phone = await (await fetch(`${server.url}/sandbox/phones/4915100000010`)).text()
  expect(phone).toContain('Hello Anna, don&#39;t miss')
  expect(phone).toContain('Reply STOP to opt out')

  await app.goTo('/smsMarketing/dashBoard')
  const figure = (name: keyof typeof sms.board.figure, value: string) =>
    expect(page.locator('dl > div').filter({ hasText: sms.board.figure[name] }).locator('dt + dd')).toHaveText(value)
  await figure('sent', '5')
  await figure('delivered', '4')
  await figure('failed', '1')
  await figure('replied', '1')
  await figure('points', '12')
  await expect(page.getByRole('table', { name: sms.board.title.country })).toContainText('80%')
  await expectAccessible(page, 'the dashboard of text messages')

  await app.goTo('/smsMarketing/sent')
  const list = page.getByRole('table')
  await expect(list.getByRole('row')).toHaveCount(1 + 5)
  await page.getByRole('searchbox').fill('Dirk')
  await expect(list.getByRole('row')).toHaveCount(1 + 1)
  await expect(list).toContainText(sms.sent.status.notDelivered)
  await expectAccessible(page, 'sent text messages')

  // Who said STOP is in no later audience.
  await app.goTo('/smsMarketing/createGroup')
  await page.getByRole('button', { name: task.form.filterAll }).click()
  await expect(panel).toContainText(own.run.reason.saidNo)
  await page.context().close()
})

test('on a phone, a text to a new number leaves at once, with what it costs', async ({ browser }) => {
  const viewport = { width: 390, height: 844 }
  const app = await signedIn(browser, 'en-US', { viewport, hasTouch: true, isMobile: true })
  const { page } = app
  const { sms } = words['en-US']
  const before = await points()
  await app.goTo('/smsMarketing/fastSend')
  await page.locator('[name=numbers]').fill('+49 1510 0000 013')
  await page.locator('[name=text]').fill('The samples left today.')
  const cost = [
    say(sms.fast.count_one, { count: 1 }),
    say(sms.compose.parts_one, { count: 1 }),
    say(sms.compose.points, { count: 3 }),
  ]
  await expect(page.getByText(cost.join(' · '))).toBeVisible()
  await expectAccessible(page, 'sending at once on a phone')
  await button(sms.fast.send, page).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText('The samples left today.\nReply STOP to opt out')
  await button(sms.fast.send, asked).click()
  await expect.poll(async () => (await rows()).find(({ address }) => address === '4915100000013')?.delivered).toBe(true)
  expect(await points()).toBe(before - 3)
  await app.goTo('/smsMarketing/allMessage')
  await page.getByRole('searchbox').fill('4915100000013')
  await expect(page.getByText('The samples left today.')).toBeVisible()
  // The others were there before it was looked for.
  await expect(page.getByText(sms.sent.status.delivered, { exact: true })).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.context().close()
})
