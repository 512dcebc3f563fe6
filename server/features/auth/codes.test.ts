import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { limits } from '#domain/limits'
import type { LogFields } from '../../log.ts'
import { createCompany, createSubAccount, setStatus } from '../../operator.ts'
import { codeInText, type Inbox } from '../../sandbox/inbox.ts'
import { setClock } from '../../testing/clock.ts'
import { Device } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

const password = 'a long password'
let server: TestServer
let inbox: Inbox
const lines: [string, LogFields | undefined][] = []

beforeAll(async () => {
  server = await startTestServer({ demo: true }, (event, fields) => lines.push([event, fields]))
  inbox = server.sandbox!.inbox
})
afterAll(() => server.stop())
beforeEach(async () => {
  await setClock(server.database, {})
  await server.database.pool.query('delete from sign_in_try')
  await server.database.pool.query('delete from code_rate')
})

let people = 0
/** A main account whose email and phone are proven. */
async function somebody() {
  const n = ++people
  const person = { username: `person-${n}`, email: `person-${n}@fair.example`, mobile: `86138001${10_000 + n}` }
  const { username, email, mobile } = person
  await createCompany(server.database, { username, email, phone: `+${mobile}`, password })
  await server.database.pool.query(
    'update app_user set email_proven_at = now(), mobile_proven_at = now() where username = $1',
    [username],
  )
  return person
}

const device = () => new Device(server.url)
const send = (email: string, event = 'emaillogin', headers: Record<string, string> = {}) =>
  device().ask(authCalls.sendEmail, { email, event }, headers)
const enter = (email: string, captcha: string, headers: Record<string, string> = {}) =>
  device().ask(authCalls.loginByEmail, { email, captcha }, headers)

/** The code of the newest mail to this address, when `count` of them have come. */
async function mailedCode(email: string, event?: string, count = 1): Promise<string> {
  const { status, body } = await send(email, event)
  if (status !== 200) throw new Error(body.error)
  return codeInText(await inbox.waitFor(email, count))!
}
const otherThan = (code: string, n = 1) => String((Number(code) + n) % 1_000_000).padStart(6, '0')

