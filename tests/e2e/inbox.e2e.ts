import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, test } from 'playwright/test'
import type { ChannelAccount } from '../../domain/channels/account.ts'
import { conversationCalls } from '../../domain/conversations/calls.ts'
import { products } from '../../domain/products.ts'
import type { Actor } from '../../domain/shared/mutation.ts'
import { planInbound } from '../../server/conversations/inbound.ts'
import { lockThreads } from '../../server/conversations/threads.ts'
import { asSystem } from '../../server/db/scope.ts'
import { grantPoints } from '../../server/ledger/ledger.ts'
import { noLog } from '../../server/log.ts'
import { createCompany, createSubAccount } from '../../server/operator.ts'
import { readSettings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { putDemoRoute, untilDaytime } from '../../server/testing/demoPhones.ts'
import { Device, newTestId } from '../../server/testing/device.ts'
import { aText, hearTexts } from '../../server/testing/inbox.ts'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'
import { type Main, main } from './server.ts'
import { type Language, say } from './words.ts'

const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
const switchboard = '493012345678'
let server: RunningServer
let company: Actor
let route: ChannelAccount
test.beforeAll(async () => {
  await copyCluster(data)
  server = await startServer({ ...readSettings({ PORT: '0' }), data, watermark: data, demo: true }, noLog)
  const { database, sandbox } = server
  await untilDaytime(sandbox!)
  company = await createCompany(database, main)
  route = await putDemoRoute({ database, data }, company, sandbox!)
  const { account, user } = company
  await asSystem(database, (connection) =>
    grantPoints(connection, { account, user, uid: newTestId(), product: products.smsMarketing, points: 100 }),
  )
  const device = await new Device(server.url).signIn(main.username, main.password)
  const people = { Anna: '4915100000010', Ben: '4915100000011', Cid: '4915100000012' }
  const office = { Dora: switchboard, Emil: switchboard, Fritz: switchboard }
  const rows = [...Object.entries(people), ...Object.entries(office)].map(([name, full_number]) => ({
    id: newTestId(),
    name,
    country: 'DE',
    phones: [{ full_number, is_wt: 'unvalidated' }],
  }))
  await device.does('contact.create', { rows })
  await hearTexts(database, company, route, [
    aText('4915100000010', 'What is the price of the lamp?'),
    aText('4915100000011', 'The samples have arrived'),
    aText('4915100000012', 'Please send the catalogue'),
    aText(switchboard, 'Call us back about order 2217'),
    aText('4915155501234', 'Do you make lamps with our logo?'),
  ])
})
test.afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})

type User = Pick<Main, 'username' | 'password'>

async function signedIn(browser: Browser, language: Language, options: object, user: User = main): Promise<App> {
  const app = await App.blank(await browser.newContext(options), server.url, language)
  await app.readNotices()
  await app.signIn(user)
  await app.expectAllSaved()
  return app
}

const threadWith = async (address: string) =>
  (
    await server.database.pool.query<{ id: string }>(`select id from conversation where identity ->> 'value' = $1`, [
      address,
    ])
  ).rows[0]?.id
const sentTo = async (address: string) =>
  (
    await server.database.pool.query<{ body: string; state: string }>(
      `select m.body, m.state from message m join conversation c on c.account_id = m.account_id and c.id = m.conversation_id
       where c.identity ->> 'value' = $1 and m.direction = 'out' order by m.at`,
      [address],
    )
  ).rows

test('five answers: read and answered without a network, sent when there is one, and a switchboard’s writer chosen', async ({
  browser,
}) => {
  const app = await signedIn(browser, 'en-US', {})
  const { page, words } = app
  const own = words.conversations
  await app.goTo('/statistics/inbox')
  const list = page.getByRole('grid', { name: own.menu })
  await expect(list.getByRole('row')).toHaveCount(5)
  await expectAccessible(page, 'the inbox')

  await page.context().setOffline(true)
  await list.getByRole('row').filter({ hasText: 'Anna' }).click()
  const thread = page.getByRole('log', { name: own.thread.label })
  await expect(thread).toContainText('What is the price of the lamp?')
  await expect(list.getByRole('row').filter({ hasText: 'Anna' })).not.toContainText(own.box.unread)
  const field = page.locator('textarea[name=message]')
  await field.fill('It is 12 euros')
  await expect(page.getByText(own.compose.offline)).toBeVisible()
  await field.press('Enter')
  await expect(thread).toContainText('It is 12 euros')
  await expect(thread).toContainText(own.state.queued)
  await expect(field).toHaveValue('')
  expect(await sentTo('4915100000010')).toEqual([])

  await page.context().setOffline(false)
  await expect(thread).toContainText(own.state.delivered)
  expect(await sentTo('4915100000010')).toEqual([{ body: 'It is 12 euros', state: 'delivered' }])

  await list.getByRole('row').filter({ hasText: '2217' }).click()
  const panel = page.getByRole('complementary', { name: own.panel.label })
  await expect(panel).toContainText(own.panel.several)
  await panel.getByRole('button', { name: 'Emil' }).click()
  await expect(list.getByRole('row').filter({ hasText: '2217' })).toContainText('Emil')

  // A draft stays with its conversation.
  await field.fill('Half written')
  await list.getByRole('row').filter({ hasText: 'Ben' }).click()
  await expect(field).toHaveValue('')
  await list.getByRole('row').filter({ hasText: '2217' }).click()
  await expect(field).toHaveValue('Half written')
})

