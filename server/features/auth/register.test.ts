import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { createCompany } from '../../operator.ts'
import { codeInText } from '../../sandbox/inbox.ts'
import { Device } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

const password = 'a long password'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: true, register: 'open' })
})
afterAll(() => server.stop())
beforeEach(() => server.database.pool.query('delete from code_rate'))

async function mailedCode(email: string): Promise<string> {
  await new Device(server.url).get(authCalls.sendEmail, { email, event: 'register' })
  return codeInText(await server.sandbox!.inbox.waitFor(email))!
}
const register = (form: { username: string; email: string; captcha: string }, headers: Record<string, string> = {}) =>
  new Device(server.url).ask(authCalls.register, { mobile: null, password, ...form }, headers)
const countOf = async (sql: string) =>
  (await server.database.pool.query<{ count: number }>(`select count(*) as count from ${sql}`)).rows[0]!.count

test('the first account is the operator’s: its link makes it, and nobody who registers', async () => {
  const email = 'first@fair.example'
  const { body } = await register({ username: 'first', email, captcha: await mailedCode(email) })
  expect(body.error).toBe('registrationClosed')
  await createCompany(server.database, { username: 'owner', email: 'owner@fair.example', password })
})

describe('registering', () => {
  test('makes a company with its main account, whose address is proven, and signs it in', async () => {
    const email = 'new@fair.example'
    const { status, body, headers } = await register({ username: '新公司', email, captcha: await mailedCode(email) })
    expect([status, body.data.username, body.data.parentuser]).toEqual([200, '新公司', ''])
    const device = new Device(server.url)
    device.take(body.data, headers)
    expect(await device.get(authCalls.securityState, {})).toMatchObject({ email, email_proven: true, two_step: false })
    device.epoch = (await device.hello()).epoch
    expect((await device.does('tag.create', { id: body.data.id, name: 'fair' })).status).toBe('applied')
  })

  test('by phone as well', async () => {
    const mobile = '8613700137000'
    await new Device(server.url).get(authCalls.sendSms, { mobile, event: 'register' })
    const captcha = codeInText(await server.sandbox!.inbox.waitFor(mobile))
    const form = { username: 'by-phone', email: null, mobile: '+86 137 0013 7000', captcha, password }
    const { body } = await new Device(server.url).ask(authCalls.register, form)
    expect(body.data.mobile).toBe(mobile)
  })

  test('of two who register one address at once, one gets it', async () => {
    const email = 'twice@fair.example'
    const captcha = await mailedCode(email)
    const names = Array.from({ length: 6 }, (_, n) => `twice-${n}`)
    const answers = await Promise.all(names.map((username) => register({ username, email, captcha })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await countOf(`app_user where email = '${email}'`)).toBe(1)
    expect(await countOf(`account a where not exists (select from app_user where account_id = a.id)`)).toBe(0)
  })

  test('a name that is taken is told at its field, and the code still counts for another name', async () => {
    const email = 'other-name@fair.example'
    const captcha = await mailedCode(email)
    const taken = await register({ username: 'OWNER', email, captcha }, { lang: 'en' })
    expect([taken.status, taken.body.fields]).toEqual([409, { username: 'accountTaken' }])
    expect((await register({ username: 'owner-2', email, captcha })).status).toBe(200)
  })

  test('an address that is taken is told to whoever reads its mails, and to nobody else', async () => {
    const email = 'owner@fair.example'
    const guessed = await register({ username: 'guesser', email, captcha: '000000' })
    expect(guessed.body.error).toBe('codeExpired')
    const { body } = await register({ username: 'guesser', email, captcha: await mailedCode(email) })
    expect(body.fields).toEqual({ email: 'accountTaken' })
  })

  test.each([
    ['without a code', { captcha: '' }, { captcha: 'codeEmpty' }],
    ['without a name', { username: 'x' }, { username: 'usernameInvalid' }],
    ['without an address', { email: null }, { email: 'accountEmpty' }],
    ['with a short password', { password: 'short' }, { password: 'passwordTooShort' }],
    ['with a wrong address', { email: 'a@b' }, { email: 'emailInvalid' }],
  ])('%s is refused per field', async (_, change, fields) => {
    const form = { username: 'nobody', email: 'no@fair.example', mobile: null, captcha: '123456', password }
    const { status, body } = await new Device(server.url).ask(authCalls.register, { ...form, ...change })
    expect([status, body.fields]).toEqual([422, fields])
  })
})

test('where the operator keeps it closed, neither a code is sent nor an account made', async () => {
  const closed = await startTestServer({ demo: true })
  await createCompany(closed.database, { username: 'owner', password })
  const device = new Device(closed.url)
  expect(await device.get(authCalls.signInWays, {})).toMatchObject({ register: false })
  const sent = await device.ask(authCalls.sendEmail, { email: 'eve@fair.example', event: 'register' }, { lang: 'en' })
  expect([sent.status, sent.body.msg]).toEqual([
    403,
    'Accounts are created by the operator here. Please ask them for one.',
  ])
  const form = { username: 'eve', email: 'eve@fair.example', mobile: null, captcha: '000000', password }
  expect((await device.ask(authCalls.register, form)).body.error).toBe('registrationClosed')
  await closed.background.idle()
  expect(closed.sandbox!.inbox.arrived).toEqual([])
  await closed.stop()
})
