import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { noticeCalls } from '#domain/notifications/calls'
import { asSystem } from '../../db/scope.ts'
import { type News, notify } from '../../notifications/notify.ts'
import { pushHours, pushTries } from '../../notifications/pushLoop.ts'
import { pushChannel } from '../../notifications/pushQueue.ts'
import { signedInCompany } from '../../testing/company.ts'
import type { Device } from '../../testing/device.ts'
import { PushService, readVapid, Subscription } from '../../testing/pushService.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let service: PushService
let server: TestServer
let main: Device
let ann: Device
let browser: Subscription
let made = 0

beforeAll(async () => {
  service = await new PushService().start()
  server = await startTestServer({ pushServices: [service.origin] })
})
afterAll(async () => {
  await server.stop()
  await service.stop()
})
beforeEach(async () => {
  const company = await signedInCompany(server, 1)
  main = company.main
  ann = company.subs[0]!
  browser = new Subscription(`${service.origin}/push/${++made}`)
  await subscribe(ann, browser)
})

const subscribe = (device: Device, subscription: Subscription, lang = 'zh-cn') =>
  device.ask(noticeCalls.pushSubscribe, subscription.toJSON(), { lang })
const inform = (device: Device, news: Partial<News> = {}) =>
  asSystem(server.database, (connection) =>
    notify(connection, {
      users: [device.user.id],
      level: 2,
      type: 'signIn',
      content: { key: 'newDevice', values: { device: 'Firefox of Ann' } },
      ...news,
    }),
  )
const query = async <T extends object>(sql: string, values: unknown[] = []) =>
  (await server.database.pool.query<T>(sql, values)).rows
const countOf = async (table: 'push_job' | 'push_subscription') =>
  (await query(`select from ${table} where account_id = $1`, [ann.user.account])).length
/** What was put off is due now. */
async function bringForward() {
  await query('update push_job set due = now()')
  await query('select pg_notify($1, $2)', [pushChannel, ''])
}

test('an important notice is pushed, encrypted for the browser and signed with the server’s key', async () => {
  const { public_key } = await ann.get(noticeCalls.pushKey, {})
  await inform(ann)
  const arrived = await service.next()
  expect(arrived.path).toBe(`/push/${made}`)
  expect(browser.read(arrived)).toEqual({
    id: expect.any(String),
    title: '新设备登录',
    body: '打开 Fairlead 查看。',
    unread: 1,
  })
  const { aud, sub, exp } = readVapid(arrived, public_key)
  expect([aud, sub]).toEqual([service.origin, expect.stringMatching(/^(mailto:|https:)/)])
  expect(exp).toBeGreaterThan(Date.now() / 1_000)
  expect(Number(arrived.headers.ttl)).toBe(pushHours * 3_600)
  await expect.poll(() => countOf('push_job')).toBe(0)
})

test('a push names nobody: neither the user nor whom it is about stands in it', async () => {
  await inform(ann, { type: 'rights', content: { key: 'exportAsked', values: { name: '王小明' } }, link: '/account/a' })
  const text = JSON.stringify(browser.read(await service.next()))
  for (const secret of ['王小明', ann.user.username, ann.user.id, ann.user.account, '/account'])
    expect(text).not.toContain(secret)
})

test('what is not important, muted, still unread or another’s is not pushed', async () => {
  await inform(ann, { level: 1 })
  await ann.does('notice_mute.create', { id: crypto.randomUUID(), type: 'balance' })
  await inform(ann, { type: 'balance' })
  await inform(main)
  await inform(ann, { type: 'rights', content: { text: 'once' } })
  await inform(ann, { type: 'rights', content: { text: 'once' } })
  expect(browser.read(await service.next())).toMatchObject({ title: '权限', unread: 2 })
  await inform(ann, { type: 'operator', content: { text: 'last' } })
  expect(browser.read(await service.next())).toMatchObject({ title: '运营方消息', unread: 3 })
})

test('the words are those of the language that the browser was subscribed in', async () => {
  await subscribe(ann, browser, 'en')
  await inform(ann)
  expect(browser.read(await service.next())).toMatchObject({ title: 'Sign-in on a new device' })
})

test.each([404, 410])('a browser that is gone (%i) is pushed to no more', async (status) => {
  service.answers.push({ status })
  await inform(ann)
  await service.next()
  await expect.poll(() => countOf('push_subscription')).toBe(0)
  expect(await countOf('push_job')).toBe(0)
})

test('a push service in trouble is asked again later, and not for ever', async () => {
  service.answers.push({ status: 503 }, { status: 429 })
  await inform(ann)
  for (let tries = 1; tries <= 3; tries++) {
    await service.next()
    if (tries === 3) break
    const jobs = () => query('select tries, due > now() as waits from push_job')
    await expect.poll(jobs).toEqual([{ tries, waits: true }])
    await bringForward()
  }
  await expect.poll(() => countOf('push_job')).toBe(0)
  expect(await countOf('push_subscription')).toBe(1)

  await inform(ann, { content: { text: 'never' }, type: 'operator' })
  await service.next()
  await expect.poll(() => countOf('push_job')).toBe(0)
  service.answers.push({ status: 503 })
  await inform(ann, { content: { text: 'given up' }, type: 'operator' })
  await service.next()
  await query('update push_job set tries = $1', [pushTries - 1])
  service.answers.push({ status: 503 })
  await bringForward()
  await service.next()
  await expect.poll(() => countOf('push_job')).toBe(0)
})

