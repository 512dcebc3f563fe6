import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from 'playwright/test'
import { minutes } from '../amounts.ts'
import { App } from './app.ts'
import { TestServer } from './server.ts'
import { type Language, like, say } from './words.ts'

// The demo with nothing set up: its own map, fair, mailboxes, phones and clock. In a folder it goes on after a kill.
const folder = mkdtempSync(join(tmpdir(), 'fairlead-demo-'))
const demo = { username: 'demo', password: 'fairlead-demo' }
let server: TestServer
test.beforeAll(async () => {
  server = new TestServer(['--demo', join(folder, 'demo')])
  await server.start()
})
test.afterAll(async () => {
  await server.remove()
  rmSync(folder, { recursive: true, force: true })
})

async function signedIn(browser: Browser, language: Language, viewport: { width: number; height: number }) {
  const app = await App.blank(await browser.newContext({ viewport }), server.url, language)
  await app.readNotices()
  await app.signIn(demo)
  await app.expectAllSaved()
  return app
}

/** As a person at the sandbox's pages. */
const sandboxForm = (page: Page, path: string, form: Record<string, string>) =>
  page.request.post(`${server.url}${path}`, { form, headers: { origin: server.url }, maxRedirects: 0 })

async function killAndStart(): Promise<void> {
  await server.stop('SIGKILL')
  await server.start()
}

/** The numbers of each arrow on the page of a run, in its order: who came, who went on, and where the others are. */
async function flowOf({ page, words }: App): Promise<number[][]> {
  const items = page.getByRole('list', { name: words.autoMarketing.run.flow, exact: true }).getByRole('listitem')
  const texts = await items.evaluateAll((all) =>
    all.map((one) => Array.from(one.querySelectorAll('strong'), ({ innerText }) => innerText).slice(1)),
  )
  return texts.map((numbers) => numbers.map((number) => Number(number.replaceAll(',', ''))))
}

/** So many are called at most, for a phone writes as slowly as a person; some of them have no WhatsApp. */
const called = 100

test('a map and a fair, 400 people: mail, then WhatsApp to who did not open, through two kills, a lost phone and three answers, right on two devices @soak', async ({
  browser,
}) => {
  test.setTimeout(minutes(60))
  const phone = await signedIn(browser, 'zh-CN', { width: 390, height: 844 })
  const { page, words } = phone
  const auto = words.autoMarketing
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const item = (nth: number) =>
    page.getByRole('list', { name: auto.run.flow, exact: true }).getByRole('listitem').nth(nth)

  await phone.goTo('/autoMarketing/runs')
  await page.getByRole('link', { name: /里斯本灯具店与展会/ }).click()
  await button(auto.wizard.next).click()
  const whatsapp = page.getByRole('group', { name: say(auto.step.title, { n: 2, channel: auto.channel.linked }) })
  await whatsapp.getByLabel(auto.step.days, { exact: true }).fill('0')
  await whatsapp.getByLabel(auto.step.hours, { exact: true }).fill('1')
  await whatsapp.getByLabel(auto.step.most, { exact: true }).fill(String(called))
  await button(auto.wizard.next).click()
  await page.getByLabel(like(auto.start.gate_other)).fill('0')
  await button(auto.wizard.start).click()
  await expect(item(0).getByText(auto.arrow.going, { exact: true })).toBeVisible({ timeout: minutes(2) })

  await killAndStart()
  await expect(item(3).getByText(auto.arrow.done, { exact: true })).toBeVisible({ timeout: minutes(15) })
  await expect(item(4)).toContainText(auto.flow.sent, { timeout: minutes(5) })
  await killAndStart()

  // Some open it and three answer, before it is time for the next message.
  await expect(item(4).getByText(auto.arrow.done, { exact: true })).toBeVisible({ timeout: minutes(20) })
  const inbox = await page.request.get(`${server.url}/sandbox`)
  const tasks = Array.from((await inbox.text()).matchAll(/<option value="([^"]+)">[^<]*\((\d+)\)/g))
  const largest = tasks.toSorted((one, other) => Number(other[2]) - Number(one[2]))[0]![1]!
  const nothing = { click: '0', away: '0', bounceHard: '0', bounceSoft: '0', complain: '0', unsubscribe: '0' }
  await sandboxForm(page, '/sandbox/some', { task: largest, seed: '7', open: '40', reply: '3', ...nothing })
  await expect
    .poll(async () => (await page.request.get(`${server.url}/sandbox/arrived`)).text(), { timeout: minutes(3) })
    .toContain('43 / 43')

  const forward = (step: 'hour' | 'day') => sandboxForm(page, '/sandbox/clock', { step })
  await forward('hour')
  await forward('hour')
  await phone.readNotices()
  await expect(item(5)).toContainText(auto.flow.from, { timeout: minutes(5) })
  // One phone is lost when it has written to some.
  await expect(async () => {
    await forward('hour')
    // A notice that stands before it goes first.
    await expect(item(5)).toContainText(auto.flow.sent)
    const sent = (await flowOf(phone))[5]![1]!
    expect(sent).toBeGreaterThanOrEqual(10)
  }).toPass({ timeout: minutes(10), intervals: [10_000] })
  const phones = await (await page.request.get(`${server.url}/sandbox/linked`)).text()
  const [lost] = Array.from(phones.matchAll(/\/sandbox\/linked\/(\d+)\/act/g), ([, number]) => number!)
  await sandboxForm(page, `/sandbox/linked/${lost}/act`, { act: 'ban' })
  // That was its first batch: the rest waits for a word of its user, and goes by the phone that is left.
  // What is held back by the hour or the day goes on as the clock does.
  await expect(async () => {
    await forward('hour')
    await expect(page.getByText(like(auto.waits.gateLocked)).first()).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: minutes(15), intervals: [10_000] })
  await button(auto.command.resume).click()
  await expect(async () => {
    await forward('hour')
    await expect(item(5).getByText(auto.arrow.done, { exact: true })).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: minutes(20), intervals: [10_000] })
  await expect(page.getByText(auto.run.adds, { exact: true })).toBeVisible()
  await phone.expectAllSaved()

  const here = await flowOf(phone)
  for (const [from, ...parts] of here) expect(parts.reduce((sum, one) => sum + one, 0)).toBe(from)
  expect(here[3]!.slice(0, 2), 'of more that were found, 400 are written to').toEqual([here[3]![0], 400])
  expect(here[4]![0]).toBe(400)
  const [came, written, onOtherBranch, replied, notThere] = here[5]!
  expect([came, written! + notThere!, onOtherBranch, replied]).toEqual([400, called, 40, 3])
  const desk = await signedIn(browser, 'en-US', { width: 1440, height: 900 })
  await desk.goTo('/autoMarketing/runs')
  await desk.page.getByRole('link', { name: /Lisbon stores and a fair/ }).click()
  await expect(desk.page.getByText(desk.words.autoMarketing.run.adds, { exact: true })).toBeVisible()
  expect(await flowOf(desk)).toEqual(here)
  if (process.env.SHOTS)
    await Promise.all(
      [page, desk.page].map((one, at) => one.screenshot({ path: `${process.env.SHOTS}/ar${at}.png`, fullPage: true })),
    )
})
