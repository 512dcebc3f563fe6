import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchLinkedMedia } from '../../linked/media.ts'
import type { AckState, MediaRef, OutgoingLinkedMessage } from '../../linked/protocol.ts'
import { openTestPhones, type TestPhones } from '../../testing/linkedPhones.ts'

const own = '8613800000001'
const jid = (number: string) => `${number}@s.whatsapp.net`
let phone: TestPhones
let last = 0
const newId = () => `3EB0${(++last).toString().padStart(16, '0')}`
const text = (to: string, words: string, id = newId()): Extract<OutgoingLinkedMessage, { kind: 'text' }> => ({
  kind: 'text',
  to: jid(to),
  id,
  text: words,
})
const ack = (id: string, state: AckState) => phone.event('s', 'ack', (one) => one.id === id && one.state === state)
const arrival = (number: string, id: string, device = 0) =>
  phone.received.until((one) => one.number === number && one.id === id && one.device === device)
const say = (from: string, words: string) =>
  phone.phones.ask('say', { from, to: own, message: { conversation: words } })

beforeAll(async () => {
  phone = await openTestPhones()
  await phone.link('s', own)
})
afterAll(() => phone.stop())

test('a message is encrypted, acknowledged, delivered and read, under the id that we gave it', async () => {
  const message = text('4915100000001', '你好 from Fairlead')
  expect(await phone.send('s', message)).toEqual({ kind: 'done', value: undefined })
  expect((await arrival('4915100000001', message.id)).message).toEqual({
    extendedTextMessage: expect.objectContaining({ text: '你好 from Fairlead' }),
  })
  await ack(message.id, 'accepted')
  await ack(message.id, 'delivered')
  await phone.phones.ask('receipt', '4915100000001', own, message.id, 'read')
  await ack(message.id, 'read')
})

test('the owner’s own phone gets a copy of what a linked device sends', async () => {
  const message = text('4915100000002', 'hello')
  await phone.send('s', message)
  const copy = await arrival(own, message.id)
  expect(copy.message).toMatchObject({ deviceSentMessage: { destinationJid: jid('4915100000002') } })
})

test('a customer answers, and one who writes first is heard as well, with number and hidden id', async () => {
  await phone.send('s', text('4915100000003', 'hello'))
  const answer = await phone.message('s', await say('4915100000003', 'price please'))
  expect(answer).toMatchObject({
    chat: jid('4915100000003'),
    fromMe: false,
    content: { kind: 'text', text: 'price please' },
  })
  expect(answer.otherChat).toMatch(/@lid$/)
  const first = await phone.message('s', await say('4915100000004', 'who are you?'))
  expect(first.content).toMatchObject({ text: 'who are you?' })
  const byLid = { from: '4915100000005', to: own, byLid: true, message: { conversation: 'hidden' } }
  const hidden = await phone.message('s', await phone.phones.ask('say', byLid))
  expect(hidden).toMatchObject({ otherChat: jid('4915100000005') })
  expect(hidden.chat).toMatch(/@lid$/)
})

test('what the owner writes on the phone is heard as written by us', async () => {
  const id = await phone.phones.ask('say', {
    from: own,
    to: own,
    recipient: '4915100000006',
    message: { conversation: 'by hand' },
  })
  expect(await phone.message('s', id)).toMatchObject({
    fromMe: true,
    chat: jid('4915100000006'),
    content: { text: 'by hand' },
  })
})

test('a message that comes twice is heard once', async () => {
  const id = await phone.phones.ask('say', {
    from: '4915100000007',
    to: own,
    isTwice: true,
    message: { conversation: 'once' },
  })
  await phone.message('s', id)
  await phone.message('s', await say('4915100000007', 'after it'))
  expect(phone.events.all.filter(({ event }) => event.kind === 'message' && event.message.id === id)).toHaveLength(1)
})

