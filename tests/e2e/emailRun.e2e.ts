import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, test } from 'playwright/test'
import type { CampaignTask } from '../../domain/campaigns/task.ts'
import type { Actor } from '../../domain/shared/mutation.ts'
import { subAccountCalls } from '../../domain/subAccounts/calls.ts'
import { processInbound } from '../../server/email/inboundProcessing/processInbound.ts'
import { ownTokens } from '../../server/email/ownTokens.ts'
import { areas } from '../../server/features/index.ts'
import { noLog } from '../../server/log.ts'
import { createCompany, createSubAccount } from '../../server/operator.ts'
import { openSecrets } from '../../server/secrets.ts'
import { readSettings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { quotedColumns } from '../../server/sync/tables.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { Device, newTestId } from '../../server/testing/device.ts'
import { aMessage, aSender, fundCompany, put } from '../../server/testing/emailCompany.ts'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'
import { main } from './server.ts'
import { like, say } from './words.ts'

// The demo's mail server, and nobody in the database.
const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
const settings = { ...readSettings({ PORT: '0' }), data, watermark: data, demo: true }
const mia = { username: 'mia', nickname: '米娅', password: 'calm harbour 2026' }
let server: RunningServer
let owner: Device
let company: Actor
let sub: Actor
test.beforeAll(async () => {
  await copyCluster(data)
  server = await startServer(settings, noLog)
  company = await createCompany(server.database, main)
  sub = await createSubAccount(server.database, main.username, mia)
  await fundCompany(server.database, company, 100)
  const { address: host, port } = server.sandbox!.network.mailServer
  const first = aMessage(sub, { id: newTestId(), name: '新品', theme: 'New lamps' })
  const second = aMessage(sub, { id: newTestId(), name: '样品', theme: 'Samples within five days' })
  await put(server.database, sub, 'email_message', [first, second])
  const name = 'Harbour Lighting Trading and Export Company of Ningbo'
  const green = { state: 'green' as const, code: 'x', found: [], wanted: null }
  const report = { checked_at: Date.now(), spf: green, dkim: green, dmarc: green, mx: green }
  const sender = aSender(sub, { name, report, smtp: { host, port, socket: 'none', user: '' } })
  await put(server.database, sub, 'email_sender', [sender])
  owner = await new Device(server.url).signIn(main.username, main.password)
  await owner.get(subAccountCalls.operateExportVerify, { type: 'on' })
  await owner.get(subAccountCalls.setExportData, { subuserids: [sub.user], type: 'agree' })
})
test.afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})

const taskRow = async (): Promise<CampaignTask> =>
  (
    await server.database.pool.query<CampaignTask>(
      `select ${quotedColumns('campaign_task').join(', ')} from campaign_task`,
    )
  ).rows[0]!

