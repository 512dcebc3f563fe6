import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LinkedAccount } from '#domain/channels/account'
import { newContact } from '#domain/contacts/contact'
import { asSystem } from '../../db/scope.ts'
import { areas } from '../../features/index.ts'
import { openSecrets, type Secrets } from '../../secrets.ts'
import { writeServerRows } from '../../sync/serverRows.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { newTestId } from '../../testing/device.ts'
import { readMessages, readThreads } from '../../testing/inbox.ts'
import {
  chatOf,
  hearLinked,
  type LinkedCompany,
  linkedCompany,
  linkedSaid,
  putLinkedPhone,
} from '../../testing/linkedChats.ts'
import type { LinkedMessage } from '../protocol.ts'
import type { LinkedNews } from '../sessions.ts'

let server: TestDatabase
let secrets: Secrets
let company: LinkedCompany
let phone: LinkedAccount
beforeAll(async () => {
  server = await openTestDatabase()
  secrets = await openSecrets(server.database, areas, { keys: [], watermark: null, data: server.data })
})
afterAll(() => server.stop())
beforeEach(async () => {
  company = await linkedCompany(server.database)
  phone = await putLinkedPhone(server.database, company)
})

const [customer, friend, group] = ['4915100000001', '4915100000002', '120363000000000001@g.us']
const hear = (...news: LinkedNews[]) => hearLinked({ database: server.database, secrets }, company, phone, news)
const says = (...messages: LinkedMessage[]) =>
  hear(...messages.map((message) => ({ kind: 'message' as const, message })))
const history = (messages: LinkedMessage[], chats: string[]): LinkedNews => ({
  kind: 'history',
  messages,
  chats: chats.map((id) => ({ id, name: `old ${id}` })),
  progress: 100,
})
const threads = () => readThreads(server.database, company.main)
const threadOf = async (value: string) =>
  (await threads()).find(({ identities }) => identities.some((one) => one.value === value))!
const messagesOf = async (value: string) => readMessages(server.database, (await threadOf(value)).id)
const earlier = Date.now() - 30 * 86_400_000

test('whoever writes for the first time is the company’s, and becomes a contact that waits for an answer', async () => {
  await says(linkedSaid(chatOf(customer), 'How much is it?'))
  expect(await threadOf(chatOf(customer))).toMatchObject({
    access: 'company',
    channel: 'linked',
    name: 'Li Wei',
    in_count: 1,
    last_text: 'How much is it?',
    contact_id: expect.any(String),
    waiting_since: expect.any(Number),
  })
})

test('who is on the phone’s list is private, nobody becomes a contact by it, and it is with whoever linked the phone', async () => {
  await hear(history([linkedSaid(chatOf(friend), 'See you', { at: earlier })], [chatOf(friend)]))
  await says(linkedSaid(chatOf(friend), 'Tonight?'))
  expect(await threadOf(chatOf(friend))).toMatchObject({
    access: 'private',
    owner: company.ann.user,
    contact_id: null,
    name: `old ${chatOf(friend)}`,
  })
  expect((await messagesOf(chatOf(friend))).map(({ body, n }) => [body, n])).toEqual([
    ['See you', null],
    ['Tonight?', 1],
  ])
  const { rows } = await server.database.pool.query('select from contact where account_id = $1', [company.main.account])
  expect(rows).toEqual([])
})

test('an old chat with somebody who was a contact before is the company’s', async () => {
  const contact = newContact(
    newTestId(),
    { name: 'Customer', phones: [{ full_number: customer, is_wt: 'unvalidated' }] },
    company.ann.user,
    1_764_000_000_000,
  )
  await asSystem(server.database, (connection) =>
    writeServerRows(connection, company.main.account, 'contact', [contact]),
  )
  await hear(history([linkedSaid(chatOf(customer), 'Old talk', { at: earlier })], [chatOf(customer)]))
  expect(await threadOf(chatOf(customer))).toMatchObject({
    access: 'company',
    contact_id: contact.id,
    name: 'Customer',
  })
})

