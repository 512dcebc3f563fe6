import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { createCompany } from '../../operator.ts'
import { codeInText, type Inbox } from '../../sandbox/inbox.ts'
import { Device } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

const password = 'a long password'
let server: TestServer
let inbox: Inbox

beforeAll(async () => {
  server = await startTestServer({ demo: true })
  inbox = server.sandbox!.inbox
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.database.pool.query('delete from sign_in_try')
  await server.database.pool.query('delete from code_rate')
})

let people = 0
/** A main account whose email and phone are proven. */
async function somebody({ proven = true } = {}) {
  const n = ++people
  const person = { username: `person-${n}`, email: `person-${n}@fair.example`, mobile: `86138001${10_000 + n}` }
  const { username, email, mobile } = person
  await createCompany(server.database, { username, email, phone: `+${mobile}`, password })
  if (proven)
    await server.database.pool.query(
      'update app_user set email_proven_at = now(), mobile_proven_at = now() where username = $1',
      [username],
    )
  return person
}

const device = () => new Device(server.url)
const send = (email: string) => device().ask(authCalls.sendEmail, { email, event: 'emaillogin' })
const enter = (email: string, captcha: string) => device().ask(authCalls.loginByEmail, { email, captcha })

/** The code of the mail that comes to this address. */
async function mailedCode(email: string): Promise<string> {
  const { status, body } = await send(email)
  if (status !== 200) throw new Error(body.error)
  return codeInText(await inbox.waitFor(email))!
}
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('an address of one’s own', () => {
  test('is changed by a code that was sent there, and the former one is told', async () => {
    const { username, email } = await somebody()
    const signedIn = await device().signIn(username, password)
    const to = `moved-${email}`
    await signedIn.get(authCalls.sendEmail, { email: to, event: 'changeemail' })
    const captcha = codeInText(await inbox.waitFor(to))!
    const wrong = await signedIn.ask(authCalls.changeEmail, { email: to, captcha: otherThan(captcha), password })
    expect(wrong.body.fields).toEqual({ captcha: 'codeWrong' })
    const { body } = await signedIn.ask(authCalls.changeEmail, { email: to, captcha, password }, { lang: 'en' })
    expect(body.data).toMatchObject({ email: to, email_proven: true, has_password: true })
    const told = await inbox.waitFor(email)
    expect(told.subject).toBe('Your address was changed')
    expect(told.text).not.toContain(to)
    expect((await signedIn.get(authCalls.accountInfo, {})).email).toBe(to)
  })

  test('a phone is bound in the same way', async () => {
    const { username } = await somebody()
    const signedIn = await device().signIn(username, password)
    await signedIn.get(authCalls.sendSms, { mobile: '+44 7400 654321', event: 'bindmobile' })
    const captcha = codeInText(await inbox.waitFor('447400654321'))
    const state = await signedIn.get(authCalls.bindMobile, { mobile: '00447400654321', captcha, password })
    expect([state.mobile, state.mobile_proven]).toEqual(['447400654321', true])
  })

  test('is not somebody else’s who has proven it', async () => {
    const [owner, other] = [await somebody(), await somebody()]
    const signedIn = await device().signIn(other.username, password)
    await signedIn.get(authCalls.sendEmail, { email: owner.email, event: 'bindemail' })
    const captcha = codeInText(await inbox.waitFor(owner.email))
    const { status, body } = await signedIn.ask(authCalls.bindEmail, { email: owner.email, captcha, password })
    expect([status, body.fields]).toEqual([409, { email: 'accountTaken' }])
  })
})

