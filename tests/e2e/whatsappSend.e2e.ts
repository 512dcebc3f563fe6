import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, test } from 'playwright/test'
import type { WhatsappAccount } from '../../domain/channels/account.ts'
import { products } from '../../domain/products.ts'
import { importPrices } from '../../server/campaigns/prices/importPrices.ts'
import { asSystem } from '../../server/db/scope.ts'
import { grantPoints } from '../../server/ledger/ledger.ts'
import { noLog } from '../../server/log.ts'
import { createCompany } from '../../server/operator.ts'
import { readSettings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { setContactCap } from '../../server/testing/contactCap.ts'
import { putDemoNumber } from '../../server/testing/demoNumber.ts'
import { untilDaytime } from '../../server/testing/demoPhones.ts'
import { newTestId } from '../../server/testing/device.ts'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'
import { main } from './server.ts'
import { say } from './words.ts'

// The demo's Graph, and nobody in the database. A message to Germany is four points.
const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
let server: RunningServer
let number: WhatsappAccount
test.beforeAll(async () => {
  await copyCluster(data)
  server = await startServer({ ...readSettings({ PORT: '0' }), data, watermark: data, demo: true }, noLog)
  const { database, sandbox } = server
  await untilDaytime(sandbox!)
  const product = products.fairleadWTMarketing
  const company = await createCompany(database, { ...main, products: [product] })
  await setContactCap(database, company, null)
  number = await putDemoNumber({ database, data }, company, sandbox!)
  const text = 'channel,country,category,from,points\nwhatsapp,DE,marketing,2026-01-01,4\n'
  await importPrices(database, { path: 'p.csv', text })
  const { account, user } = company
  await asSystem(database, (connection) =>
    grantPoints(connection, { account, user, uid: newTestId(), product, points: 100 }),
  )
})
test.afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})

const [anna, ben] = ['4915199900001', '4915199900002']
const button = (name: string, on: { getByRole: Locator['getByRole'] }) => on.getByRole('button', { name, exact: true })

test('a template to two numbers: what it costs before it leaves, then who got, read and answered it', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const app = await App.blank(context, server.url, 'en-US')
  const { page, words } = app
  const { board, fast, messages, task } = words.campaigns
  await app.readNotices()
  await app.signIn(main)

  await app.goTo('/fairleadWTMarketing/pt_dashBoard')
  const steps = page.getByRole('region', { name: board.steps.title })
  await expect(steps).toContainText(board.steps.template)
  // The number is there, and nobody has asked Meta about it.
  await steps.getByRole('link', { name: board.steps.goOn }).click()
  await expect(page).toHaveURL(new RegExp(number.id))
  await button(words.whatsapp.number.facts.run, page).click()
  await expect(page.getByText(words.whatsapp.number.state.ready)).toBeVisible()
  const { world } = server.sandbox!.graphs
  const { id } = world.handInTemplate({
    name: 'spring_offer',
    language: 'en_US',
    category: 'MARKETING',
    parameter_format: 'NAMED',
    components: [
      {
        type: 'BODY',
        text: 'Hello {{first_name}}, our new lamps are here.',
        example: { body_text_named_params: [{ param_name: 'first_name', example: 'Anna' }] },
      },
    ],
  })
  world.judgeTemplate(id, 'APPROVED')

  await app.goTo('/fairleadWTMarketing/pt_fastSend')
  await page.locator('[name=numbers]').fill(`+${anna}\n+${ben}\n12`)
  await expect(page.getByRole('region', { name: fast.wrong })).toContainText(fast.why.invalid)
  await page.locator('[name=numbers]').fill(`+${anna}\n+${ben}`)
  await button(words.campaigns.whatsapp.task.form.messageNone, page).click()
  await page.getByRole('option', { name: /spring_offer/ }).click()
  await expect(page.getByText(say(task.whatsapp.unwritable, { count: 2 }))).toBeVisible()
  await page.getByRole('textbox', { name: say(task.whatsapp.value, { name: 'first_name' }) }).fill('{{name|friend}}')
  const preview = page.getByRole('region', { name: task.whatsapp.preview })
  await expect(preview).toContainText('Hello friend, our new lamps are here.')
  await expect(page.getByText(say(fast.points, { count: 8 }))).toBeVisible()
  await button(fast.send, page).click()
  await expect(page.getByText(fast.agreedMissing)).toBeVisible()
  await page.getByRole('checkbox', { name: fast.agreed }).check()
  await expectAccessible(page, 'a template to a few')
  await button(fast.send, page).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText('Hello friend, our new lamps are here.')
  await expect(asked).toContainText(say(fast.unknown, { count: 2 }))
  await button(fast.send, asked).click()
  const sent = () => world.shown.filter(({ isOurs }) => isOurs)
  await expect
    .poll(() => sent().map(({ text }) => text))
    .toEqual(Array(2).fill('Hello friend, our new lamps are here.'))
  const toAnna = sent().find(({ person }) => person.phone === anna)!
  world.write(anna, { type: 'text', text: { body: 'What do they cost?' } }, toAnna.id)

  await app.goTo('/fairleadWTMarketing/pt_sent')
  const list = page.getByRole('table')
  const row = (phone: string) => list.getByRole('row').filter({ hasText: new RegExp([...phone].join(' ?')) })
  await expect(async () => {
    await page.reload()
    await expect(row(anna)).toContainText(messages.happened.replied.split(' ')[0]!, { timeout: 2_000 })
    await expect(row(ben)).toContainText(messages.status.read, { timeout: 2_000 })
  }).toPass()
  await expect(row(ben)).toContainText('spring_offer')
  await expectAccessible(page, 'sent messages over WhatsApp')

  await app.goTo('/fairleadWTMarketing/pt_dashBoard')
  const figure = (name: keyof typeof board.figure, value: string) =>
    expect(page.locator('dl > div').filter({ hasText: board.figure[name] }).locator('dt + dd')).toHaveText(value)
  await figure('sent', '2')
  await figure('delivered', '2')
  await figure('read', '2')
  await figure('replied', '1')
  await figure('points', '8')
  await expect(page.getByRole('table', { name: board.title.template })).toContainText('50%')
  await expect(page.getByRole('table', { name: board.title.market })).toContainText('Germany')
  await expect(page.getByText(say(board.people, { used: 2, limit: '2,000' }))).toBeVisible()
  await expectAccessible(page, 'the dashboard of WhatsApp')
  await context.close()
})
