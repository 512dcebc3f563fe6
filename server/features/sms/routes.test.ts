import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { messageCalls, messageReportGroups } from '#domain/campaigns/messageCalls'
import type { ChannelAccount, SmsAccount } from '#domain/channels/account'
import { channelCalls as calls } from '#domain/channels/calls'
import { products } from '#domain/products'
import { asSystem } from '../../db/scope.ts'
import { makeHasher } from '../../erasure/companyKey.ts'
import { balanceOf, grantPoints, score } from '../../ledger/ledger.ts'
import { noLog } from '../../log.ts'
import { Inbox } from '../../sandbox/inbox.ts'
import { openMessageCentre } from '../../sandbox/messageCentre.ts'
import { openSecrets } from '../../secrets.ts'
import { signedInCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { smsAccount } from '../../testing/sms.ts'
import { openTestService, type TestService } from '../../testing/smsService.ts'
import { areas } from '../index.ts'

let centre: Awaited<ReturnType<typeof openMessageCentre>>
let service: TestService
const inbox = new Inbox()
let server: TestServer
let main: Device
let sub: Device
let stranger: Device
beforeAll(async () => {
  centre = await openMessageCentre(inbox, noLog)
  service = await openTestService()
  const smsServers = [centre.settings.port, service.port].map((port) => ({ address: '127.0.0.1', port }))
  server = await startTestServer({ smsServers, url: 'https://fairlead.example' })
})
afterAll(async () => {
  await server.stop()
  await centre.stop()
  await service.stop()
  inbox.close()
})
beforeEach(async () => {
  ;({
    main,
    subs: [sub],
  } = (await signedInCompany(server, 1)) as { main: Device; subs: [Device] })
  ;({ main: stranger } = await signedInCompany(server, 0))
})

const ask = async (device: Device, call: Parameters<Device['ask']>[0], input: unknown) =>
  (await device.ask(call, input)).body

const overCentre = (): SmsAccount['setting'] => ({
  kind: 'smpp',
  host: '127.0.0.1',
  port: centre.settings.port,
  secure: false,
  system_id: centre.settings.systemId,
  long: 'parts',
  window: 10,
})
const overTwilio = (): SmsAccount['setting'] => ({
  kind: 'service',
  service: 'twilio',
  url: service.url,
  values: { account: 'AC1' },
})

async function account(setting: SmsAccount['setting']): Promise<string> {
  const id = newTestId()
  const result = await main.does('channel_account.create', smsAccount({ id, setting }))
  expect(result.status).toBe('applied')
  return id
}

async function rowOf(id: string): Promise<ChannelAccount> {
  const { rows } = await server.database.pool.query<ChannelAccount>(
    'select secrets, problem, tested_at from channel_account where account_id = $1 and id = $2',
    [main.user.account, id],
  )
  return rows[0]!
}

test('a secret is set by the main account alone, is sealed, and is never in what devices get', async () => {
  const id = await account(overCentre())
  const secrets = { password: 'salt 7' }
  expect((await ask(sub, calls.setSecrets, { id, secrets })).code).toBe(0)
  expect((await ask(stranger, calls.setSecrets, { id, secrets })).code).toBe(0)
  expect((await ask(main, calls.setSecrets, { id, secrets: { token: 'x' } })).code).toBe(0)
  expect((await ask(main, calls.setSecrets, { id, secrets })).code).toBe(1)
  expect((await rowOf(id)).secrets).toEqual(['password'])
  const { rows } = await server.database.pool.query<{ sealed: string }>(
    'select sealed from channel_secret where channel_account_id = $1',
    [id],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]!.sealed).not.toContain('salt')
  const { rows: log } = await server.database.pool.query(
    'select action, detail from operation where account_id = $1 and target = $2',
    [main.user.account, id],
  )
  expect(log).toEqual([{ action: 'channelAccount.setSecrets', detail: { name: 'Route' } }])
})

test('a trial signs in at the message centre, and says what is wrong when it cannot', async () => {
  const id = await account(overCentre())
  expect((await ask(main, calls.test, { id })).data).toEqual({ ok: false, problem: 'secretMissing', code: '' })
  await ask(main, calls.setSecrets, { id, secrets: { password: 'wrong' } })
  expect((await ask(main, calls.test, { id })).data).toMatchObject({ ok: false, problem: 'credentials' })
  expect(await rowOf(id)).toMatchObject({ problem: 'credentials', tested_at: null })
  await ask(main, calls.setSecrets, { id, secrets: { password: centre.settings.password } })
  expect((await ask(main, calls.test, { id })).data).toEqual({ ok: true, problem: null, code: '' })
  expect(await rowOf(id)).toMatchObject({ problem: '', tested_at: expect.any(Number) })
})

