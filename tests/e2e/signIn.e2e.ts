import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'playwright/test'
import { type Database, joinDatabase } from '../../server/db/connect.ts'
import { noLog } from '../../server/log.ts'
import { codeInText, Inbox } from '../../server/sandbox/inbox.ts'
import { type Mailbox, openSandboxMailbox } from '../../server/sandbox/mailbox.ts'
import { releaseClock, setClock, testTime } from '../../server/testing/clock.ts'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { like, say } from './words.ts'

const newcomer = { username: 'meilin', email: 'meilin@newharbour.example', password: 'eleven calm boats' }
const renewed = 'twelve calm boats'
const sub = { username: 'anlan', password: 'thirteen calm boats' }

const inbox = new Inbox()
let mailbox: Mailbox
let server: TestServer
let database: Database
test.beforeAll(async () => {
  mailbox = await openSandboxMailbox(inbox)
  server = new TestServer([], {
    FAIRLEAD_REGISTER: 'open',
    SMTP_URL: `smtp://127.0.0.1:${mailbox.settings.port}`,
    SMTP_FROM: 'Fairlead <no-reply@fair.example>',
  })
  await server.start()
  server.createMain()
  server.admin('create-sub', '--parent', main.username, '--username', sub.username, '--password', sub.password)
  database = await joinDatabase({ data: server.data, databaseUrl: null }, noLog)
})
test.afterAll(async () => {
  await database.stop()
  await server.remove()
  await mailbox.stop()
})

test.afterEach(() => releaseClock(database))

/** Asks for a code and types the one that comes. */
async function typeCode(app: App, email: string, count: number) {
  const within = app.page.locator('form')
  await within.locator('[name=email]').fill(email)
  await askForCode(app)
  const mail = await inbox.waitFor(email, count)
  await within.locator('[name=captcha]').fill(codeInText(mail)!)
}

async function askForCode({ page, words }: App) {
  const { send, again } = words.app.code
  await page.getByRole('button', { name: new RegExp(`^(${send}|${again})$`) }).click()
}

/** The server sends one code a minute to an address, and the button says so. The minute passes for both at once. */
async function passTheMinute(app: App) {
  await expect(app.page.getByRole('button', { name: like(app.words.app.code.wait) })).toBeVisible()
  await setClock(database, { minutes: 1 })
  await app.page.clock.fastForward('01:00')
}

async function signOut(app: App) {
  await app.signOut()
  await expect(app.page.getByRole('heading', { name: app.words.auth.signIn.title })).toBeVisible()
}

