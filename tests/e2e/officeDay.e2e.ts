import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Locator, test } from 'playwright/test'
import { read, utils } from 'xlsx'
import { limits } from '../../domain/limits.ts'
import { noLog } from '../../server/log.ts'
import { createCompany, createSubAccount } from '../../server/operator.ts'
import { readSettings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { isSoak, minutes } from '../amounts.ts'
import { App } from './app.ts'
import { type Known, lists } from './officeLists.ts'
import { main } from './server.ts'
import { like, say } from './words.ts'

const mia = { username: 'mia', nickname: 'Mia Chen', password: 'calm harbour 2026' }
const tom = { username: 'tom', nickname: 'Tom Weber', password: 'steep granite 2026' }
const fair = 'Canton Fair'
const { counts, people } = lists

const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
let server: RunningServer
test.beforeAll(async () => {
  await copyCluster(data)
  server = await startServer({ ...readSettings({ PORT: '0' }), data, watermark: data }, noLog)
  await createCompany(server.database, main)
  for (const sub of [mia, tom]) await createSubAccount(server.database, main.username, sub)
})
test.afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

test('a day in the office: exhibitors come in, are told apart, handed out, counted, and leave as lines @soak', async ({
  browser,
}) => {
  test.setTimeout(minutes(isSoak ? 20 : 10))
  if (isSoak) expect(people.size, 'as many as may leave at once').toBe(limits.exportRows)
  const desk = await device(browser, { width: 1440, height: 900 })
  await desk.signIn(main)
  await brings(desk, lists.customers)
  await expectCounts(desk, { accepted: counts.customers, merged: 0, rows: counts.customers })
  await desk.expectTotal(counts.customers)
  await brings(desk, lists.exhibitors, async (dialog) => {
    await dialog.getByRole('radio', { name: desk.words.contacts.import.policy.merge }).check()
    await putsSource(desk, dialog)
  })
  await expectCounts(desk, { accepted: counts.added, merged: counts.alreadyHere, rows: counts.exhibitors })
  await desk.expectTotal(counts.customers + counts.added)

  await mergesTheSure(desk)
  await mergesByHand(desk)
  await desk.expectTotal(people.size)
  await findsAllOfOne(desk)
  await desk.expectAllSaved()
  await expectOnServer()

  const phone = await device(browser, { width: 390, height: 844 })
  await phone.signIn(mia)
  await expect(phone.page.getByText(phone.words.contacts.empty.title)).toBeVisible()
  const [mias, toms] = await distributes(desk)
  await phone.expectTotal(mias)
  const other = await device(browser, { width: 1440, height: 900 })
  await other.signIn(tom)
  await other.expectTotal(toms)

  await seesCharts(desk, { [mia.nickname]: mias, [tom.nickname]: toms })
  await exportsAll(desk)
})

/** Chooses a list, says how it is to be read, and imports it. */
async function brings(
  desk: App,
  file: typeof lists.customers,
  choose: (dialog: Locator) => Promise<void> = async () => {},
) {
  const { contacts } = desk.words
  const dialog = await desk.chooseWorkbook(file)
  const start = dialog.getByRole('button', { name: contacts.import.start, exact: true })
  await expect(start).toBeVisible()
  await choose(dialog)
  await start.click()
  // As long as a slow machine needs for 30,000 rows.
  await expect(dialog.getByText(contacts.import.done, { exact: true })).toBeVisible({ timeout: minutes(4) })
}

async function putsSource({ page, words: { contacts } }: App, dialog: Locator) {
  const source = dialog.getByRole('button', { name: say(contacts.panel.edit, { field: contacts.fields.source }) })
  await source.click()
  await page.getByRole('combobox').last().fill(fair)
  await page.getByText(say(contacts.panel.createLabel, { name: fair })).click()
  await expect(source).toContainText(fair)
}

async function expectCounts(desk: App, expected: Partial<Record<'accepted' | 'merged' | 'rows', number>>) {
  const { contacts } = desk.words
  const dialog = desk.page.getByRole('dialog', { name: contacts.import.title })
  const line = (name: string) => dialog.locator('dl > div').filter({ has: desk.page.getByText(name, { exact: true }) })
  for (const [part, count] of Object.entries(expected) as ['accepted' | 'merged' | 'rows', number][])
    await expect(line(contacts.import.counts[part]).getByRole('definition')).toHaveText(count.toLocaleString('en-US'))
  await dialog.getByRole('button', { name: contacts.import.show }).click()
}

const duplicates = ({ page, words: { contacts } }: App) => page.getByRole('dialog', { name: contacts.duplicates.title })

/** By a rule, after what would come of it was said in numbers. */
async function mergesTheSure(desk: App) {
  const { page, words } = desk
  const { duplicates: said } = words.contacts
  await desk.choose(said.title)
  const found = counts.sureGroups + counts.doubtful
  await expect(duplicates(desk).getByText(say(said.found_other, { count: found }))).toBeVisible()
  await duplicates(desk).getByRole('button', { name: said.rule.open }).click()
  const rule = page.getByRole('dialog', { name: said.rule.title })
  await rule.getByRole('radio', { name: said.rule.survivor.fullest }).check()
  await expect(rule.getByRole('radio', { name: say(said.rule.sure_other, { count: counts.sureGroups }) })).toBeChecked()
  const { sureContacts: contacts, sureGroups: count } = counts
  await expect(rule.getByText(say(said.rule.sum_other, { contacts, count }))).toBeVisible()
  await expect(rule.getByRole('region', { name: said.rule.examples }).getByRole('listitem').first()).toBeVisible()
  await rule.getByRole('button', { name: said.rule.start }).click()
  await expect(page.getByText(say(said.rule.done_other, { count }), { exact: true }).first()).toBeVisible()
}

/** What no rule dares: the office of an exhibitor, which only has the website in common. */
async function mergesByHand(desk: App) {
  const { words } = desk
  const { duplicates: said, fields } = words.contacts
  const window = duplicates(desk)
  await expect(window.getByText(say(said.found_other, { count: counts.doubtful }))).toBeVisible()
  await window.getByRole('button', { name: say(said.review, { name: lists.office.name }) }).click()
  const value = { field: fields.company, value: lists.office.company, name: lists.office.name }
  await window.getByRole('radio', { name: say(said.compare.value, value) }).check()
  await window.getByRole('button', { name: say(said.merge_other, { count: 2 }) }).click()
  await expect(window.getByText(say(said.found_other, { count: counts.doubtful - 1 }))).toBeVisible()
  await desk.dismiss()
  await expect(window).toBeHidden()
}

/** Who stood at three places is found once, and can be reached at each. */
async function findsAllOfOne(desk: App) {
  const { contacts } = desk.words
  await desk.search(lists.triple.name)
  await expect(desk.page.getByText(say(contacts.matching, { matching: 1, total: people.size }))).toBeVisible()
  const panel = await desk.openContact(lists.triple.company)
  await expect(panel.getByRole('textbox', { name: like(contacts.phone.label) })).toHaveCount(3)
  await desk.closePanel()
  await desk.search('')
  await desk.expectTotal(people.size)
}

type Row = Record<'name' | 'company' | 'position' | 'company_website' | 'country' | 'remark', string> & {
  phones: string[]
  emails: string[]
  source: string | null
}
/** As the server has them. */
async function contactsOnServer(): Promise<Row[]> {
  const { rows } = await server.database.pool.query<Row>(
    `select name, company, position, company_website, country, remark,
       jsonb_path_query_array(phones, '$[*].full_number') phones, jsonb_path_query_array(emails, '$[*].email') emails,
       (select source.name from source where source.id = contact.source) source
     from contact where deleted_at is null`,
  )
  return rows
}
const addressesOf = ({ phones, emails }: { phones: Iterable<string>; emails: Iterable<string> }) =>
  [...phones, ...emails].toSorted().join(' ')

/** Everybody is there once, with every phone and email of all lines. */
async function expectOnServer() {
  await expect.poll(async () => (await contactsOnServer()).length).toBe(people.size)
  expectSame((await contactsOnServer()).map(addressesOf), [...people.values()].map(addressesOf))
}

/** The same lines in whatever order; those that are not are said. */
function expectSame(lines: readonly string[], expected: readonly string[]) {
  const [are, should] = [new Set(lines), new Set(expected)]
  expect(lines.filter((line) => !should.has(line))).toEqual([])
  expect(expected.filter((line) => !are.has(line))).toEqual([])
  expect(lines).toHaveLength(expected.length)
}

const countOf = (is: (known: Known) => boolean) => [...people.values()].filter(is).length

/** The exhibitors go to both in turns; how many each one got. */
async function distributes(desk: App): Promise<[number, number]> {
  const { page, words } = desk
  const { distribution, app, contacts } = words
  const count = countOf(({ isExhibitor }) => isExhibitor)
  await desk.goTo('/account/accountManage')
  await page.getByRole('button', { name: app.windows.distribute, exact: true }).click()
  const plan = page.getByRole('dialog', { name: distribution.title, exact: true })
  await plan.getByRole('button', { name: like(`${contacts.fields.source}: `) }).click()
  await page.getByRole('option', { name: fair, exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(plan.getByText(say(distribution.matching_other, { count }))).toBeVisible()
  await plan.getByRole('button', { name: distribution.next, exact: true }).click()
  await plan.getByRole('checkbox', { name: distribution.toAll, exact: true }).check()
  await plan.getByRole('button', { name: distribution.next, exact: true }).click()
  const [more, fewer] = [Math.ceil(count / 2), Math.floor(count / 2)]
  const gets = async ({ nickname }: typeof mia) =>
    Number(
      (await plan.getByRole('row').filter({ hasText: nickname }).getByRole('cell').nth(1).innerText()).replace(',', ''),
    )
  await expect(plan.getByRole('row').filter({ hasText: mia.nickname })).toBeVisible()
  const [mias, toms] = [await gets(mia), await gets(tom)]
  expect([mias, toms].toSorted((a, b) => b - a)).toEqual([more, fewer])
  await plan.getByRole('button', { name: say(distribution.confirm.distribute_other, { count }) }).click()
  await expect(plan.getByText(say(distribution.ended.distribute_other, { count }))).toBeVisible()
  await plan.getByRole('button', { name: distribution.run.done, exact: true }).click()
  return [mias, toms]
}

/** Each chart says what was imported, merged and handed out; one of its lines leads to just those contacts. */
async function seesCharts(desk: App, handed: Record<string, number>) {
  const { page, words } = desk
  const { statistics, contacts } = words
  await desk.goTo('/statistics/mapData')
  const tile = (name: string) => page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
  const total = (of: (known: Known) => number) => [...people.values()].reduce((sum, known) => sum + of(known), 0)
  for (const [name, count] of [
    [statistics.counter.contacts_count, people.size],
    [statistics.counter.phone_count, total(({ phones }) => phones.size)],
    [statistics.counter.email_count, total(({ emails }) => emails.size)],
  ] as const)
    await expect(tile(name).getByRole('definition')).toHaveText(count.toLocaleString('en-US'))

  const exhibitors = countOf(({ isExhibitor }) => isExhibitor)
  await expectChart(desk, statistics.chart.source, {
    [fair]: exhibitors,
    [statistics.without.source]: people.size - exhibitors,
  })
  const byCountry: Record<string, number> = {}
  for (const { country } of people.values()) byCountry[country] = (byCountry[country] ?? 0) + 1
  await expectChart(desk, statistics.chart.country, byCountry)
  await expectChart(desk, statistics.chart.belongto, { ...handed, [words.app.people.me]: people.size - exhibitors })

  const owners = page.getByRole('region', { name: statistics.chart.belongto, exact: true })
  await owners.getByRole('link', { name: say(statistics.open, { name: mia.nickname }) }).click()
  const matching = { matching: handed[mia.nickname]!, total: people.size }
  await expect(page.getByText(say(contacts.matching, matching)).first()).toBeVisible()
}

async function expectChart({ page, words }: App, name: string, expected: Record<string, number>) {
  const chart = page.getByRole('region', { name, exact: true })
  await chart.getByRole('button', { name: words.app.figure.show.table, exact: true }).click()
  const lines = chart.getByRole('table', { name }).getByRole('row')
  await expect(lines).toHaveCount(1 + Object.keys(expected).length)
  for (const [what, count] of Object.entries(expected)) {
    const line = lines.filter({ hasText: what })
    await expect(line.getByRole('cell').nth(1)).toHaveText(count.toLocaleString('en-US'))
  }
}

/** As many as may leave at once, each as the server has it. */
async function exportsAll(desk: App) {
  const { page, words } = desk
  const { contacts } = words
  await desk.goTo('/statistics/contacts')
  await desk.expectTotal(people.size)
  await desk.choose(contacts.actions.export)
  const asking = page.getByRole('dialog', { name: contacts.export.title })
  await expect(asking.getByRole('radio', { name: say(contacts.export.all, { count: people.size }) })).toBeChecked()
  const saving = page.waitForEvent('download')
  await asking.getByRole('button', { name: contacts.export.start, exact: true }).click()
  const book = read(readFileSync(await (await saving).path()), { dense: true })
  const lines = utils.sheet_to_json<Record<string, string>>(book.Sheets[contacts.export.sheetName]!, { defval: '' })
  const titles = lineFields.map((field) => contacts.fields[field])
  expectSame(
    lines.map((line) => titles.map((title) => line[title]).join(' | ')),
    (await contactsOnServer()).map(lineOf),
  )
}

const lineFields = [
  'name',
  'company',
  'position',
  'company_website',
  'phones',
  'emails',
  'country',
  'source',
  'remark',
] as const
const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** One of the server's, as a file for people says it. */
function lineOf({ phones, emails, country, source, ...rest }: Row): string {
  const cells = {
    ...rest,
    phones: phones.map((phone) => `+${phone}`).join('; '),
    emails: emails.join('; '),
    country: countryNames.of(country),
    source: source ?? '',
  }
  return lineFields.map((field) => cells[field]).join(' | ')
}

const device = async (browser: Browser, viewport: { width: number; height: number }): Promise<App> =>
  App.blank(await browser.newContext({ viewport, acceptDownloads: true }), server.url, 'en-US')
