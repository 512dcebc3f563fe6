import { type Browser, expect, type Page, test } from 'playwright/test'
import { noLog } from '../../server/log.ts'
import { startDemo } from '../../server/sample/demo.ts'
import { readSettings } from '../../server/settings.ts'
import type { RunningServer } from '../../server/start.ts'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'

const demo = { username: 'demo', password: 'fairlead-demo' }
let server: RunningServer
test.beforeAll(async () => {
  test.setTimeout(300_000)
  server = await startDemo(readSettings({ PORT: '0' }), noLog, { kept: null, linksPhones: true })
})
test.afterAll(() => server.stop())

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const [own, other] = ['8613800138001', '8613800138002']

async function signedIn(browser: Browser, options: object): Promise<App> {
  const app = await App.blank(await browser.newContext(options), server.url, 'en-US')
  await app.readNotices()
  await app.signIn(demo)
  await app.expectAllSaved()
  return app
}

/** As a customer writes on a page of the sandbox; the page that comes then shows what they have. */
async function write(page: Page, path: string, action: string, fields: Record<string, string>) {
  await page.goto(`${server.url}/sandbox${path}`)
  const form = page.locator(`form[action="/sandbox${action}"]`).first()
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(value)
  await form.getByRole('button').first().click()
}

/** Two phones that were written to, and whose owners have said nothing. */
async function quietPhones(): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ address: string }>(
    `select r.address from campaign_receiver r where r.channel = 'sms' and r.delivered_at is not null
       and ltrim(r.address, '+') !~ '9[0-9]$' and not exists (select from conversation c where c.identity ->> 'value' = ltrim(r.address, '+'))
     order by r.address limit 2`,
  )
  return rows.map(({ address }) => address.replace('+', ''))
}

test('in the demo as it begins the bot answers five customers on three channels, hands the sixth over, and a person takes over on a phone @soak', async ({
  browser,
}) => {
  const customers = await (await browser.newContext()).newPage()
  const [first, second] = await quietPhones()
  const number = server.sandbox!.graphs.offered()[0]!.setting.number
  const official = `/whatsapp/${number}`
  const asked: { at: string; hears: string }[] = []
  async function ask(path: string, action: string, fields: Record<string, string>, at: string, hears: string) {
    await write(customers, path, action, fields)
    asked.push({ at, hears })
  }
  await ask(
    '/linked',
    `/linked/${own}/write`,
    { from: '4915112300001', text: 'What is your minimum order?' },
    `/linked/${own}/4915112300001`,
    'The minimum order is 300 pieces of each model',
  )
  await ask(
    '/linked',
    `/linked/${other}/write`,
    { from: '8613912300002', text: '你们的灯质保几年？' },
    `/linked/${other}/8613912300002`,
    '所有灯具质保三年',
  )
  await ask(
    '/whatsapp',
    `${official}/write`,
    { phone: '4915112300003', text: 'How much is the 24W ceiling lamp?' },
    `${official}/4915112300003`,
    'The 24W ceiling lamp is USD 4.80 FOB Ningbo',
  )
  await ask(
    '/whatsapp',
    `${official}/write`,
    { phone: '8613912300004', text: '交期多久？' },
    `${official}/8613912300004`,
    '交期为收到定金后 30 天',
  )
  await ask(
    `/phones/${first}`,
    `/phones/${first}`,
    { text: 'Which certificates do you have?' },
    `/phones/${first}`,
    'certified to CE, RoHS and UL',
  )
  await ask(
    `/phones/${second}`,
    `/phones/${second}`,
    { text: 'Do you sell motorcycles?' },
    `/phones/${second}`,
    'A colleague will answer your question as soon as possible.',
  )
  for (const { at, hears } of asked) {
    await customers.goto(`${server.url}/sandbox${at}`)
    await expect(customers.locator('#arrived')).toContainText(hears, { timeout: 60_000 })
  }

  const app = await signedIn(browser, phone)
  const { page, words } = app
  const { row, compose, origin } = words.conversations
  await app.goTo('/statistics/inbox')
  const flagged = page.getByRole('row').filter({ hasText: row.handedOver })
  await expect(flagged.filter({ hasText: 'A colleague will answer' })).toBeVisible()
  await expectAccessible(page, 'the inbox with a conversation that was handed over')
  await flagged.filter({ hasText: 'A colleague will answer' }).click()
  const log = page.getByRole('log')
  await expect(log).toContainText('Do you sell motorcycles?')
  await expect(log).toContainText(origin.bot)
  await page.locator('textarea[name=message]').fill('No, lamps alone. Which ones may I show you?')
  await page.getByRole('button', { name: compose.send, exact: true }).click()
  await customers.goto(`${server.url}/sandbox/phones/${second}`)
  await expect(customers.locator('#arrived')).toContainText('No, lamps alone.', { timeout: 60_000 })
  await app.goTo('/statistics/inbox')
  await expect(page.getByRole('row').filter({ hasText: 'No, lamps alone.' })).not.toContainText(row.handedOver)
  // Whoever took over has the word: the bot says nothing more.
  await write(customers, `/phones/${second}`, `/phones/${second}`, { text: 'And what is your minimum order?' })
  await write(customers, '/linked', `/linked/${own}/write`, {
    from: '4915112300007',
    text: 'How long is the warranty?',
  })
  await customers.goto(`${server.url}/sandbox/linked/${own}/4915112300007`)
  await expect(customers.locator('#arrived')).toContainText('a warranty of three years', { timeout: 60_000 })
  await customers.goto(`${server.url}/sandbox/phones/${second}`)
  await expect(customers.locator('#arrived')).toContainText('And what is your minimum order?')
  await expect(customers.locator('#arrived')).not.toContainText('300 pieces')
})

