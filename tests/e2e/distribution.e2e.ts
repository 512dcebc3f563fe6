import { type Browser, expect, type Locator, test } from 'playwright/test'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { like, say } from './words.ts'

const mia = { username: 'mia', nickname: '米娅', password: 'calm harbour 2026' }
const tom = { username: 'tom', nickname: '汤姆', password: 'steep granite 2026' }
const tag = '本次展会'
const tagged = 30
const others = 12

const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
  for (const { username, nickname, password } of [mia, tom])
    server.admin(
      'create-sub',
      '--parent',
      main.username,
      '--username',
      username,
      '--nickname',
      nickname,
      '--password',
      password,
    )
  server.admin('seed', '--username', main.username, '--contacts', String(tagged), '--seed', '1')
})
test.afterAll(() => server.remove())
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const device = async (browser: Browser, viewport: typeof desktop): Promise<App> =>
  App.blank(await browser.newContext({ viewport }), server.url)

const dialog = ({ page }: App, name: string): Locator => page.getByRole('dialog', { name, exact: true })
const button = (place: Locator, name: string): Locator => place.getByRole('button', { name, exact: true })

/** All contacts that are there get a tag of their own. */
async function tagAll(app: App) {
  const { page } = app
  const { contacts } = app.words
  await page.getByRole('checkbox', { name: contacts.row.selectAll }).click()
  const bar = page.getByRole('toolbar', { name: contacts.selection.label })
  await app.forSelected('tags', contacts.selection.addTag)
  await page.getByRole('combobox').last().fill(tag)
  await page.getByText(say(contacts.panel.createLabel, { name: tag })).click()
  await expect(page.getByRole('row').nth(1)).toContainText(tag)
  await button(bar, contacts.selection.clear).click()
}

test('thirty contacts go to two people in turns and come back; one that is released is claimed on a phone', async ({
  browser,
}) => {
  const desk = await device(browser, desktop)
  await desk.signIn(main)
  await desk.expectTotal(tagged)
  await tagAll(desk)
  await desk.expectAllSaved()
  server.admin('seed', '--username', main.username, '--contacts', String(others), '--seed', '2')
  await desk.expectTotal(tagged + others)
  const hand = await device(browser, phone)
  await hand.signIn(mia)
  await expect(hand.page.getByText(hand.words.contacts.empty.title)).toBeVisible()

  // By tag, in turns: what would happen is said in numbers before it does.
  const { distribution, app, contacts } = desk.words
  await desk.goTo('/account/accountManage')
  await desk.page.getByRole('button', { name: app.windows.distribute, exact: true }).click()
  const plan = dialog(desk, distribution.title)
  await plan.getByRole('button', { name: like(`${contacts.fields.tag}: `) }).click()
  await desk.page.getByRole('combobox').last().fill(tag)
  await desk.page.getByRole('option', { name: tag, exact: true }).click()
  await desk.page.keyboard.press('Escape')
  await expect(plan.getByText(say(distribution.matching_other, { count: tagged }))).toBeVisible()
  await plan.getByLabel(distribution.count, { exact: true }).fill('0')
  await button(plan, distribution.next).click()
  await expect(plan.getByText(desk.words.errors.distributionZero)).toBeVisible()
  await plan.getByLabel(distribution.count, { exact: true }).fill('')
  await button(plan, distribution.next).click()
  await plan.getByRole('checkbox', { name: distribution.toAll, exact: true }).check()
  await button(plan, distribution.next).click()
  const line = (name: string) => plan.getByRole('row').filter({ hasText: name })
  await expect(line(mia.nickname).getByRole('cell')).toHaveText([mia.nickname, '15', '0', '15'])
  await expect(line(tom.nickname).getByRole('cell')).toHaveText([tom.nickname, '15', '0', '15'])
  await button(plan, say(distribution.confirm.distribute_other, { count: tagged })).click()
  await expect(plan.getByText(say(distribution.ended.distribute_other, { count: tagged }))).toBeVisible()

  // They are on the device of whom they were given to, until they are taken back.
  await hand.expectTotal(15)
  const letGo = await heldHalfway(desk)
  await button(plan, distribution.undo.action).click()
  await expect(plan.getByText(say(distribution.run.progress, { done: 12, total: tagged }))).toBeVisible()
  await expect(button(plan, distribution.run.stop)).toBeVisible()
  await letGo()
  await expect(plan.getByText(say(distribution.undo.done_other, { count: tagged }))).toBeVisible()
  await expect(hand.page.getByText(hand.words.contacts.empty.title)).toBeVisible()
  await button(plan, distribution.run.done).click()
  await desk.page.getByRole('button', { name: app.windows.more, exact: true }).click()
  await desk.page.getByRole('menuitem', { name: app.windows.distributions, exact: true }).click()
  const history = dialog(desk, distribution.history.title)
  await expect(history.getByRole('row').nth(1)).toContainText(distribution.state.undone)
  await button(history, app.close).click()

  // Into the public pool, and out of it by whoever is first.
  await desk.goTo('/statistics/contacts')
  await desk.expectTotal(tagged + others)
  const box = desk.page.getByRole('row').nth(1).getByRole('checkbox')
  const name = nameIn(await box.getAttribute('aria-label'), contacts.row.select)
  await box.click()
  await desk.forSelected('set', app.windows.handOn)
  await plan.getByRole('radio', { name: like(`${distribution.kind.release} `) }).check()
  await button(plan, distribution.next).click()
  await plan.getByRole('radio', { name: like(distribution.into.pool) }).check()
  await button(plan, distribution.next).click()
  await button(plan, say(distribution.confirm.release_other, { count: 1 })).click()
  await expect(plan.getByText(say(distribution.ended.release_other, { count: 1 }))).toBeVisible()

  await hand.choose(app.windows.pool)
  const pool = dialog(hand, distribution.poolList.title)
  const { poolList } = distribution
  await expect(pool.getByText(say(poolList.left, { left: 50, perDay: 50 }))).toBeVisible()
  await pool.getByRole('checkbox', { name: say(poolList.select, { name }), exact: true }).check()
  await button(pool, say(poolList.claimCount_other, { count: 1 })).click()
  await expect(pool.getByText(say(poolList.claimed_other, { count: 1 }))).toBeVisible()
  await expect(pool.getByText(say(poolList.left, { left: 49, perDay: 50 }))).toBeVisible()
  await pool.getByRole('link', { name: say(poolList.open, { name }), exact: true }).click()
  await expect(hand.panel).toContainText(name)
  await hand.closePanel()
  await hand.expectTotal(1)
})

/** Thirty are back in a moment: as if they were thousands, the undo waits where it has twelve, until it is let go. */
async function heldHalfway({ page }: App): Promise<() => Promise<void>> {
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/api/distribution/undo', async (route) => {
    await held
    await route.continue()
  })
  await page.route('**/api/distribution/status', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace('"undoing":null', `"undoing":{"total":${tagged},"done":12}`) })
  })
  return async () => {
    await page.unroute('**/api/distribution/status')
    go()
  }
}

/** What stands in the hole of these words. */
const nameIn = (text: string | null, words: string) => text!.slice(say(words).length)