describe('signing in by a code', () => {
  test('works by email, once', async () => {
    const { email, username } = await somebody()
    const code = await mailedCode(email)
    const { status, body, headers } = await enter(email.toUpperCase(), ` ${code.slice(0, 3)} ${code.slice(3)}`)
    expect([status, body.data.username]).toEqual([200, username])
    const entered = device()
    entered.take(body.data, headers)
    expect((await entered.get(authCalls.accountInfo, {})).email).toBe(email)
    const again = await enter(email, code, { lang: 'en' })
    expect([again.status, again.body.error, again.body.msg]).toEqual([
      422,
      'codeExpired',
      'The code has expired. Send a new one.',
    ])
    expect((await enter(email, code)).body.msg).toBe('验证码已过期，请重新发送')
  })

  test('works by phone in any writing, for a sub account as well', async () => {
    const { username } = await somebody()
    await createSubAccount(server.database, username, { username: 'by-phone', password, phone: '+447400123456' })
    const asked = await device().ask(authCalls.sendSms, { mobile: '0044 7400 123456', event: 'mobilelogin' })
    expect(asked.body.data).toEqual({ seconds: limits.codeSeconds, minutes: limits.codeMinutes })
    const message = await inbox.waitFor('447400123456')
    expect(message.kind).toBe('sms')
    const { body } = await device().ask(authCalls.loginByMobile, {
      mobile: '+44 (7400) 123-456',
      captcha: codeInText(message),
    })
    expect([body.data.username, body.data.parentuser]).toEqual(['by-phone', username])
  })

  test('is said in the language of who asks, in plain text and HTML alike', async () => {
    const { email } = await somebody()
    await send(email, 'emaillogin', { lang: 'en' })
    const english = await inbox.waitFor(email)
    await setClock(server.database, { minutes: 2 })
    await send(email, 'emaillogin', { lang: 'zh-cn' })
    const chinese = await inbox.waitFor(email, 2)
    expect(english.subject).toBe(`${codeInText(english)} is your Fairlead code`)
    expect(chinese.subject).toBe(`${codeInText(chinese)} 是您的展客通验证码`)
    for (const mail of [english, chinese]) {
      expect(mail.text).toContain(`${limits.codeMinutes}`)
      expect(mail.html).toContain(codeInText(mail))
    }
    expect(english.html).toContain('<html lang="en-US">')
    expect(chinese.html).toContain('<html lang="zh-CN">')
  })

  test('of two who bring one code at once, one comes in', async () => {
    const { email } = await somebody()
    const code = await mailedCode(email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(email, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { body } of answers) expect(body.error ?? 'codeExpired').toBe('codeExpired')
  })

  test('a disabled user is told so by the right code only', async () => {
    const { email, username } = await somebody()
    await setStatus(server.database, username, 'disabled')
    const code = await mailedCode(email)
    expect((await enter(email, otherThan(code))).body.error).toBe('codeWrong')
    expect((await enter(email, code)).body.error).toBe('accountDisabled')
  })
})

describe('a code', () => {
  test.each([
    ['lives ten minutes', { minutes: limits.codeMinutes, seconds: -1 }, undefined],
    ['and no second longer', { minutes: limits.codeMinutes, seconds: 1 }, 'codeExpired'],
  ])('%s', async (_, time, error) => {
    const { email } = await somebody()
    const code = await mailedCode(email)
    await setClock(server.database, time)
    expect((await enter(email, code)).body.error).toBe(error)
  })

  test.each([{ days: 1 }, { days: -1 }])('is judged by one clock, whatever it says: %o', async (time) => {
    await setClock(server.database, time)
    const { email } = await somebody()
    const code = await mailedCode(email)
    const { body, headers } = await enter(email, code)
    const entered = device()
    entered.take(body.data, headers)
    expect((await entered.ask(authCalls.accountInfo, {})).status).toBe(200)
  })

  test('for one thing opens no other', async () => {
    const { email } = await somebody()
    const code = await mailedCode(email)
    const reset = { email, mobile: null, captcha: code, newpassword: 'fair winds 2026' }
    expect((await device().ask(authCalls.resetPassword, reset)).body.error).toBe('codeExpired')
    expect((await enter(email, code)).status).toBe(200)
  })

  test('of one address opens no other', async () => {
    const [one, other] = [await somebody(), await somebody()]
    const code = await mailedCode(one.email)
    await mailedCode(other.email)
    expect((await enter(other.email, code)).status).toBe(422)
  })

  test('ends with the next one', async () => {
    const { email } = await somebody()
    const first = await mailedCode(email)
    await setClock(server.database, { minutes: 2 })
    const second = await mailedCode(email, undefined, 2)
    const isOther = first !== second
    expect((await enter(email, first)).status).toBe(isOther ? 422 : 200)
    expect((await enter(email, second)).status).toBe(isOther ? 200 : 422)
  })

  test('may be guessed five times, also by many at once; then the right one is refused', async () => {
    const { email } = await somebody()
    const code = await mailedCode(email)
    const guesses = Array.from({ length: 12 }, (_, n) => enter(email, otherThan(code, n + 1)))
    const errors = (await Promise.all(guesses)).map(({ body }) => body.error)
    expect(errors.filter((error) => error === 'codeWrong')).toHaveLength(limits.codeTries)
    expect(errors.filter((error) => error === 'codeTries')).toHaveLength(12 - limits.codeTries)
    const sixth = await enter(email, code, { lang: 'en' })
    expect([sixth.status, sixth.body.error, sixth.body.fields]).toEqual([429, 'codeTries', { captcha: 'codeTries' }])
    await setClock(server.database, { minutes: 2 })
    expect((await enter(email, await mailedCode(email, undefined, 2))).status).toBe(200)
  })

  test('is kept as its hash, and its address as well', async () => {
    const { email } = await somebody()
    const code = await mailedCode(email)
    const { rows } = await server.database.pool.query<{ kept: string }>(
      `select string_agg(t::text, ' ') as kept from (select c::text as t from sign_in_code c union all select r::text from code_rate r) all_rows`,
    )
    expect(rows[0]!.kept).not.toContain(code)
    expect(rows[0]!.kept).not.toContain(email)
    expect(rows[0]!.kept).not.toContain(Buffer.from(email).toString('hex'))
  })
})

describe('asking for codes', () => {
  test('has to wait a minute, and is told how long', async () => {
    const { email } = await somebody()
    await send(email)
    const { status, body, headers } = await send(email, 'resetpwd', { lang: 'en' })
    expect([status, body.error, body.msg]).toEqual([
      429,
      'tooManyRequests',
      'Too many requests. Please wait 60 seconds.',
    ])
    expect(headers.get('retry-after')).toBe('60')
    await setClock(server.database, { seconds: limits.codeSeconds })
    expect((await send(email)).status).toBe(200)
  })

  test('for one address is bounded by the hour and by the day', async () => {
    const { email } = await somebody()
    let sent = 0
    for (let minute = 0; minute < 30 * 60; minute += 2) {
      await setClock(server.database, { minutes: minute })
      if ((await send(email)).status === 200) sent++
      if (minute === 58) expect(sent).toBe(limits.codesPerTargetHour)
      // Then the day is full.
      if (sent === limits.codesPerTargetDay) break
    }
    await setClock(server.database, { minutes: 23 * 60 })
    expect((await send(email)).body.error).toBe('tooManyRequests')
    await setClock(server.database, { minutes: 24 * 60 })
    expect((await send(email)).status).toBe(200)
  })

  test('many at once for one address gets one', async () => {
    const { email } = await somebody()
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => send(email)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  test('from one network address over many targets is bounded as well', async () => {
    const from = { 'x-forwarded-for': '198.51.100.9' }
    const statuses: number[] = []
    for (let n = 0; n <= limits.codesPerAddressHour; n++)
      statuses.push((await send(`stranger-${n}@fair.example`, 'emaillogin', from)).status)
    expect(statuses.indexOf(429)).toBe(limits.codesPerAddressHour)
    expect((await send('stranger@fair.example', 'emaillogin', { 'x-forwarded-for': '198.51.100.10' })).status).toBe(200)
  })

  test.each(['a@b', 'a@@b.com', 'a@b.com\r\nBcc:x@y.com', 'a@b.com,x@y.com'])(
    'for %j sends nothing to anybody',
    async (email) => {
      const before = inbox.arrived.length
      expect((await send(email)).body.fields).toEqual({ email: 'emailInvalid' })
      await server.background.idle()
      expect(inbox.arrived).toHaveLength(before)
    },
  )

  test.each(['changeemail', 'bindemail'])(
    'for an address that is to be one’s own needs a session: %s',
    async (event) => {
      const email = `${event}@fair.example`
      const { status, body } = await send(email, event)
      expect([status, body.error]).toEqual([401, 'signInAgain'])
      await server.background.idle()
      expect(inbox.arrived.filter(({ to }) => to === email)).toEqual([])
    },
  )
})

describe('whoever is unknown', () => {
  /** What the database is asked while this goes on. */
  async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await work()
    const texts = query.mock.calls.map(([sql]) => sql)
    query.mockRestore()
    // The server's own work goes on meanwhile.
    return texts.filter((sql) => /sign_in|code_rate|u\.(email|mobile)/.test(sql))
  }

  test.each(['emaillogin', 'resetpwd'])('gets the same answer after the same work, and no mail: %s', async (event) => {
    const { email } = await somebody()
    const unknown = `nobody-${event}@fair.example`
    const answers: unknown[] = []
    const asked = async (to: string) =>
      queriesOf(async () => {
        const { status, body } = await send(to, event)
        answers.push([status, body])
      })
    const [known, none] = [await asked(email), await asked(unknown)]
    expect(known).not.toEqual([])
    expect(none).toEqual(known)
    expect(answers[1]).toEqual(answers[0])
    await inbox.waitFor(email)
    await server.background.idle()
    expect(inbox.arrived.filter(({ to }) => to === unknown)).toEqual([])
  })

  test('cannot be told from somebody by guessing codes or by asking for more', async () => {
    const { email } = await somebody()
    const heard = async (to: string) => {
      const answers: unknown[] = [(await enter(to, '000000')).body]
      const code = to === email ? await mailedCode(to) : (await send(to), '000000')
      for (let n = 1; n <= limits.codeTries + 1; n++) answers.push((await enter(to, otherThan(code, n))).body)
      const { body } = await send(to)
      answers.push(body.error)
      return answers
    }
    expect(await heard('nobody@fair.example')).toEqual(await heard(email))
  })

  test('gets the same answer to a reset as somebody who typed a wrong code', async () => {
    const { email } = await somebody()
    const reset = async (to: string) => {
      await send(to, 'resetpwd')
      const form = { email: to, mobile: null, captcha: '000000', newpassword: 'fair winds 2026' }
      const { status, body } = await device().ask(authCalls.resetPassword, form, { lang: 'en' })
      return [status, body]
    }
    expect(await reset('nobody-resets@fair.example')).toEqual(await reset(email))
  })
})

describe('without a channel', () => {
  let bare: TestServer
  beforeAll(async () => {
    bare = await startTestServer()
    await createCompany(bare.database, { username: 'bare', email: 'bare@fair.example', password })
  })
  afterAll(() => bare.stop())

  test('the tabs are told so, and so is who asks all the same', async () => {
    const asker = new Device(bare.url)
    expect(await asker.get(authCalls.signInWays, {})).toEqual({
      sms: false,
      email: false,
      register: false,
      sandbox: null,
    })
    const mail = await asker.ask(authCalls.sendEmail, { email: 'bare@fair.example', event: 'emaillogin' })
    const sms = await asker.ask(authCalls.sendSms, { mobile: '8613800138000', event: 'mobilelogin' }, { lang: 'en' })
    expect([mail.body.error, sms.body.error]).toEqual(['emailChannelMissing', 'smsChannelMissing'])
    expect(sms.body.msg).toBe(
      'Codes by text message are not set up here. Ask the operator, or sign in with your password.',
    )
  })

  test('the demo has both, and says where they arrive', async () => {
    expect(await device().get(authCalls.signInWays, {})).toMatchObject({ sms: true, email: true, sandbox: '/sandbox' })
  })
})

test('the log says nothing of who got a code', async () => {
  const { email, mobile } = await somebody()
  const code = await mailedCode(email)
  await device().ask(authCalls.sendSms, { mobile, event: 'mobilelogin' })
  await inbox.waitFor(mobile)
  await enter(email, code)
  const said = JSON.stringify(lines)
  for (const secret of [email, mobile, code, 'fair.example']) expect(said).not.toContain(secret)
})
