import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import { asSystem } from '../../db/scope.ts'
import { balanceOf, score } from '../../ledger/ledger.ts'
import { noLog } from '../../log.ts'
import { Inbox } from '../../sandbox/inbox.ts'
import { openMessageCentre } from '../../sandbox/messageCentre.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { taskNow } from '../../testing/emailCompany.ts'
import { readReceivers } from '../../testing/ledger.ts'
import { until } from '../../testing/sending.ts'
import { openSmsSending, putAccount, putPhones, putSmsTask, smsCompany } from '../../testing/smsCompany.ts'
import { openTestService, type TestService } from '../../testing/smsService.ts'

let server: TestDatabase
let service: TestService
let centre: Awaited<ReturnType<typeof openMessageCentre>>
const inbox = new Inbox()
beforeAll(async () => {
  server = await openTestDatabase()
  service = await openTestService()
  centre = await openMessageCentre(inbox, noLog)
})
afterAll(async () => {
  await service.stop()
  await centre.stop()
  await server.stop()
  inbox.close()
})

const overCentre = () => ({
  setting: {
    kind: 'smpp' as const,
    host: '127.0.0.1',
    port: centre.settings.port,
    secure: false,
    system_id: centre.settings.systemId,
    long: 'parts' as const,
    window: 10,
  },
  secrets: { password: centre.settings.password },
})
const overTwilio = () => ({
  setting: { kind: 'service' as const, service: 'twilio' as const, url: service.url, values: { account: 'AC1' } },
  secrets: { token: 'secret' },
})
const left = ({ account }: Actor) =>
  asSystem(server.database, (connection) => balanceOf(connection, account, score(products.smsMarketing)))

async function run(task: string, isOver = async () => (await taskNow(server.database, task)).status !== 'inProgress') {
  const sending = await openSmsSending(server)
  await until(isOver)
  await sending.stop()
  const rows = await readReceivers(server.database, task)
  return rows.toSorted((a, b) => a.place - b.place)
}
const textsOf = async (task: string) => {
  const { rows } = await server.database.pool.query<{
    address: string
    text: string
    parts: number
    price: number | null
  }>(
    `select r.address, x.text, x.parts, x.price from sms_text x join campaign_receiver r on r.id = x.receiver_id
     where r.task_id = $1 order by r.place`,
    [task],
  )
  return rows
}

test('everybody of a task gets the text with their name, the opt-out line of their country, at a point for each part', async () => {
  const company = await smsCompany(server.database, 100)
  const account = await putAccount(server, company, {
    ...overCentre(),
    currency: 'USD',
    prices: [
      { country: 'DE', per_part: 70_000 },
      { country: '', per_part: 10_000 },
    ],
  })
  await putPhones(server.database, company, ['4915112345678', '819012345678'])
  const { task } = await putSmsTask(server.database, company, [account])
  const rows = await run(task.id)
  expect(rows.map(({ status, channel_account_id: way }) => [status, way])).toEqual([
    ['sent', account.id],
    ['sent', account.id],
  ])
  expect(await textsOf(task.id)).toEqual([
    {
      address: '4915112345678',
      text: 'Hello Person 0, see us at stand 5B.\nReply STOP to opt out',
      parts: 1,
      price: 70_000,
    },
    { address: '819012345678', text: 'Hello Person 1, see us at stand 5B.', parts: 1, price: 10_000 },
  ])
  expect(inbox.page({ words: '819012345678', skip: 0, count: 9 }).all).toBe(1)
  expect(await left(company)).toBe(98)
})

test('who cannot get a text message is left out with the reason before anything is paid', async () => {
  const company = await smsCompany(server.database, 100)
  const account = await putAccount(server, company, { ...overCentre(), sender: 'Lighthouse' })
  // A name is not allowed in the United States; the third is a landline of Berlin.
  await putPhones(server.database, company, ['4915112345679', '12025550123', '493012345678'])
  const { task } = await putSmsTask(server.database, company, [account])
  const rows = await run(task.id)
  expect(rows.map(({ address, status, reason }) => [address, status, reason]).toSorted()).toEqual([
    ['12025550123', 'suppressed', 'senderNotAllowed'],
    ['4915112345679', 'sent', ''],
    ['493012345678', 'suppressed', 'landline'],
  ])
  expect(await left(company)).toBe(99)
})