test('on a phone the list and what is said are one after the other', async ({ browser }) => {
  const app = await signedIn(browser, 'zh-CN', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const { page, words } = app
  const own = words.conversations
  await app.goTo('/statistics/inbox')
  const list = page.getByRole('grid', { name: own.menu })
  await list.getByRole('row').filter({ hasText: 'Ben' }).click()
  await expect(page.getByRole('log', { name: own.thread.label })).toContainText('The samples have arrived')
  await expect(list).toBeHidden()
  await expectAccessible(page, 'a conversation on a phone')
  await page.getByRole('button', { name: own.actions.back }).click()
  await expect(list).toBeVisible()
  await app.goTo('/smsMarketing/received')
  await expect(page.getByText('Please send the catalogue')).toBeVisible()
})

test('a conversation goes with its contact to who owns it now, with what the former owner wrote without a network', async ({
  browser,
}) => {
  const [anna, ben] = ['anna', 'ben'].map((username) => ({ username: `haigang-${username}`, password: main.password }))
  for (const user of [anna!, ben!]) await createSubAccount(server.database, main.username, user)
  const contact = newTestId()
  const phone = '4915100000020'
  const hers = await new Device(server.url).signIn(anna!.username, main.password)
  await hers.does('contact.create', {
    rows: [{ id: contact, name: 'Gustav', country: 'DE', phones: [{ full_number: phone, is_wt: 'unvalidated' }] }],
  })
  await hearTexts(server.database, company, route, [aText(phone, 'Do you ship to Hamburg?')])
  const his = await new Device(server.url).signIn(ben!.username, main.password)

  const former = await signedIn(browser, 'en-US', {}, anna)
  const own = former.words.conversations
  await former.goTo('/statistics/inbox')
  const rowOf = ({ page }: App, name: string) =>
    page.getByRole('grid', { name }).getByRole('row').filter({ hasText: 'Gustav' })
  await rowOf(former, own.menu).click()
  await expect(former.page.getByRole('log')).toContainText('Do you ship to Hamburg?')
  await former.page.context().setOffline(true)
  await former.page.locator('textarea[name=message]').fill('Yes, every week')
  await former.page.locator('textarea[name=message]').press('Enter')
  await expect(former.page.getByRole('log')).toContainText(own.state.queued)

  const device = await new Device(server.url).signIn(main.username, main.password)
  await device.does('contact.transfer', { ids: [contact], to: his.user.id })
  const now = await signedIn(browser, 'zh-CN', {}, ben)
  await now.goTo('/statistics/inbox')
  await rowOf(now, now.words.conversations.menu).click()
  const thread = now.page.getByRole('log')
  await expect(thread).toContainText('Do you ship to Hamburg?')
  await expect(thread).not.toContainText('Yes, every week')

  // Nobody has answered meanwhile, so what she wrote leaves; the rest is the other one's.
  await former.page.context().setOffline(false)
  await expect(thread).toContainText('Yes, every week')
  await expect(rowOf(former, own.menu)).toHaveCount(0)
  await former.expectAllSaved()
  await expect.poll(() => sentTo(phone)).toEqual([{ body: 'Yes, every week', state: 'delivered' }])

  // A colleague who begins to write is seen at once: nobody asks for a minute otherwise.
  const conversation_id = (await threadWith(phone))!
  await device.get(conversationCalls.composing, { conversation_id, is_composing: true })
  const writes = say(now.words.conversations.thread.composing, { who: main.username })
  await expect(now.page.getByText(writes)).toBeVisible({ timeout: 20_000 })
  await device.get(conversationCalls.composing, { conversation_id, is_composing: false })
  await expect(now.page.getByText(writes)).toBeHidden({ timeout: 10_000 })
})

test('who is known to WhatsApp by a name and an id alone is a contact that is found and read without a network', async ({
  browser,
}) => {
  const { database } = server
  await asSystem(database, async (connection) => {
    const owner = { account: company.account, channelAccount: newTestId(), channel: 'whatsapp' as const }
    const identities = [
      { kind: 'username' as const, value: 'zhang.wei' },
      { kind: 'bsuid' as const, value: 'CN.abcDEF123' },
    ]
    const plan = await planInbound(connection, owner, [{ identities, name: '张伟', ref: '1', at: null, body: '你好' }])
    await plan.write(await lockThreads(connection, company.account, plan.threads))
  })
  const app = await signedIn(browser, 'zh-CN', {})
  await app.goTo('/statistics/contacts')
  await app.page.context().setOffline(true)
  for (const typed of ['@zhang.wei', 'cn.abcdef']) {
    await app.search(typed)
    await expect(app.row('张伟')).toHaveCount(1)
  }
  const panel = await app.openContact('张伟')
  const names = panel.getByLabel(app.words.contacts.fields.identities, { exact: true })
  await expect(names).toContainText('@zhang.wei')
  await expect(names).toContainText('CN.abcDEF123')
  await expectAccessible(app.page, 'a contact with an identity alone')
})

test('the company says its name and hours once, and an automatic reply goes by them', async ({ browser }) => {
  const app = await signedIn(browser, 'en-US', {})
  const { page, words } = app
  const own = words.sms.autoReply
  await app.goTo('/smsMarketing/autoReply')
  const part = page.getByRole('region', { name: own.company.title })
  await part.getByLabel(own.company.name).fill('Harbour Lamps')
  await part.getByLabel(own.company.hasHours).check()
  await part.getByRole('button', { name: own.save, exact: true }).click()
  await expect(page.getByText(own.company.saved).first()).toBeVisible()
  await expectAccessible(page, 'the company of automatic replies')
  await page.getByRole('button', { name: own.create }).click()
  await page.getByLabel(own.when.outside).check()
  await page.getByLabel(own.companyHours).check()
  await expect(page.getByLabel(own.zone)).toBeHidden()
  await page.locator('textarea[name=text]').fill('{{our_company}} is open {{our_hours}}.')
  await page.getByRole('button', { name: own.save, exact: true }).click()
  await expect(page.getByText('09:00–18:00')).toBeVisible()
})
