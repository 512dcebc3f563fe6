import { expect, test } from 'vitest'
import { type ChannelAccount, newChannelAccount } from '#domain/channels/account'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import { deleteExpired } from '../../conversations/expired.ts'
import { inOneCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { put } from '../../testing/emailCompany.ts'
import { aText, hearTexts, readMessages, readThreads } from '../../testing/inbox.ts'
import type { TestServer } from '../../testing/server.ts'
import { smsAccount } from '../../testing/sms.ts'

let server: TestServer
let main: Device
let account: string
let route: ChannelAccount
inOneCompany(0, async (company) => {
  ;({ server, main } = company)
  ;({ account } = main.user)
  const setting = { kind: 'service' as const, service: 'twilio' as const, url: '', values: { account: 'AC1' } }
  route = { ...smsAccount({ id: newTestId(), setting }), ...newChannelAccount, created_at: 1, updated_at: 1 }
  await put(server.database, { account, user: main.user.id, role: 'main' }, 'channel_account', [route])
})

const hour = 3_600_000
const threadOf = async (number: string) =>
  (await readThreads(server.database, { account })).find(({ identity }) => identity.value === number)!
const hear = async (number: string, texts: readonly string[]) => {
  const at = Date.now() - hour
  await hearTexts(
    server.database,
    { account },
    route,
    texts.map((text, n) => aText(number, text, { at: at + n })),
  )
  const { id } = await threadOf(number)
  return { id, messages: await readMessages(server.database, id) }
}
const passTime = (id: string) =>
  server.database.pool.query('update message set expires_at = 1 where account_id = $1 and id = $2', [account, id])

test('a message that a user lets expire is deleted a day later, here and on devices', async () => {
  const number = '8613911120001'
  const { id, messages } = await hear(number, ['stays', 'goes'])
  const goes = messages[1]!
  await main.does('message.expire', { id: goes.id, on: true })
  const [, marked] = await readMessages(server.database, id)
  expect(Math.round((marked!.expires_at! - Date.now()) / hour)).toBe(24)
  expect(await deleteExpired(server.database)).toBe(0)
  expect((await main.readAll()).has(goes.id)).toBe(true)
  await passTime(goes.id)
  expect(await deleteExpired(server.database)).toBe(1)
  expect((await readMessages(server.database, id)).map(({ body }) => body)).toEqual(['stays'])
  expect(await threadOf(number)).toMatchObject({ last_text: 'stays', last_state: 'received' })
  expect((await main.readAll()).has(goes.id)).toBe(false)
})

test('one that is to stay after all stays, and what quotes one that went has no words of it', async () => {
  const number = '8613911120002'
  const { id, messages } = await hear(number, ['kept', 'quoted', 'answer'])
  const [kept, quoted, answer] = messages as [ConversationMessage, ConversationMessage, ConversationMessage]
  await main.does('message.expire', { id: kept.id, on: true })
  await main.does('message.expire', { id: kept.id, on: false })
  await server.database.pool.query('update message set quote = $3 where account_id = $1 and id = $2', [
    account,
    answer.id,
    JSON.stringify({ message_id: quoted.id, text: 'quoted', isOurs: false }),
  ])
  await passTime(quoted.id)
  await deleteExpired(server.database)
  const left = await readMessages(server.database, id)
  expect(left.map(({ body, expires_at, quote }) => [body, expires_at, quote?.text])).toEqual([
    ['kept', null, undefined],
    ['answer', null, ''],
  ])
})

test('what is on its way is not deleted before it has left', async () => {
  const { id, messages } = await hear('8613911120003', ['one'])
  await server.database.pool.query(`update message set state = 'sending' where id = $1`, [messages[0]!.id])
  await passTime(messages[0]!.id)
  expect(await deleteExpired(server.database)).toBe(0)
  await server.database.pool.query(`update message set state = 'accepted' where id = $1`, [messages[0]!.id])
  expect(await deleteExpired(server.database)).toBe(1)
  expect(await readMessages(server.database, id)).toEqual([])
})
