import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { limits } from '#domain/limits'
import { syncCalls } from '#domain/sync/protocol'
import { createCompany, createSubAccount } from '../../operator.ts'
import { endedAmong } from '../../people/sessions.ts'
import { Device, newTestId } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { renewSetupKey } from './setup.ts'

const password = '  пароль with blanks 😀 '
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const login = (device: Device, account: string, typed = password, headers: Record<string, string> = {}) =>
  device.ask(authCalls.login, { account, password: typed }, headers)

describe('before there is an account', () => {
  const owner = { username: '王经理', email: 'Owner@Example.com', mobile: '8613800138000', password }

  test('the login page is told so, and a wrong link makes nothing', async () => {
    const device = new Device(server.url)
    expect((await device.get(authCalls.setupState, {})).needed).toBe(true)
    const { status, body } = await device.ask(authCalls.setup, { setup_key: 'guessed', ...owner })
    expect([status, body.error]).toEqual([403, 'setupLinkInvalid'])
    expect((await device.get(authCalls.setupState, {})).needed).toBe(true)
  })

  test('a newer link ends the older one', async () => {
    const newer = await renewSetupKey(server.database)
    const { body } = await new Device(server.url).ask(authCalls.setup, { setup_key: server.setupKey, ...owner })
    expect(body.error).toBe('setupLinkInvalid')
    server.setupKey = newer
  })

  test('of ten who use the link at once, one becomes the main account and is signed in', async () => {
    const people = Array.from({ length: 10 }, (_, n) => ({
      ...owner,
      ...(n && { username: `rival${n}`, email: null, mobile: null }),
      setup_key: server.setupKey,
    }))
    const answers = await Promise.all(people.map((person) => new Device(server.url).ask(authCalls.setup, person)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.error === 'setupDone')).toHaveLength(9)
    const winner = answers.find(({ status }) => status === 200)!
    const device = new Device(server.url)
    device.take(winner.body.data, winner.headers)
    expect((await device.get(authCalls.accountInfo, {})).parentuser).toBe('')
    expect((await device.get(authCalls.setupState, {})).needed).toBe(false)
    const { rows } = await server.database.pool.query('select count(*) as count from account')
    expect(rows).toEqual([{ count: 1 }])
  })

  test('no new link is made once there is an account', async () => {
    expect(await renewSetupKey(server.database)).toBeNull()
  })
})

describe('signing in', () => {
  const phone = '8613912345678'

  beforeAll(async () => {
    await createCompany(server.database, { username: 'Ｌｉ.Ming', email: 'li@example.com', phone, password })
    await createSubAccount(server.database, 'li.ming', { username: 'sub one', password }).catch(() => {})
    await createSubAccount(server.database, 'li.ming', { username: '张三', password })
  })

  test.each([
    ['the user name in another case and width', 'LI.ming'],
    ['the email in another case', 'LI@Example.COM'],
    ['the phone as people write it', '139-1234-5678'],
    ['the phone with its country', '+86 139 1234 5678'],
    ['the phone with the international prefix', '0086 13912345678'],
    ['digits alone', phone],
  ])('works with %s', async (_, account) => {
    const { status, body } = await login(new Device(server.url), account)
    expect(status).toBe(200)
    expect(body.data.email).toBe('li@example.com')
    expect(body.data.mobile).toBe(phone)
  })

  test('works for a sub account, which names its main account', async () => {
    const { body } = await login(new Device(server.url), '张三')
    expect(body.data.parentuser).toBe('Ｌｉ.Ming')
  })

  test('an unknown account and a wrong password get the same answer, in the language of the caller', async () => {
    const device = new Device(server.url)
    const unknown = await login(device, 'nobody@example.com', 'wrong-password', { lang: 'en' })
    const wrong = await login(device, 'li@example.com', 'wrong-password', { lang: 'en' })
    expect(wrong.body).toEqual(unknown.body)
    expect([wrong.status, wrong.body.msg]).toEqual([401, 'The account or password is incorrect'])
    expect((await login(device, 'nobody2', 'wrong-password')).body.msg).toBe('账号或密码不正确')
  })

  test('nothing typed is told per field', async () => {
    const { status, body } = await new Device(server.url).ask(authCalls.login, { account: '', password: '' })
    expect(status).toBe(422)
    expect(body.fields).toEqual({ account: 'accountEmpty', password: 'passwordEmpty' })
  })

  test('a password of megabytes is refused unread', async () => {
    const huge = await login(new Device(server.url), 'li.ming', 'x'.repeat(10_000_000))
    expect([huge.status, huge.body.error]).toEqual([413, 'tooLarge'])
    const long = await login(new Device(server.url), 'li.ming', 'x'.repeat(5_000))
    expect(long.status).toBe(422)
  })

  test('the password is kept only as an argon2id hash of the cost agreed on, the credential only as hashes', async () => {
    const device = await new Device(server.url).signIn('li.ming', password)
    const { rows } = await server.database.pool.query<{ password_hash: string }>('select password_hash from app_user')
    for (const { password_hash } of rows) expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const { rows: sessions } = await server.database.pool.query<{ all: string }>(
      'select session::text as all from session',
    )
    const kept = JSON.stringify(sessions)
    expect(kept).not.toContain(device.token)
    expect(kept).not.toContain(Buffer.from(device.token).toString('hex'))
  })
})