test('edits, withdrawals, reactions and quotes go out and come in', async () => {
  const to = '4915100000008'
  const first = text(to, 'prise')
  await phone.send('s', first)
  const of = { id: first.id, chat: jid(to), fromMe: true, sender: null }
  await phone.send('s', { kind: 'edit', to: jid(to), id: newId(), of, text: 'price' })
  await phone.send('s', { kind: 'reaction', to: jid(to), id: newId(), of, emoji: '👍' })
  await phone.send('s', { kind: 'revoke', to: jid(to), id: newId(), of })
  await phone.received.count(4, ({ number }) => number === to)
  const got = (await phone.phones.ask('received', to)).map(({ message }) => message)
  expect(got[1]).toMatchObject({ protocolMessage: { type: 14, key: { id: first.id } } })
  expect(got[2]).toMatchObject({ reactionMessage: { text: '👍', key: { id: first.id } } })
  expect(got[3]).toMatchObject({ protocolMessage: { key: { id: first.id } } })

  const key = { remoteJid: jid(own), fromMe: false, id: 'THEIRS' }
  const incoming = (message: Record<string, unknown>) => phone.phones.ask('say', { from: to, to: own, message })
  const said = async (message: Record<string, unknown>) => (await phone.message('s', await incoming(message))).content
  expect(await said({ reactionMessage: { key, text: '❤️' } })).toEqual({ kind: 'reaction', of: 'THEIRS', emoji: '❤️' })
  expect(await said({ protocolMessage: { type: 0, key } })).toEqual({ kind: 'revoke', of: 'THEIRS' })
  const edit = { protocolMessage: { type: 14, key, editedMessage: { conversation: 'better' } } }
  expect(await said(edit)).toEqual({ kind: 'edit', of: 'THEIRS', text: 'better' })
  const quote = {
    extendedTextMessage: { text: 'this one', contextInfo: { stanzaId: first.id, participant: jid(own) } },
  }
  expect(await said(quote)).toEqual({ kind: 'text', text: 'this one', quoted: first.id })
})

test('a kind of message that nobody knows is kept whole', async () => {
  const id = await phone.phones.ask('say', {
    from: '4915100000009',
    to: own,
    message: { pollCreationMessageV3: { name: 'When?', options: [{ optionName: 'Monday' }] } },
  })
  const { content } = await phone.message('s', id)
  expect(content).toMatchObject({ kind: 'unknown', type: 'pollCreationMessageV3' })
  expect(content.kind === 'unknown' && content.raw.length).toBeGreaterThan(10)
})

test('what was said while we were away comes when we are back, once', async () => {
  await phone.driver.ask('end', 's')
  const id = await say('4915100000010', 'while you were away')
  await phone.begin('s')
  expect((await phone.message('s', id)).content).toMatchObject({ text: 'while you were away' })
})

test('rules: a blocked sender sees that WhatsApp has it and no more; a person answers; an answer comes late and twice', async () => {
  await phone.phones.ask('setRule', '4915100000011', { blocks: true })
  await phone.phones.ask('setRule', '4915100000012', { reads: true, answer: { text: 'yes', afterMs: 0 } })
  await phone.phones.ask('setRule', '4915100000013', { acks: { times: 2, afterMs: 20 } })
  const [blocked, answered, late] = ['11', '12', '13'].map((end) => text(`49151000000${end}`, 'hello'))
  for (const one of [blocked!, answered!, late!]) await phone.send('s', one)
  await ack(blocked!.id, 'accepted')
  await ack(answered!.id, 'read')
  await phone.events.until(({ event }) => event.kind === 'message' && event.message.chat === jid('4915100000012'))
  await phone.events.count(
    2,
    ({ event }) => event.kind === 'ack' && event.id === late!.id && event.state === 'accepted',
  )
  expect(await phone.phones.ask('received', '4915100000011')).toEqual([])
  expect(
    phone.events.all.some(
      ({ event }) => event.kind === 'ack' && event.id === blocked!.id && event.state === 'delivered',
    ),
  ).toBe(false)
})

test('a locked number may not write to strangers, hears 463, and how long it lasts', async () => {
  const until = Math.ceil(Date.now() / 1_000) * 1_000 + 3_600_000
  await phone.phones.ask('lock', own, until)
  const stranger = text('4915100000014', 'cold')
  await phone.send('s', stranger)
  expect(await ack(stranger.id, 'failed')).toMatchObject({ code: 463 })
  expect(await phone.driver.ask('limits', 's')).toMatchObject({
    kind: 'done',
    value: { lockedUntil: until, quota: 1_000 },
  })
  const known = text('4915100000001', 'you know me')
  await phone.send('s', known)
  await ack(known.id, 'accepted')
  await phone.phones.ask('lock', own, null)
  expect(await phone.driver.ask('limits', 's')).toMatchObject({ value: { lockedUntil: null } })
})

