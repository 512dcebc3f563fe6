import { Secret, TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { limits } from '#domain/limits'
import { createCompany, setStatus } from '../../operator.ts'
import { codeIn } from '../../sandbox/inbox.ts'
import { setClock, testTime } from '../../testing/clock.ts'
import { Device } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

const password = 'a long password'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: true })
})
afterAll(() => server.stop())
beforeEach(async () => {
  for (const table of ['sign_in_try', 'code_rate']) await server.database.pool.query(`delete from ${table}`)
  await setClock(server.database, {})
})

/** The authenticator app, whose clock goes with the server's. */
class App {
  readonly #totp: TOTP
  after = 0
  constructor(secret: string) {
    this.#totp = new TOTP({ secret: Secret.fromBase32(secret) })
  }
  code = (steps = 0) => this.#totp.generate({ timestamp: testTime({ seconds: this.after + steps * 30 }) })
  wrong = () => String((Number(this.code()) + 1) % 1_000_000).padStart(6, '0')
}

/** What was shown is taken no more: the next code comes half a minute later. */
async function later(app: App, seconds = 30): Promise<void> {
  app.after += seconds
  await setClock(server.database, { seconds: app.after })
}

let people = 0
async function somebody() {
  const username = `careful-${++people}`
  const email = `${username}@fair.example`
  await createCompany(server.database, { username, email, password })
  await server.database.pool.query('update app_user set email_proven_at = now() where username = $1', [username])
  return { username, email, device: await new Device(server.url).signIn(username, password) }
}

async function enrolled() {
  const person = await somebody()
  const { secret } = await person.device.get(authCalls.beginTwoStep, { password })
  const app = new App(secret)
  const { recovery_codes } = await person.device.get(authCalls.confirmTwoStep, { captcha: app.code() })
  await later(app)
  return { ...person, app, recovery_codes }
}

const login = (account: string, typed = password) =>
  new Device(server.url).ask(authCalls.login, { account, password: typed })

async function ticketOf(account: string): Promise<string> {
  const { status, body } = await login(account)
  expect([status, body.error, body.data]).toEqual([401, 'secondStepNeeded', null])
  expect(body.values!.minutes).toBe(limits.ticketMinutes)
  return String(body.values!.ticket)
}
const second = (ticket: string, code: string, headers: Record<string, string> = {}) =>
  new Device(server.url).ask(authCalls.secondStep, { ticket, code }, headers)