describe('a session', () => {
  beforeAll(async () => {
    await createCompany(server.database, { username: 'two', password })
    await createCompany(server.database, { username: 'other', password })
    await createSubAccount(server.database, 'two', { username: 'two-sub', password })
  })
  const status = async (device: Device, headers: Record<string, string> = {}) => {
    const { status, body } = await device.ask(authCalls.accountInfo, {}, headers)
    return [status, body.error]
  }

  test('on a second device ends the first, which is told why, and works again after signing in', async () => {
    const first = await new Device(server.url).signIn('two', password)
    const second = await new Device(server.url).signIn('two', password)
    expect(await status(first)).toEqual([401, 'signedInElsewhere'])
    expect(await status(second)).toEqual([200, undefined])
    await first.signIn('two', password)
    expect(await status(second)).toEqual([401, 'signedInElsewhere'])
  })

  test('needs the cookie and the token, both of one session', async () => {
    const device = await new Device(server.url).signIn('two', password)
    const other = await new Device(server.url).signIn('other', password)
    expect(await status(device, { token: '' })).toEqual([401, 'signInAgain'])
    expect(await status(device, { cookie: '' })).toEqual([401, 'signInAgain'])
    expect(await status(device, { token: other.token })).toEqual([401, 'signInAgain'])
    expect(await status(device, { token: device.cookie.split('=')[1]! })).toEqual([401, 'signInAgain'])
    expect(await status(device)).toEqual([200, undefined])
  })

  test('ends with signing out; the cookie goes, and what the browser cached, and nothing that it stored', async () => {
    const device = await new Device(server.url).signIn('two', password)
    const { headers } = await device.ask(authCalls.logout, {})
    expect(headers.get('set-cookie')).toMatch(/^fairlead=; Max-Age=0; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(headers.get('clear-site-data')).toBe('"cache"')
    expect(await status(device)).toEqual([401, 'signInAgain'])
  })

  test('ends when nobody used it for its days', async () => {
    const device = await new Device(server.url).signIn('two', password)
    await server.database.pool.query(
      "update session set last_seen = now() - $1 * interval '1 day' where user_id = $2",
      [limits.sessionDays + 1, device.user.id],
    )
    expect(await status(device)).toEqual([401, 'signInAgain'])
  })

  test('ends at an age, however busy it was, also for its live socket; what its device has made arrives afterwards', async () => {
    const device = await new Device(server.url).signIn('two', password)
    const made = device.makes('tag.create', { id: newTestId(), name: 'made before' })
    const { rows } = await server.database.pool.query<{ id: string }>(
      `update session set created_at = now() - $1 * interval '1 day', last_seen = now()
       where user_id = $2 and ended_at is null returning id`,
      [limits.sessionMostDays + 1, device.user.id],
    )
    const ids = rows.map(({ id }) => id)
    expect(await status(device)).toEqual([401, 'signInAgain'])
    expect(await endedAmong(server.database, ids)).toEqual(ids)
    await device.signIn('two', password)
    const { results } = await device.push(made)
    expect(results[0]!.status).toBe('applied')
    const { sessions } = await device.get(authCalls.sessions, {})
    expect(sessions.filter(({ ended_at }) => ended_at === null)).toHaveLength(1)
  })

  test('belongs to the user whom the headers name, or is refused', async () => {
    const sub = await new Device(server.url).signIn('two-sub', password)
    expect(await status(sub, { username: 'two-sub', parentuser: 'two' })).toEqual([200, undefined])
    expect(await status(sub, { parentuser: 'other' })).toEqual([403, 'forbidden'])
    expect(await status(sub, { username: 'two' })).toEqual([401, 'signInAgain'])
  })

  test('of a disabled user is refused everywhere', async () => {
    const sub = await new Device(server.url).signIn('two-sub', password)
    await server.database.pool.query("update app_user set status = 'disabled' where username = 'two-sub'")
    for (const call of [authCalls.accountInfo, syncCalls.hello]) {
      const { status, body } = await sub.ask(call, { replica: sub.replica, schema: 1 })
      expect([status, body.error]).toEqual([403, 'accountDisabled'])
    }
    expect((await login(new Device(server.url), 'two-sub')).body.error).toBe('accountDisabled')
    expect((await login(new Device(server.url), 'two-sub', 'wrong-password')).body.error).toBe('accountOrPasswordWrong')
  })
})

describe('guessing', () => {
  beforeAll(async () => {
    await createCompany(server.database, { username: 'guessed', email: 'guessed@example.com', password })
  })

  test('locks the account after five tries, in all writings, for the right password too, in both languages', async () => {
    const device = new Device(server.url)
    for (let n = 0; n < limits.signInTries; n++) {
      const account = n % 2 ? 'guessed' : ' ＧUESSED '
      expect((await login(device, account, `wrong-${n}`)).body.error).toBe('accountOrPasswordWrong')
    }
    const { status, body, headers } = await login(device, 'guessed', password, { lang: 'en' })
    expect([status, body.error, body.values]).toEqual([429, 'signInLocked', { minutes: limits.signInLockMinutes }])
    expect(body.msg).toBe('Too many tries. Please wait 15 minutes, then try again.')
    expect(headers.get('retry-after')).toBe('900')
    expect((await login(device, 'guessed')).body.msg).toContain('15 分钟')
  })

  test('ends after the time of the lock', async () => {
    await server.database.pool.query("update sign_in_try set since = since - interval '16 minutes'")
    expect((await login(new Device(server.url), 'guessed')).status).toBe(200)
  })

  test('many at once does not get more tries', async () => {
    const tries = Array.from({ length: 20 }, (_, n) => login(new Device(server.url), 'guessed', `wrong-${n}`))
    const errors = (await Promise.all(tries)).map(({ body }) => body.error)
    expect(errors.filter((error) => error === 'accountOrPasswordWrong')).toHaveLength(limits.signInTries)
    expect(errors.filter((error) => error === 'signInLocked')).toHaveLength(15)
  })

  test('an unknown account is locked just the same', async () => {
    const errors: (string | undefined)[] = []
    for (let n = 0; n < 6; n++) errors.push((await login(new Device(server.url), 'never-there', 'wrong')).body.error)
    expect(errors.at(-1)).toBe('signInLocked')
  })

  /** What six tries say, the last one as `again`. */
  async function answersTo(name: string, again: (device: Device) => Promise<{ body: { error?: string } }>) {
    const device = new Device(server.url)
    const said: (string | undefined)[] = []
    for (let n = 0; n < limits.signInTries; n++) said.push((await login(device, name, 'wrong')).body.error)
    return [...said, (await again(device)).body.error]
  }

  test('says the same of a name that somebody has and of one that nobody has', async () => {
    await createCompany(server.database, {
      username: 'there',
      email: 'there@example.com',
      phone: '8613700001111',
      password,
    })
    await createCompany(server.database, {
      username: 'there-too',
      email: 'too@example.com',
      phone: '8613700004444',
      password,
    })
    const asSub = (username: string) => (device: Device) =>
      device.ask(authCalls.loginAsSub, { username, password: 'wrong' })
    expect(await answersTo('there', asSub('there'))).toEqual(await answersTo('not-there', asSub('not-there')))
    const otherwise = (account: string) => (device: Device) => login(device, account, 'wrong')
    expect(await answersTo('137 0000 1111', otherwise('+86 137-0000-1111'))).toEqual(
      await answersTo('137 0000 2222', otherwise('+86 137-0000-2222')),
    )
    // Which names are one user's, nobody learns either.
    expect(await answersTo('too@example.com', otherwise('13700004444'))).toEqual(
      await answersTo('nobody@example.com', otherwise('13700003333')),
    )
  })

  test('locks nobody out of a device that they have signed in with, which has tries of its own', async () => {
    await createCompany(server.database, { username: 'besieged', password })
    const first = await login(new Device(server.url), 'besieged')
    const known = first.headers.getSetCookie().find((cookie) => cookie.startsWith('fairlead-device='))!
    expect(known).toMatch(/; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/)
    const cookie = known.split(';')[0]!
    const stranger = new Device(server.url)
    for (let n = 0; n <= limits.signInTries; n++) await login(stranger, 'besieged', 'wrong')
    expect((await login(stranger, 'besieged')).body.error).toBe('signInLocked')
    expect((await login(new Device(server.url), 'besieged', password, { cookie })).status).toBe(200)
    // It does not open the account, and guesses no more often.
    for (let n = 0; n < limits.signInTries; n++) await login(stranger, 'besieged', 'wrong', { cookie })
    expect((await login(stranger, 'besieged', password, { cookie })).body.error).toBe('signInLocked')
    // Nor is it known to others.
    await createCompany(server.database, { username: 'neighbour', password })
    for (let n = 0; n < limits.signInTries; n++) await login(stranger, 'neighbour', 'wrong')
    expect((await login(stranger, 'neighbour', password, { cookie })).body.error).toBe('signInLocked')
  })

  test('from one address over many accounts is stopped as well', async () => {
    await server.database.pool.query('delete from sign_in_try')
    const device = new Device(server.url)
    const from = { 'x-forwarded-for': '198.51.100.7' }
    const tries = Array.from({ length: limits.signInTriesPerAddress }, (_, n) =>
      login(device, `many-${n}`, 'wrong', from),
    )
    for (const { status } of await Promise.all(tries)) expect(status).toBe(401)
    expect((await login(device, 'two', password, from)).body.error).toBe('signInLocked')
    expect((await login(device, 'two', password, { 'x-forwarded-for': '198.51.100.8' })).status).toBe(200)
  })
})
