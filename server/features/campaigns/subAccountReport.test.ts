import { expect, test } from 'vitest'
import { type CampaignChannel, channelProduct } from '#domain/campaigns/channel'
import type { Counts } from '#domain/campaigns/statistics/counters'
import type { Delta } from '#domain/campaigns/statistics/statistics'
import { statisticsCalls } from '#domain/campaigns/statistics/statisticsCalls'
import { dayIn, isoDay } from '#domain/statistics/days'
import { subAccountCalls } from '#domain/subAccounts/calls'
import { flushCounts } from '../../campaigns/counts/flushCounts.ts'
import { changeReceivers } from '../../campaigns/ledger/changeReceivers.ts'
import { writeDeltas } from '../../campaigns/ledger/deltas.ts'
import { asSystem } from '../../db/scope.ts'
import { grantPoints, holdPoints, refund, settleHold, spend } from '../../ledger/ledger.ts'
import { inNewCompany } from '../../testing/company.ts'
import type { Device } from '../../testing/device.ts'
import { plantMailed } from '../../testing/mailed.ts'
import type { TestServer } from '../../testing/server.ts'

let server: TestServer
let main: Device
let ann: Device
let bob: Device

inNewCompany(2, ({ server: running, main: owner, subs }) => {
  server = running
  main = owner
  ;[ann, bob] = subs as [Device, Device]
})

const [monday, tuesday, wednesday] = ['2026-03-02', '2026-03-03', '2026-03-04'] as const

/** What a day's sending came to, as the ledger of receivers puts it down. */
async function count(device: Device, channel: CampaignChannel, day: string, counts: Counts) {
  const { account, id: belongto } = device.user
  const delta: Delta = { belongto, channel, dimension: 'day', key: `${dayIn(day)}`, counts }
  await asSystem(server.database, (connection) => writeDeltas(connection, [{ account, deltas: [delta] }]))
}

/** A hold of which so many points were spent on that day, and the rest came back. */
async function charge(
  device: Device,
  channel: CampaignChannel,
  { held, spent, at }: { held: number; spent: number; at: string },
) {
  const { account, id: user } = device.user
  const uid = crypto.randomUUID()
  const product = channelProduct(channel)
  await asSystem(server.database, async (connection) => {
    await grantPoints(connection, { account, uid: crypto.randomUUID(), user: null, product, points: held })
    await holdPoints(connection, { account, uid, user, product, points: held })
    if (spent) await settleHold(connection, { account, uid, points: spent })
    else await refund(connection, { account, uid })
    await connection.query('update ledger_entry set created_at = $3 where account_id = $1 and uid like $2', [
      account,
      `${uid}%`,
      at,
    ])
  })
}

const report = (device: Device, input: { channel: string; from: string; to: string }) =>
  device.get(
    {
      ...statisticsCalls.subAccountReport,
      path: `/api/sub-account-report?${new URLSearchParams(input).toString()}` as '/api/',
    },
    {},
  )
const of = (device: Device, { list }: Awaited<ReturnType<typeof report>>) =>
  list.find(({ user }) => user === device.user.id)

test('what went over linked phones is told apart from official WhatsApp', async () => {
  const day = '2026-02-02'
  await count(ann, 'linked', day, { sent: 6, delivered: 4, replied: 1 })
  await count(ann, 'whatsapp', day, { sent: 2 })
  await charge(ann, 'linked', { held: 7, spent: 6, at: `${day}T10:00:00Z` })
  const linked = await report(main, { channel: 'linked', from: day, to: day })
  expect(of(ann, linked)).toMatchObject({ total: { sent: 6, delivered: 4, answered: 1, failed: 0, points: 6 } })
  const official = await report(main, { channel: 'whatsapp', from: day, to: day })
  expect(of(ann, official)).toMatchObject({ total: { sent: 2, points: 0 } })
})