test('what is told twice, in any order and cut in any way, stands once, and number and lid are one chat', async () => {
  const lid = '123456789012345@lid'
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([0, 1, 2, 3, 0, 1, 2, 3], { minLength: 8 }),
      fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
      async (order, alone) => {
        company = await linkedCompany(server.database)
        phone = await putLinkedPhone(server.database, company)
        const all = [
          linkedSaid(chatOf(customer), 'one', { at: 1_770_000_000_000, otherChat: lid }),
          linkedSaid(lid, 'two', { at: 1_770_000_001_000, otherChat: chatOf(customer) }),
          linkedSaid(lid, 'three', { at: 1_770_000_002_000, fromMe: true, otherChat: chatOf(customer) }),
          linkedSaid(chatOf(customer), 'four', { at: 1_770_000_003_000, otherChat: lid }),
        ]
        const news = order.map((n): LinkedNews => ({ kind: 'message', message: all[n]! }))
        for (const [n, one] of news.entries())
          if (alone[n]) await hear(one)
          else await hear(one, one)
        const open = (await threads()).filter(({ ended }) => ended === '')
        expect(open).toHaveLength(1)
        const rows = await readMessages(server.database, open[0]!.id)
        expect(rows.map(({ body, direction }) => `${direction} ${body}`)).toEqual([
          'in one',
          'in two',
          'out three',
          'in four',
        ])
      },
    ),
    { numRuns: 5 },
  )
})

test('a group is a conversation that is private until it is marked, with who of it wrote each message', async () => {
  const by = { sender: chatOf(customer), name: 'Mei' }
  await hear(history([linkedSaid(group, 'Hello all', { ...by, at: earlier })], [group]))
  const thread = await threadOf(group)
  expect(thread).toMatchObject({ access: 'private', identity: { kind: 'group', value: group }, name: `old ${group}` })
  expect((await messagesOf(group))[0]).toMatchObject({
    body: 'Hello all',
    said_by: { id: chatOf(customer), name: 'Mei' },
  })
})

test('what friends show to everybody is no chat', async () => {
  await says(linkedSaid('status@broadcast', 'At the beach'), linkedSaid('1203630@newsletter', 'News'))
  expect(await threads()).toEqual([])
})

test('another text, a withdrawal and reactions befall the message, and only its writer changes it', async () => {
  const chat = chatOf(customer)
  const [one, two] = [linkedSaid(chat, '10 piece'), linkedSaid(chat, 'wrong chat')]
  const later = Date.now() + 1
  // In the wrong order: what is about a message comes before it.
  await hear({
    kind: 'message',
    message: linkedSaid(chat, { kind: 'edit', of: one.id, text: '10 pieces' }, { at: later }),
  })
  await says(one, two)
  await server.database.pool.query(`update raw_event set not_before = server_now() where state = 'new'`)
  await says(
    linkedSaid(chat, { kind: 'revoke', of: two.id }),
    linkedSaid(chat, { kind: 'reaction', of: one.id, emoji: '👍' }),
    // A stranger names a message that is not theirs.
    linkedSaid(chatOf(friend), { kind: 'revoke', of: one.id }),
    linkedSaid(chatOf(friend), { kind: 'edit', of: one.id, text: 'I owe you a million' }),
    linkedSaid(chat, { kind: 'edit', of: one.id, text: 'ours changed it' }, { fromMe: true, at: later + 5 }),
  )
  expect(await messagesOf(chat)).toMatchObject([
    { body: '10 pieces', edited_at: expect.any(Number), reactions: [{ by: 'peer', emoji: '👍' }] },
    { body: '', extra: { kind: 'revoked' } },
  ])
})