describe('switching it on', () => {
  test('needs the password, and a code that shows the app has the secret', async () => {
    const { device, username } = await somebody()
    const refused = await device.ask(authCalls.beginTwoStep, { password: 'not this one' })
    expect(refused.body.fields).toEqual({ password: 'passwordWrong' })
    const { secret, uri } = await device.get(authCalls.beginTwoStep, { password })
    const read = URI.parse(uri) as TOTP
    expect([read.issuer, read.label, read.secret.base32]).toEqual(['Fairlead', username, secret])
    const app = new App(secret)
    const wrong = await device.ask(authCalls.confirmTwoStep, { captcha: app.wrong() })
    expect(wrong.body.fields).toEqual({ captcha: 'codeWrong' })
    expect((await device.get(authCalls.securityState, {})).two_step).toBe(false)
    expect((await login(username)).status).toBe(200)
  })

  test('gives ten recovery codes, told once and kept as hashes; the secret is kept sealed', async () => {
    const { device, app, recovery_codes } = await enrolled()
    expect(new Set(recovery_codes).size).toBe(limits.recoveryCodes)
    for (const code of recovery_codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
    expect(await device.get(authCalls.securityState, {})).toMatchObject({ two_step: true, recovery_codes_left: 10 })
    const { rows } = await server.database.pool.query<{ kept: string }>(
      'select string_agg(t::text, null) || (select string_agg(r::text, null) from recovery_code r) as kept from two_step t',
    )
    for (const code of recovery_codes) expect(rows[0]!.kept).not.toContain(code.replace('-', ''))
    expect(rows[0]!.kept).not.toMatch(/[A-Z2-7]{32}/)
    expect((await device.ask(authCalls.beginTwoStep, { password })).body.error).toBe('twoStepOn')
    expect((await device.ask(authCalls.confirmTwoStep, { captcha: app.code() })).body.error).toBe('twoStepOn')
  })
})

describe('signing in with it', () => {
  test('opens nothing before the second step, and one session after it', async () => {
    const { username, device, app } = await enrolled()
    const ticket = await ticketOf(username)
    expect((await device.ask(authCalls.accountInfo, {})).status).toBe(200)
    const { status, body, headers } = await second(ticket, app.code())
    expect(status).toBe(200)
    const entered = new Device(server.url)
    entered.take(body.data, headers)
    expect((await entered.get(authCalls.accountInfo, {})).username).toBe(username)
    expect((await device.ask(authCalls.accountInfo, {})).body.error).toBe('signedInElsewhere')
  })

  test('is asked after a code by mail as well', async () => {
    const { email, app } = await enrolled()
    const device = new Device(server.url)
    await device.get(authCalls.sendEmail, { email, event: 'emaillogin' })
    const captcha = codeIn(await server.sandbox!.inbox.waitFor(email))
    const { body } = await device.ask(authCalls.loginByEmail, { email, captcha })
    expect(body.error).toBe('secondStepNeeded')
    expect((await second(String(body.values!.ticket), app.code())).status).toBe(200)
  })

  test.each([
    ['half a minute late', -1, 200],
    ['half a minute early', 1, 200],
    ['a minute late', -2, 422],
    ['a minute early', 2, 422],
  ])('with a clock that is %s', async (_, steps, expected) => {
    const { username, app } = await enrolled()
    await later(app, 120)
    expect((await second(await ticketOf(username), app.code(steps))).status).toBe(expected)
  })

  test('takes no code twice, nor one from before', async () => {
    const { username, app } = await enrolled()
    await later(app, 60)
    const [code, before] = [app.code(), app.code(-1)]
    expect((await second(await ticketOf(username), code)).status).toBe(200)
    for (const old of [code, before]) {
      const { body } = await second(await ticketOf(username), old, { lang: 'en' })
      expect([body.fields, body.msg]).toEqual([{ code: 'codeWrong' }, 'The code is incorrect'])
    }
  })

  test('a ticket opens once, for some minutes, and no guessed one opens', async () => {
    const { username, app } = await enrolled()
    expect((await second('guessed', app.code())).body.error).toBe('ticketExpired')
    const used = await ticketOf(username)
    expect((await second(used, app.code())).status).toBe(200)
    await later(app)
    expect((await second(used, app.code())).body.error).toBe('ticketExpired')
    const old = await ticketOf(username)
    await later(app, limits.ticketMinutes * 60 + 1)
    const { status, body } = await second(old, app.code(), { lang: 'en' })
    expect([status, body.msg]).toEqual([401, 'This took too long. Please sign in again.'])
  })

  test('guessing locks after five tries, over all tickets, for the right code too', async () => {
    const { username, app } = await enrolled()
    for (let n = 0; n < limits.signInTries; n++)
      expect((await second(await ticketOf(username), app.wrong())).body.error).toBe('codeWrong')
    const { status, body } = await second(await ticketOf(username), app.code())
    expect([status, body.fields]).toEqual([429, { code: 'signInLocked' }])
  })

  test('whoever was disabled between the steps stays out', async () => {
    const { username, app } = await enrolled()
    const ticket = await ticketOf(username)
    await setStatus(server.database, username, 'disabled')
    expect((await second(ticket, app.code())).body.error).toBe('accountDisabled')
  })

  test('a wrong password is told as everybody’s: nothing says that there is a second step', async () => {
    const { username } = await enrolled()
    const { body } = await login(username, 'not this one')
    expect(body).toEqual((await login('nobody-here', 'not this one')).body)
  })
})

describe('a recovery code', () => {
  test('stands in for the app, in any writing, once', async () => {
    const { username, recovery_codes } = await enrolled()
    const typed = ` ${recovery_codes[3]!.toLowerCase().replace('-', ' ')} `
    const { status, body, headers } = await second(await ticketOf(username), typed)
    expect(status).toBe(200)
    const device = new Device(server.url)
    device.take(body.data, headers)
    expect((await device.get(authCalls.securityState, {})).recovery_codes_left).toBe(9)
    expect((await second(await ticketOf(username), typed)).body.error).toBe('codeWrong')
  })

  test('ends when new ones are made, for which the password is asked', async () => {
    const { username, device, recovery_codes } = await enrolled()
    const refused = await device.ask(authCalls.renewRecoveryCodes, { password: 'not this one' })
    expect(refused.body.error).toBe('passwordWrong')
    const renewed = await device.get(authCalls.renewRecoveryCodes, { password })
    expect((await second(await ticketOf(username), recovery_codes[0]!)).body.error).toBe('codeWrong')
    expect((await second(await ticketOf(username), renewed.recovery_codes[0]!)).status).toBe(200)
  })
})

describe('switching it off', () => {
  test('needs the password; then the first step is enough, and a new secret may be set up', async () => {
    const { username, device } = await enrolled()
    expect((await device.ask(authCalls.endTwoStep, { password: 'not this one' })).body.error).toBe('passwordWrong')
    const state = await device.get(authCalls.endTwoStep, { password })
    expect(state).toMatchObject({ two_step: false, recovery_codes_left: 0 })
    expect((await login(username)).status).toBe(200)
    await device.signIn(username, password)
    expect((await device.ask(authCalls.renewRecoveryCodes, { password })).body.error).toBe('twoStepOff')
    const { secret } = await device.get(authCalls.beginTwoStep, { password })
    const app = new App(secret)
    app.after = 30
    expect((await device.ask(authCalls.confirmTwoStep, { captcha: app.code() })).status).toBe(200)
  })

  test('is not what a reset password does: whoever reads the mails has no second step yet', async () => {
    const { username, email, app } = await enrolled()
    const device = new Device(server.url)
    await device.get(authCalls.sendEmail, { email, event: 'resetpwd' })
    const captcha = codeIn(await server.sandbox!.inbox.waitFor(email))
    const form = { email, mobile: null, captcha, newpassword: 'fair winds 2026' }
    await device.get(authCalls.resetPassword, form)
    const { body } = await login(username, 'fair winds 2026')
    expect(body.error).toBe('secondStepNeeded')
    expect((await second(String(body.values!.ticket), app.code())).status).toBe(200)
  })
})