test('somebody registers, turns on a second step, and gets in again with a forgotten password', async ({ context }) => {
  await setClock(database, {})
  const app = await App.open(context, server.url, 'en-US')
  const { page, words } = app
  const { auth, account } = words
  await page.getByRole('button', { name: auth.register.title }).click()
  await page.locator('[name=username]').fill(newcomer.username)
  await typeCode(app, newcomer.email, 1)

  // What was typed is there after a reload; a password never is.
  await page.locator('[name=password]').fill('typed too early')
  await page.reload()
  await expect(page.locator('[name=username]')).toHaveValue(newcomer.username)
  await expect(page.locator('[name=email]')).toHaveValue(newcomer.email)
  await expect(page.locator('[name=password]')).toHaveValue('')
  await page.locator('[name=password]').fill(newcomer.password)
  await page.locator('[name=again]').fill('eleven calm goats')
  await page.getByRole('button', { name: auth.register.submit }).click()
  await expect(page.getByText(words.errors.passwordsDiffer)).toBeVisible()
  await page.locator('[name=again]').fill(newcomer.password)
  await page.getByRole('button', { name: auth.register.submit }).click()
  await expect(app.heading).toBeVisible()

  await app.goTo('/account')
  const overview = page.getByRole('heading', { name: account.menu, level: 1 })
  await expect(overview).toBeVisible()
  await expect(page.getByText(newcomer.email)).toBeVisible()
  await page.getByRole('button', { name: account.twoStep.title }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await dialog.locator('[name=password]').fill(newcomer.password)
  await dialog.getByRole('button', { name: account.twoStep.next }).click()
  const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '')
  const authenticator = new TOTP({ secret: Secret.fromBase32(secret) })
  await dialog.locator('[name=captcha]').fill(authenticator.generate({ timestamp: testTime({}) }))
  await dialog.getByRole('button', { name: account.twoStep.confirm }).click()
  await expect(dialog.getByRole('heading', { name: words.app.recovery.title })).toBeVisible()
  const recovery = await dialog.getByRole('listitem').allInnerTexts()
  await dialog.getByRole('button', { name: words.app.recovery.kept }).click()
  await expect(page.getByText(say(account.security.twoStepLeft_other, { count: recovery.length }))).toBeVisible()

  await signOut(app)
  await app.typeSignIn(newcomer.username, newcomer.password)
  await page.getByLabel(auth.second.code).fill('000000')
  await page.getByRole('button', { name: auth.second.submit }).click()
  await expect(page.getByText(words.errors.codeWrong)).toBeVisible()
  // The code that turned it on is used up; the next one counts already.
  await page.getByLabel(auth.second.code).fill(authenticator.generate({ timestamp: testTime({ seconds: 30 }) }))
  await page.getByRole('button', { name: auth.second.submit }).click()
  await expect(overview, 'where the user was').toBeVisible()

  await signOut(app)
  await page.clock.install()
  await page.getByRole('button', { name: auth.signIn.forgot }).click()
  await page.locator('[name=email]').fill(newcomer.email)
  await askForCode(app)
  await passTheMinute(app)
  await typeCode(app, newcomer.email, 2)
  await page.locator('[name=newpassword]').fill(renewed)
  await page.locator('[name=again]').fill(renewed)
  await page.getByRole('button', { name: auth.forgot.submit }).click()
  await expect(page.getByText(auth.forgot.done)).toBeVisible()
  await expect(page.getByLabel(auth.signIn.account)).toHaveValue(newcomer.email)
  await app.typeSignIn(newcomer.email, renewed)
  await page.getByRole('button', { name: auth.second.useRecovery }).click()
  await page.getByLabel(auth.second.recovery).fill(recovery[0]!)
  await page.getByRole('button', { name: auth.second.submit }).click()
  await expect(overview).toBeVisible()
  await expect(page.getByText(say(account.security.twoStepLeft_other, { count: recovery.length - 1 }))).toBeVisible()
  await expect(page.getByText(account.sessions.current, { exact: true })).toBeVisible()
  await context.setOffline(true)
  const change = page.getByRole('button', { name: account.password.title })
  await expect(change, 'what is shown stays, and the button says why it waits').toHaveAttribute(
    'title',
    words.app.waitsForNetwork,
  )
  await expect(page.getByText(newcomer.email)).toBeVisible()
})

test('what the operator takes and gives is there at once, without a reload', async ({ context }) => {
  const app = await App.open(context, server.url, 'en-US')
  await app.signIn(sub)
  await app.goTo('/account/overview')
  const products = app.page.getByRole('region', { name: app.words.account.products.title })
  const sms = products.getByText(app.words.app.tile.smsMarketing, { exact: true })
  await expect(sms).toBeVisible()
  server.admin('revoke', '--username', sub.username, '--products', '6')
  await expect(sms).toHaveCount(0)
  server.admin('grant', '--username', sub.username, '--products', '6', '--expires', '2999-12-30')
  await expect(sms).toBeVisible()
  await expect(products.getByText('2999')).toBeVisible()
})

