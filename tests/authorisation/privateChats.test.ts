import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LinkedAccount } from '#domain/channels/account'
import { conversationCalls } from '#domain/conversations/calls'
import { wtChatCalls } from '#domain/linked/chatCalls'
import { operationLogCalls } from '#domain/operationLog/calls'
import type { Call } from '#domain/shared/call'
import { reassignThreads } from '../../server/conversations/reassign.ts'
import { asSystem, withScope } from '../../server/db/scope.ts'
import { areas } from '../../server/features/index.ts'
import { openSecrets } from '../../server/secrets.ts'
import { Device, newTestId } from '../../server/testing/device.ts'
import {
  chatOf,
  hearLinked,
  type LinkedCompany,
  linkedCompany,
  linkedSaid,
  putLinkedPhone,
} from '../../server/testing/linkedChats.ts'
import { startTestServer, type TestServer } from '../../server/testing/server.ts'

// A private chat of a linked phone is of who linked it alone: not the main account's, nor a colleague's who may use the phone.

let server: TestServer
let company: LinkedCompany
let phone: LinkedAccount
let main: Device
let ann: Device
let ben: Device
let thread: string
let message: string
const friend = chatOf('4915100000002')
const word = 'Tonightatten'

beforeAll(async () => {
  server = await startTestServer()
  const { database } = server
  const secrets = await openSecrets(database, areas, {
    keys: [],
    watermark: server.settings.watermark,
    data: server.settings.data,
  })
  company = await linkedCompany(database)
  phone = await putLinkedPhone(database, company)
  // Ben may use the phone as well.
  await database.pool.query('update channel_account set users = $2 where id = $1', [
    phone.id,
    JSON.stringify([company.ann.user, company.ben.user]),
  ])
  const old = { kind: 'history' as const, progress: 100, chats: [{ id: friend, name: `${word} friend`, unread: 0 }] }
  await hearLinked({ database, secrets }, company, phone, [
    { ...old, messages: [linkedSaid(friend, `${word} then`, { at: Date.now() - 86_400_000 })] },
    { kind: 'message', message: linkedSaid(friend, `${word} now?`) },
  ])
  const { rows } = await database.pool.query<{ thread: string; message: string }>(
    `select c.id as thread, m.id as message from conversation c join message m on m.conversation_id = c.id
     where c.account_id = $1 order by m.at limit 1`,
    [company.main.account],
  )
  ;({ thread, message } = rows[0]!)
  const signIn = (name: string) => new Device(server.url).signIn(name, 'a long password')
  main = await signIn(company.name)
  ann = await signIn(`${company.name}-ann`)
  ben = await signIn(`${company.name}-ben`)
})
afterAll(() => server.stop())

const others = () => [['the main account', main] as const, ['a colleague', ben] as const]
const heard = async (device: Device) => JSON.stringify([...(await device.readAll()).values()])
const chat = () => ({ owner: phone.id, other: friend })
const page = { page: 1, limit: 50 }

test('who linked the phone has the chat on the device, with all that was said', async () => {
  const all = await heard(ann)
  expect(all).toContain(`${word} then`)
  expect(all).toContain(`${word} now?`)
  expect(all).toContain(`mine:${company.ann.user}:`)
  expect((await ann.get(conversationCalls.chatList, page)).list.map(({ other }) => other)).toEqual([friend])
})

test('nobody else gets any row of it, by pull, list, records or older messages', async () => {
  for (const [who, device] of others()) {
    const all = await heard(device)
    expect(all, who).not.toContain(word)
    expect(all, who).not.toContain('mine:')
    expect((await device.get(conversationCalls.chatList, page)).list, who).toEqual([])
    expect((await device.get(conversationCalls.chatList, { ...page, search: word })).count, who).toBe(0)
    await expect(device.get(conversationCalls.chatRecords, { ...chat(), ...page }), who).rejects.toThrow('notFound')
    expect((await device.get(conversationCalls.chatOwners, {})).list, who).toEqual([])
    await expect(device.get(conversationCalls.chatDelete, chat()), who).rejects.toThrow()
    expect((await device.get(conversationCalls.chatDeleteRecords, { ids: [message] })).count, who).toBe(0)
    await expect(
      device.get(conversationCalls.composing, { conversation_id: thread, is_composing: true }),
      who,
    ).rejects.toThrow('notFound')
  }
})

