import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Locator, test } from 'playwright/test'
import { products } from '../../domain/products.ts'
import { asSystem } from '../../server/db/scope.ts'
import { grantPoints } from '../../server/ledger/ledger.ts'
import { noLog } from '../../server/log.ts'
import { createCompany } from '../../server/operator.ts'
import { readSettings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { Device, newTestId } from '../../server/testing/device.ts'
import { noMail } from '../../server/testing/noMail.ts'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'
import { main } from './server.ts'
import { like, say } from './words.ts'

const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
const password = main.password
const product = products.emailMarketing
let server: RunningServer
let seeded: Awaited<ReturnType<typeof seed>>

test.beforeAll(async () => {
  await copyCluster(data)
  server = await startServer({ ...readSettings({ PORT: '0' }), data, watermark: data }, noLog)
  seeded = await seed('haigang')
})
test.afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

const email = (address: string) => [{ email: address, is_valid: 'valid' }]

/** A company with a message, a sender that may write, and contacts of whom some must be left out. */
async function seed(username: string) {
  await createCompany(server.database, { username, password })
  const device = await new Device(server.url).signIn(username, password)
  const { account, id: user } = device.user
  const [message, sender, ann] = [newTestId(), newTestId(), newTestId()]
  await device.does('email_message.create', {
    id: message,
    name: 'Autumn offer',
    theme: 'Bearings in stock',
    preheader: 'Sent at once',
    language: 'en',
    content: [
      {
        id: '1',
        block: {
          kind: 'text',
          style: 'plain',
          align: 'left',
          lines: [[{ text: 'Dear reader, we have bearings in stock.' }]],
        },
      },
    ],
    attachments: [],
  })
  await device.does('email_sender.create', {
    id: sender,
    name: 'Li Wei',
    address: 'sales@harbour.example',
    signature: {
      name: 'Li Wei',
      position: '',
      company: 'Harbour Bearings',
      logo: null,
      website: '',
      phone: '',
      email: '',
      address: '1 Quay Road, Ningbo, China',
      social_links: [],
    },
    smtp: { host: '127.0.0.1', port: 1, socket: 'none', user: 'sales' },
    imap: null,
    hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] },
    per_hour: 100,
    per_domain_hour: 60,
    warms_up: false,
  })
  const green = { state: 'green', code: 'x', found: [], wanted: null }
  const report = { checked_at: 1, spf: green, dkim: green, dmarc: green, mx: green }
  await server.database.pool.query('update email_sender set has_password = true, report = $2 where id = $1', [
    sender,
    JSON.stringify(report),
  ])
  const rows = [
    { id: ann, name: 'Ann Baker', emails: email('ann@example.com') },
    ...['Bob', 'Cid', 'Dan'].map((name) => ({
      id: newTestId(),
      name,
      emails: email(`${name.toLowerCase()}@example.com`),
    })),
    { id: newTestId(), name: 'Ann again', emails: email('ANN@example.com') },
    { id: newTestId(), name: 'No address' },
    { id: newTestId(), name: 'Said no', emails: email('no@example.com') },
  ]
  await device.does('contact.create', { rows })
  await device.does('suppression.create', { rows: [{ id: newTestId(), ...noMail('no@example.com') }] })
  const points = (points: number) =>
    asSystem(server.database, (connection) =>
      grantPoints(connection, { account, user, uid: newTestId(), product, points, order_no: '' }),
    )
  await points(2)
  const [task, filter] = [newTestId(), { join: 'all', of: [] }]
  await device.does('campaign_task.create', {
    id: task,
    name: 'Spring offer',
    type: 'ordinary',
    message,
    sender,
    reply_address: '',
    audience: { filter, chosen: 0, unopened_of: null, send_count: null, allows_unknown_basis: true },
    execution_time: null,
    first_batch: null,
    subject_test: null,
    sequence: null,
  })
  await device.does('campaign_task.change', { id: task, action: 'start' })
  return { username, ann, points }
}

const button = ({ page }: App | { page: Locator }, name: string): Locator =>
  page.getByRole('button', { name, exact: true })