test('a sequence on a phone: whom it names, what it waits for, stopped, started again, exported and answered', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const app = await App.blank(context, server.url)
  const { page, words } = app
  const { task } = words.campaigns
  await app.readNotices()
  await app.signIn(mia)
  await app.expectAllSaved()
  const button = (name: string, on: { getByRole: Locator['getByRole'] } = page) =>
    on.getByRole('button', { name, exact: true })

  // Three are named by a file, and one of them is taken out again.
  await app.goTo('/emailMarketing/emailTask')
  await button(task.create).first().click()
  await button(task.form.fromFile).click()
  const file = page.getByRole('dialog', { name: task.file.title })
  const csv = ['name,email', 'Ann,ann@one.example', 'Bob,bob@two.example', 'Cid,cid@three.example'].join('\n')
  await file
    .locator('input[type=file]')
    .setInputFiles({ name: 'fair.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await button(task.file.add, file).click()
  await expect(file).toContainText(say(task.file.result.added, { count: 3 }))
  await button(task.file.close, file).last().click()
  await page.getByText(say(task.form.chosenCount, { count: 3 })).click()
  await button(say(task.form.chosenRemove, { name: 'Cid' })).click()
  await expect(page.getByText(say(task.form.chosenCount, { count: 2 }))).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Cid' })).toHaveCount(0)

  // A second mail for whoever does not open the first.
  await page.locator('[name=name]').fill('秋季新品')
  await app.includeWithoutBasis()
  await page.locator('[name=message]').selectOption({ label: '新品' })
  await page.getByRole('checkbox', { name: task.form.sequence }).check({ force: true })
  await page.locator('select').filter({ hasText: task.form.messageNone }).last().selectOption({ label: '样品' })
  await expect(page.getByText(say(task.run.laterMost, { count: 1, most: '2' }))).toBeVisible()
  await button(task.form.start, page.locator('form')).click()
  await app.confirmSending()
  await expect(page.getByRole('heading', { name: '秋季新品', level: 1 })).toBeVisible()
  const waits = page.getByRole('region', { name: task.waits.title })
  await expect(waits).toContainText(say(task.waits.sequence, { count: 2 }).trim())
  await expect(page.getByText(like(task.sequence.says.condition)).first()).toBeVisible()
  await expectAccessible(page, 'a running task')

  // Paused without a network it may go on sending, and says so.
  await context.setOffline(true)
  await button(say(task.actions.pauseOf, { name: '秋季新品' })).click()
  await expect(page.getByText(task.now.unstopped)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(task.now.unstopped)).toBeHidden()
  await expect(page.getByText(task.status.paused, { exact: true })).toBeVisible()

  // One that was stopped asks before it goes on, and then says again what it waits for.
  await put(server.database, company, 'campaign_task', [{ ...(await taskRow()), problem: 'bounces' }])
  await expect(page.getByText(task.problem.bounces)).toBeVisible()
  const start = button(say(task.actions.startOf, { name: '秋季新品' }))
  await start.click()
  const asked = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(asked).toContainText(say(task.startAsk.text, { least: '200' }))
  await button(task.actions.cancel, asked).click()
  await expect(page.getByText(task.status.paused, { exact: true })).toBeVisible()
  await start.click()
  await app.confirmSending()
  await expect(page.getByText(task.status.inProgress, { exact: true })).toBeVisible()
  await expect(waits).toContainText(say(task.waits.sequence, { count: 2 }).trim())

  // The list leaves as a file once the main account has told the code, as text and as a workbook.
  const exported = async (format: 'xlsx' | 'csv', code?: () => Promise<void>) => {
    await button(task.detail.export).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: words.app.figure.save[format], exact: true }).click()
    await code?.()
    return readFileSync(await (await download).path())
  }
  const text = await exported('csv', async () => {
    const question = page.getByRole('alertdialog', { name: words.app.exportCode.title })
    await question.getByLabel(words.app.exportCode.code).fill('000000')
    await button(words.app.exportCode.submit, question).click()
    await expect(question.getByText(words.errors.exportCodeOver)).toBeVisible()
    const { code = '' } = await owner.get(subAccountCalls.operateExportVerify, { type: 'code', subuserid: sub.user })
    await question.getByLabel(words.app.exportCode.code).fill(code)
    await button(words.app.exportCode.submit, question).click()
  })
  expect(text.toString()).toContain(
    `ann@one.example,${say(task.sequence.step.mail, { n: 1 })},${task.detail.send.sent}`,
  )
  expect((await exported('xlsx')).subarray(0, 2).toString(), 'without a code for an hour').toBe('PK')

  // An answer is in the inbox and answered from there, by fingers on a narrow screen.
  const { id, sender } = await receiver('ann@one.example')
  const tokens = ownTokens(await openSecrets(server.database, areas, settings))
  const reply = [
    'From: Ann <ann@one.example>',
    'To: li@trade.example',
    'Subject: Re: New lamps',
    'Message-ID: <1@one.example>',
    `In-Reply-To: <${id}@trade.example>`,
    '',
    'Please send a quotation.',
    '',
  ]
  const source = Buffer.from(reply.join('\r\n'))
  const reader = { account: company.account, sender }
  expect(await processInbound({ database: server.database, tokens }, reader, { source, receivedAt: null })).toBe(
    'reply',
  )
  const { compose, state, menu } = words.conversations
  await app.goTo('/statistics/inbox')
  await page.getByRole('grid', { name: menu }).getByRole('row').filter({ hasText: 'Please send a quotation.' }).click()
  await expect(page.getByRole('log')).toContainText('Please send a quotation.')
  const send = button(compose.send)
  await expect(send).toBeInViewport({ ratio: 1 })
  await page.getByRole('textbox', { name: say(compose.label, { name: 'Ann' }) }).fill('It is on its way.')
  await send.click()
  const sent = page.getByRole('article').filter({ hasText: 'It is on its way.' })
  await expect(sent).toContainText(state.accepted)
  expect((await server.sandbox!.inbox.waitFor('ann@one.example', 2)).text).toContain('It is on its way.')
})

async function receiver(email: string): Promise<{ id: string; sender: string }> {
  const { rows } = await server.database.pool.query<{ id: string; sender: string }>(
    `select r.id, run.sender_id as sender from campaign_receiver r join campaign_run run on run.task_id = r.task_id where r.address = $1`,
    [email],
  )
  return rows[0]!
}