test('what was read before it could be pushed is not pushed any more', async () => {
  service.answers.push({ status: 503 })
  await inform(ann)
  await service.next()
  const { list } = await ann.get(noticeCalls.query, {})
  await ann.get(noticeCalls.read, { notification_id: list[0]!.id })
  await bringForward()
  await expect.poll(() => countOf('push_job')).toBe(0)
  await inform(ann, { type: 'operator', content: { text: 'next' } })
  expect(browser.read(await service.next())).toMatchObject({ title: '运营方消息' })
})

test('a redirect is not followed: a push goes where the browser said, or nowhere', async () => {
  const location = `${service.origin}/inside`
  service.answers.push({ status: 302, headers: { location } })
  await inform(ann)
  await service.next()
  await expect.poll(() => countOf('push_job')).toBe(0)
  await inform(ann, { type: 'operator', content: { text: 'next' } })
  expect((await service.next()).path).toBe(`/push/${made}`)
})

test('only push services are taken, whatever stands in the address', async () => {
  const endpoints = [
    'http://127.0.0.1:5432/',
    'http://169.254.169.254/latest/meta-data/',
    'https://fcm.googleapis.com.evil.example/x',
    'https://fcm.googleapis.com@evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://push.apple.com.evil.example/x',
    `${service.origin.replace('127.0.0.1', '127.1')}0/x`,
    'file:///etc/passwd',
    'not an address',
  ]
  for (const endpoint of endpoints) {
    const { status, body } = await ann.ask(noticeCalls.pushSubscribe, { ...browser.toJSON(), endpoint })
    expect([endpoint, status, body.error]).toEqual([endpoint, 422, 'inputInvalid'])
  }
  for (const endpoint of ['https://fcm.googleapis.com/fcm/send/x', 'https://web.push.apple.com/x'])
    expect((await ann.ask(noticeCalls.pushSubscribe, { ...browser.toJSON(), endpoint })).status).toBe(200)
})

test('a subscription ends with its session, and when the user says so', async () => {
  await ann.get(authCalls.logout, {})
  await inform(ann)
  const again = new Subscription(`${service.origin}/push/again`)
  await ann.signIn(ann.user.username, 'a long password')
  await subscribe(ann, again)
  await inform(ann, { type: 'operator', content: { text: 'here' } })
  expect(again.read(await service.next())).toMatchObject({ title: '运营方消息' })
  await ann.get(noticeCalls.pushUnsubscribe, {})
  await inform(ann, { type: 'operator', content: { text: 'nowhere' } })
  await subscribe(main, browser)
  await inform(main)
  expect(browser.read(await service.next())).toMatchObject({ title: '新设备登录' })
})

test('that somebody signed in elsewhere is pushed to the device that was signed out by it', async () => {
  await ann.signIn(ann.user.username, 'a long password')
  await inform(ann, { type: 'operator', content: { text: 'not there' } })
  await inform(ann)
  expect(browser.read(await service.next())).toMatchObject({ title: '新设备登录' })
})

test('a browser that somebody else signs in with is that one’s from then on', async () => {
  await subscribe(main, browser)
  await inform(ann)
  await inform(main, { type: 'operator', content: { text: 'mine' } })
  expect(browser.read(await service.next())).toMatchObject({ title: '运营方消息' })
})

test('a key that is none does not hold up the others', async () => {
  const broken = { endpoint: `${service.origin}/broken`, p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  await main.get(noticeCalls.pushSubscribe, broken)
  await inform(ann, { users: [main.user.id, ann.user.id] })
  expect(browser.read(await service.next())).toMatchObject({ title: '新设备登录' })
  await expect.poll(() => countOf('push_subscription')).toBe(1)
})

test('the private key is not readable in the database, and all processes sign with the same', async () => {
  const { public_key } = await ann.get(noticeCalls.pushKey, {})
  const [kept] = await query<{ public_key: string; private_key: string }>('select * from vapid_key')
  expect(kept!.public_key).toBe(public_key)
  expect(Buffer.from(kept!.private_key, 'base64url')).not.toHaveLength(32)
  expect((await main.get(noticeCalls.pushKey, {})).public_key).toBe(public_key)
})

test('nothing is pushed in quiet hours but that somebody signed in; what is unread then comes at their end', async () => {
  const hour = new Date().getUTCHours()
  const quiet = { is_on: true, from: hour, to: (hour + 2) % 24, time_zone: 'UTC' }
  expect(await ann.get(noticeCalls.quietHours, {})).toEqual({ quiet: null })
  expect((await ann.ask(noticeCalls.setQuietHours, { ...quiet, time_zone: 'Mars/Olympus' })).status).toBe(422)
  await ann.get(noticeCalls.setQuietHours, quiet)
  expect(await ann.get(noticeCalls.quietHours, {})).toEqual({ quiet })
  const link = '/statistics/inbox?conversation=019aa000-0000-7000-8000-000000000001'
  await inform(ann, { level: 1, pushes: true, type: 'message', content: { key: 'messageCame', values: {} }, link })
  const [job] = await query<{ hours: number }>(
    'select (extract(epoch from due - now()) / 3600)::float8 as hours from push_job where account_id = $1',
    [ann.user.account],
  )
  expect(job!.hours).toBeGreaterThan(0.9)
  expect(job!.hours).toBeLessThanOrEqual(2)
  await bringForward()
  const push = await service.next()
  expect(browser.read(push)).toMatchObject({ title: '新消息', unread: 0, link })
  await inform(ann)
  expect(browser.read(await service.next())).toMatchObject({ title: '新设备登录' })
})