test('every call of the WhatsApp service says of it what it says of a number that nobody has', async () => {
  const nobody = '4915199999999'
  const asked = (chatWtAccount: string): [Call, object][] => [
    ...[
      wtChatCalls.chatRecordList,
      wtChatCalls.sendSeen,
      wtChatCalls.markUnread,
      wtChatCalls.pin,
      wtChatCalls.unpin,
      wtChatCalls.delete,
      wtChatCalls.contactById,
      wtChatCalls.openChatWindow,
    ].map((call): [Call, object] => [call, { uuid: phone.id, chatWtAccount }]),
    [wtChatCalls.startRobot, { uuid: phone.id, chatWtAccount, on: true }],
    [wtChatCalls.sendMsg, { fromAccount: phone.id, toAccount: chatWtAccount, message: 'hello' }],
    [
      wtChatCalls.sendYtbMsg,
      { fromAccount: phone.id, toAccount: chatWtAccount, url: 'https://shop.example.com', title: 'Lamp' },
    ],
  ]
  for (const [who, device] of others()) {
    const there = asked(friend)
    for (const [n, [call, input]] of asked(nobody).entries()) {
      const [heardOfNobody, heardOfFriend] = [await device.ask(call, input), await device.ask(call, there[n]![1])]
      expect([who, call.path, heardOfFriend.status]).toEqual([who, call.path, heardOfNobody.status])
      expect([who, call.path, heardOfFriend.status]).toEqual([who, call.path, 404])
    }
    for (const [call, input] of [
      [wtChatCalls.downloadMedia, { uuid: phone.id, id: message }],
      [wtChatCalls.forwardMsg, { uuid: phone.id, ids: [message], chatWtAccounts: [nobody] }],
    ] as const)
      expect([who, call.path, (await device.ask(call, input)).status]).toEqual([who, call.path, 404])
    const all = { uuid: phone.id, search: '', page: 1, limit: 100 }
    expect(await device.get(wtChatCalls.sessionList, all), who).toEqual({ count: 0, list: [] })
    expect(await device.get(wtChatCalls.chatUserList, all), who).toEqual({ count: 0, list: [] })
    const { body } = await device.ask(wtChatCalls.unreadTotal, {}, { uuid: phone.id })
    expect(body.data, who).toEqual({ unreadTotal: 0 })
    const deleting = { uuid: phone.id, ids: [message], everyone: false }
    expect(await device.get(wtChatCalls.deleteMsg, deleting), who).toEqual({ count: 0 })
  }
  expect((await ann.get(wtChatCalls.sessionList, { uuid: phone.id, search: '', page: 1, limit: 10 })).count).toBe(1)
})

test('row-level security alone keeps it, whatever a query forgets to ask', async () => {
  for (const actor of [company.main, company.ben]) {
    const found = await withScope(server.database, actor, async (connection) =>
      Promise.all([
        connection.query('select from conversation where id = $1', [thread]),
        connection.query('select from message where conversation_id = $1', [thread]),
        connection.query(`select from sync_scope where scope like 'mine:%'`),
        connection.query(`select from sync_tomb where scope like 'mine:%'`),
      ]),
    )
    expect(found.map(({ rowCount }) => rowCount)).toEqual([0, 0, 0, 0])
  }
})

test('nobody else changes it: not by answering, closing, taking, marking or deleting', async () => {
  const written = {
    id: newTestId(),
    conversation_id: thread,
    subject: '',
    body: 'hello',
    files: [],
    quote: null,
    again_of: null,
    extra: null,
  }
  for (const [who, device] of others())
    for (const [name, args] of [
      ['message.send', { ...written, id: newTestId() }],
      ['conversation.close', { ids: [thread] }],
      ['conversation.take', { ids: [thread] }],
      ['conversation.assign', { ids: [thread], to: device.user.id }],
      ['conversation.release', { ids: [thread] }],
      ['conversation.setContact', { id: thread, contact_id: null }],
      ['conversation.mark', { id: thread, as: 'business' }],
      ['conversation_note.create', { id: newTestId(), conversation_id: thread, text: 'hm' }],
    ] as const)
      expect([who, name, (await device.does(name, args)).status]).not.toEqual([who, name, 'applied'])
  // What is not there for somebody is deleted for them already.
  for (const [, device] of others()) await device.does('message.delete', { ids: [message] })
  const { rows } = await server.database.pool.query(
    `select access, owner, status, (select count(*)::int from message m where m.conversation_id = c.id and m.deleted_at is null) as said
     from conversation c where id = $1`,
    [thread],
  )
  expect(rows).toEqual([{ access: 'private', owner: company.ann.user, status: 'open', said: 2 }])
})

test('what its user writes there is in no log but their own, and in no statistics', async () => {
  const written = {
    id: newTestId(),
    conversation_id: thread,
    subject: '',
    body: `${word} at eight`,
    files: [],
    quote: null,
    again_of: null,
    extra: null,
  }
  expect(await ann.does('message.send', written)).toMatchObject({ status: 'applied' })
  const log = async (device: Device) =>
    (await device.get(operationLogCalls.query, { limit: 50 })).list.filter(
      ({ user, kind }) => user === company.ann.user && kind === 'change',
    )
  expect((await log(ann)).map(({ action }) => action)).toContain('message.send')
  for (const [who, device] of others()) {
    expect(await log(device), who).toEqual([])
    expect((await device.get(conversationCalls.answerTimes, { days: 30 })).rows, who).toEqual([])
  }
})

test('its user makes it the company’s and private again, and it comes and goes with all that was said', async () => {
  await heard(main)
  expect(await ann.does('conversation.mark', { id: thread, as: 'business' })).toMatchObject({ status: 'applied' })
  expect(await heard(main)).toContain(`${word} then`)
  expect(await ann.does('conversation.mark', { id: thread, as: 'private' })).toMatchObject({ status: 'applied' })
  expect(await heard(main)).not.toContain(word)
  expect(await heard(ann)).toContain(`${word} then`)
})

test('when its user leaves, it is deleted and goes to no successor', async () => {
  const going = { account: company.main.account, from: company.ann.user, to: company.ben.user }
  await asSystem(server.database, async (connection) => {
    while (await reassignThreads(connection, going));
  })
  const { rows } = await server.database.pool.query('select from message where account_id = $1', [company.main.account])
  expect(rows).toEqual([])
  expect(await heard(ben)).not.toContain(word)
})
