import { Secret, TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { limits } from '#domain/limits'
import { subAccountCalls } from '#domain/subAccounts/calls'
import { createCompany, createSubAccount, requireSecondStepOf, resetSecondStep, setStatus } from '../../operator.ts'
import { recoveryCodesPerUser } from '../../people/twoStep.ts'
import { codeInText } from '../../sandbox/inbox.ts'
import { openSecrets } from '../../secrets.ts'
import { setClock, testTime } from '../../testing/clock.ts'
import { Device } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { areas } from '../index.ts'
import { setUpTicketMinutes, ticketMinutes } from './enter.ts'

const password = 'a long password'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: true, register: 'open' })
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
  expect(body.values!.minutes).toBe(ticketMinutes)
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
    expect(new Set(recovery_codes).size).toBe(recoveryCodesPerUser)
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
    const captcha = codeInText(await server.sandbox!.inbox.waitFor(email))
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
    await later(app, ticketMinutes * 60 + 1)
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

  test('of before hashes were costly still counts', async () => {
    const { username, device } = await enrolled()
    const { id, account } = device.user
    const secrets = await openSecrets(server.database, areas, server.settings)
    await server.database.pool.query('insert into recovery_code (user_id, account_id, hash) values ($1, $2, $3)', [
      id,
      account,
      secrets.digest('recovery code', `${id}\0ABCDE23456`),
    ])
    expect((await second(await ticketOf(username), 'abcde-23456')).status).toBe(200)
    expect((await second(await ticketOf(username), 'abcde-23456')).body.error).toBe('codeWrong')
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
    const captcha = codeInText(await server.sandbox!.inbox.waitFor(email))
    const form = { email, mobile: null, captcha, newpassword: 'fair winds 2026' }
    await device.get(authCalls.resetPassword, form)
    const { body } = await login(username, 'fair winds 2026')
    expect(body.error).toBe('secondStepNeeded')
    expect((await second(String(body.values!.ticket), app.code())).status).toBe(200)
  })
})

describe('an address that nobody has proven', () => {
  const mailed = async (email: string, event: 'emaillogin' | 'resetpwd' | 'register') => {
    const device = new Device(server.url)
    await device.get(authCalls.sendEmail, { email, event })
    return codeInText(await server.sandbox!.inbox.waitFor(email))!
  }
  const unproven = async () => {
    const person = await enrolled()
    await server.database.pool.query('update app_user set email_proven_at = null where username = $1', [
      person.username,
    ])
    return person
  }

  test('does not go around the second step, which stays with the password', async () => {
    const { email, username, device, app } = await unproven()
    const { status, body } = await new Device(server.url).ask(authCalls.loginByEmail, {
      email,
      captcha: await mailed(email, 'emaillogin'),
    })
    expect([status, body.error]).toEqual([401, 'secondStepNeeded'])
    const untouched = { two_step: true, has_password: true, recovery_codes_left: 10, email_proven: false }
    expect(await device.get(authCalls.securityState, {})).toMatchObject(untouched)
    // Who has both is the one who set it up: the address is proven, and nothing is lost.
    const entered = await second(String(body.values!.ticket), app.code())
    const owner = new Device(server.url)
    owner.take(entered.body.data, entered.headers)
    expect(await owner.get(authCalls.securityState, {})).toMatchObject({ ...untouched, email_proven: true })
    await later(app)
    expect((await second(await ticketOf(username), app.code())).status).toBe(200)
  })

  test('resets no password where there is a second step', async () => {
    const { email, username } = await unproven()
    const form = { email, mobile: null, captcha: await mailed(email, 'resetpwd'), newpassword: 'fair winds 2026' }
    const { status, body } = await new Device(server.url).ask(authCalls.resetPassword, form, { lang: 'en' })
    expect([status, body.fields]).toEqual([409, { captcha: 'addressUnproven' }])
    expect(body.msg).toContain('Nobody has confirmed this address yet')
    expect((await login(username, 'fair winds 2026')).status).toBe(401)
    await ticketOf(username)
  })

  test('is let go when its owner registers with it: the second step of a stranger keeps nobody out', async () => {
    const { email, username } = await unproven()
    const captcha = await mailed(email, 'register')
    const form = { username: `owner-of-${username}`, email, mobile: null, captcha, password }
    const { status, body } = await new Device(server.url).ask(authCalls.register, form)
    expect([status, body.data.email]).toEqual([200, email])
    const { rows } = await server.database.pool.query('select email from app_user where username = $1', [username])
    expect(rows).toEqual([{ email: null }])
  })
})

