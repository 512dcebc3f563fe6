import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { LinkedAccount } from '#domain/channels/account'
import { wtChatCalls } from '#domain/linked/chatCalls'
import type { Call, OutputOf } from '#domain/shared/call'
import { type LiveMessage, livePath } from '#domain/sync/protocol'
import { openSecrets, type Secrets } from '../../secrets.ts'
import { Device, newTestId } from '../../testing/device.ts'
import { HeardList } from '../../testing/heardList.ts'
import { readMessages, readThreads } from '../../testing/inbox.ts'
import {
  chatOf,
  hearLinked,
  type LinkedCompany,
  linkedCompany,
  linkedSaid,
  putLinkedPhone,
} from '../../testing/linkedChats.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { areas } from '../index.ts'

let server: TestServer
let secrets: Secrets
let company: LinkedCompany
let phone: LinkedAccount
let ann: Device
beforeAll(async () => {
  server = await startTestServer()
  secrets = await openSecrets(server.database, areas, {
    keys: [],
    watermark: server.settings.watermark,
    data: server.settings.data,
  })
})
afterAll(() => server.stop())
let numbers = 8_613_800_500_000
beforeEach(async () => {
  company = await linkedCompany(server.database)
  phone = await putLinkedPhone(server.database, company, { number: String(++numbers) })
  ann = await new Device(server.url).signIn(`${company.name}-ann`, 'a long password')
})

const customer = '4915100000001'
const other = '4915100000002'
const page = { page: 1, limit: 20 }
const says = (...texts: string[]) =>
  hearLinked(
    { database: server.database, secrets },
    company,
    phone,
    texts.map((text, n) => ({
      kind: 'message' as const,
      message: linkedSaid(chatOf(customer), text, { at: Date.now() - 1_000 + n }),
    })),
  )
const threadWith = async (number: string) =>
  (await readThreads(server.database, company.main)).find(({ identity }) => identity.value === chatOf(number))!
const messagesWith = async (number: string) => readMessages(server.database, (await threadWith(number)).id)
const uuid = () => ({ uuid: phone.id })
const withCustomer = () => ({ ...uuid(), chatWtAccount: customer })

/** As another program sends a form. */
async function post<C extends Call>(
  call: C,
  fields: Record<string, string>,
  files: readonly File[] = [],
  headers: Record<string, string> = {},
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const file of files) body.append('file', file)
  const { cookie, token } = ann
  const response = await fetch(server.url + call.path, { method: 'POST', headers: { cookie, token, ...headers }, body })
  return (await response.json()) as { code: number; error?: string; data: OutputOf<C> }
}
const png = (more = '') => new File([Buffer.from('89504e470d0a1a0a', 'hex'), more], 'lamp.png', { type: 'text/html' })

test('chats of a phone are listed with what is unread, and read, marked, pinned and deleted as on the screens', async () => {
  await says('How much?', 'Hello?')
  expect(await ann.get(wtChatCalls.sessionList, { ...uuid(), search: '', ...page })).toMatchObject({
    count: 1,
    list: [
      { chatWtAccount: chatOf(customer), full_number: customer, unread: 2, last_text: 'Hello?', startRobot: true },
    ],
  })
  expect(await ann.get(wtChatCalls.unreadTotal, uuid())).toEqual({ unreadTotal: 2 })
  await ann.get(wtChatCalls.sendSeen, withCustomer())
  expect(await ann.get(wtChatCalls.unreadTotal, uuid())).toEqual({ unreadTotal: 0 })
  await ann.get(wtChatCalls.markUnread, withCustomer())
  expect(await ann.get(wtChatCalls.unreadTotal, uuid())).toEqual({ unreadTotal: 1 })
  await ann.get(wtChatCalls.pin, withCustomer())
  const sessions = async () => (await ann.get(wtChatCalls.sessionList, { ...uuid(), search: '', ...page })).list
  expect(await sessions()).toMatchObject([{ is_pinned: true }])
  await ann.get(wtChatCalls.unpin, withCustomer())
  expect(await sessions()).toMatchObject([{ is_pinned: false }])
  expect(
    (await ann.get(wtChatCalls.chatRecordList, { ...withCustomer(), ...page })).list.map(({ text }) => text),
  ).toEqual(['Hello?', 'How much?'])
  await ann.get(wtChatCalls.delete, withCustomer())
  expect(await sessions()).toEqual([])
  expect(await messagesWith(customer)).toEqual([])
  // Whoever writes again has a chat again, and nothing of before is in it.
  await says('Are you there?')
  expect(await sessions()).toMatchObject([{ last_text: 'Are you there?', is_closed: false }])
  expect(await messagesWith(customer)).toHaveLength(1)
})

test('a fourth chat is not pinned', async () => {
  for (const n of [1, 2, 3, 4])
    await ann.get(wtChatCalls.openChatWindow, { ...uuid(), chatWtAccount: `49151000001${n}0` })
  const pin = (n: number) => ann.get(wtChatCalls.pin, { ...uuid(), chatWtAccount: `49151000001${n}0` })
  for (const n of [1, 2, 3]) await pin(n)
  await expect(pin(4)).rejects.toThrow('numberPinsFull')
})

