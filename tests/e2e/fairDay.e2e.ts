import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, test } from 'playwright/test'
import { noLog } from '../../server/log.ts'
import { createCompany, createSubAccount } from '../../server/operator.ts'
import { readSettings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { amount, minutes } from '../amounts.ts'
import { App } from './app.ts'
import { boothBrowser } from './browser.ts'
import { main } from './server.ts'
import { like, say } from './words.ts'

test.use({ launchOptions: boothBrowser })

const password = 'calm harbour 2026'
const hours = 3_600_000
const cards = Array.from({ length: amount('FAIR_DAY') }, (_, n) => `王小明 ${n + 1}`)
const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
let server: RunningServer
test.beforeAll(async () => {
  await copyCluster(data)
  server = await startServer({ ...readSettings({ PORT: '0' }), data, watermark: data }, noLog)
  await createCompany(server.database, main)
  for (const username of ['mia', 'olu']) await createSubAccount(server.database, main.username, { username, password })
})
test.afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})

async function phoneOf(browser: Browser, username: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })
  // It is morning at the fair: the day ends now.
  await context.clock.install({ time: Date.now() - 8 * hours })
  // The network that is taken away is not the service worker's: woken at the wrong moment, it would send what waits.
  await context.addInitScript(() => void Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'))
  const app = await App.blank(context, server.url)
  const { page, words } = app
  await app.signIn({ username, password })
  await app.goTo('/statistics/fair')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
  const type = async (name: string, more: Record<string, string> = {}) => {
    await page.locator('input[name=name]').fill(name)
    for (const [field, text] of Object.entries(more)) await page.locator(`textarea[name=${field}]`).fill(text)
  }
  const typeAnother = async (names: string[]) => {
    await press(new RegExp(`^${words.fair.capture.typed}`))
    for (const name of names) {
      await type(name)
      await press(words.fair.capture.next)
      await expect(page.getByText(say(words.fair.capture.kept, { name }))).toBeVisible()
    }
    await press(words.fair.capture.close)
  }
  return { app, page, context, press, type, typeAnother }
}
type Phone = Awaited<ReturnType<typeof phoneOf>>

/** Leads go on over the table: a code, a file, a receipt. */
async function shareLeads(from: Phone, to: Phone, names: readonly string[]) {
  const { shareLeads: said, capture } = from.app.words.fair
  const pictureOf = ({ page }: Phone, name: string) => page.getByRole('img', { name }).screenshot()
  const show = ({ page }: Phone, buffer: Buffer) =>
    page.locator('input[name=card]').setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer })
  await to.press(said.take)
  await from.press(said.give)
  await show(from, await pictureOf(to, said.mineCode))
  await from.press(said.byFile)
  const saving = from.page.waitForEvent('download')
  await from.press(said.save)
  await to.page.locator('input[name=bundle]').setInputFiles(await (await saving).path())
  for (const name of names) await expect(to.page.getByText(name)).toBeVisible()
  await to.press(said.keep)
  const receipt = await pictureOf(to, said.receiptCode)
  await from.press(said.taken)
  await show(from, receipt)
  await expect(from.page.getByText(like(said.letGo_other)).first()).toBeVisible()
  await to.press(capture.close)
}

const vcards = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    ['BEGIN:VCARD', 'VERSION:3.0', `FN:Lead ${n}`, `TEL:+4479${String(n).padStart(8, '0')}`, 'END:VCARD'].join('\r\n'),
  ).join('\r\n')

