import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { limits } from '#domain/limits'
import { createCompany, createSubAccount } from '../../operator.ts'
import { codeInText } from '../../sandbox/inbox.ts'
import { Device } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

const { hashesMade } = vi.hoisted(() => ({ hashesMade: vi.fn() }))
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return {
    ...real,
    hash: (...args: Parameters<typeof real.hash>) => (hashesMade(), real.hash(...args)),
    verify: (...args: Parameters<typeof real.verify>) => (hashesMade(), real.verify(...args)),
  }
})

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: true })
})
afterAll(() => server.stop())
beforeEach(async () => {
  for (const table of ['sign_in_try', 'code_rate']) await server.database.pool.query(`delete from ${table}`)
})

let people = 0
async function somebody(password = 'a long password') {
  const username = `boatman-${++people}`
  const email = `${username}@fair.example`
  await createCompany(server.database, { username, email, password })
  await server.database.pool.query('update app_user set email_proven_at = now() where username = $1', [username])
  return { username, email, device: await new Device(server.url).signIn(username, password) }
}

async function resets(email: string, newpassword: string) {
  const device = new Device(server.url)
  await device.get(authCalls.sendEmail, { email, event: 'resetpwd' })
  const captcha = codeInText(await server.sandbox!.inbox.waitFor(email))
  return device.ask(authCalls.resetPassword, { email, mobile: null, captcha, newpassword })
}
const login = (account: string, password: string) => new Device(server.url).ask(authCalls.login, { account, password })

describe('a password is taken exactly as typed', () => {
  test.each([
    ['blanks around it', '  fair winds  '],
    ['NUL in it', 'fair\u0000winds'],
    ['emoji and other writing', '展会🎪салон'],
    ['64 characters', 'é'.repeat(60) + 'abcd'],
    ['128 characters', 'xyz1'.repeat(30) + 'abcdefgh'],
  ])('%s', async (_, typed) => {
    const { email } = await somebody()
    expect((await resets(email, typed)).status).toBe(200)
    expect((await login(email, typed)).status).toBe(200)
    if (typed.trim() !== typed) expect((await login(email, typed.trim())).status).toBe(401)
    expect((await login(email, typed.replaceAll('\u0000', ''))).status).toBe(typed.includes('\u0000') ? 401 : 200)
  })

  test.each([129, 70_000, 10_000_000])(
    'and with %i characters it is refused before anything is hashed',
    async (length) => {
      const { device } = await somebody()
      hashesMade.mockClear()
      const newpassword = 'x'.repeat(length)
      const changed = await device.ask(authCalls.updatePassword, { oldpassword: 'a long password', newpassword })
      expect(changed.status).toBeOneOf([413, 422])
      expect((await login('anybody', newpassword)).status).toBeOneOf([413, 422])
      expect(hashesMade).not.toHaveBeenCalled()
    },
  )
})

describe('a password that is guessed first is refused', () => {
  const letters = [
    'password',
    'Password123!',
    'P@ssw0rd',
    'passwordpassword',
    'iloveyou2026',
    'qwertyuiop',
    'woaini1314',
    'Liverpool!1',
    '#1bitches',
    'Zhangwei88',
  ]
  const digits = ['12345678', '87654321', '11223344', 'aaaaaaaa', 'abcdefgh', '5201314520', '1q2w3e4r5t', 'a12345678']
  test.each([...letters, ...digits])('%s', async (typed) => {
    const { email } = await somebody()
    const { status, body } = await resets(email, typed)
    expect([status, body.fields]).toEqual([422, { newpassword: 'passwordCommon' }])
  })

  test.each(['fairlead', 'Fairlead2026', '展客通展客通', 'FairLead!!'])('the product’s name: %s', async (typed) => {
    const { device } = await somebody()
    const input = { oldpassword: 'a long password', newpassword: typed.padEnd(8, '1') }
    const { body } = await device.ask(authCalls.updatePassword, input, { lang: 'en' })
    expect([body.error, body.msg]).toEqual([
      'passwordNames',
      'This is a name that anyone would try. Choose a password that does not consist of a name.',
    ])
  })

  test('and one’s own', async () => {
    const { device, username } = await somebody()
    const input = { oldpassword: 'a long password', newpassword: `${username.toUpperCase()}!` }
    expect((await device.ask(authCalls.updatePassword, input)).body.msg).toBe(
      '这是任何人都会尝试的名称，请不要用名称作为密码',
    )
  })

  test.each(['fair winds 2026', 'harbour-line-7', '展会第三天下雨了吗', 'k9$2@1!#', 'Tq7mzX4p'])(
    '%s is taken',
    async (typed) => {
      const { email } = await somebody()
      expect((await resets(email, typed)).status).toBe(200)
    },
  )

  test('by the operator’s tool as well', async () => {
    await expect(createCompany(server.database, { username: 'weak', password: 'qwerty123' })).rejects.toThrow(
      '--password: This is one of the most common passwords',
    )
  })
})