test('with the sandbox as a model answers are written, and whatever it suggests is put in by a press and taken back by another @soak', async ({
  browser,
}) => {
  const app = await signedIn(browser, { viewport: { width: 1440, height: 900 } })
  const { page, words } = app
  const { assistant, conversations, contacts, whatsapp } = words
  const { assist, trial, model } = assistant
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const undo = () => button(words.app.undo).first().click()
  const dialog = page.getByRole('dialog', { name: assist.title })
  /** Nothing of it stands anywhere before it is used. */
  async function suggest(before: () => Promise<string>) {
    const stood = await before()
    await dialog.getByRole('button', { name: assist.ask, exact: true }).click()
    await expect(dialog.getByRole('button', { name: assist.use, exact: true })).toBeVisible()
    expect(await before()).toBe(stood)
    await dialog.getByRole('button', { name: assist.use, exact: true }).click()
  }
  const customers = await (await browser.newContext()).newPage()
  const official = `/whatsapp/${server.sandbox!.graphs.offered()[0]!.setting.number}`
  const wanted = { phone: '4915112300009', text: 'Please quote the 36W panel light' }
  await app.goTo('/tools/model')
  await page.getByRole('switch', { name: model.sandbox }).click()
  await expect(page.getByText(model.owner.sandbox)).toBeVisible()
  await app.goTo('/tools/botSetting')
  await page.locator('[name=trial]').fill('What is your minimum order?')
  await button(trial.ask).click()
  await expect(page.getByText(trial.by.model)).toBeVisible()

  await write(customers, '/whatsapp', `${official}/write`, wanted)
  await app.goTo('/statistics/inbox')
  await page.getByRole('grid').getByRole('row').filter({ hasText: '36W panel light' }).first().click()
  await expect(page.getByRole('log')).toContainText('The 36W panel light is USD 6.20', { timeout: 60_000 })
  const field = page.locator('textarea[name=message]')
  const typed = () => field.inputValue()
  await button(words.app.assist).click()
  await suggest(typed)
  await expect(field).toHaveValue(/Sandbox/)
  await undo()
  await expect(field).toHaveValue('')
  await field.fill('我们周五发货，300 只。')
  await button(words.app.translateTyped).click()
  await dialog.getByRole('combobox', { name: assist.language }).selectOption('es')
  await dialog.getByRole('button', { name: assist.ask, exact: true }).click()
  await expect(dialog.getByRole('region', { name: assist.back })).toContainText('[en] [es] 我们周五发货')
  await expectAccessible(page, 'a translation with its way back')
  await dialog.getByRole('button', { name: assist.use, exact: true }).click()
  await expect(field).toHaveValue('[es] 我们周五发货，300 只。')
  await undo()
  await expect(field).toHaveValue('我们周五发货，300 只。')
  await expect(page.getByRole('log')).not.toContainText('我们周五发货')
  await expect(button(conversations.compose.send)).toBeEnabled()

  await app.goTo('/fairleadWTMarketing/pt_createTemplate')
  await button(whatsapp.template.create).first().click()
  const body = page.getByLabel(whatsapp.template.body.title, { exact: true }).and(page.locator('textarea'))
  await button(words.app.assist).click()
  await suggest(() => body.inputValue())
  await expect(body).toHaveValue(/Sandbox/)
  await undo()
  await expect(body).toHaveValue('')

  await app.goTo('/statistics/contacts')
  await page.getByRole('grid').getByRole('row').nth(1).click()
  await page.getByRole('tab', { name: contacts.person.tab.activity, exact: true }).click()
  const note = page.getByLabel(contacts.person.notes.write)
  await note.fill('Wants 500 lamps')
  await note.locator('xpath=ancestor::form').getByRole('button', { name: words.app.assist, exact: true }).click()
  await suggest(() => note.inputValue())
  await undo()
  await expect(note).toHaveValue('Wants 500 lamps')
})