test('a server of the operator’s own network is not reached on a user’s word', async () => {
  const { port } = service
  const id = await account({
    ...overTwilio(),
    url: `http://localhost:${port + 1 > 65_535 ? 1_025 : port + 1}`,
  } as never)
  await ask(main, calls.setSecrets, { id, secrets: { token: 't' } })
  expect((await ask(main, calls.test, { id })).data).toEqual({ ok: false, problem: 'hostNotAllowed', code: '' })
  const centreAlone = await account({ ...overCentre(), host: '127.0.0.1', port: 1 } as never)
  await ask(main, calls.setSecrets, { id: centreAlone, secrets: { password: 'x' } })
  expect((await ask(main, calls.test, { id: centreAlone })).data).toMatchObject({ problem: 'hostNotAllowed' })
})

test('a service is asked what only who may send is answered', async () => {
  const id = await account(overTwilio())
  await ask(main, calls.setSecrets, { id, secrets: { token: 'right' } })
  service.answer = ({ headers }) =>
    headers.authorization === `Basic ${Buffer.from('AC1:right').toString('base64')}`
      ? { status: 200, body: { sid: 'AC1' } }
      : { status: 401, body: { code: 20003 } }
  expect((await ask(main, calls.test, { id })).data).toMatchObject({ ok: true })
  expect(service.heard.at(-1)).toMatchObject({ method: 'GET', path: '/2010-04-01/Accounts/AC1.json' })
  await ask(main, calls.setSecrets, { id, secrets: { token: 'wrong' } })
  expect((await ask(main, calls.test, { id })).data).toEqual({ ok: false, problem: 'credentials', code: '20003' })
})

test('a message for a try goes to one number at the usual price, and costs nothing where it is refused', async () => {
  const id = await account(overCentre())
  await ask(main, calls.setSecrets, { id, secrets: { password: centre.settings.password } })
  const to = '4915112345678'
  const text = 'a'.repeat(161)
  expect((await ask(sub, calls.testMessage, { id, to, text })).code).toBe(0)
  const grant = { account: main.user.account, uid: newTestId(), user: null, product: products.smsMarketing, points: 5 }
  await asSystem(server.database, (connection) => grantPoints(connection, grant))
  const answer = await ask(sub, calls.testMessage, { id, to, text })
  expect(answer.data).toEqual({ outcome: 'accepted', reason: null, code: '', parts: 2 })
  const left = () =>
    asSystem(server.database, (connection) => balanceOf(connection, main.user.account, score(products.smsMarketing)))
  expect(await left()).toBe(3)
  expect((await ask(main, calls.testMessage, { id: await account(overTwilio()), to, text })).data).toMatchObject({
    outcome: expect.not.stringMatching('accepted'),
  })
  expect(await left()).toBe(3)
})

test('a message for a try goes to no number on the list, nor to one of a person who was erased', async () => {
  const id = await account(overCentre())
  await ask(main, calls.setSecrets, { id, secrets: { password: centre.settings.password } })
  const [listed, gone, goneAndListed] = ['4915112345679', '4915112345680', '4915112345681']
  const rows = [listed, goneAndListed].map((value) => ({
    id: newTestId(),
    kind: 'phone',
    value,
    channels: ['sms'],
    note: '',
  }))
  expect((await main.does('suppression.create', { rows })).status).toBe('applied')
  const secrets = await openSecrets(server.database, areas, server.settings)
  const of = main.user.account
  await asSystem(server.database, async (connection) => {
    const hash = await makeHasher(connection, secrets, of)
    await connection.query('insert into erased_address (account_id, hash) values ($1, $2)', [of, hash(gone)])
    await connection.query(
      'update suppression set value = null, value_hash = $3 where account_id = $1 and value = $2',
      [of, goneAndListed, hash(goneAndListed)],
    )
  })
  for (const to of [listed, gone, goneAndListed])
    expect((await ask(main, calls.testMessage, { id, to, text: 'Hello' })).error).toBe('phoneSuppressed')
  expect((await ask(main, calls.testMessage, { id, to: '4915112345682', text: 'Hello' })).error).not.toBe(
    'phoneSuppressed',
  )
})

test('where receipts go is an address that nobody can make up, and its key is of this account alone', async () => {
  const one = await ask(main, calls.webhook, { id: await account(overTwilio()) })
  const other = await ask(main, calls.webhook, { id: await account(overTwilio()) })
  expect(one.data).toMatchObject({
    url: expect.stringMatching(/^https:\/\/fairlead\.example\/hooks\/sms\/[\w-]{43}\/[\w-]{32}$/),
  })
  expect(one.data).not.toEqual(other.data)
  expect((await ask(main, calls.webhook, { id: await account(overCentre()) })).data).toMatchObject({ url: null })
})

test('there are no messages before one is sent', async () => {
  expect((await ask(main, messageCalls.sms.messages, {})).data).toEqual({ count: 0, list: [] })
  for (const by of messageReportGroups)
    expect((await ask(sub, messageCalls.sms.report, { by })).data).toEqual({ list: [] })
})
