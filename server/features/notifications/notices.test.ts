import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { billingCalls } from '#domain/billing/calls'
import { limits } from '#domain/limits'
import { noticeCalls } from '#domain/notifications/calls'
import type { Notice } from '#domain/notifications/notice'
import { syncCalls } from '#domain/sync/protocol'
import { asSystem, withScope } from '../../db/scope.ts'
import { announce } from '../../notifications/announce.ts'
import { type News, notify } from '../../notifications/notify.ts'
import { setStatus } from '../../operator.ts'
import { sweep } from '../../sync/sweep.ts'
import { actorOf, signedInCompany } from '../../testing/company.ts'
import { type Device, Follower, newTestId } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { giveMoney, sell } from '../billing/operator.ts'
import { areas } from '../index.ts'

let server: TestServer
let main: Device
let ann: Device
let ben: Device

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  const company = await signedInCompany(server, 2)
  main = company.main
  ;[ann, ben] = company.subs as [Device, Device]
})

const asked = (name = 'Ann') => ({ key: 'exportAsked' as const, values: { name } })
const inform = (device: Device, news: Partial<News> = {}) =>
  asSystem(server.database, (connection) =>
    notify(connection, { users: [device.user.id], level: 1, type: 'rights', content: asked(), ...news }),
  )
const noticesOf = async (device: Device) =>
  [...(await device.readAll()).values()].filter(({ entity }) => entity === 'notification') as unknown as (Notice & {
    scope: string
  })[]
/** The sweep after all notices have become too old. */
async function outlive() {
  const sql = 'update notification set createtime = createtime - $1'
  await server.database.pool.query(sql, [(limits.noticeDays + 1) * 86_400_000])
  await sweep(server.database, areas)
}
const selfOf = ({ user }: Device) => `self:${user.id}`
const unread = async (device: Device) => (await device.get(noticeCalls.pull, {})).count

test('a notice reaches its user and nobody else, the main account neither', async () => {
  await inform(ann, { link: '/account/overview' })
  const [notice] = await noticesOf(ann)
  expect(notice).toMatchObject({ user: ann.user.id, scope: selfOf(ann), status: '0', link: '/account/overview' })
  const { id } = notice!
  for (const other of [main, ben]) {
    expect((await other.hello()).scopes).not.toContain(selfOf(ann))
    expect(await noticesOf(other)).toEqual([])
    expect(await unread(other)).toBe(0)
    expect((await other.get(noticeCalls.query, {})).list).toEqual([])
    expect((await other.pull([{ scope: selfOf(ann), gen: 0, phase: { kind: 'delta', cursor: 0 } }])).pages).toEqual([])
    expect((await other.ask(noticeCalls.read, { notification_id: id })).body.error).toBe('notFound')
    await other.does('notification.read', { ids: [id] })
  }
  expect(await noticesOf(ann)).toMatchObject([{ id, status: '0' }])
})

test('plain SQL as the main account finds neither a notice of another one nor that there was one', async () => {
  await inform(ann)
  await outlive()
  await inform(ann)
  const counts = (device: Device) =>
    withScope(server.database, actorOf(device), async (connection) => {
      const { rows } = await connection.query<{ notices: number; tombs: number }>(
        `select (select count(*) from notification) as notices,
           (select count(*) from sync_tomb where entity = 'notification') as tombs`,
      )
      return rows[0]
    })
  expect(await counts(ann)).toEqual({ notices: 1, tombs: 1 })
  expect(await counts(main)).toEqual({ notices: 0, tombs: 0 })
  expect(await counts(ben)).toEqual({ notices: 0, tombs: 0 })
})

test('read on one device it is read on the others, and once is enough', async () => {
  await inform(ann)
  const follower = new Follower(ann, [selfOf(ann)])
  await follower.round()
  const [id] = [...follower.rows.keys()]
  const answer = await ann.does('notification.read', { ids: [id!] })
  expect(answer.status).toBe('applied')
  const head = await follower.round()
  expect(follower.rows.get(id!)).toMatchObject({ status: '1' })
  await ann.does('notification.read', { ids: [id!, newTestId()] })
  expect(await follower.round()).toBe(head)
  expect(await unread(ann)).toBe(0)
})

test('what is still unread is not told twice, only dated anew; what was read is', async () => {
  await inform(ann)
  const [first] = await noticesOf(ann)
  await inform(ann)
  const [again] = await noticesOf(ann)
  expect(again).toMatchObject({ id: first!.id, status: '0' })
  expect(again!.createtime).toBeGreaterThan(first!.createtime)
  await inform(ann, { content: asked('Ben') })
  await ann.does('notification.read', { ids: [first!.id] })
  await inform(ann)
  expect(await noticesOf(ann)).toHaveLength(3)
  expect(await unread(ann)).toBe(2)
})

test('the specification’s calls: pages, what is unread, seconds, and the language of whoever asks', async () => {
  await inform(ann)
  await inform(ann, { type: 'operator', content: { text: '今晚维护' }, level: 2 })
  const ask = async (input: object, lang = 'en') => (await ann.ask(noticeCalls.query, input, { lang })).body.data
  const { total, list } = await ask({ page: 1, limit: 1 })
  expect([total, list.map(({ content }) => content)]).toEqual([2, ['今晚维护']])
  expect(Math.abs(list[0]!.createtime - Date.now() / 1_000)).toBeLessThan(600)
  expect((await ask({ page: 2, limit: 1 })).list[0]!.content).toBe('Ann asks for the right to export contacts.')
  expect((await ask({ page: 2, limit: 1 }, 'zh-cn')).list[0]!.content).toBe('Ann 申请导出联系人的权限。')
  expect(await unread(ann)).toBe(2)
  await ann.get(noticeCalls.read, { notification_id: list[0]!.id })
  expect(await unread(ann)).toBe(1)
  expect((await ask({ status: '1' })).list).toMatchObject([{ id: list[0]!.id, status: '1' }])
  expect((await noticesOf(ann)).find(({ id }) => id === list[0]!.id)).toMatchObject({ status: '1' })
})

