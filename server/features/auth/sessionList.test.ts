import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { limits } from '#domain/limits'
import { createCompany } from '../../operator.ts'
import { releaseClock, setClock } from '../../testing/clock.ts'
import { Device } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { agentOf } from './agent.ts'

const password = 'a long password'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

let people = 0
async function somebody(): Promise<string> {
  const username = `several-${++people}`
  await createCompany(server.database, { username, password })
  return username
}

async function signIn(account: string, agent: string): Promise<Device> {
  const device = new Device(server.url)
  const { body, headers } = await device.ask(authCalls.login, { account, password }, { 'user-agent': agent })
  device.take(body.data, headers)
  return device
}

describe('the list of sessions', () => {
  test('shows where somebody is signed in, and where and why that ended before', async () => {
    const username = await somebody()
    await signIn(username, windows)
    const phone = await signIn(username, iphone)
    const { sessions } = await phone.get(authCalls.sessions, {})
    expect(
      sessions.map(({ browser, system, end_reason, is_current }) => [browser, system, end_reason, is_current]),
    ).toEqual([
      ['Safari', 'iOS', null, true],
      ['Chrome', 'Windows', 'elsewhere', false],
    ])
    expect(sessions[1]!.ended_at).toBeGreaterThanOrEqual(sessions[1]!.created_at)
  })

  test('says which one nobody used any more, and forgets what ended a month ago', async () => {
    const username = await somebody()
    await setClock(server.database, {})
    await signIn(username, windows)
    // As if nobody had signed in since.
    await setClock(server.database, { days: limits.sessionDays + 1 })
    const now = await signIn(username, iphone)
    await server.database.pool.query('update session set ended_at = null, end_reason = null where user_id = $1', [
      now.user.id,
    ])
    const reasons = async () => (await now.get(authCalls.sessions, {})).sessions.map(({ end_reason }) => end_reason)
    expect(await reasons()).toEqual([null, 'expired'])
    await setClock(server.database, { days: limits.sessionDays + limits.endedSessionDays })
    expect(await reasons()).toEqual([null])
    await releaseClock(server.database)
  })
})

describe('ending a session', () => {
  test('ends one’s own, and the cookie with it', async () => {
    const device = await signIn(await somebody(), windows)
    const { sessions } = await device.get(authCalls.sessions, {})
    const { headers } = await device.ask(authCalls.endSession, { id: sessions[0]!.id })
    expect(headers.get('set-cookie')).toMatch(/Max-Age=0/)
    expect((await device.ask(authCalls.accountInfo, {})).body.error).toBe('sessionEnded')
  })

  test('does not end another’s, nor says whether there is one', async () => {
    const [victim, attacker] = [await signIn(await somebody(), windows), await signIn(await somebody(), windows)]
    const { sessions } = await victim.get(authCalls.sessions, {})
    const real = await attacker.ask(authCalls.endSession, { id: sessions[0]!.id })
    const made = await attacker.ask(authCalls.endSession, { id: victim.user.id })
    expect([real.status, real.body]).toEqual([made.status, made.body])
    expect(real.body.error).toBe('gone')
    expect((await victim.ask(authCalls.accountInfo, {})).status).toBe(200)
  })
})

test.each([
  [windows, 'Chrome', 'Windows'],
  [iphone, 'Safari', 'iOS'],
  [`${windows} Edg/138.0`, 'Edge', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15; V2419) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0',
    'WeChat',
    'Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  ['curl/8.5.0', '', ''],
])('%s', (header, browser, system) => {
  expect(agentOf(header)).toEqual({ browser, system })
})
