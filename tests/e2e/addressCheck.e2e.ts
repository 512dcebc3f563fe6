import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { products } from '../../domain/products.ts'
import { openDnsServer } from '../../server/email/testing/dnsServer.ts'
import { noLog } from '../../server/log.ts'
import { createCompany } from '../../server/operator.ts'
import { readSettings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { putContacts } from '../../server/testing/emailCompany.ts'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'
import { main } from './server.ts'
import { say } from './words.ts'

const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
let dns: Awaited<ReturnType<typeof openDnsServer>>
let server: RunningServer

test.beforeAll(async () => {
  dns = await openDnsServer({ 'harbour.com': { MX: ['10 mx.harbour.com'] } })
  const settings = readSettings({ PORT: '0' })
  await copyCluster(data)
  server = await startServer({ ...settings, data, watermark: data, nameServers: [dns.server] }, noLog)
  const company = await createCompany(server.database, { ...main, products: [products.emailMarketing] })
  const drafts = ['anna@harbour.com', 'ben@gone.com'].map((email) => ({
    name: email.split('@')[0]!,
    emails: [{ email, is_valid: 'toVerify' as const }],
  }))
  await putContacts(server.database, company, drafts)
})
test.afterAll(async () => {
  await server.stop()
  await dns.stop()
  rmSync(data, { recursive: true, force: true })
})

test('whether addresses take mail is found out for many and for one, and is known without a network', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const app = await App.blank(context, server.url)
  await app.signIn(main)
  const { page } = app
  const { contacts, email } = app.words
  const { check } = email
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const badge = (status: string) => page.getByText(status, { exact: true })

  await page.getByRole('checkbox', { name: contacts.row.selectAll }).click()
  await app.forSelected('more', contacts.selection.checkAddresses)
  await button(check.begin).click()
  const checks = page.getByRole('dialog')
  await expect(checks.getByText(check.state.done, { exact: true })).toBeVisible()
  await expect(checks.getByText(say(check.progress, { done: 2, total: 2 }))).toBeVisible()
  await expect(checks.getByText(say(check.found.invalid, { count: 1 }))).toBeVisible()
  await expect(checks.getByText(say(check.found.plausible, { count: 1 }))).toBeVisible()
  await expectAccessible(page, 'the checks of addresses')
  await checks.getByRole('button', { name: check.close, exact: true }).last().click()
  await button(contacts.selection.clear).click()

  // By now gone.com takes mail: asked again, it is no longer called invalid.
  await app.row('ben').getByText('ben', { exact: true }).click()
  await expect(badge(contacts.emailStatus.invalid)).toBeVisible()
  dns.zone['gone.com'] = { MX: ['10 mx.gone.com'] }
  await button(say(contacts.email.checkOf, { email: 'ben@gone.com' })).click()
  const evidence = page.getByRole('dialog')
  await expect(evidence.getByText(check.reason.noDomain)).toBeVisible()
  await button(check.evidence.again).click()
  await expect(evidence.getByText(check.reason.notAsked)).toBeVisible()
  await expect(evidence.getByText('10 mx.gone.com')).toBeVisible()
  await expectAccessible(page, 'the evidence of an address')

  await context.setOffline(true)
  await evidence.getByRole('button', { name: check.close, exact: true }).last().click()
  await expect(badge(contacts.email.uncertain)).toBeVisible()
  await button(say(contacts.email.checkOf, { email: 'ben@gone.com' })).click()
  await expect(page.getByRole('dialog').getByText(check.reason.notAsked)).toBeVisible()
  await expect(button(check.evidence.again)).toHaveAttribute('aria-disabled', 'true')
})