test('both devices of a customer read a message', async () => {
  await phone.phones.ask('setRule', '4915100000015', { devices: 2 })
  const message = text('4915100000015', 'on both')
  await phone.send('s', message)
  for (const device of [0, 1]) await arrival('4915100000015', message.id, device)
})

test('numbers are checked, and of those that are not registered nothing is said', async () => {
  await phone.phones.ask('setRule', '4915100000099', { isRegistered: false })
  const outcome = await phone.driver.ask('check', 's', ['4915100000098', '4915100000099'])
  expect(outcome).toEqual({ kind: 'done', value: [{ number: '4915100000098', jid: jid('4915100000098') }] })
})

test('a file goes out by TLS and is opened by the customer; one that comes in is fetched by us alone', async () => {
  const bytes = randomBytes(50_000)
  const id = newId()
  const to = '4915100000016'
  const sent = await phone.send('s', {
    kind: 'media',
    to: jid(to),
    id,
    media: 'document',
    bytes,
    mime: 'application/pdf',
    name: 'prices.pdf',
    caption: '',
    isVoice: false,
  })
  expect(sent).toEqual({ kind: 'done', value: undefined })
  const message = (await arrival(to, id)).message as Record<
    string,
    Record<string, Record<string, Record<string, string>>>
  >
  const document = (message.documentMessage ??
    message.documentWithCaptionMessage?.message?.documentMessage) as unknown as Record<string, string>
  const also = { host: new URL(document.url!).host, certificate: phone.phones.server.certificate }
  const ref: MediaRef = {
    media: 'document',
    url: document.url!,
    mime: document.mimetype!,
    size: bytes.length,
    key: document.mediaKey!,
    sha256: document.fileSha256!,
    encSha256: document.fileEncSha256!,
  }
  expect((await fetchLinkedMedia(ref, { most: 1_000_000, also })).equals(bytes)).toBe(true)

  const file = { media: 'image' as const, bytes, mime: 'image/jpeg', caption: 'our booth' }
  const { content } = await phone.message('s', await phone.phones.ask('say', { from: to, to: own, file }))
  if (content.kind !== 'media') throw new Error('no file')
  expect(content).toMatchObject({ media: 'image', caption: 'our booth', size: bytes.length })
  expect((await fetchLinkedMedia(content, { most: 1_000_000, also })).equals(bytes)).toBe(true)
  await expect(fetchLinkedMedia(content, { most: 1_000_000 })).rejects.toMatchObject({ problem: 'address' })
})

test('chats from before the phone was linked come as a history', async () => {
  const messages = [0, 1, 2].map((n) => ({
    id: `OLD${n}`,
    fromMe: n === 1,
    text: `old ${n}`,
    at: 1_700_000_000_000 + n * 1_000,
  }))
  await phone.phones.ask('history', own, [{ number: '4915100000017', name: 'Old customer', messages }])
  const history = await phone.event('s', 'history', ({ chats }) => chats.length > 0)
  expect(history.chats).toMatchObject([{ id: jid('4915100000017'), name: 'Old customer' }])
  expect(history.messages.map(({ content }) => content.kind === 'text' && content.text).toSorted()).toEqual([
    'old 0',
    'old 1',
    'old 2',
  ])
})

test('reading is told to who wrote', async () => {
  const from = '4915100000018'
  const id = await say(from, 'read me')
  await phone.message('s', id)
  await phone.driver.ask('read', 's', [{ id, chat: jid(from), fromMe: false, sender: null }])
  expect(await phone.phones.ask('receipts', own)).toContainEqual(
    expect.objectContaining({ id, to: from, kind: expect.stringMatching(/^read/) }),
  )
})

test('what a message changes of its session is one write', async () => {
  const message = text('4915100000019', 'first')
  const writes = () =>
    phone.stores.get('s')!.writes.filter((changes) => changes.some(({ kind }) => kind === 'session')).length
  await phone.send('s', message)
  await ack(message.id, 'delivered')
  const before = writes()
  const second = text('4915100000019', 'second')
  await phone.send('s', second)
  await ack(second.id, 'delivered')
  expect(writes() - before).toBe(1)
  expect(await phone.driver.ask('use')).toMatchObject({ kind: 'done', value: { sessions: 1 } })
})
