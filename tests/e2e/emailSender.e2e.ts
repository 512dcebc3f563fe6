import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Locator, test } from 'playwright/test'
import { openDnsServer } from '../../server/email/testing/dnsServer.ts'
import { type OAuthServer, openOAuthServer } from '../../server/email/testing/oauthServer.ts'
import { openSmtpServer, type SmtpServer } from '../../server/email/testing/smtpServer.ts'
import { noLog } from '../../server/log.ts'
import { createCompany } from '../../server/operator.ts'
import { readSettings, type Settings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { inSoak } from '../amounts.ts'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'
import { main } from './server.ts'
import { say } from './words.ts'

const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
const password = 'salt water 7'
let dns: Awaited<ReturnType<typeof openDnsServer>>
let smtp: SmtpServer
let oauth: OAuthServer
let server: RunningServer
let made = 0
let person: { username: string; password: string }

/** Lets nobody in but with the password. */
function answer(line: string): string {
  if (line.startsWith('EHLO')) return '250-stub\r\n250-AUTH PLAIN\r\n250 SIZE 10000000'
  if (line.startsWith('AUTH PLAIN'))
    return Buffer.from(line.slice(11), 'base64').toString().endsWith(`\0${password}`)
      ? '235 2.7.0 ok'
      : '535 5.7.8 authentication failed'
  if (line === 'DATA') return '354 go on'
  if (line === '.') return '250 2.0.0 queued as ABC123'
  return ''
}

test.beforeAll(async () => {
  dns = await openDnsServer({ 'harbour.com': { MX: ['10 mx.harbour.com'], TXT: ['v=spf1 +all'] } })
  smtp = await openSmtpServer(answer)
  const mailServers = [{ address: '127.0.0.1', port: smtp.port }]
  oauth = await openOAuthServer()
  const urls = { authorizeUrl: `${oauth.url}/authorize`, tokenUrl: `${oauth.url}/token` }
  const settings: Settings = {
    ...readSettings({ PORT: '0' }),
    data,
    watermark: data,
    mailServers,
    nameServers: [dns.server],
    grants: { microsoft: { ...oauth.client, ...urls, hosts: ['smtp.office365.com'] } },
  }
  await copyCluster(data)
  server = await startServer(settings, noLog)
  settings.url = server.url
})
test.afterAll(async () => {
  await server.stop()
  await Promise.all([dns.stop(), smtp.stop(), oauth.stop()])
  rmSync(data, { recursive: true, force: true })
})
test.beforeEach(async () => {
  person = { username: `${main.username}${++made}`, password: main.password }
  await createCompany(server.database, person)
})
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

async function signedIn(browser: Browser, language: 'zh-CN' | 'en-US' = 'zh-CN', options = {}): Promise<App> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  const app = await App.blank(context, server.url, language)
  await app.signIn(person)
  await app.expectAllSaved()
  await app.goTo('/emailMarketing/emailSendSetting')
  return app
}

const field = ({ page }: App, name: string): Locator => page.locator(`[name="${name}"]`)
const button = ({ page }: App, name: string): Locator => page.getByRole('button', { name, exact: true })

