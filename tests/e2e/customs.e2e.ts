import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { noLog } from '../../server/log.ts'
import { createCompany } from '../../server/operator.ts'
import { seedShipments } from '../../server/sample/shipments.ts'
import { openSandboxComtrade } from '../../server/sandbox/customs/comtrade.ts'
import { readSettings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'
import { main } from './server.ts'

const rows = 200_000
const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
let comtrade: Awaited<ReturnType<typeof openSandboxComtrade>>
let server: RunningServer
test.beforeAll(async () => {
  comtrade = await openSandboxComtrade(noLog)
  await copyCluster(data)
  const settings = { ...readSettings({ PORT: '0' }), data, watermark: data, comtrade: comtrade.url }
  server = await startServer(settings, noLog)
  const owner = await createCompany(server.database, main)
  await seedShipments(server.database, { ...owner, role: 'main' }, { count: 3_000, seed: 601, now: Date.now() })
})
test.afterAll(async () => {
  await server.stop()
  await comtrade.stop()
  rmSync(data, { recursive: true, force: true })
})
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

test('growing importers of a product are found, one is saved as a lead, a file of 200,000 rows comes in, and the charts are on a phone without a network @soak', async ({
  browser,
}) => {
  test.setTimeout(900_000)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const app = await App.blank(context, server.url)
  await app.readNotices()
  await app.signIn(main)
  await app.expectAllSaved()
  const { page } = app
  const { customs } = app.words

  const figure = (name: string) => page.locator(`section[data-figure][aria-label^="${name}"]`)

  // From a code to who buys most and grows fastest.
  await page.goto(`${server.url}/customsData/codes?q=9405`)
  await page.getByRole('link', { name: `${customs.codes.trade}: 9405`, exact: true }).click()
  const map = figure(customs.trade.map)
  await expect(map.locator('path title').first()).toBeAttached()
  await expect(figure(customs.trade.growing)).toBeVisible()
  await page.goto(`${server.url}/customsData/trade?hs=9405&country=US&withCountry=DE&year=2024`)
  const months = figure(customs.series.month.replace('{{year}}', '2024'))
  await expect(months.locator('svg path[role=img], svg circle').first()).toBeAttached()
  await expectAccessible(page, 'trade of two countries')

  // Two of those that grow, of which one becomes a lead and both stay on this device.
  await page.goto(`${server.url}/customsData/shipments?hs=9405`)
  const growing = page.getByRole('table', { name: customs.side.buyer, exact: true })
  const first = await growing.getByRole('link').first().innerText()
  const second = await growing.getByRole('link').nth(1).innerText()
  for (const name of [second, first]) {
    await page.goto(`${server.url}/customsData/shipments?hs=9405`)
    await growing.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await page.getByRole('button', { name: customs.pinned.add, exact: true }).click()
    await expect(page.getByRole('button', { name: customs.pinned.remove, exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: customs.company.saveLead, exact: true }).click()
  await expect(page.getByRole('button', { name: customs.company.known, exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: customs.similar.title, exact: true })).toBeVisible()
  await expectAccessible(page, 'a company')

  // A large file, which the browser reads and sends by pages.
  await page.goto(`${server.url}/customsData/files`)
  await page.locator('input[type=file]').setInputFiles({
    name: 'large.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(manyShipments()),
  })
  await page.getByRole('button', { name: customs.wizard.start, exact: true }).click()
  const done = customs.wizard.done_other.replace('{{count, number}}', rows.toLocaleString('zh-CN'))
  await expect(page.getByText(done)).toBeVisible({ timeout: 600_000 })
  await page.getByRole('button', { name: customs.wizard.close, exact: true }).click()

  // In the hall: no network, and a phone.
  await app.expectAllSaved()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await context.setOffline(true)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.url}/customsData/shipments`)
  await page
    .getByRole('navigation', { name: customs.pinned.label })
    .getByRole('link', { name: second, exact: true })
    .click()
  await expect(page.getByRole('heading', { name: second, exact: true })).toBeVisible()
  const trade = figure(customs.chart.months)
  await expect(trade.locator('svg circle, svg path[role=img]').first()).toBeAttached()
  const offline = customs.shipments.offline.split('{{at}}')[1]!
  await expect(page.getByText(offline).first()).toBeVisible()
  await expectAccessible(page, 'a company on a phone')
  // What was never asked cannot be answered, and says so.
  await page.goto(`${server.url}/customsData/shipments?hs=0101`)
  await expect(page.getByText(customs.shipments.offlineNothing)).toBeVisible()
})

function manyShipments(): string {
  const header =
    'Arrival Date,Consignee Name,Shipper Name,HS Code,Product Description,Gross Weight (KG),Total Value (USD),Bill of Lading Number'
  const lines = [header]
  for (let at = 0; at < rows; at++)
    lines.push(
      `2025-0${1 + (at % 9)}-1${at % 9},Large Buyer ${at % 900} Inc.,Large Supplier ${at % 300} Co.,94051${at % 3},LED lamp ${at % 77},${100 + (at % 900)},${1_000 + (at % 9_000)},L${at}`,
    )
  return lines.join('\n')
}