describe('changing the password', () => {
  test('needs the old one, and ends the other sessions only', async () => {
    const { device, username } = await somebody()
    // One device at a time: another session can only be one from before this rule, or of a race.
    await server.database.pool.query(
      `insert into session (id, account_id, user_id, cookie_hash, token_hash, device)
       values (gen_random_uuid(), $1, $2, '\\x01', '\\x02', 'web')`,
      [device.user.account, device.user.id],
    )
    const wrong = await device.ask(
      authCalls.updatePassword,
      { oldpassword: 'not this one', newpassword: 'fair winds 2026' },
      { lang: 'en' },
    )
    expect([wrong.body.fields, wrong.body.msg]).toEqual([{ oldpassword: 'passwordWrong' }, 'The password is incorrect'])
    await device.get(authCalls.updatePassword, { oldpassword: 'a long password', newpassword: 'fair winds 2026' })
    expect((await device.ask(authCalls.accountInfo, {})).status).toBe(200)
    const { sessions } = await device.get(authCalls.sessions, {})
    expect(sessions.map(({ is_current, end_reason }) => [is_current, end_reason])).toEqual([
      [true, null],
      [false, 'passwordChanged'],
    ])
    expect((await login(username, 'a long password')).status).toBe(401)
    expect((await login(username, 'fair winds 2026')).status).toBe(200)
  })

  test('tells every device from before to let its data go, one that somebody else may have by now as well', async () => {
    const { device: lost, email, username } = await somebody()
    const present = await new Device(server.url).signIn(username, 'a long password')
    expect((await lost.ask(authCalls.accountInfo, {})).body.error).toBe('signedInElsewhere')
    expect((await resets(email, 'fair winds 2026')).status).toBe(200)
    for (const device of [lost, present]) {
      const { status, body } = await device.ask(authCalls.accountInfo, {}, { lang: 'en' })
      expect([status, body.error]).toEqual([401, 'sessionEnded'])
    }
  })

  test('locks after five wrong ones', async () => {
    const { device } = await somebody()
    const change = (oldpassword: string) =>
      device.ask(authCalls.updatePassword, { oldpassword, newpassword: 'fair winds 2026' })
    for (let n = 0; n < limits.signInTries; n++) expect((await change(`wrong ${n}`)).body.error).toBe('passwordWrong')
    const { status, body } = await change('a long password')
    expect([status, body.fields]).toEqual([429, { oldpassword: 'signInLocked' }])
  })

  test('by a code ends every session and every lock, and the new password opens', async () => {
    const { device, email, username } = await somebody()
    for (let n = 0; n < limits.signInTries; n++) await login(username, `wrong ${n}`)
    expect((await login(username, 'a long password')).body.error).toBe('signInLocked')
    expect((await resets(email, 'fair winds 2026')).status).toBe(200)
    expect((await device.ask(authCalls.accountInfo, {})).body.error).toBe('sessionEnded')
    expect((await login(username, 'fair winds 2026')).status).toBe(200)
  })

  test('of a company’s sub account is its own: nobody else’s session ends', async () => {
    const { username, device } = await somebody()
    await createSubAccount(server.database, username, { username: `${username}-sub`, password: 'a long password' })
    const sub = await new Device(server.url).signIn(`${username}-sub`, 'a long password')
    await sub.get(authCalls.updatePassword, { oldpassword: 'a long password', newpassword: 'fair winds 2026' })
    expect((await device.ask(authCalls.accountInfo, {})).status).toBe(200)
  })
})

test('the sub account’s tab knows no main account, and says no more than that', async () => {
  const { username } = await somebody()
  await createSubAccount(server.database, username, { username: `${username}-sub`, password: 'a long password' })
  const enter = (name: string, password: string) =>
    new Device(server.url).ask(authCalls.loginAsSub, { username: name, password })
  hashesMade.mockClear()
  const asMain = await enter(username, 'a long password')
  const asNobody = await enter('nobody-here', 'a long password')
  expect(hashesMade).toHaveBeenCalledTimes(2)
  expect(asMain.body).toEqual(asNobody.body)
  expect([asMain.status, asMain.body.error]).toEqual([401, 'accountOrPasswordWrong'])
  const { body } = await enter(`${username}-SUB`, 'a long password')
  expect(body.data.parentuser).toBe(username)
})