test('a long text costs its parts, and one that is too long for somebody is not sent to them', async () => {
  const company = await smsCompany(server.database, 100)
  const account = await putAccount(server, company, overCentre())
  await putPhones(server.database, company, ['819012345671'])
  const { task } = await putSmsTask(server.database, company, [account], { message: { text: '展'.repeat(71) } })
  expect((await run(task.id)).map(({ status, cost }) => [status, cost])).toEqual([['sent', 2]])
  expect(await left(company)).toBe(98)
})

test('the cheapest route goes first, and where it surely sent nothing the next one does', async () => {
  const company = await smsCompany(server.database, 100)
  service.answer = () => ({ status: 401, body: { code: 20003 } })
  const cheap = await putAccount(server, company, {
    ...overTwilio(),
    sender: '+15005550006',
    currency: 'USD',
    prices: [{ country: '', per_part: 1 }],
  })
  const dear = await putAccount(server, company, {
    ...overCentre(),
    currency: 'USD',
    prices: [{ country: '', per_part: 9 }],
  })
  await putPhones(server.database, company, ['819012345672', '819012345673'])
  const { task } = await putSmsTask(server.database, company, [cheap, dear])
  const rows = await run(task.id)
  expect(rows.map(({ status, channel_account_id: way }) => [status, way])).toEqual([
    ['sent', dear.id],
    ['sent', dear.id],
  ])
  const { rows: told } = await server.database.pool.query('select problem from channel_account where id = $1', [
    cheap.id,
  ])
  expect(told).toEqual([{ problem: 'credentials' }])
  expect(await left(company)).toBe(98)
})

test('a route that takes templates alone is sent the approved one with what stands for its variables', async () => {
  const company = await smsCompany(server.database, 100)
  service.heard.length = 0
  service.answer = () => ({ status: 200, body: { Code: 'OK', BizId: 'B1' } })
  const account = await putAccount(server, company, {
    setting: { kind: 'service', service: 'aliyun', url: service.url, values: { keyId: 'k' } },
    secrets: { keySecret: 's' },
    templates: [
      { code: 'SMS_1', name: 'Fair', sign: '灯塔', text: '${name}您好，展位${stand}', variables: ['name', 'stand'] },
    ],
  })
  await putPhones(server.database, company, ['8613800138000'])
  const use = { channel_account_id: account.id, code: 'SMS_1', values: { name: '{{name|朋友}}', stand: '5B' } }
  const { task } = await putSmsTask(server.database, company, [account], { message: { text: '', templates: [use] } })
  expect((await run(task.id)).map(({ status }) => status)).toEqual(['sent'])
  expect(await textsOf(task.id)).toMatchObject([{ text: '【灯塔】Person 0您好，展位5B', parts: 1 }])
  expect(new URLSearchParams(service.heard[0]!.body).get('TemplateParam')).toBe('{"name":"Person 0","stand":"5B"}')
})

test('a task says what is missing before anything is sent', async () => {
  const company = await smsCompany(server.database, 100)
  const off = await putAccount(server, company, { ...overCentre(), is_on: false })
  const bare = await putAccount(server, company, { setting: overCentre().setting, secrets: {} })
  const good = await putAccount(server, company, overCentre())
  await putPhones(server.database, company, ['819012345674'])
  const cases = [
    [[off], {}, 'senderGone'],
    [[bare], {}, 'passwordMissing'],
    [[good], { text: ' ' }, 'messageFaulty'],
    [[good], { text: 'x'.repeat(1_531) }, 'messageFaulty'],
  ] as const
  for (const [accounts, message, problem] of cases) {
    const { task } = await putSmsTask(server.database, company, accounts, { message })
    await run(task.id)
    expect(await taskNow(server.database, task.id)).toMatchObject({ status: 'paused', problem })
  }
  expect(await left(company)).toBe(100)
})

test('an answer that never comes leaves a message uncertain, and nobody sends it again', async () => {
  const company = await smsCompany(server.database, 100)
  service.answer = () => ({ status: 500, body: 'oops' })
  const account = await putAccount(server, company, { ...overTwilio(), sender: '+15005550006' })
  await putPhones(server.database, company, ['819012345675'])
  const { task } = await putSmsTask(server.database, company, [account])
  service.heard.length = 0
  expect((await run(task.id)).map(({ status }) => status)).toEqual(['uncertain'])
  expect(service.heard).toHaveLength(1)
  expect(await left(company)).toBe(99)
})