test('places, cards, files, voice and what is not known yet are kept as what they are', async () => {
  const chat = chatOf(customer)
  const file = {
    url: 'https://mmg.whatsapp.net/x',
    size: 10,
    key: 'a',
    sha256: '',
    encSha256: '',
    quoted: null,
    caption: '',
    name: '',
  }
  const first = linkedSaid(chat, { kind: 'location', latitude: 23, longitude: 113, name: 'Fair', address: 'Hall 5' })
  await says(
    first,
    linkedSaid(chat, { kind: 'contacts', cards: ['BEGIN:VCARD\nFN:Mei Lin\nTEL;type=CELL:+86 138 1234\nEND:VCARD'] }),
    linkedSaid(chat, { kind: 'media', media: 'audio', mime: 'audio/ogg', isVoice: true, ...file }),
    linkedSaid(chat, { kind: 'unknown', type: 'pollCreationMessageV3', raw: 'AA==' }),
    linkedSaid(chat, { kind: 'text', text: 'There?', quoted: first.id }, { expiresIn: 3_600 }),
  )
  const rows = await messagesOf(chat)
  expect(rows).toMatchObject([
    { extra: { kind: 'location', name: 'Fair' } },
    { extra: { kind: 'contacts', people: [{ name: 'Mei Lin', phones: ['+86 138 1234'] }] } },
    { extra: { kind: 'voice' }, parts: [{ state: 'waiting' }] },
    { extra: { kind: 'unsupported', name: 'pollCreationMessageV3' } },
    { body: 'There?', quote: { text: '📍 Fair', isOurs: false } },
  ])
  expect(rows[4]!.expires_at! - rows[4]!.at).toBe(3_600_000)
  const { rows: sealed } = await server.database.pool.query<{ text: string }>(
    `select sealed as text from linked_media where account_id = $1
     union all select body::text from raw_event where account_id = $1`,
    [company.main.account],
  )
  expect(sealed.length).toBeGreaterThan(5)
  for (const { text } of sealed) expect(text).not.toMatch(/whatsapp\.net|There|Fair|Mei/)
})

test('while the history is not over nobody is new, and once it is they are the company’s', async () => {
  phone = await putLinkedPhone(server.database, company, { isHistoryOver: false, id: newTestId() })
  await says(linkedSaid(chatOf(customer), 'First words'))
  expect(await threadOf(chatOf(customer))).toMatchObject({ access: 'private' })
  await server.database.pool.query(
    `update channel_account set phone = jsonb_set(phone, '{is_history_over}', 'true') where id = $1`,
    [phone.id],
  )
  await hear(history([linkedSaid(chatOf(friend), 'Old', { at: earlier })], [chatOf(friend)]))
  expect(await threadOf(chatOf(customer))).toMatchObject({ access: 'company' })
  expect(await threadOf(chatOf(friend))).toMatchObject({ access: 'private' })
  const { rows } = await server.database.pool.query<{ scope: string }>(
    `select m.scope from message m join conversation c on c.id = m.conversation_id where c.identity ->> 'value' = $1
     and c.account_id = $2`,
    [chatOf(customer), company.main.account],
  )
  expect(rows[0]!.scope).not.toMatch(/^mine/)
})

test('a history of many chats is worked off in portions, each message once', async () => {
  const messages = Array.from({ length: 2_500 }, (_, n) =>
    linkedSaid(chatOf(`49151${String(n % 50).padStart(8, '0')}`), `message ${n}`, {
      at: earlier + n,
      fromMe: n % 3 === 0,
    }),
  )
  const chats = [...new Set(messages.map(({ chat }) => chat))]
  await hear(history(messages, chats), history(messages.slice(0, 700), chats))
  const { rows } = await server.database.pool.query<{ count: number; scopes: string[] }>(
    `select count(*)::int as count, array_agg(distinct left(scope, 5)) as scopes from message where account_id = $1`,
    [company.main.account],
  )
  expect(rows[0]).toEqual({ count: 2_500, scopes: ['mine:'] })
})
