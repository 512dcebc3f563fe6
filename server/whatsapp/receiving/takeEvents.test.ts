import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { WhatsappAccount } from '#domain/channels/account'
import type { Actor } from '#domain/shared/mutation'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { readMessages, readThreads } from '../../testing/inbox.ts'
import { callOf, openTestGraph, putNumber, type TestGraph, whatsappCompany } from '../../testing/whatsapp.ts'

let server: TestDatabase
let graph: TestGraph
let company: Actor
let number: WhatsappAccount
beforeAll(async () => {
  server = await openTestDatabase()
  graph = await openTestGraph(server.database)
})
afterAll(async () => {
  await graph.stop()
  await server.stop()
})

const phones = { n: 4915100000100 }
let phone: string
beforeEach(async () => {
  company = await whatsappCompany(server.database)
  number = await putNumber(server.database, company, graph.world.number)
  graph.tells(company, number)
  phone = String(phones.n++)
  graph.world.person(phone, { name: 'Li Wei' })
})

const threads = () => readThreads(server.database, company)
const thread = async () => (await threads())[0]!
const messages = async () => readMessages(server.database, (await thread()).id)
const text = (body: string) => ({ type: 'text', text: { body } })
const states = async () =>
  (
    await server.database.pool.query<{ state: string }>(
      'select state from raw_event where account_id = $1 order by id',
      [company.account],
    )
  ).rows.map(({ state }) => state)

test.each([
  [text('Hello'), { body: 'Hello', kind: 'text', extra: null }, 'Hello'],
  [
    { type: 'image', image: { id: '1', mime_type: 'image/jpeg', caption: 'This one' } },
    { body: 'This one', kind: 'media', parts: [{ file: null, name: 'image.jpg', state: 'waiting' }] },
    'This one',
  ],
  [
    { type: 'document', document: { id: '2', mime_type: 'application/pdf', filename: '../order.pdf' } },
    { parts: [{ file: null, name: expect.stringMatching(/order\.pdf$/), state: 'waiting' }] },
    expect.stringMatching(/order\.pdf$/),
  ],
  [
    { type: 'audio', audio: { id: '3', mime_type: 'audio/ogg; codecs=opus', voice: true } },
    { extra: { kind: 'voice' }, parts: [{ file: null, name: 'audio.ogg', state: 'waiting' }] },
    '🎤',
  ],
  [
    { type: 'sticker', sticker: { id: '4', mime_type: 'image/webp' } },
    { extra: { kind: 'sticker' }, parts: [{ file: null, name: 'image.webp', state: 'waiting' }] },
    '🖼️',
  ],
  [
    { type: 'location', location: { latitude: 23.1, longitude: 113.3, name: 'Canton Fair', address: 'Hall 5' } },
    { body: '', extra: { kind: 'location', latitude: 23.1, longitude: 113.3, name: 'Canton Fair', address: 'Hall 5' } },
    '📍 Canton Fair',
  ],
  [
    {
      type: 'contacts',
      contacts: [{ name: { formatted_name: 'Anna' }, phones: [{ phone: '+49 151 0000', wa_id: '491510000' }] }],
    },
    { extra: { kind: 'contacts', people: [{ name: 'Anna', phones: ['491510000'], isOwn: false }] } },
    '👤 Anna',
  ],
  [
    { type: 'button', button: { text: 'Yes, please', payload: 'yes' } },
    { body: 'Yes, please', extra: { kind: 'reply', payload: 'yes' } },
    'Yes, please',
  ],
  [
    { type: 'interactive', interactive: { type: 'list_reply', list_reply: { id: 'row1', title: 'Lamps' } } },
    { body: 'Lamps', extra: { kind: 'reply', payload: 'row1' } },
    'Lamps',
  ],
  [{ type: 'order', order: {} }, { body: '', extra: { kind: 'unsupported', name: 'order' } }, '❔ order'],
])('what somebody sends stands in a thread with them: %j', async (sent, shown, inList) => {
  graph.world.write(phone, sent)
  await graph.hear()
  const [message] = await messages()
  expect(message).toMatchObject({ direction: 'in', state: 'received', n: 1, ...shown })
  const now = Date.now()
  const { window_until, ...row } = await thread()
  expect(row).toMatchObject({ channel: 'whatsapp', in_count: 1, last_text: inList, last_state: 'received' })
  expect(row.identities.map(({ kind }) => kind).toSorted()).toEqual(['bsuid', 'phone'])
  expect(Math.round((window_until! - now) / 3_600_000)).toBe(24)
  expect(await states()).toEqual(['done'])
})