test('a window is opened with a number, once; not with a group, nor with the phone itself', async () => {
  const opened = await ann.get(wtChatCalls.openChatWindow, { ...uuid(), chatWtAccount: '+49 151 000 00002' })
  expect(opened).toMatchObject({ chatWtAccount: chatOf(other), access: 'company', unread: 0 })
  const again = await ann.get(wtChatCalls.openChatWindow, { ...uuid(), chatWtAccount: chatOf(other) })
  expect(again.conversation_id).toBe(opened.conversation_id)
  await expect(
    ann.get(wtChatCalls.openChatWindow, { ...uuid(), chatWtAccount: '120363000000000001@g.us' }),
  ).rejects.toThrow('notFound')
  await expect(ann.get(wtChatCalls.openChatWindow, { ...uuid(), chatWtAccount: phone.phone.number })).rejects.toThrow(
    'inputInvalid',
  )
})

test('a message with files comes as a form, is sent once under its id, and goes as a document where that is wished', async () => {
  const id = newTestId()
  const fields = { fromAccount: phone.phone.number, toAccount: customer, message: 'Our list', id }
  const sent = await post(wtChatCalls.sendMsg, { ...fields, sendMediaAsDocument: '1' }, [png('list')])
  expect(sent).toMatchObject({ code: 1, data: { id, chatWtAccount: chatOf(customer), state: 'queued' } })
  expect(await post(wtChatCalls.sendMsg, fields)).toMatchObject({ code: 1, data: { id } })
  const [message, ...more] = await messagesWith(customer)
  expect(more).toEqual([])
  // What the form says of its kind is not believed.
  expect(message).toMatchObject({
    body: 'Our list',
    author: company.ann.user,
    extra: { kind: 'document' },
    parts: [{ name: 'lamp.png', state: 'there', file: { mime: 'image/png' } }],
  })
  const { cookie, token } = ann
  const response = await fetch(server.url + wtChatCalls.downloadMedia.path, {
    method: 'POST',
    headers: { cookie, token, 'content-type': 'application/json' },
    body: JSON.stringify({ ...uuid(), id }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(message!.parts[0]!.file!.hash)
})

test('an empty message, a form that is none, a program and a stranger’s phone are refused', async () => {
  const to = { toAccount: customer, fromAccount: phone.id }
  expect((await post(wtChatCalls.sendMsg, to)).error).toBe('messageEmpty')
  const program = new File(['MZ'], 'price.exe')
  expect((await post(wtChatCalls.sendMsg, to, [program])).error).toBe('fileForbidden')
  expect((await post(wtChatCalls.sendMsg, { ...to, fromAccount: newTestId(), message: 'x' })).error).toBe('notFound')
  expect((await post(wtChatCalls.sendMsg, { ...to, message: 'x' }, [], { origin: 'https://evil.example' })).error).toBe(
    'originRefused',
  )
  const { cookie, token } = ann
  const broken = await fetch(server.url + wtChatCalls.sendMsg.path, {
    method: 'POST',
    headers: { cookie, token, 'content-type': 'multipart/form-data; boundary=x' },
    body: 'no part at all',
  })
  expect(broken.status).toBe(422)
  expect(await readThreads(server.database, company.main)).toEqual([])
})

test('a link is one message with its preview, and with a picture a product card', async () => {
  const to = { toAccount: customer, fromAccount: phone.id }
  const card = { url: 'shop.example.com/lamps/12', title: 'Lamp 12', price: 'USD 12', description: 'Oak' }
  await post(wtChatCalls.sendYtbMsg, { ...to, ...card, message: 'As promised' })
  await post(wtChatCalls.sendYtbMsg, { ...to, ...card }, [png('lamp')])
  const link = { kind: 'link', ...card, url: 'http://shop.example.com/lamps/12' }
  expect(await messagesWith(customer)).toMatchObject([
    { body: 'As promised', extra: link, parts: [] },
    { body: '', extra: link, parts: [{ name: 'lamp.png' }] },
  ])
  expect((await post(wtChatCalls.sendYtbMsg, { ...to, ...card, url: 'javascript:alert(1)' })).error).toBe(
    'inputInvalid',
  )
})

test('messages are forwarded to several chats, to at most five, and nothing of another phone', async () => {
  await says('10 USD a piece')
  const [message] = await messagesWith(customer)
  const numbers = ['4915100000011', '4915100000012']
  const forward = (ids: string[], chatWtAccounts: string[]) =>
    ann.get(wtChatCalls.forwardMsg, { ...uuid(), ids, chatWtAccounts })
  expect((await forward([message!.id], numbers)).list.map(({ chatWtAccount }) => chatWtAccount)).toEqual(
    numbers.map(chatOf),
  )
  for (const number of numbers)
    expect(await messagesWith(number)).toMatchObject([
      { body: '10 USD a piece', direction: 'out', state: 'queued', extra: { kind: 'forwarded' }, quote: null },
    ])
  await expect(forward([newTestId()], numbers)).rejects.toThrow('notFound')
  const six = Array.from({ length: 6 }, (_, n) => `491510000002${n}`)
  await expect(forward([message!.id], six)).rejects.toThrow()
})

test('numbers of names are told as far as a chat that the user sees has them', async () => {
  const [known, hidden] = ['123456789012345@lid', '123456789012346@lid']
  await hearLinked({ database: server.database, secrets }, company, phone, [
    { kind: 'message', message: linkedSaid(chatOf(customer), 'one', { otherChat: known }) },
    { kind: 'message', message: linkedSaid(hidden, 'two') },
  ])
  const ids = [`${customer}:3@s.whatsapp.net`, known, hidden, '999999999999999@lid', 'nobody']
  expect((await ann.get(wtChatCalls.fullNumber, { ...uuid(), ids })).list).toEqual([
    { id: ids[0], full_number: customer },
    { id: known, full_number: customer },
    { id: hidden, full_number: 'hidden' },
    { id: ids[3], full_number: 'hidden' },
    { id: 'nobody', full_number: 'hidden' },
  ])
  expect(await ann.get(wtChatCalls.contactById, { ...uuid(), chatWtAccount: hidden })).toMatchObject({
    chatWtAccount: hidden,
    full_number: 'hidden',
  })
})

test('messages go from our records, and with everyone from the other side', async () => {
  await says('one')
  const id = newTestId()
  await ann.get(wtChatCalls.sendMsg, {
    fromAccount: phone.id,
    toAccount: customer,
    message: 'wrong chat',
    id,
    sendMediaAsDocument: false,
    files: [],
  })
  await server.database.pool.query(`update message set state = 'delivered' where id = $1`, [id])
  await ann.get(wtChatCalls.deleteMsg, { ...uuid(), ids: [id], everyone: true })
  const [first, , revoke] = await messagesWith(customer)
  expect(revoke).toMatchObject({ extra: { kind: 'revoke', to: id }, state: 'queued' })
  expect(await ann.get(wtChatCalls.deleteMsg, { ...uuid(), ids: [first!.id, newTestId()], everyone: false })).toEqual({
    count: 1,
  })
  expect((await messagesWith(customer)).map(({ body }) => body)).not.toContain('one')
})

test('rules are switched off and on for the phone by its user, and for one chat', async () => {
  await says('Hello')
  const robot = async () =>
    (await ann.get(wtChatCalls.sessionList, { ...uuid(), search: '', ...page })).list.map(
      ({ startRobot }) => startRobot,
    )
  await ann.get(wtChatCalls.startRobot, { ...uuid(), on: false })
  expect(await robot()).toEqual([false])
  await ann.get(wtChatCalls.startRobot, { ...withCustomer(), on: true })
  expect(await robot()).toEqual([true])
  await ann.get(wtChatCalls.startRobot, { ...withCustomer(), on: null })
  expect(await robot()).toEqual([false])
  const ben = await new Device(server.url).signIn(`${company.name}-ben`, 'a long password')
  await expect(ben.get(wtChatCalls.startRobot, { ...uuid(), on: true })).rejects.toThrow('notFound')
})

test('the socket of a phone tells of its chats alone', async () => {
  const second = await putLinkedPhone(server.database, company, { number: String(++numbers) })
  const { cookie, token } = ann
  const at = `${server.url.replace('http', 'ws')}${livePath}?uuid=${phone.id}`
  const line = new WebSocket(at, ['fairlead', token], { headers: { cookie, origin: server.url } })
  await once(line, 'open')
  const heard = new HeardList<LiveMessage>()
  line.on('message', (data: Buffer) => heard.add(JSON.parse(data.toString()) as LiveMessage))
  const tools = { database: server.database, secrets }
  const said = (from: string) => [{ kind: 'message' as const, message: linkedSaid(chatOf(from), 'Hello') }]
  await hearLinked(tools, company, second, said(customer))
  await hearLinked(tools, company, phone, said(other))
  await heard.until(({ t }) => t === 'poke')
  const { rows } = await server.database.pool.query<{ phone: string; rev: number }>(
    'select channel_account_id as phone, rev from conversation where account_id = $1',
    [company.main.account],
  )
  const revOf = (id: string) => rows.find((row) => row.phone === id)!.rev
  // The first hint comes when the second message is there, and not before.
  expect(heard.all.flatMap((one) => (one.t === 'poke' ? one.head : []))[0]).toBeGreaterThanOrEqual(revOf(phone.id))
  expect(revOf(second.id)).toBeLessThan(revOf(phone.id))
  line.terminate()
})

test('the phone may stand in the header, as the specification has it', async () => {
  await says('Hello')
  const { body } = await ann.ask(wtChatCalls.chatUserList, { search: '', ...page }, { uuid: phone.id })
  expect(body.data).toMatchObject({ count: 1, list: [{ chatWtAccount: chatOf(customer) }] })
})
