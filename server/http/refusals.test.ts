import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { authCalls } from '#domain/auth/calls'
import { AppError } from '#domain/errors'
import { subAccountCalls } from '#domain/subAccounts/calls'
import { livePath, syncCalls } from '#domain/sync/protocol'
import type { LogFields } from '../log.ts'
import { signedInCompany } from '../testing/company.ts'
import { Device } from '../testing/device.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { makeRefusals, refusalLines } from './refusals.ts'

const lines: [string, LogFields | undefined][] = []
const linesOf = (event: string) => lines.filter(([name]) => name === event).map(([, fields]) => fields!)
let server: TestServer
let main: Device
let sub: Device

beforeAll(async () => {
  server = await startTestServer({}, (event, fields) => lines.push([event, fields]))
  const company = await signedInCompany(server, 1)
  main = company.main
  sub = company.subs[0]!
})
afterAll(() => server.stop())
beforeEach(() => {
  lines.length = 0
})

const whoIs = ({ user }: Device) => ({ user: user.id, account: user.account, address: '127.0.0.1' })

test('a request says in the log whose it is and where from', async () => {
  await sub.ask(authCalls.accountInfo, {})
  await new Device(server.url).ask(authCalls.signInWays, {})
  expect(linesOf('request')).toEqual([
    expect.objectContaining({ route: authCalls.accountInfo.path, status: 200, ...whoIs(sub) }),
    expect.objectContaining({ route: authCalls.signInWays.path, status: 200, address: '127.0.0.1' }),
  ])
  expect(linesOf('request')[1]).not.toHaveProperty('user')
})

test('a sign-in that fails names the user whose account it is, and nobody where there is none', async () => {
  const nobody = new Device(server.url)
  await nobody.ask(authCalls.login, { account: main.user.username, password: 'wrong one' })
  await nobody.ask(authCalls.login, { account: 'nobody-at-all', password: 'wrong one' })
  const [known, unknown, ...more] = linesOf('sign-in failed')
  expect(known).toMatchObject({ error: 'accountOrPasswordWrong', route: authCalls.login.path, ...whoIs(main) })
  expect(unknown).toMatchObject({ error: 'accountOrPasswordWrong', address: '127.0.0.1' })
  expect(unknown).not.toHaveProperty('user')
  expect(more).toEqual([])
})

test('a wrong code names the user to whose address it was sent', async () => {
  const { rows } = await server.database.pool.query<{ email: string }>(
    `update app_user set email = 'owner@example.com', email_proven_at = now() where id = $1 returning email`,
    [main.user.id],
  )
  const email = rows[0]!.email
  await new Device(server.url).ask(authCalls.loginByEmail, { email, captcha: '000000' })
  await new Device(server.url).ask(authCalls.resetPassword, {
    email,
    mobile: null,
    captcha: '000000',
    newpassword: 'another long one',
  })
  expect(linesOf('sign-in failed')).toEqual([
    expect.objectContaining({ error: 'codeExpired', route: authCalls.loginByEmail.path, ...whoIs(main) }),
    expect.objectContaining({ error: 'codeExpired', route: authCalls.resetPassword.path, ...whoIs(main) }),
  ])
  expect(JSON.stringify(lines)).not.toContain(email)
})

test('what somebody may not do is told apart from what was wrong in their input', async () => {
  await sub.ask(subAccountCalls.updateNickname, {})
  await new Device(server.url).ask(authCalls.accountInfo, {})
  await sub.ask(syncCalls.push, { mutations: 'Canary' })
  const path = subAccountCalls.updateNickname.path
  expect(linesOf('not authorised')).toEqual([
    expect.objectContaining({ error: 'forbidden', route: path, ...whoIs(sub) }),
    expect.objectContaining({ error: 'signInAgain', route: authCalls.accountInfo.path, address: '127.0.0.1' }),
  ])
  expect(linesOf('input refused')).toEqual([
    expect.objectContaining({ error: 'inputInvalid', route: syncCalls.push.path, ...whoIs(sub) }),
  ])
  expect(JSON.stringify(lines)).not.toContain('Canary')
})

test('a socket that is refused is one of them', async () => {
  const socket = new WebSocket(server.url.replace('http', 'ws') + livePath, ['fairlead', 'x'], { origin: server.url })
  socket.on('error', () => {})
  await new Promise((closed) => socket.once('close', closed))
  expect(linesOf('not authorised')).toEqual([
    expect.objectContaining({ error: 'signInAgain', route: livePath, address: '127.0.0.1' }),
  ])
})

test('who is refused without end gets some lines, and the next one says how many were left out', () => {
  let now = 0
  const told: LogFields[] = []
  const refusals = makeRefusals(
    (_, fields) => told.push(fields!),
    () => now,
  )
  const refuse = (address: string) => refusals.note(new AppError('forbidden'), { address }, {})
  const { each, all } = refusalLines
  for (let times = 0; times < 1_000; times++) refuse('198.51.100.7')
  expect(told).toHaveLength(each.burst)
  refuse('198.51.100.8')
  expect(told.at(-1)).toEqual({ error: 'forbidden', address: '198.51.100.8', left_out: 1_000 - each.burst })
  // From wherever they come.
  for (let at = 0; at < 10_000; at++) refuse(`2001:db8:${at.toString(16)}::/64`)
  expect(told).toHaveLength(all.burst)
  now = 60_000
  refuse('198.51.100.7')
  expect(told).toHaveLength(all.burst + 1)
})