test('an advertisement opens the window for longer, and an earlier message that is heard later does not shorten it', async () => {
  graph.world.write(phone, { ...text('I saw your lamps'), referral: { source_type: 'ad' } })
  await graph.hear()
  const opened = (await thread()).window_until!
  expect(Math.round((opened - Date.now()) / 3_600_000)).toBe(72)
  graph.world.write(phone, text('Hello?'))
  await graph.hear()
  expect((await thread()).window_until).toBe(opened)
})

test('the same call ten times and from two processes is one message', async () => {
  graph.hold()
  graph.world.write(phone, text('Hello'))
  const [body] = await graph.release()
  const owner = graph.tells(company, number)
  for (let n = 0; n < 10; n++) await graph.keep(owner, body!)
  await Promise.all([graph.hear(), graph.hear()])
  expect((await messages()).map((one) => one.body)).toEqual(['Hello'])
  expect((await thread()).in_count).toBe(1)
  expect(new Set(await states())).toEqual(new Set(['done']))
})

test('a reaction stands on its message, is replaced, taken away, and heard before what it is for', async () => {
  graph.hold()
  const id = graph.world.write(phone, text('Ten lamps'))
  const react = (emoji: string) => graph.world.write(phone, { type: 'reaction', reaction: { message_id: id, emoji } })
  react('👍')
  const [said, reaction] = await graph.release()
  const owner = graph.tells(company, number)
  await graph.keep(owner, reaction!)
  await graph.hear()
  expect(await threads()).toEqual([])
  expect(await states()).toEqual(['new'])
  await graph.keep(owner, said!)
  await server.database.pool.query("update raw_event set not_before = server_now() where state = 'new'")
  await graph.hear()
  expect((await messages()).map(({ body, reactions }) => [body, reactions.map(({ emoji }) => emoji)])).toEqual([
    ['Ten lamps', ['👍']],
  ])
  expect(await states()).toEqual(['done', 'done'])
  react('❤️')
  await graph.hear()
  expect((await messages())[0]!.reactions).toMatchObject([{ by: 'peer', emoji: '❤️' }])
  react('')
  await graph.hear()
  expect((await messages())[0]!.reactions).toMatchObject([{ by: 'peer', emoji: '' }])
  expect(await thread()).toMatchObject({ in_count: 1, last_text: 'Ten lamps' })
})

test('a quote leads to what was said, in the same call or before', async () => {
  const first = graph.world.write(phone, text('Ten lamps'))
  await graph.hear()
  graph.world.write(phone, text('In blue'), first)
  await graph.hear()
  const [one, two] = await messages()
  expect(two!.quote).toEqual({ message_id: one!.id, text: 'Ten lamps', isOurs: false })
})

test('who hides the number is known by the name that Meta gives, and by the number once they give it', async () => {
  graph.world.person(phone, { hidesNumber: true, username: 'liwei' })
  graph.world.write(phone, text('Hello'))
  await graph.hear()
  const before = await thread()
  expect(before.identity.kind).toBe('bsuid')
  expect(before.identities.map(({ kind }) => kind).toSorted()).toEqual(['bsuid', 'username'])
  const { rows } = await server.database.pool.query('select name, phones from contact where id = $1', [
    before.contact_id,
  ])
  expect(rows).toEqual([{ name: 'Li Wei', phones: [] }])
  const card = { origin: 'contact_request', name: { formatted_name: 'Li' }, phones: [{ phone, wa_id: phone }] }
  graph.world.write(phone, { type: 'contacts', contacts: [card] })
  await graph.hear()
  const after = await threads()
  expect(after).toHaveLength(1)
  expect(after[0]!.identities).toContainEqual({ kind: 'phone', value: phone })
})

const changed = (before: string, after: string, id: string) => ({
  contacts: [{ profile: { name: 'Li Wei' }, user_id: after }],
  messages: [
    {
      id,
      type: 'system',
      from_user_id: after,
      timestamp: String(Math.floor(Date.now() / 1_000)),
      system: {
        type: 'user_changed_user_id',
        body: 'Li Wei has another account',
        user_id: after,
        previous_user_id: before,
      },
    },
  ],
})
const byBsuid = (bsuid: string, id: string, body: string) => ({
  contacts: [{ profile: { name: 'Li Wei' }, user_id: bsuid }],
  messages: [{ id, ...text(body), from_user_id: bsuid, timestamp: String(Math.floor(Date.now() / 1_000)) }],
})