test('what each person sent and what it cost, by channel and day, whether devices were told yet or not', async () => {
  await count(ann, 'email', monday, { receivers: 12, sent: 10, failed: 2, replied: 1 })
  await count(ann, 'email', tuesday, { returned_hard: 1, returned_soft: 1, replied: 2 })
  await count(ann, 'sms', tuesday, { sent: 7, delivered: 5 })
  await flushCounts(server.database)
  await count(ann, 'email', monday, { sent: 5 })
  await count(bob, 'email', wednesday, { sent: 3 })
  await count(main, 'email', '2026-03-05', { sent: 100 })
  await charge(ann, 'email', { held: 20, spent: 12, at: `${monday}T00:00:00Z` })
  await charge(ann, 'email', { held: 4, spent: 3, at: `${monday}T23:59:59.999Z` })
  await charge(ann, 'sms', { held: 9, spent: 8, at: `${tuesday}T10:00:00Z` })
  await charge(bob, 'email', { held: 6, spent: 0, at: `${wednesday}T10:00:00Z` })
  await charge(bob, 'email', { held: 6, spent: 6, at: '2026-03-05T00:00:00Z' })

  const mails = await report(main, { channel: 'email', from: monday, to: wednesday })
  const none = { sent: 0, delivered: 0, answered: 0, failed: 0, points: 0 }
  expect(mails.list.map(({ username, is_main }) => [username, is_main])).toEqual([
    [main.user.username, true],
    [ann.user.username, false],
    [bob.user.username, false],
  ])
  expect(of(ann, mails)).toMatchObject({
    status: 'normal',
    total: { sent: 15, delivered: 13, answered: 3, failed: 2, points: 15 },
    days: [
      { day: monday, sent: 15, delivered: 15, answered: 1, failed: 2, points: 15 },
      { day: tuesday, sent: 0, delivered: -2, answered: 2, failed: 0, points: 0 },
    ],
  })
  expect(of(bob, mails)).toMatchObject({
    total: { ...none, sent: 3, delivered: 3 },
    days: [{ day: wednesday, sent: 3, delivered: 3, points: 0 }],
  })
  expect(of(main, mails)).toMatchObject({ total: none, days: [] })

  const texts = await report(main, { channel: 'sms', from: monday, to: wednesday })
  expect(of(ann, texts)).toMatchObject({
    total: { ...none, sent: 7, delivered: 5, points: 8 },
    days: [{ day: tuesday }],
  })
  expect(of(bob, texts)).toMatchObject({ total: none, days: [] })
})

test('a real ledger of mails says the same, and points that are only held or were spent otherwise are not counted', async () => {
  const mailed = await plantMailed(server, bob, ['a@one.example', 'b@one.example', 'c@one.example'])
  const now = Date.now()
  await asSystem(server.database, async (connection) => {
    await changeReceivers(connection, [mailed.receivers[0]!], () => ({ fields: { replied_at: now } }))
    await changeReceivers(connection, [mailed.receivers[1]!], () => ({ event: 'return', fields: { returned: 'hard' } }))
  })
  const of7 = { account: bob.user.account, user: bob.user.id, product: channelProduct('email') }
  await asSystem(server.database, async (connection) => {
    await grantPoints(connection, { ...of7, uid: 'gift', points: 100 })
    await holdPoints(connection, { ...of7, uid: 'running', points: 10 })
    await spend(connection, { ...of7, uid: 'direct', points: 20 })
    await holdPoints(connection, { ...of7, uid: 'ended', points: 10 })
    await settleHold(connection, { account: of7.account, uid: 'ended', points: 3 })
    await settleHold(connection, { account: of7.account, uid: 'ended', points: 3 })
  })
  const days = { from: isoDay(Math.floor(now / 86_400_000) - 1), to: isoDay(Math.floor(now / 86_400_000) + 1) }
  expect(of(bob, await report(main, { channel: 'email', ...days }))?.total).toEqual({
    sent: 3,
    delivered: 2,
    answered: 1,
    failed: 0,
    points: 3,
  })
})

test('who left stays in the report with the points that were spent; what was sent is the successor’s', async () => {
  await count(ann, 'email', monday, { sent: 4 })
  await charge(ann, 'email', { held: 4, spent: 4, at: `${monday}T10:00:00Z` })
  await main.get(subAccountCalls.remove, { subuserids: [ann.user.id], to: bob.user.id })
  const mails = await report(main, { channel: 'email', from: monday, to: monday })
  expect(of(ann, mails)).toMatchObject({ status: 'deleted', total: { sent: 0, points: 4 } })
  expect(of(bob, mails)).toMatchObject({ status: 'normal', total: { sent: 4, points: 0 } })
  const later = await report(main, { channel: 'email', from: tuesday, to: tuesday })
  expect(of(ann, later)).toBeUndefined()
})

test('it is the main account’s alone, of its own company, and of 400 days at most', async () => {
  const days = { channel: 'email', from: monday, to: wednesday }
  await expect(report(ann, days)).rejects.toThrow('forbidden')
  await expect(report(main, { ...days, channel: 'fax' })).rejects.toThrow('inputInvalid')
  await expect(report(main, { ...days, to: '2026-03-01' })).rejects.toThrow('inputInvalid')
  await expect(report(main, { ...days, to: '2027-04-06' })).rejects.toThrow('inputInvalid')
  expect((await report(main, { ...days, to: '2027-04-05' })).list).toHaveLength(3)
})
