import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { usualCap } from '#domain/campaigns/contactCap'
import { ruleCalls as calls } from '#domain/campaigns/ruleCalls'
import { subAccountCalls } from '#domain/subAccounts/calls'
import { importPrices } from '../../campaigns/prices/importPrices.ts'
import { inNewCompany } from '../../testing/company.ts'
import { setContactCap } from '../../testing/contactCap.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import type { TestServer } from '../../testing/server.ts'

let server: TestServer
let main: Device
let ann: Device
let bob: Device
inNewCompany(2, (company) => {
  server = company.server
  main = company.main
  ;[ann, bob] = company.subs as [Device, Device]
})

// As a company has it that nobody has changed: other tests write to the same people again and again.
beforeEach(() => setContactCap(server.database, main.user, usualCap))

const capOf = async (device: Device) => (await device.get(calls.rules, {})).cap
const sentTo = (contact: string, { daysAgo = 0, task = newTestId() } = {}) =>
  server.database.pool.query(
    `insert into campaign_receiver (account_id, user_id, task_id, id, contact_id, place, message_id, address, address_group,
       status, sent_at)
     values ($1, $2, $3, $4, $5, 0, $3, $6, '', 'sent', now() - $7 * interval '1 day')`,
    [main.user.account, ann.user.id, task, randomUUID(), contact, randomUUID(), daysAgo],
  )
async function contactOf(device: Device) {
  const id = newTestId()
  await device.does('contact.create', { rows: [{ id, name: 'Somebody' }] })
  return id
}

test('a new company writes to nobody more than once in three days; its main account changes that, and nobody else', async () => {
  expect(await capOf(ann)).toEqual({ messages: 1, days: 3 })
  await expect(ann.get(calls.setContactCap, { cap: null })).rejects.toThrow('forbidden')
  await main.get(calls.setContactCap, { cap: { messages: 2, days: 7 } })
  expect(await capOf(bob)).toEqual({ messages: 2, days: 7 })
  await main.get(calls.setContactCap, { cap: null })
  expect(await capOf(main)).toBeNull()
  await expect(main.get(calls.setContactCap, { cap: { messages: 0, days: 3 } })).rejects.toThrow('inputInvalid')
})

test('who has had enough is told to whoever sees the contact: by tasks, and within the days', async () => {
  const [mine, old, twice, foreign] = [
    await contactOf(ann),
    await contactOf(ann),
    await contactOf(ann),
    await contactOf(bob),
  ]
  await sentTo(mine)
  await sentTo(old, { daysAgo: 4 })
  const task = newTestId()
  await sentTo(twice, { task })
  await sentTo(twice, { task })
  await sentTo(foreign, { daysAgo: 1 })
  const over = async (device: Device) => new Set((await device.get(calls.overCap, {})).contacts)
  expect(await over(ann)).toEqual(new Set([mine, twice]))
  expect(await over(bob)).toEqual(new Set([foreign]))
  expect(await over(main)).toEqual(new Set([mine, twice, foreign]))
  await main.get(calls.setContactCap, { cap: { messages: 2, days: 3 } })
  expect(await over(main)).toEqual(new Set())
})

test('every user hears what messages cost, without a price that a later one has replaced', async () => {
  const head = 'channel,country,category,from,points\n'
  await importPrices(server.database, {
    path: 'prices.csv',
    text: `${head}sms,DE,,2026-01-01,7\nsms,DE,,2026-02-01,8\nsms,DE,,2199-01-01,9\n`,
  })
  expect((await ann.get(calls.rules, {})).prices).toEqual([
    { channel: 'sms', country: 'DE', category: '', from: '2026-02-01', points: 8 },
    { channel: 'sms', country: 'DE', category: '', from: '2199-01-01', points: 9 },
  ])
})

test('the points of a month are set and read by the main account alone, and stand in its log', async () => {
  const of = { subuserid: ann.user.id }
  await main.get(subAccountCalls.setPointBudget, { ...of, product_id: 7, points: 500 })
  expect((await main.get(subAccountCalls.pointBudgets, of)).list).toEqual([{ product_id: 7, points: 500, used: 0 }])
  expect((await ann.get(subAccountCalls.ownPointBudgets, {})).list).toEqual([{ product_id: 7, points: 500, used: 0 }])
  expect((await bob.get(subAccountCalls.ownPointBudgets, {})).list).toEqual([])
  await main.get(subAccountCalls.setPointBudget, { ...of, product_id: 7, points: null })
  expect((await main.get(subAccountCalls.pointBudgets, of)).list).toEqual([])
  await expect(ann.get(subAccountCalls.pointBudgets, of)).rejects.toThrow('forbidden')
  await expect(main.get(subAccountCalls.pointBudgets, { subuserid: main.user.id })).rejects.toThrow('notFound')
  const { rows } = await server.database.pool.query(
    `select action from operation where account_id = $1 and action like 'product.budget%' order by at`,
    [main.user.account],
  )
  expect(rows).toEqual([{ action: 'product.budget' }, { action: 'product.budgetFree' }])
})

test('how long a short link is, is known where there is a public address, and nothing where there is none', async () => {
  expect((await ann.get(calls.rules, {})).short_link).toBeNull()
})
