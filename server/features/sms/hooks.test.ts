import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChannelAccount } from '#domain/channels/account'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import { webhookUrl } from '../../channels/accounts/webhookAddress.ts'
import { openLeases } from '../../db/leases.ts'
import { asSystem } from '../../db/scope.ts'
import { balanceOf, score } from '../../ledger/ledger.ts'
import { noLog } from '../../log.ts'
import { randomFrom } from '../../sample/random.ts'
import { openSecrets } from '../../secrets.ts'
import { callEvent, keepEvents } from '../../sms/receiving/events.ts'
import { startSmsReceiving } from '../../sms/receiving/startSmsReceiving.ts'
import { setContactCap } from '../../testing/contactCap.ts'
import { taskNow } from '../../testing/emailCompany.ts'
import { readReceivers } from '../../testing/ledger.ts'
import { until } from '../../testing/sending.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { openSmsSending, putAccount, putPhones, putSmsTask, smsCompany } from '../../testing/smsCompany.ts'
import { openTestService, type TestService } from '../../testing/smsService.ts'
import { areas } from '../index.ts'

const base = 'https://fairlead.example'
let server: TestServer
let service: TestService
let data: { data: string } & TestServer
beforeAll(async () => {
  service = await openTestService()
  server = await startTestServer({ url: base })
  data = Object.assign(server, { data: server.settings.data })
})
afterAll(async () => {
  await server.stop()
  await service.stop()
})

let sids = 0
const took = () => ({ status: 201, body: { sid: `SM${++sids}`, status: 'queued' } })
const token = 'secret of the account'

async function companyWithRoute(phones: readonly string[]) {
  const company = await smsCompany(server.database, 100_000)
  const account = await putAccount(data, company, {
    setting: { kind: 'service', service: 'twilio', url: service.url, values: { account: 'AC1' } },
    secrets: { token },
    sender: '+15005550006',
  })
  service.answer = took
  await putPhones(server.database, company, phones)
  const { task } = await putSmsTask(server.database, company, [account])
  const sending = await openSmsSending(data, { url: base })
  await until(async () => (await taskNow(server.database, task.id)).status === 'done')
  await sending.stop()
  return { company, account, task: task.id, tell: await teller(company, account), rows: await receivers(task.id) }
}

const receivers = async (task: string) =>
  (await readReceivers(server.database, task)).toSorted((a, b) => (a.address < b.address ? -1 : 1))

/** Calls as the service does: signed, at the public address. */
async function teller(company: Actor, account: ChannelAccount) {
  const secrets = await openSecrets(server.database, areas, server.settings)
  const url = webhookUrl(secrets, base, { account: company.account, channelAccount: account.id }, 'sms')
  return (fields: Record<string, string>, key = token) => {
    const signed =
      url +
      Object.entries(fields)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .flat()
        .join('')
    return fetch(url.replace(base, server.url), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': createHmac('sha1', key).update(signed).digest('base64'),
      },
      body: new URLSearchParams(fields).toString(),
    })
  }
}

async function workOff(isOver: () => Promise<boolean>) {
  const leases = openLeases(server.database, noLog)
  const sending = await openSmsSending(data)
  const receiving = startSmsReceiving(
    { database: server.database, routes: sending.routes, leases, log: noLog, isCalled: true },
    { everyMs: 20 },
  )
  await until(isOver)
  await receiving.stop()
  await leases.stop()
  await sending.stop()
}
const open = async (account: ChannelAccount) =>
  (
    await server.database.pool.query<{ n: number }>(
      `select count(*)::int as n from raw_event where channel_account_id = $1 and state = 'new'`,
      [account.id],
    )
  ).rows[0]!.n
const refOf = async (receiver: string) =>
  (await server.database.pool.query<{ ref: string }>('select ref from provider_ref where object_id = $1', [receiver]))
    .rows[0]!.ref
const left = ({ account }: Actor) =>
  asSystem(server.database, (connection) => balanceOf(connection, account, score(products.smsMarketing)))

