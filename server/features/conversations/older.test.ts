import { expect, test } from 'vitest'
import { type ChannelAccount, newChannelAccount } from '#domain/channels/account'
import type { Conversation } from '#domain/conversations/conversation'
import { olderMessageCalls, placeOfMessage } from '#domain/conversations/olderCalls'
import { monthBefore, scopeMonth } from '#domain/sync/scopeKinds'
import { closeMonths } from '../../conversations/closeMonths.ts'
import { inOneCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { put } from '../../testing/emailCompany.ts'
import { aText, hearTexts, readMessages, readThreads } from '../../testing/inbox.ts'
import type { TestServer } from '../../testing/server.ts'
import { smsAccount } from '../../testing/sms.ts'

let server: TestServer
let main: Device
let ben: Device
let account: string
let route: ChannelAccount
inOneCompany(1, async (company) => {
  ;({ server, main } = company)
  ;[ben] = company.subs as [Device]
  ;({ account } = main.user)
  const setting = { kind: 'service' as const, service: 'twilio' as const, url: '', values: { account: 'AC1' } }
  route = { ...smsAccount({ id: newTestId(), setting }), ...newChannelAccount, created_at: 1, updated_at: 1 }
  await put(server.database, { account, user: main.user.id, role: 'main' }, 'channel_account', [route])
})

const day = 86_400_000
const hear = (from: string, texts: readonly [text: string, daysAgo: number][]) =>
  hearTexts(
    server.database,
    { account },
    route,
    texts.map(([text, days]) => aText(from, text, { at: Date.now() - days * day })),
  )
const threadOf = async (number: string): Promise<Conversation> =>
  (await readThreads(server.database, { account })).find(({ identity }) => identity.value === number)!
const olderOf = (device: Device, { id, ...query }: { id: string; before: string; limit?: string }) => {
  const path: `/api/${string}` = `/api/conversations/${id}/older?${new URLSearchParams(query).toString()}`
  return device.get({ ...olderMessageCalls.older, path }, {})
}
const refusal = (asked: Promise<unknown>) => asked.then(String, ({ message }: Error) => message)

test('what a device does not keep is told page by page, the last first, until nothing was said before', async () => {
  const number = '8613911110001'
  await hear(number, [
    ['a year ago', 365],
    ['in spring', 200],
    ['in summer', 120],
    ['today', 0],
  ])
  const { id } = await threadOf(number)
  const said = await readMessages(server.database, id)
  const first = await olderOf(main, { id, before: placeOfMessage(said[3]!), limit: '2' })
  expect(first.messages.map(({ body }) => body)).toEqual(['in spring', 'in summer'])
  expect(first.is_all).toBe(false)
  const second = await olderOf(main, { id, before: placeOfMessage(first.messages[0]!) })
  expect(second.messages).toEqual([said[0]])
  expect(second.is_all).toBe(true)
  expect(await refusal(olderOf(ben, { id, before: placeOfMessage(said[3]!) }))).toBe('gone')
  expect(await refusal(olderOf(main, { id, before: 'yesterday' }))).toBe('inputInvalid')
})

test('a thread says that one of its messages was deleted, of whatever month', async () => {
  const number = '8613911110002'
  await hear(number, [
    ['old', 70],
    ['new', 0],
  ])
  const { id, floor_edition } = await threadOf(number)
  const [old, young] = await readMessages(server.database, id)
  await main.does('message.delete', { ids: [young!.id] })
  expect((await threadOf(number)).floor_edition).toBe(floor_edition + 1)
  await main.does('message.delete', { ids: [old!.id] })
  expect((await threadOf(number)).floor_edition).toBe(floor_edition + 2)
  const kept = (await main.readAll()).get(id) as unknown as Conversation
  expect(kept.floor_edition).toBe(floor_edition + 2)
})

test('of months that the company closed nothing is told', async () => {
  const number = '8613911110003'
  await hear(number, [
    ['closed', 100],
    ['now', 0],
  ])
  const { id } = await threadOf(number)
  const [, now] = await readMessages(server.database, id)
  const oldest = monthBefore(scopeMonth(Date.now()), 1)
  await server.database.pool.query('update sync_account set oldest_month = $2 where account_id = $1', [account, oldest])
  expect(await olderOf(main, { id, before: placeOfMessage(now!) })).toMatchObject({ messages: [], is_all: true })
})

test('messages of months that are kept no longer go everywhere, and none of the months that are', async () => {
  const number = '8613911110004'
  await hear(number, [
    ['gone', 130],
    ['gone as well', 100],
    ['kept', 0],
  ])
  const { id, floor_edition } = await threadOf(number)
  await server.database.pool.query('update account set message_months = 2 where id = $1', [account])
  expect(await closeMonths(server.database, Date.now())).toBeGreaterThanOrEqual(2)
  expect((await readMessages(server.database, id)).map(({ body }) => body)).toEqual(['kept'])
  // Devices that keep pages of them hear of it.
  expect((await threadOf(number)).floor_edition).toBe(floor_edition + 1)
  expect(await closeMonths(server.database, Date.now())).toBe(0)
  const bodies = [...(await main.readAll()).values()].filter(({ conversation_id }) => conversation_id === id)
  expect(bodies.map(({ body }) => body)).toEqual(['kept'])
  // Longer again: what is gone stays gone, and months go on from there.
  await server.database.pool.query('update account set message_months = 24 where id = $1', [account])
  expect(await closeMonths(server.database, Date.now())).toBe(0)
})