test('a link opens a way to sign in; one without a channel says how the operator opens it', async ({ context }) => {
  const app = await App.open(context, server.url)
  const { page, words } = app
  await app.goTo('/login?tab=phone')
  await expect(page.getByText(words.auth.missing.sms)).toBeVisible()
  await expect(page.getByText('set-channel sms')).toBeVisible()

  // By keyboard: the arrow keys go through the tabs, and Enter takes one.
  const tab = (name: keyof typeof words.auth.tab) => page.getByRole('tab', { name: words.auth.tab[name] })
  await tab('phone').press('End')
  await expect(tab('sub')).toBeFocused()
  await tab('sub').press('ArrowRight')
  await expect(tab('password')).toBeFocused()
  await tab('password').press('ArrowLeft')
  await expect(tab('phone')).toHaveAttribute('aria-selected', 'true')
  await tab('sub').press('Enter')
  await page.getByLabel(words.auth.signIn.sub).fill(sub.username)
  await page.locator('[name=password]').fill(sub.password)
  await page.getByRole('button', { name: words.auth.signIn.submit }).click()
  await expect(app.heading).toBeVisible()
  await app.goTo('/account')
  await expect(page.getByText(say(words.account.profile.sub, { name: main.username }))).toBeVisible()
  await signOut(app)

  await page.getByRole('tab', { name: words.auth.tab.email }).click()
  await expect(page).toHaveURL(/\/login\?.*tab=email$/)
  await typeCode(app, main.email, 1)
  await page.getByRole('button', { name: words.auth.signIn.submit }).click()

  // The operator typed that address and a password; now its owner has come, and the password is nobody's.
  await expect(page.getByText(words.account.security.passwordMissing)).toBeVisible()
})

test('an open device changes no address without the password, and lets nobody in without a required second step', async ({
  context,
}) => {
  await setClock(database, {})
  const boss = { username: 'careful', password: 'fourteen calm boats', email: 'careful@newharbour.example' }
  const crew = { username: 'crew', password: 'fifteen calm boats' }
  server.admin('create-company', '--username', boss.username, '--password', boss.password)
  server.admin('create-sub', '--parent', boss.username, '--username', crew.username, '--password', crew.password)
  const app = await App.open(context, server.url, 'en-US')
  const { page, words } = app
  const { account, auth, subAccounts } = words
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await app.signIn(boss)

  await app.goTo('/account')
  await page.getByRole('button', { name: account.profile.addEmail }).click()
  await typeCode(app, boss.email, 1)
  await dialog.getByRole('button', { name: account.address.save }).click()
  await expect(dialog.getByText(words.errors.passwordEmpty)).toBeVisible()
  await dialog.locator('[name=password]').fill('somebody else’s guess')
  await dialog.getByRole('button', { name: account.address.save }).click()
  await expect(dialog.getByText(words.errors.passwordWrong)).toBeVisible()
  await dialog.locator('[name=password]').fill(boss.password)
  await dialog.getByRole('button', { name: account.address.save }).click()
  await expect(page.getByText(account.address.done.email).last()).toBeVisible()

  await app.goTo('/account/accountManage')
  await page.getByRole('switch', { name: subAccounts.secondStep.label }).click()
  await expect(page.getByText(subAccounts.secondStep.enable).last()).toBeVisible()
  await page.getByText(crew.username, { exact: true }).first().click()
  await page.getByRole('button', { name: subAccounts.actions.letIn, exact: true }).click()
  await expect(dialog.getByRole('checkbox', { name: subAccounts.letIn.forget })).not.toBeChecked()
  await dialog.getByRole('button', { name: subAccounts.actions.letIn, exact: true }).click()
  await expect(page.getByText(say(subAccounts.letIn.done, { name: crew.username, minutes: 15 })).last()).toBeVisible()
  await signOut(app)

  await app.typeSignIn(crew.username, crew.password)
  await expect(page.getByRole('heading', { name: auth.setUp.title })).toBeVisible()
  await app.goTo('/statistics/contacts')
  await expect(page, 'nothing else is open').toHaveURL(/\/login/)
  await app.typeSignIn(crew.username, crew.password)
  await page.getByRole('button', { name: auth.setUp.begin }).click()
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '')
  const authenticator = new TOTP({ secret: Secret.fromBase32(secret) })
  await page.locator('[name=captcha]').fill('000000')
  await page.getByRole('button', { name: auth.setUp.confirm }).click()
  await expect(page.getByText(words.errors.codeWrong)).toBeVisible()
  await page.locator('[name=captcha]').fill(authenticator.generate({ timestamp: testTime({}) }))
  await page.getByRole('button', { name: auth.setUp.confirm }).click()
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: auth.setUp.goOn }).click()
  await expect(app.heading).toBeVisible()
})