test('what the service tells is known of the message: delivered, or failed with its points back, however often it is told', async () => {
  const { company, account, task, rows, tell } = await companyWithRoute(['819012345601', '819012345602'])
  expect(await left(company)).toBe(99_998)
  const [one, other] = await Promise.all(rows.map(({ id }) => refOf(id)))
  for (let times = 0; times < 2; times++) {
    expect((await tell({ MessageSid: one!, MessageStatus: 'delivered' })).status).toBe(200)
    expect((await tell({ MessageSid: other!, MessageStatus: 'undelivered', ErrorCode: '30003' })).status).toBe(200)
    expect((await tell({ MessageSid: one!, MessageStatus: 'sent' })).status).toBe(200)
  }
  await workOff(async () => (await open(account)) === 0)
  const after = await receivers(task)
  expect(after.map(({ status, reason }) => [status, reason])).toEqual([
    ['sent', ''],
    ['returned', 'unreachable'],
  ])
  expect(await left(company)).toBe(99_999)
})

test('a call that is not signed, or to an address that nobody made, is refused and leaves nothing', async () => {
  const { account, tell } = await companyWithRoute(['819012345603'])
  expect((await tell({ MessageSid: 'SM1', MessageStatus: 'delivered' }, 'guessed')).status).toBe(401)
  const wrong = await fetch(`${server.url}/hooks/sms/${'A'.repeat(43)}/${'A'.repeat(32)}`, { method: 'POST' })
  expect(wrong.status).toBe(404)
  expect(await open(account)).toBe(0)
})

test('STOP ends all messages to a number at once, is confirmed once, and START lifts it', async () => {
  const number = '819012345604'
  const { company, account, task, tell } = await companyWithRoute([number])
  await setContactCap(server.database, company, null)
  service.heard.length = 0
  const say = (MessageSid: string, Body: string) => tell({ MessageSid, From: `+${number}`, To: '+15005550006', Body })
  await say('MO1', ' Stop. ')
  await say('MO2', '退订')
  await workOff(async () => (await open(account)) === 0 && service.heard.length > 0)
  expect(service.heard.map(({ body }) => new URLSearchParams(body).get('To'))).toEqual([`+${number}`])
  const [row] = await receivers(task)
  expect(row).toMatchObject({ replied_at: expect.any(Number), unsubscribed_at: expect.any(Number) })
  const again = await putSmsTask(server.database, company, [account])
  const send = async (id: string) => {
    const sending = await openSmsSending(data, { url: base })
    await until(async () => (await taskNow(server.database, id)).status !== 'inProgress')
    await sending.stop()
  }
  await send(again.task.id)
  expect((await receivers(again.task.id)).filter(({ status }) => status === 'sent')).toEqual([])
  await say('MO3', 'START')
  await workOff(async () => (await open(account)) === 0)
  const third = await putSmsTask(server.database, company, [account])
  await send(third.task.id)
  expect((await receivers(third.task.id)).map(({ status }) => status)).toEqual(['sent'])
})

test('ten thousand receipts in any order are all taken, each message by what came furthest', async () => {
  const phones = Array.from({ length: 100 }, (_, n) => `8190${String(20_000_000 + n)}`)
  const { company, account, task, rows } = await companyWithRoute(phones)
  const { rows: refs } = await server.database.pool.query<{ ref: string; id: string }>(
    'select ref, object_id as id from provider_ref where object_id = any($1::uuid[])',
    [rows.map(({ id }) => id)],
  )
  expect(refs).toHaveLength(100)
  const random = randomFrom(7)
  const states = ['queued', 'sending', 'sent', 'delivered']
  const told = Array.from({ length: 2_500 }, (_, n) => n).flatMap((n) =>
    states.map((state) => `MessageSid=${refs[n % 100]!.ref}&MessageStatus=${state}&n=${Math.floor(n / 100)}`),
  )
  const shuffled = told.map((body) => ({ body, at: random.next() })).toSorted((a, b) => a.at - b.at)
  const events = keepEvents(server.database)
  const owner = { account: company.account, channelAccount: account.id }
  await Promise.all(shuffled.map(({ body }) => events.add(callEvent(owner, { url: base, body }))))
  expect(await open(account)).toBe(10_000)
  await workOff(async () => (await open(account)) === 0)
  const { rows: after } = await server.database.pool.query<{ n: number }>(
    `select count(*)::int as n from campaign_receiver where task_id = $1 and status = 'sent' and delivered_at is not null`,
    [task],
  )
  expect(after).toEqual([{ n: 100 }])
})
