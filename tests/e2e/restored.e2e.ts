import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import type { Actor } from '../../domain/shared/mutation.ts'
import { noLog } from '../../server/log.ts'
import { createCompany } from '../../server/operator.ts'
import { readSettings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { newTestId } from '../../server/testing/device.ts'
import { aMessage, aSender, aTask, fundCompany, put, putContacts, someone } from '../../server/testing/emailCompany.ts'
import { soakOnly } from '../amounts.ts'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'
import { main } from './server.ts'
import { like, say } from './words.ts'

// The demo's mail server, and nobody in the database.
const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
let settings = { ...readSettings({ PORT: '0' }), data, watermark: join(data, 'state'), demo: true }
let server: RunningServer
let company: Actor
test.beforeAll(async () => {
  await copyCluster(data)
  server = await startServer(settings, noLog)
  settings = { ...settings, port: Number(new URL(server.url).port) }
  company = await createCompany(server.database, main)
  await fundCompany(server.database, company, 100)
  const { address: host, port } = server.sandbox!.network.mailServer
  const message = aMessage(company, { id: newTestId(), theme: 'New lamps' })
  const green = { state: 'green' as const, code: 'x', found: [], wanted: null }
  const report = { checked_at: Date.now(), spf: green, dkim: green, dmarc: green, mx: green }
  const sender = aSender(company, { report, smtp: { host, port, socket: 'none', user: '' } })
  await put(server.database, company, 'email_message', [message])
  await put(server.database, company, 'email_sender', [sender])
  await putContacts(
    server.database,
    company,
    ['ann', 'bob', 'cid'].map((name) => someone(`${name}@one.example`)),
  )
  const task = aTask(company, { message: message.id, sender: sender.id }, { name: 'Autumn', status: 'pending' })
  await put(server.database, company, 'campaign_task', [task])
})
test.afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})

/** While it is stopped; the backup, or what has happened since, is lost. */
async function restart(copy: (cluster: string, backup: string) => void): Promise<void> {
  await server.stop()
  copy(join(data, 'postgres'), join(data, 'backup'))
  server = await startServer(settings, noLog)
}
const sent = () => server.sandbox!.inbox.page({ words: 'New lamps', skip: 0, count: 1 }).all

test(
  'after a restore a task that had gone out writes to nobody again, until its user wants that',
  soakOnly,
  async ({ browser }) => {
    const app = await App.blank(await browser.newContext(), server.url)
    const { page, words } = app
    const { task } = words.campaigns
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await app.signIn(main)
    await app.expectAllSaved()
    await restart((cluster, backup) => cpSync(cluster, backup, { recursive: true }))
    await app.goTo('/emailMarketing/emailTask')
    await button(say(task.actions.startOf, { name: 'Autumn' })).click()
    await app.confirmSending()
    await expect(page.getByText(task.status.done, { exact: true })).toBeVisible()
    const before = sent()

    await restart((cluster, backup) => {
      rmSync(cluster, { recursive: true })
      cpSync(backup, cluster, { recursive: true })
      chmodSync(cluster, 0o700)
    })
    // The device sends the start again; it is the server that does not follow it.
    await expect(page.getByText(task.problem.restored)).toBeVisible()
    await expect(page.getByText(like(task.restored.receivers)).first()).toBeVisible()
    await expectAccessible(page, 'tasks after a restore')
    expect(sent()).toBe(before)

    await page.getByRole('link', { name: 'Autumn' }).click()
    await button(say(task.uncertain.action, { count: 3 })).click()
    const asked = page.getByRole('alertdialog')
    await expect(asked).toContainText(task.uncertain.warning)
    await expect(asked).toContainText('New lamps')
    await expectAccessible(page, 'writing to uncertain recipients')
    await asked.getByRole('button', { name: task.uncertain.confirm }).click()
    await expect(page.getByText(task.status.done, { exact: true })).toBeVisible()
    expect(sent()).toBe(before + 3)
  },
)

test(
  'what a restored server lacks and nobody sends again is told, and brought back by a click',
  soakOnly,
  async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const app = await App.open(context, server.url, 'en-US')
    const { page, words } = app
    await app.signIn(main)
    await app.expectAllSaved()
    await restart((cluster, backup) => {
      rmSync(backup, { recursive: true, force: true })
      cpSync(cluster, backup, { recursive: true })
    })
    // Of another device, which is gone.
    await putContacts(
      server.database,
      company,
      ['Dora', 'Emil', 'Fritz'].map((name) => someone(`${name}@two.example`, { name })),
    )
    await expect(page.getByText('Emil').first()).toBeVisible()
    await restart((cluster, backup) => {
      rmSync(cluster, { recursive: true })
      cpSync(backup, cluster, { recursive: true })
      chmodSync(cluster, 0o700)
    })
    await expect(page.getByText(say(words.app.notice.missing_other, { count: 3 }))).toBeVisible()
    await page.getByRole('button', { name: words.app.notice.decide }).click()
    const part = page.getByRole('region', { name: words.sync.missing.title })
    await expect(part.getByRole('listitem')).toHaveCount(3)
    await expectAccessible(page, 'what a restored server lacks')
    const item = part.getByRole('listitem').filter({ hasText: 'Emil' })
    await item.getByRole('button', { name: words.sync.missing.bring }).click()
    await expect(part.getByRole('listitem')).toHaveCount(2)
    await app.expectAllSaved()
    await part.getByRole('button', { name: words.sync.missing.letAllGo }).click()
    await app.answer(words.sync.missing.letAllGo)
    await expect(part).toHaveCount(0)
    await app.goTo('/statistics/contacts')
    await expect(app.page.getByText('Emil').first()).toBeVisible()
    for (const name of ['Dora', 'Fritz']) await expect(app.page.getByText(name)).toHaveCount(0)
    await context.close()
  },
)