test('another name of the same person leads to the same thread, which is written to under it', async () => {
  const owner = graph.tells(company, number)
  const hear = (value: object) => graph.keep(owner, callOf(graph.world, graph.world.number, value))
  await hear(byBsuid('DE.first', 'w1', 'Hello'))
  await hear(changed('DE.first', 'DE.second', 'w2'))
  await hear(byBsuid('DE.second', 'w3', 'It is me'))
  await graph.hear()
  const all = await threads()
  expect(all).toHaveLength(1)
  expect(all[0]).toMatchObject({ identity: { kind: 'bsuid', value: 'DE.second' }, in_count: 2 })
  expect((await messages()).map(({ kind, body }) => `${kind}: ${body}`).toSorted()).toEqual([
    'notice: Li Wei has another account',
    'text: Hello',
    'text: It is me',
  ])
})

test('who writes under the new name before that was told is one person all the same', async () => {
  const owner = graph.tells(company, number)
  const hear = async (value: object) => {
    await graph.keep(owner, callOf(graph.world, graph.world.number, value))
    await graph.hear()
  }
  await hear(byBsuid('DE.early1', 'x1', 'Hello'))
  await hear(byBsuid('DE.early2', 'x2', 'It is me'))
  await hear(changed('DE.early1', 'DE.early2', 'x3'))
  const open = (await threads()).filter(({ ended }) => ended === '')
  expect(open).toHaveLength(1)
  await hear(byBsuid('DE.early2', 'x4', 'Still me'))
  expect((await threads()).filter(({ ended }) => ended === '')).toEqual([
    expect.objectContaining({ id: open[0]!.id, last_text: 'Still me' }),
  ])
})

test('who wrote before the portfolio of the number was known goes on in the same thread', async () => {
  graph.world.write(phone, text('Hello'))
  await graph.hear()
  await server.database.pool.query('update channel_account set number = $2 where account_id = $1', [
    company.account,
    JSON.stringify({ portfolio: '4711' }),
  ])
  graph.world.write(phone, text('Still me'))
  await graph.hear()
  expect((await threads()).map((one) => [one.in_count, one.last_text])).toEqual([[2, 'Still me']])
  const { rows } = await server.database.pool.query(
    'select distinct identity_scope as scope from channel_identity where account_id = $1',
    [company.account],
  )
  expect(rows).toEqual([{ scope: 'wa:4711' }])
})

test('STOP in any language is on the list for all channels, a question is not, and START takes it back', async () => {
  const listed = async () =>
    (
      await server.database.pool.query<{ value: string; channels: string[] }>(
        'select value, channels from suppression where account_id = $1 and deleted_at is null order by value',
        [company.account],
      )
    ).rows
  for (const body of ['Help', 'N', 'info']) graph.world.write(phone, text(body))
  await graph.hear()
  expect(await listed()).toEqual([])
  expect((await thread()).waiting_since).not.toBeNull()
  graph.world.write(phone, text('退订'))
  await graph.hear()
  expect((await listed()).map(({ value }) => value)).toEqual([phone, graph.world.person(phone).bsuid])
  graph.world.write(phone, text('START'))
  await graph.hear()
  expect(await listed()).toEqual([])
})

test('STOP of somebody who hides their number holds for their id, and START takes it back', async () => {
  const owner = graph.tells(company, number)
  const hear = async (id: string, body: string) => {
    await graph.keep(owner, callOf(graph.world, graph.world.number, byBsuid('DE.hidden', id, body)))
    await graph.hear()
  }
  const listed = async () =>
    (
      await server.database.pool.query(
        'select kind, value, channels, reason from suppression where account_id = $1 and deleted_at is null',
        [company.account],
      )
    ).rows
  await hear('s1', 'STOP')
  expect(await listed()).toEqual([{ kind: 'whatsapp', value: 'DE.hidden', channels: [], reason: 'stopped' }])
  await hear('s2', 'stop')
  expect(await listed()).toHaveLength(1)
  await hear('s3', 'START')
  expect(await listed()).toEqual([])
})

test('what is told of another number of the company goes to that one, and of a stranger’s to nobody', async () => {
  const other = await putNumber(server.database, company, '777000111')
  const owner = graph.tells(company, number)
  await graph.keep(owner, callOf(graph.world, '777000111', byBsuid('DE.other', 'y1', 'To the other one')))
  await graph.keep(owner, callOf(graph.world, '999000999', byBsuid('DE.forged', 'y2', 'To nobody')))
  await graph.keep(owner, '{"object":"page"}')
  await graph.hear()
  expect(await threads()).toEqual([])
  expect(await states()).toEqual(['done', 'foreign', 'foreign', 'new'])
  graph.tells(company, other)
  await graph.hear()
  expect((await threads()).map((one) => [one.channel_account_id, one.last_text])).toEqual([
    [other.id, 'To the other one'],
  ])
})