test('a day at the fair without a network: leads captured in every way are in the office once, with every picture and voice', async ({
  browser,
}) => {
  test.setTimeout(minutes(10))
  const mia = await phoneOf(browser, 'mia')
  const olu = await phoneOf(browser, 'olu')
  const { fair, contacts } = mia.app.words
  const { page } = mia
  await mia.press(like(fair.reading.fetch))
  await mia.typeAnother(['早上第一位'])
  await mia.app.expectAllSaved()
  await mia.press(fair.fair.add)
  await page.getByLabel(fair.fair.name).fill('广交会')
  await mia.press(fair.fair.save)
  await page.getByLabel(fair.stamp.followUp).selectOption('3')
  await expect(page.getByText(fair.reading.here)).toBeVisible()
  await mia.press(fair.booth.add)
  await page.locator('input[name=title]').fill('宁波海港电子')
  await mia.press(fair.booth.make)
  await expect(page.getByText(fair.booth.waits)).toBeHidden()
  const address = await page.getByRole('link', { name: /\/f\// }).textContent()
  await mia.press(fair.capture.close)
  await mia.app.expectAllSaved()
  for (const { context } of [mia, olu]) await context.setOffline(true)

  // Cards by the camera, each with a voice; a code; what is typed; a list of cards from the organiser.
  await page.getByRole('link', { name: fair.capture.label, exact: true }).click()
  for (const name of cards) {
    await mia.press(fair.capture.shutter)
    await expect(page.locator('input[name=company]')).toHaveValue('宁波海港电子有限公司')
    await mia.press(say(contacts.voice.recordFor, { name: '王小明' }))
    await expect(page.getByRole('timer')).toContainText(/0:(0[1-9]|[1-5]\d) /)
    await mia.press(contacts.voice.keep)
    await mia.type(name)
    await mia.press(fair.capture.next)
    await expect(page.getByText(say(fair.capture.kept, { name }))).toBeVisible()
    await mia.context.clock.fastForward('01:00:00')
  }
  await mia.press(fair.capture.code)
  await expect(page.locator('input[name=name]')).toHaveValue('Maria Santos')
  await mia.press(fair.capture.done)
  await mia.typeAnother(['展位访客甲', '展位访客乙'])
  await mia.app.goTo('/statistics/contacts')
  await mia.app.expectTotal(4 + cards.length)
  const importing = await mia.app.chooseWorkbook({
    name: 'visitors.vcf',
    mimeType: 'text/vcard',
    buffer: Buffer.from(vcards(490)),
  })
  await importing.getByRole('button', { name: contacts.import.start, exact: true }).click()
  await expect(importing.getByText(contacts.import.done, { exact: true })).toBeVisible()
  await importing.getByRole('button', { name: contacts.import.show }).click()
  await mia.app.expectTotal(494 + cards.length)

  // Two of a colleague's, and one that a visitor enters meanwhile.
  await olu.typeAnother(['Olu 一', 'Olu 二'])
  await mia.app.goTo('/statistics/fair')
  await shareLeads(olu, mia, ['Olu 一', 'Olu 二'])
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(address!)
  await visitor.locator('input[name=name]').fill('Ana Silva')
  await visitor.locator('input[name=email]').fill('ana@example.com')
  await visitor.locator('button').click()
  await expect(visitor.getByRole('heading')).toHaveText(/已收到/)

  // The office and the booth write about the same person.
  const office = await App.blank(await browser.newContext({ viewport: { width: 1440, height: 900 } }), server.url)
  await office.signIn(main)
  await office.openContact('早上第一位')
  await office.edit('remark', '老客户')
  await office.expectAllSaved()
  await mia.app.goTo('/statistics/contacts')
  await mia.app.search('早上第一位')
  await mia.app.openContact('早上第一位')
  await mia.app.edit('company', '远洋贸易')
  await mia.app.closePanel()

  await mia.context.clock.fastForward((8 - cards.length) * hours)
  await mia.app.goTo('/statistics/fair')
  for (const { context } of [mia, olu]) await context.setOffline(false)
  await mia.app.expectAllSaved()
  await olu.app.expectAllSaved()

  const { rows } = await server.database.pool.query<{ name: string }>(
    'select name from contact where deleted_at is null',
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [
      '早上第一位',
      ...cards,
      'Maria Santos',
      '展位访客甲',
      '展位访客乙',
      'Olu 一',
      'Olu 二',
      'Ana Silva',
      ...Array.from({ length: 490 }, (_, n) => `Lead ${n}`),
    ].toSorted(),
  )
  const { rowCount: followUps } = await server.database.pool.query('select from reminder where deleted_at is null')
  expect(followUps).toBe(3 + cards.length)
  await office.closePanel()
  await office.expectTotal(497 + cards.length)
  await office.openContact('早上第一位')
  await expect(office.panel.getByRole('textbox', { name: contacts.fields.remark, exact: true })).toHaveValue('老客户')
  await expect(office.panel.getByRole('textbox', { name: contacts.fields.company, exact: true })).toHaveValue(
    '远洋贸易',
  )
  await office.closePanel()
  for (const name of cards) {
    await office.search(name)
    await office.openContact(name)
    const picture = office.panel.getByRole('button', { name: say(contacts.picture.change, { name }) })
    const width = () => picture.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
    await expect(office.panel.getByRole('button', { name: like(contacts.voice.play) })).toBeEnabled()
    await office.closePanel()
  }
})