describe('a session alone', () => {
  const calls = [
    ['changeemail', authCalls.changeEmail],
    ['bindemail', authCalls.bindEmail],
  ] as const

  test.each(calls)('takes no account over: %s asks for the password', async (event, call) => {
    const { username, email } = await somebody()
    const stolen = await device().signIn(username, password)
    const to = `thief-${event}-${email}`
    await stolen.get(authCalls.sendEmail, { email: to, event })
    const captcha = codeInText(await inbox.waitFor(to))!
    const bare = await stolen.ask(call, { email: to, captcha }, { lang: 'en' })
    expect([bare.status, bare.body.fields, bare.body.msg]).toEqual([
      422,
      { password: 'passwordEmpty' },
      'Enter your password',
    ])
    const guessed = await stolen.ask(call, { email: to, captcha, password: 'not this one' })
    expect(guessed.body.fields).toEqual({ password: 'passwordWrong' })
    // A code of no app is no way around it.
    expect((await stolen.ask(call, { email: to, captcha, code: '123456' })).body.fields).toEqual({
      password: 'passwordWrong',
    })
    expect(await stolen.get(authCalls.securityState, {})).toMatchObject({ email })
    await stolen.ask(authCalls.sendEmail, { email: to, event: 'resetpwd' })
    await server.background.idle()
    expect(inbox.arrived.filter((one) => one.to === to)).toHaveLength(1)
    expect((await stolen.get(call, { email: to, captcha, password })).email).toBe(to)
  })

  test('moves no phone either, and guesses five times', async () => {
    const { username, mobile } = await somebody()
    const stolen = await device().signIn(username, password)
    const to = '447400111222'
    await stolen.get(authCalls.sendSms, { mobile: to, event: 'changemobile' })
    const captcha = codeInText(await inbox.waitFor(to))!
    expect((await stolen.ask(authCalls.changeMobile, { mobile: to, captcha })).status).toBe(422)
    for (let n = 0; n < 5; n++)
      await stolen.ask(authCalls.changeMobile, { mobile: to, captcha, password: `guess number ${n}` })
    const { body } = await stolen.ask(authCalls.changeMobile, { mobile: to, captcha, password })
    expect(body.fields).toEqual({ password: 'signInLocked' })
    expect(await stolen.get(authCalls.securityState, {})).toMatchObject({ mobile })
  })

  test('of somebody without a password is told to set one first', async () => {
    const { email } = await somebody({ proven: false })
    const { body, headers } = await enter(email, await mailedCode(email))
    const owner = device()
    owner.take(body.data, headers)
    const to = `other-${email}`
    await owner.get(authCalls.sendEmail, { email: to, event: 'changeemail' })
    const captcha = codeInText(await inbox.waitFor(to))!
    const refused = await owner.ask(authCalls.changeEmail, { email: to, captcha, password: 'anything at all' })
    expect(refused.body.fields).toEqual({ password: 'passwordMissing' })
  })
})

describe('an address that nobody has proven', () => {
  test('is its owner’s from the first code on: what somebody else had set up ends', async () => {
    const { email, username } = await somebody({ proven: false })
    const stranger = await device().signIn(username, password)
    const { status, body } = await enter(email, await mailedCode(email))
    expect([status, body.data.username]).toEqual([200, username])
    expect((await stranger.ask(authCalls.accountInfo, {})).status).toBe(401)
    expect((await device().ask(authCalls.login, { account: username, password })).body.error).toBe(
      'accountOrPasswordWrong',
    )
  })

  test('opens nothing beside one that is proven: it may be anybody’s who typed it', async () => {
    const { email, mobile } = await somebody({ proven: false })
    await enter(email, await mailedCode(email))
    await device().ask(authCalls.sendSms, { mobile, event: 'mobilelogin' })
    await server.background.idle()
    expect(inbox.arrived.filter(({ to }) => to === mobile)).toEqual([])
  })

  test('is let go by whoever only typed it, when its owner proves it elsewhere', async () => {
    const [squatter, owner] = [await somebody({ proven: false }), await somebody()]
    const signedIn = await device().signIn(owner.username, password)
    const asked = { email: squatter.email, event: 'changeemail' }
    await signedIn.get(authCalls.sendEmail, asked)
    const code = codeInText(await inbox.waitFor(squatter.email))
    const state = await signedIn.get(authCalls.changeEmail, { email: squatter.email, captcha: code, password })
    expect([state.email, state.email_proven]).toEqual([squatter.email, true])
    const other = await device().signIn(squatter.username, password)
    expect((await other.get(authCalls.securityState, {})).email).toBeNull()
  })
})