test('what a user has muted arrives as read, until it is no longer muted', async () => {
  const id = newTestId()
  await ann.does('notice_mute.create', { id, type: 'rights' })
  await inform(ann)
  await inform(ben)
  await inform(ann, { type: 'balance' })
  expect((await noticesOf(ann)).map(({ type, status }) => [type, status]).sort()).toEqual([
    ['balance', '0'],
    ['rights', '1'],
  ])
  expect(await unread(ben)).toBe(1)
  await ann.does('notice_mute.delete', { ids: [id] })
  await inform(ann)
  expect(await unread(ann)).toBe(2)
})

test('a device cannot say in whose name it mutes', async () => {
  const id = newTestId()
  const forged = ann.makes('notice_mute.create', { id, type: 'rights', user: main.user.id })
  await ann.push(forged)
  expect((await ann.readAll()).get(id)).toMatchObject({ user: ann.user.id, scope: selfOf(ann) })
})

test('changes of a disabled user are told to the main account; what that user read is nobody else’s matter', async () => {
  await inform(ann)
  const [notice] = await noticesOf(ann)
  await setStatus(server.database, ann.user.username, 'disabled')
  const { results } = await ann.push(
    ann.makes('notification.read', { ids: [notice!.id] }),
    ann.makes('tag.create', { id: newTestId(), name: '广交会' }),
  )
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'parked'])
  const entities = [...(await main.readAll()).values()].map(({ entity }) => entity)
  expect(entities.filter((entity) => entity === 'parked_change')).toHaveLength(1)
  expect(await noticesOf(main)).toMatchObject([
    { type: 'parked', level: 2, content: { key: 'changesParked', values: { name: ann.user.username } } },
  ])
})

test('in a request of a user the other one is told, and the request goes on with its own rights', async () => {
  const seen = await withScope(server.database, actorOf(ann), async (connection) => {
    await notify(connection, { users: [main.user.id], level: 1, type: 'rights', content: asked() })
    return (await connection.query('select from notification')).rowCount
  })
  expect(seen).toBe(0)
  expect(await noticesOf(main)).toHaveLength(1)
})

test('the operator tells one user, or everybody in their own companies', async () => {
  await announce(server.database, ben.user.id, { text: '您好', level: 1 })
  expect([await unread(main), await unread(ann), await unread(ben)]).toEqual([0, 0, 1])
  await announce(server.database, 'everybody', { text: '今晚维护', level: 2 })
  expect([await unread(main), await unread(ann), await unread(ben)]).toEqual([1, 1, 2])
})

test('a balance that becomes low is told to the main account, once', async () => {
  await giveMoney(server.database, main.user.username, { fen: limits.balanceLowFen + 1_000 })
  await sell(server.database, 7, 10)
  const spend = (money: number) => main.get(billingCalls.exchange, { money, product_id: 7 })
  await spend(1_000)
  expect(await noticesOf(main)).toEqual([])
  await spend(1_000)
  await spend(1_000)
  expect(await noticesOf(main)).toMatchObject([
    { type: 'balance', content: { key: 'balanceLow', values: { balance: '40.00' } }, link: '/account/balanceOrder' },
  ])
})

test('a sign-in on a device of another kind is told, the first one and one on a known kind are not', async () => {
  const signIn = async (agent: string) => {
    const { username } = ann.user
    const input = { account: username, password: 'a long password' }
    const { body, headers } = await ann.ask(authCalls.login, input, { 'user-agent': agent })
    ann.take(body.data, headers)
  }
  expect(await noticesOf(ann)).toEqual([])
  await signIn('Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0')
  await expect
    .poll(() => noticesOf(ann))
    .toMatchObject([
      { type: 'signIn', level: 2, content: { key: 'newDevice', values: { device: 'Firefox · Windows' } } },
    ])
  await signIn('Mozilla/5.0 (Windows NT 11.0; rv:141.0) Gecko/20100101 Firefox/141.0')
  await signIn('Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0')
  await expect.poll(() => noticesOf(ann)).toHaveLength(2)
})

test('after a while a notice goes, on the devices as well', async () => {
  await inform(ann)
  const follower = new Follower(ann, [selfOf(ann)])
  await follower.round()
  expect(follower.rows.size).toBe(1)
  await outlive()
  await follower.round()
  expect(follower.rows.size).toBe(0)
  expect(await noticesOf(ann)).toEqual([])
})

test('a device that does not know such scopes yet is told of none', async () => {
  const request = { replica: ann.replica, schema: 2 }
  const { scopes } = await ann.get(syncCalls.hello, request)
  expect(scopes).toEqual(['acct', `user:${ann.user.id}`])
  const old = { ...request, epoch: ann.epoch, limit: 10, scopes: [] }
  expect((await ann.get(syncCalls.pull, old)).scopes).toEqual(scopes)
})