async function signedIn(browser: Browser, options = {}): Promise<App> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  const app = await App.blank(context, server.url)
  await app.readNotices()
  await app.signIn({ username: seeded.username, password })
  await app.expectAllSaved()
  return app
}
const statusOf = async (name: string) =>
  (await server.database.pool.query<{ status: string }>('select status from campaign_task where name = $1', [name]))
    .rows[0]?.status

test('from selected contacts to a task that starts when there is a network', async ({ browser }) => {
  const app = await signedIn(browser)
  const { page, words } = app
  const { task } = words.campaigns
  const receivers = (count: number) => say(task.run.receivers, { count })
  const panel = page.getByRole('complementary', { name: task.run.title })

  // Everybody of the list is handed over as what they have in common.
  await expect(app.row('Ann Baker')).toBeVisible()
  await app.selectAll()
  await button(app, words.contacts.selection.email).click()
  await expect(page.getByRole('heading', { name: task.form.newTitle })).toBeVisible()
  await expect(panel).toContainText(task.run.reason.noBasis)
  await app.includeWithoutBasis()
  await expect(panel).toContainText(receivers(4))
  await expect(panel).toContainText(task.run.reason.duplicate)
  await panel.getByText(task.run.reason.saidNo).click()
  await expect(panel.getByRole('link', { name: 'Said no' })).toBeVisible()
  await expectAccessible(page, 'form of a task')

  // What is missing is said, and nothing starts.
  const start = page.locator('form').getByRole('button', { name: task.form.start, exact: true })
  await start.click()
  await expect(page.getByText(task.wrong.nameMissing).first()).toBeVisible()
  await page.locator('[name=name]').fill('Autumn bearings')
  await page.locator('[name=message]').selectOption({ label: 'Autumn offer' })
  await page.locator('[name=reply_address]').fill('nobody@')
  await expect(page.getByText(task.wrong.replyInvalid).first()).toBeVisible()
  await page.locator('[name=reply_address]').fill('')
  await expect(page.getByText(say(task.form.domain.green, { domain: 'harbour.example' }))).toBeVisible()

  // Two points for four mails are too few; the draft is there when they are.
  await expect(panel).toContainText(say(task.obstacle.pointsMissing, { count: 2 }))
  await seeded.points(100)
  await page.reload()
  await expect(page.locator('[name=name]')).toHaveValue('Autumn bearings')
  await expect(page.getByText(task.form.kept)).toBeVisible()
  await expect(panel).toContainText(task.run.ready)
  // Ready, and not to be overlooked: nobody has written down why these may be written to.
  await expect(panel.getByText(task.run.unknownBasisHint)).toContainText(say(task.run.unknownBasis, { count: 4 }))

  await page.context().setOffline(true)
  await expect(panel).toContainText(task.run.readyOffline)
  // Enter in a field sends nothing, and whoever holds it down on the button only sees the question.
  await page.locator('[name=name]').press('Enter')
  await page.locator('[name=reply_address]').press('Enter')
  const asked = page.getByRole('alertdialog')
  await expect(asked).toBeHidden()
  await start.focus()
  for (let times = 0; times < 5; times++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  for (const told of ['Bearings in stock', 'Li Wei <sales@harbour.example>', receivers(4), task.ask.withNetwork])
    await expect(asked).toContainText(told)
  await expect(asked).toContainText(say(task.run.pointsNeeded, { needed: '4' }))
  await expectAccessible(page, 'before a task starts')
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(page.getByRole('heading', { name: task.form.newTitle })).toBeVisible()
  // That nobody was left a moment ago is nothing against those who are counted now.
  await page.getByRole('checkbox', { name: task.form.basis }).uncheck()
  await expect(panel).not.toContainText(receivers(4))
  await app.includeWithoutBasis()
  await start.click()
  await expect(asked).toContainText(receivers(4))
  await app.confirmSending()
  await expect(page.getByRole('heading', { name: 'Autumn bearings', level: 1 })).toBeVisible()
  await expect(page.getByText(task.now.unsent)).toBeVisible()
  await page.context().setOffline(false)
  await app.expectAllSaved()
  await expect(page.getByText(task.now.unsent)).toBeHidden()
  expect(await statusOf('Autumn bearings')).not.toBe('pending')
  await page.getByRole('link', { name: task.detail.back }).click()
  await expect(page.getByRole('link', { name: 'Autumn bearings', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: task.drafts.title }), 'what was saved is no draft').toBeHidden()
})

test('a task is found, kept from being deleted while it runs, paused, copied, deleted and brought back', async ({
  browser,
}) => {
  const app = await signedIn(browser)
  const { page, words } = app
  const { task } = words.campaigns
  await app.goTo('/emailMarketing/emailTask')
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  await expect(row('Spring offer')).toBeVisible()
  await expectAccessible(page, 'list of tasks')
  await page.getByRole('searchbox').fill('nothing like it')
  await expect(page.getByRole('heading', { name: task.nothingTitle })).toBeVisible()
  await button(app, task.clear).click()

  const doing = async (name: string, action: string) => {
    await row(name)
      .getByRole('button', { name: like(task.actions.more) })
      .click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }
  // The server may have stopped it already: nothing listens where its mails would go.
  if ((await statusOf('Spring offer')) === 'inProgress') {
    await doing('Spring offer', task.actions.delete)
    await expect(page.getByText(words.errors.taskRunning).first()).toBeVisible()
    await row('Spring offer')
      .getByRole('button', { name: like(task.actions.pauseOf) })
      .click()
  }
  await expect(row('Spring offer').getByText(task.status.paused)).toBeVisible()
  await doing('Spring offer', task.actions.close)
  await app.answer(task.actions.close)
  await expect(row('Spring offer').getByText(task.status.closed)).toBeVisible()

  await doing('Spring offer', task.actions.copy)
  const copy = say(task.copyName, { name: 'Spring offer' })
  await expect(page.locator('[name=name]')).toHaveValue(copy)
  await button(app, task.form.save).click()
  await expect(page.getByRole('heading', { name: copy, level: 1 })).toBeVisible()
  await page.getByRole('link', { name: task.detail.back }).click()

  await doing(copy, task.actions.delete)
  await expect(row(copy)).toBeHidden()
  await button(app, words.app.undo).click()
  await expect(row(copy)).toBeVisible()
  await app.expectAllSaved()
})

test('a file names whom it has: contacts that are there, and new ones', async ({ browser }) => {
  const app = await signedIn(browser)
  const { page, words } = app
  const { task } = words.campaigns
  await app.goTo('/emailMarketing/emailTask')
  await button(app, task.create).first().click()
  await button(app, task.form.fromFile).click()
  const dialog = page.getByRole('dialog', { name: task.file.title })
  const csv = ['name,email', 'Bob,BOB@example.com', 'Newcomer,new@example.org', 'Nobody,'].join('\n')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'fair.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await dialog.getByRole('button', { name: task.file.add }).click()
  await expect(dialog).toContainText(say(task.file.result.added, { count: 2 }))
  await expect(dialog).toContainText(say(task.file.result.made, { count: 1 }))
  await expect(dialog).toContainText(say(task.file.result.without, { count: 1 }))
  await dialog.getByRole('button', { name: task.file.close, exact: true }).last().click()
  await expect(page.getByText(say(task.form.chosenCount, { count: 2 }))).toBeVisible()
  await app.includeWithoutBasis()
  await expect(page.getByRole('complementary', { name: task.run.title })).toContainText(
    say(task.run.receivers, { count: 2 }),
  )
})

test('a mail to one contact waits in their time line until there is a network', async ({ browser }) => {
  const app = await signedIn(browser)
  const { page, words } = app
  const { answer } = words.email
  const { timeline } = words.contacts.person
  await app.goTo(`/statistics/contacts?contact=${seeded.ann}&full=1`)
  await button(app, timeline.write).click()
  const dialog = page.getByRole('dialog', { name: say(answer.title, { name: 'Ann Baker' }) })
  await page.context().setOffline(true)
  await dialog.getByLabel(answer.subject).fill('Your visit')
  await dialog.getByLabel(answer.text).fill('Thank you for coming to our booth.')
  await dialog.getByRole('button', { name: answer.send, exact: true }).click()
  await expect(dialog).toBeHidden()
  const item = page.getByRole('listitem').filter({ hasText: say(timeline.mail.sent, { subject: 'Your visit' }) })
  await expect(item).toContainText(timeline.mail.state.waiting)
  await expect(item).toContainText('Thank you for coming to our booth.')
  await page.context().setOffline(false)
  await app.expectAllSaved()
})