describe('where a second step is required', () => {
  const company = async () => {
    const main = await somebody()
    const username = `${main.username}-sub`
    await createSubAccount(server.database, main.username, { username, password })
    return { main, sub: { username, device: await new Device(server.url).signIn(username, password) } }
  }
  const setUpTicket = async (account: string) => {
    const { status, body } = await login(account)
    expect([status, body.error, body.data]).toEqual([401, 'secondStepSetUp', null])
    expect(body.values!.minutes).toBe(setUpTicketMinutes)
    return String(body.values!.ticket)
  }
  const anyone = () => new Device(server.url)

  test('whoever has none sets it up at the next sign-in, and can do nothing before', async () => {
    const { main, sub } = await company()
    expect((await sub.device.ask(subAccountCalls.requireSecondStep, { type: 'enable' })).status).toBe(403)
    expect(await main.device.get(subAccountCalls.requireSecondStep, { type: 'enable' })).toEqual({ required: true })
    // Who is at work is not interrupted.
    expect((await sub.device.ask(authCalls.accountInfo, {})).status).toBe(200)
    const ticket = await setUpTicket(sub.username)
    expect((await second(ticket, '123456')).body.error).toBe('twoStepOff')
    const { secret, uri } = await anyone().get(authCalls.beginSetUp, { ticket })
    expect((URI.parse(uri) as TOTP).label).toBe(sub.username)
    const app = new App(secret)
    const wrong = await anyone().ask(authCalls.confirmSetUp, { ticket, captcha: app.wrong() })
    expect([wrong.status, wrong.body.fields, wrong.headers.getSetCookie()]).toEqual([422, { captcha: 'codeWrong' }, []])
    const { body, headers } = await anyone().ask(authCalls.confirmSetUp, { ticket, captcha: app.code() })
    expect(body.data.recovery_codes).toHaveLength(recoveryCodesPerUser)
    const entered = anyone()
    entered.take(body.data.user, headers)
    expect(await entered.get(authCalls.securityState, {})).toMatchObject({ two_step: true, two_step_required: true })
    expect((await anyone().ask(authCalls.confirmSetUp, { ticket, captcha: app.code() })).body.error).toBe(
      'ticketExpired',
    )
    await later(app)
    expect((await second(await ticketOf(sub.username), app.code())).status).toBe(200)
  })

  test('who turns it off is out, and sets it up anew', async () => {
    const { username, device } = await enrolled()
    await device.get(subAccountCalls.requireSecondStep, { type: 'enable' })
    await device.get(authCalls.endTwoStep, { password })
    expect((await device.ask(authCalls.accountInfo, {})).body.error).toBe('signInAgain')
    await setUpTicket(username)
  })

  test('the operator requires it of a company, or of everybody, and helps who has lost the phone', async () => {
    const [one, other] = [await company(), await company()]
    await requireSecondStepOf(server.database, { required: true, username: one.main.username })
    await setUpTicket(one.sub.username)
    expect((await login(other.sub.username)).status).toBe(200)
    await requireSecondStepOf(server.database, { required: true, username: undefined })
    await requireSecondStepOf(server.database, { required: false, username: one.main.username })
    try {
      expect((await login(one.sub.username)).status).toBe(200)
      await setUpTicket(other.main.username)
    } finally {
      await requireSecondStepOf(server.database, { required: 'usual', username: undefined })
    }
    const { username } = await enrolled()
    await resetSecondStep(server.database, username)
    expect((await login(username)).status).toBe(200)
  })

  test('a code by mail leads there as well, and a guessed ticket nowhere', async () => {
    const { email, device } = await somebody()
    await device.get(subAccountCalls.requireSecondStep, { type: 'enable' })
    await device.get(authCalls.sendEmail, { email, event: 'emaillogin' })
    const captcha = codeInText(await server.sandbox!.inbox.waitFor(email))
    expect((await anyone().ask(authCalls.loginByEmail, { email, captcha })).body.error).toBe('secondStepSetUp')
    expect((await anyone().ask(authCalls.beginSetUp, { ticket: 'guessed' })).body.error).toBe('ticketExpired')
  })

  test('a set-up ticket ends when the owner of the address comes', async () => {
    const { email, username, device } = await somebody()
    await server.database.pool.query('update app_user set email_proven_at = null where username = $1', [username])
    await device.get(subAccountCalls.requireSecondStep, { type: 'enable' })
    const strangers = await setUpTicket(username)
    await anyone().get(authCalls.sendEmail, { email, event: 'emaillogin' })
    const captcha = codeInText(await server.sandbox!.inbox.waitFor(email))
    expect((await anyone().ask(authCalls.loginByEmail, { email, captcha })).body.error).toBe('secondStepSetUp')
    expect((await anyone().ask(authCalls.beginSetUp, { ticket: strangers })).body.error).toBe('ticketExpired')
  })
})

test('an address is changed by a code of the app in place of the password, once', async () => {
  const { device, email, app } = await enrolled()
  const to = `moved-${email}`
  await device.get(authCalls.sendEmail, { email: to, event: 'changeemail' })
  const captcha = codeInText(await server.sandbox!.inbox.waitFor(to))
  const wrong = await device.ask(authCalls.changeEmail, { email: to, captcha, code: app.wrong() })
  expect(wrong.body.fields).toEqual({ code: 'codeWrong' })
  expect((await device.get(authCalls.changeEmail, { email: to, captcha, code: app.code() })).email).toBe(to)
})
