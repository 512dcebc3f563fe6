import { expect, test } from 'vitest'
import { type ChannelAccount, newChannelAccount } from '#domain/channels/account'
import { conversationCalls as calls } from '#domain/conversations/calls'
import { testPicture, upload } from '../../testing/blobs.ts'
import { inNewCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { put } from '../../testing/emailCompany.ts'
import { aText, hearTexts, readThreads } from '../../testing/inbox.ts'
import type { TestServer } from '../../testing/server.ts'
import { smsAccount } from '../../testing/sms.ts'

let server: TestServer
let main: Device
let ann: Device
let ben: Device
let account: string
let route: ChannelAccount
inNewCompany(2, async (company) => {
  ;({ server, main } = company)
  ;[ann, ben] = company.subs as [Device, Device]
  ;({ account } = main.user)
  const setting = { kind: 'service' as const, service: 'twilio' as const, url: '', values: { account: 'AC1' } }
  const changes = { id: newTestId(), setting, name: 'Twilio', users: [ann.user.id, ben.user.id] }
  route = { ...smsAccount(changes), ...newChannelAccount, created_at: 1, updated_at: 1 }
  await put(server.database, { account, user: main.user.id, role: 'main' }, 'channel_account', [route])
})

let said = Date.now() - 60_000
const hear = (from: string, ...texts: string[]) =>
  hearTexts(
    server.database,
    { account },
    route,
    texts.map((text) => aText(from, text, { at: said++ })),
  )
const take = async (device: Device) => {
  const [thread] = await readThreads(server.database, { account })
  await device.does('conversation.take', { ids: [thread!.id] })
  return thread!.id
}
const other = '8613900000001'

test('chats are listed to who sees them, with what was said last and how much is unread', async () => {
  await hear(other, 'one', 'two')
  const listed = { owner: route.id, owner_name: 'Twilio', other, unread: 2, last_text: 'two', belongto: null }
  for (const device of [main, ann, ben])
    expect(await device.get(calls.chatList, {})).toMatchObject({ count: 1, list: [listed] })
  await take(ann)
  expect(await ben.get(calls.chatList, {})).toEqual({ count: 0, list: [] })
  expect(await ann.get(calls.chatList, { search: '390000' })).toMatchObject({ count: 1 })
  expect(await ann.get(calls.chatList, { search: '%' })).toMatchObject({ count: 0 })
  expect(await ann.get(calls.chatList, { belongto: ann.user.id, owner: route.id })).toMatchObject({ count: 1 })
  expect(await main.get(calls.chatList, { belongto: ben.user.id })).toMatchObject({ count: 0 })
  expect(await ann.get(calls.chatOwners, {})).toMatchObject({ list: [{ owner: route.id, name: 'Twilio', count: 1 }] })
  expect(await ben.get(calls.chatOwners, {})).toEqual({ list: [] })
})

test('what was said in a chat is told newest first, and deleted by who sees it', async () => {
  await hear(other, 'one', 'two', 'three')
  await take(ann)
  const chat = { owner: route.id, other }
  const { count, list } = await ann.get(calls.chatRecords, { ...chat, limit: 2 })
  expect([count, list.map(({ text }) => text)]).toEqual([3, ['three', 'two']])
  expect((await ben.ask(calls.chatRecords, chat)).status).toBe(404)
  expect(await ben.get(calls.chatDeleteRecords, { ids: list.map(({ id }) => id) })).toEqual({ count: 0 })
  expect((await ben.ask(calls.chatDelete, chat)).status).toBe(404)
  expect(await main.get(calls.chatDeleteRecords, { ids: [list[0]!.id] })).toEqual({ count: 1 })
  expect(await main.get(calls.chatRecords, chat)).toMatchObject({ count: 2 })
  const shown = async () => [...(await ann.readAll()).values()].find(({ entity }) => entity === 'conversation')
  expect(await shown()).toMatchObject({ last_text: 'two', last_state: 'received' })
  expect(await main.get(calls.chatDelete, chat)).toEqual({ count: 2 })
  const emptied = await shown()
  expect(emptied).toMatchObject({ last_text: '', last_state: null, waiting_since: null, status: 'closed' })
  expect([...(await ann.readAll()).values()].filter(({ entity }) => entity === 'message')).toEqual([])
  expect(await main.get(calls.chatList, {})).toEqual({ count: 0, list: [] })
  expect((await ann.ask(calls.decryptFile, { record_id: list[0]!.id })).status).toBe(404)
  await hear(other, 'again')
  expect(await main.get(calls.chatList, {})).toMatchObject({ count: 1, list: [{ last_text: 'again' }] })
})

test('who sees a conversation is told who else is writing an answer, and nobody else is', async () => {
  await hear(other, 'one')
  const conversation_id = await take(ann)
  const sign = (device: Device, is_composing: boolean) => device.ask(calls.composing, { conversation_id, is_composing })
  expect((await sign(ben, true)).status).toBe(404)
  expect((await sign(ann, true)).body.data).toEqual({ others: [] })
  expect((await sign(main, false)).body.data).toEqual({ others: [{ user: ann.user.id, name: ann.user.username }] })
  await sign(ann, false)
  expect((await sign(main, false)).body.data).toEqual({ others: [] })
  await sign(ann, true)
  await server.database.pool.query("update composing set until = server_now() - interval '1 second'")
  expect((await sign(main, false)).body.data).toEqual({ others: [] })
})

test('the time to the first answer is counted once, for who gave it', async () => {
  await hear(other, 'one')
  const conversation_id = await take(ann)
  const message = { conversation_id, subject: '', body: 'Hello', files: [], quote: null, again_of: null, extra: null }
  expect(await main.get(calls.answerTimes, {})).toMatchObject({ rows: [{ answered: 0, conversations: 1 }] })
  await ann.does('message.send', { id: newTestId(), ...message })
  await hear(other, 'two')
  await main.does('message.send', { id: newTestId(), ...message })
  const told = { user: ann.user.id, channel: 'sms', conversations: 1, answered: 1, within_hour: 1 }
  expect(await main.get(calls.answerTimes, {})).toEqual({ rows: [{ ...told, median_ms: expect.any(Number) }] })
  expect(await ann.get(calls.answerTimes, {})).toMatchObject({ rows: [told] })
  expect(await ben.get(calls.answerTimes, {})).toEqual({ rows: [] })
})

test('each file of a message is given by its place', async () => {
  await hear(other, 'See both')
  const id = await take(ann)
  const files = [testPicture(200, 1), testPicture(300, 2)]
  const parts = [files[0], null, files[1]].map((file, at) => ({
    file: file ? { ...file.ref, name: `${at}.jpg` } : null,
    name: `${at}.jpg`,
    state: file ? 'there' : 'failed',
  }))
  const write = 'update message set parts = $2 where conversation_id = $1'
  await server.database.pool.query(write, [id, JSON.stringify(parts)])
  for (const file of files) await upload(ann, file)
  const [record] = (await ann.get(calls.chatRecords, { owner: route.id, other })).list
  expect(record!.files).toEqual(['0.jpg', '1.jpg', '2.jpg'])
  const fileAt = async (file?: number) => {
    const asked = { record_id: record!.id, ...(file !== undefined && { file }) }
    const answer = await fetch(ann.url + calls.decryptFile.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: ann.cookie, token: ann.token },
      body: JSON.stringify(asked),
    })
    return answer.status === 200 ? (await answer.arrayBuffer()).byteLength : answer.status
  }
  expect(await Promise.all([undefined, 0, 1, 2, 3].map(fileAt))).toEqual([200, 200, 404, 300, 404])
})

test('a text message with a file is refused before anything leaves, and one without is not', async () => {
  await hear(other, 'one')
  const conversation_id = await take(ann)
  const file = { hash: 'a'.repeat(64), size: 9, mime: 'image/png', name: 'lamp.png' }
  const message = { conversation_id, subject: '', body: 'See', quote: null, again_of: null, extra: null }
  const refused = await ann.does('message.send', { id: newTestId(), ...message, files: [file] })
  expect(refused).toMatchObject({ status: 'rejected', code: 'filesNotCarried' })
  await ann.does('message.send', { id: newTestId(), ...message, files: [] })
})

test('whether strangers become contacts and for how long messages are kept is the main account’s to say', async () => {
  expect((await ann.ask(calls.setSettings, { writers_become_contacts: false })).status).toBe(403)
  expect(await main.get(calls.settings, {})).toEqual({ writers_become_contacts: true, message_months: 24 })
  await main.get(calls.setSettings, { writers_become_contacts: false })
  await main.get(calls.setSettings, { message_months: 12 })
  expect((await main.ask(calls.setSettings, { message_months: 0 })).status).toBe(422)
  expect(await main.get(calls.settings, {})).toEqual({ writers_become_contacts: false, message_months: 12 })
})