async function makeSender(app: App, name: string): Promise<void> {
  const { sender } = app.words.email
  await button(app, sender.create).click()
  await field(app, 'name').fill(name)
  await field(app, 'address').fill('sales@harbour.com')
  await field(app, 'smtp.host').fill('127.0.0.1')
  await field(app, 'smtp.port').fill(String(smtp.port))
  await field(app, 'smtp.socket').selectOption('none')
  await field(app, 'smtp.user').fill('sales@harbour.com')
  await button(app, sender.save).click()
  await expect(app.page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

test('a sender is made, its wrong password is told in words, and the right one works', async ({ browser }) => {
  const app = await signedIn(browser)
  const { page, words } = app
  const { sender } = words.email
  await expect(page.getByRole('heading', { name: sender.emptyTitle })).toBeVisible()
  await expectAccessible(page, 'no sender')

  // What is missing is said at its field.
  await button(app, sender.create).click()
  await field(app, 'address').fill('sales@harbour')
  await button(app, sender.save).click()
  await expect(page.getByText(sender.who.nameEmpty)).toBeVisible()
  await expect(page.getByText(sender.server.hostEmpty)).toBeVisible()
  await button(app, sender.discard).click()
  await button(app, sender.back).click()

  await makeSender(app, '海港 Harbour')
  await expect(field(app, 'password')).toHaveCount(1)
  await field(app, 'password').fill('wrong')
  await button(app, sender.password.store).click()
  await expect(page.getByText(sender.password.set)).toBeVisible()
  await button(app, sender.test.run).click()
  await expect(page.getByText('服务器不接受该用户名和密码。')).toBeVisible()
  await expect(page.getByRole('img', { name: sender.test.failed })).toBeVisible()

  await button(app, sender.password.replace).click()
  await field(app, 'password').fill(password)
  await button(app, sender.password.store).click()
  await expect(page.getByText(sender.test.never)).toBeVisible()
  await button(app, sender.test.run).click()
  await expect(page.getByText(`${sender.test.smtp}: ${sender.test.open}`)).toBeVisible()

  await field(app, 'to').fill('anna@buyer.com')
  await button(app, sender.trial.send).click()
  await expect(page.getByText(say(sender.trial.sent, { to: 'anna@buyer.com' }))).toBeVisible()
  expect(smtp.mails).toHaveLength(1)

  await button(app, sender.report.run).click()
  await expect(page.getByText(sender.code.spfAllowsAll)).toBeVisible()
  await button(app, sender.key.make).click()
  await expect(button(app, sender.key.renew)).toBeVisible()
  await expectAccessible(page, 'a sender')

  await button(app, sender.back).click()
  const item = page.getByRole('list', { name: sender.title }).getByRole('listitem')
  await expect(item).toContainText(sender.connection.works)

  // What was stored goes to no other server.
  await item.getByRole('link').or(item.getByRole('button')).first().click()
  await field(app, 'smtp.host').fill('localhost')
  await expect(page.getByText(sender.password.forgets)).toBeVisible()
  await expectAccessible(page, 'a password that will be forgotten')
  await button(app, sender.save).click()
  await expect(field(app, 'password')).toHaveCount(1)
  await expect(page.getByText(sender.password.set)).toHaveCount(0)
  await button(app, sender.back).click()
  await expect(item).toContainText(sender.connection.passwordMissing)
})

test('without a network all but the passwords is edited, kept through a reload, and deleting is undone', async ({
  browser,
}) => {
  const app = await signedIn(browser, 'en-US')
  const { page, words } = app
  const { sender } = words.email
  await makeSender(app, 'Harbour')
  await app.expectAllSaved()
  await page.context().setOffline(true)
  await expect(page.getByText(sender.password.offline)).toBeVisible()
  await expect(button(app, sender.test.run)).toHaveAttribute('aria-disabled', 'true')

  await field(app, 'signature.company').fill('Harbour Ltd')
  await page.context().setOffline(false)
  await page.reload()
  await expect(field(app, 'signature.company')).toHaveValue('Harbour Ltd')
  await page.context().setOffline(true)
  await button(app, sender.save).click()
  await expect(button(app, sender.save)).toBeHidden()
  await app.expectWaiting()
  await page.context().setOffline(false)
  await app.expectAllSaved()

  await button(app, sender.delete).click()
  await app.answer(sender.delete)
  await expect(page.getByRole('heading', { name: sender.emptyTitle })).toBeVisible()
  await button(app, words.app.undo).click()
  await expect(button(app, say(sender.open, { name: 'Harbour' }))).toBeVisible()
})

for (const language of ['zh-CN', 'en-US'] as const)
  test(
    `a mailbox is granted on the page of its provider, or not, in ${language}`,
    inSoak(language === 'zh-CN'),
    async ({ browser }) => {
      const app = await signedIn(browser, language, { viewport: { width: 390, height: 844 } })
      const { page, words } = app
      const { sender } = words.email
      const name = sender.grant.providers.microsoft
      await makeSender(app, 'Harbour')
      await field(app, 'smtp.host').fill('smtp.office365.com')
      await button(app, sender.save).click()
      const begin = button(app, say(sender.grant.begin, { name }))
      await expect(begin).toBeEnabled()
      await expectAccessible(page, `a grant is offered in ${language}`)

      let says: 'no' | 'yes' = 'no'
      await page.context().route(`${oauth.url}/authorize**`, async (route) => {
        const { state, code } = oauth.consent(route.request().url(), 'sales@harbour.com')
        const answer = says === 'yes' ? `code=${code}` : 'error=access_denied'
        const location = `${server.url}/emailMarketing/emailSendSetting?${answer}&state=${encodeURIComponent(state)}`
        await route.fulfill({ status: 302, headers: { location } })
      })
      await begin.click()
      await expect(page.getByRole('heading', { name: sender.grant.notDone })).toBeVisible()
      await expect(page.getByText(sender.grant.refused)).toBeVisible()
      await expectAccessible(page, `a grant was refused in ${language}`)
      await button(app, sender.back).click()

      says = 'yes'
      await page.getByText('Harbour', { exact: true }).click()
      await begin.click()
      await expect(page.getByText(say(sender.grant.given, { name }))).toBeVisible()
      await expect(page.getByText(/^sales@harbour\.com · /)).toBeVisible()
      await expect(field(app, 'password')).toHaveCount(0)
      await expectAccessible(page, `a mailbox is granted in ${language}`)

      await button(app, sender.grant.drop).click()
      await page
        .getByRole('dialog')
        .or(page.getByRole('alertdialog'))
        .getByRole('button', { name: sender.grant.drop })
        .click()
      await expect(begin).toBeVisible()
      await expect(field(app, 'password')).toHaveCount(1)
    },
  )
