import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OwnPageChannel } from '#domain/conversations/channel'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { WrittenExtra } from '#domain/conversations/messageExtra'
import type { MessageFile } from '#domain/email/render/message'
import type { Actor } from '#domain/shared/mutation'
import type { InboundFiles } from '../blobs/inboundFiles.ts'
import { diskStore } from '../blobs/store.ts'
import { areas } from '../features/index.ts'
import { samplePicture } from '../sandbox/linkedSamples.ts'
import { type PageMessageFile, pageVisitors } from '../sandbox/metaPageWorld.ts'
import { openSecrets, type Secrets } from '../secrets.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { newTestId } from '../testing/device.ts'
import { mustNotFail, readMessages, readThreads } from '../testing/inbox.ts'
import { openTestPages, pageCompany, sendFromPages, type TestPages } from '../testing/ownPages.ts'
import { writeInto } from '../testing/whatsapp.ts'
import { settlePageDoubts } from './chats/doubts.ts'
import { fetchPageFiles } from './receiving/fetchFiles.ts'

const [marta] = pageVisitors as [(typeof pageVisitors)[0]]
const signal = new AbortController().signal

let server: TestDatabase
let secrets: Secrets
let meta: TestPages
let company: Actor
let files: InboundFiles
beforeAll(async () => {
  server = await openTestDatabase()
  secrets = await openSecrets(server.database, areas, { data: server.data, watermark: server.data, keys: [] })
  files = { store: diskStore(server.data), virusScan: async () => ({ kind: 'clean' }) }
})
afterAll(() => server.stop())
beforeEach(async () => {
  meta = await openTestPages(server, secrets)
  company = await pageCompany(server)
  return () => meta.stop()
})

const thread = async () => (await readThreads(server.database, company))[0]!
const messages = async () => readMessages(server.database, (await thread()).id)
const bodies = async () => (await messages()).map(({ body, direction, origin }) => `${direction} ${origin}: ${body}`)
const elsewhere = async () => (await messages()).filter(({ origin }) => origin === 'meta')

async function write(body: string, extra: WrittenExtra | null = null): Promise<ConversationMessage> {
  const id = newTestId()
  await writeInto(server.database, company, { id, conversation_id: (await thread()).id, body, extra })
  await sendFromPages(server, meta)
  return (await messages()).find((one) => one.id === id)!
}

/** What waited for its name is looked at again. */
async function hearAgain() {
  await server.database.pool.query("update raw_event set not_before = server_now() where state = 'new'")
  await meta.hear()
}

test.each(['facebook', 'instagram'] as const)(
  'what somebody answers with Meta’s own tools stands in the thread once, as ours, and nobody waits any more (%s)',
  async (channel: OwnPageChannel) => {
    await meta.connect(company, channel)
    meta.world.write(channel, marta, 'What does it cost?')
    meta.world.comment(channel, marta, 'Is it sold in Porto?')
    await meta.hear()
    expect((await thread()).waiting_since).not.toBeNull()
    meta.world.answerWithTools(channel, marta, '48 euros')
    const comment = meta.world.state.comments[0]!
    meta.world.answerCommentWithTools(comment.id, 'Yes, at Casa Sombra')
    await meta.hear({ times: 3, reversed: true })
    await hearAgain()
    expect((await bodies()).toSorted()).toEqual([
      'in peer: Is it sold in Porto?',
      'in peer: What does it cost?',
      'out meta: 48 euros',
      'out meta: Yes, at Casa Sombra',
    ])
    const asked = (await messages()).find(({ extra }) => extra?.kind === 'comment')!
    expect((await elsewhere()).find(({ body }) => body.startsWith('Yes'))!.extra).toEqual({
      kind: 'commentAnswer',
      to: asked.id,
      way: 'public',
    })
    expect(await thread()).toMatchObject({ waiting_since: null, in_count: 2 })
  },
)

test.each(['facebook', 'instagram'] as const)(
  'what we sent ourselves stands there once, however often and early Meta repeats it (%s)',
  async (channel: OwnPageChannel) => {
    await meta.connect(company, channel)
    meta.world.write(channel, marta, 'Hello')
    meta.world.comment(channel, marta, 'Price?')
    await meta.hear()
    const comment = (await messages()).find(({ extra }) => extra?.kind === 'comment')!
    await write('Good day')
    await write('48 euros', { kind: 'commentAnswer', to: comment.id, way: 'public' })
    await meta.hear({ times: 3 })
    expect(await elsewhere()).toEqual([])
    // Its answer is lost on the way: that it was sent is heard before anybody knows how it is called.
    meta.world.losesAnswers = 1
    expect(await write('And a lamp for the garden?')).toMatchObject({ state: 'uncertain' })
    await meta.hear()
    expect(await elsewhere()).toEqual([])
    await settlePageDoubts({ database: server.database, pages: meta.pages }, signal, 0)
    await hearAgain()
    expect(await elsewhere()).toEqual([])
    expect((await messages()).filter(({ direction }) => direction === 'out')).toHaveLength(3)
    expect((await messages()).find(({ body }) => body.startsWith('And'))!.state).not.toBe('uncertain')
  },
)

const picture = (name = 'lamp.png', bytes = samplePicture): PageMessageFile => ({
  type: 'image',
  name,
  mime: 'image/png',
  bytes: bytes.toString('base64'),
})
const fetchAll = () => fetchPageFiles({ database: server.database, pages: meta.pages, files, log: mustNotFail }, signal)
const due = async () => (await server.database.pool.query('select from page_media')).rowCount

test.each(['facebook', 'instagram'] as const)(
  'files that somebody sends come into the thread, each fetched once (%s)',
  async (channel) => {
    await meta.connect(company, channel)
    meta.world.write(channel, marta, 'Like this one', [picture(), picture('second.png')])
    await meta.hear({ times: 2 })
    const [before] = await messages()
    expect(before).toMatchObject({ body: 'Like this one', kind: 'media', extra: null })
    expect(before!.parts.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
    await fetchAll()
    const [after] = await messages()
    expect(after!.parts).toMatchObject([
      { state: 'there', name: 'lamp.png', file: { mime: 'image/png', size: samplePicture.length } },
      { state: 'there', name: 'second.png' },
    ])
    expect(await due()).toBe(0)
  },
)

test('a file from elsewhere than Meta, one that is gone and one that is too large are told, and nothing of them is fetched', async () => {
  await meta.connect(company, 'facebook')
  meta.world.write('facebook', marta, 'one', [picture()])
  meta.world.write('facebook', marta, 'two', [picture()])
  meta.world.write('facebook', marta, 'three', [picture()])
  await meta.hear()
  const { pool } = server.database
  const setUrl = (body: string, url: string) =>
    pool.query(
      'update page_media set url = $1 where message_id = (select id from message where body = $2 and account_id = $3)',
      [url, body, company.account],
    )
  await setUrl('one', 'http://169.254.169.254/latest/meta-data')
  await setUrl('two', `${meta.meta.graph.url}/v25.0/files/none/0/x.png`)
  await setUrl('three', 'https://fbcdn.net.evil.example/x.png')
  await fetchAll()
  const byBody = new Map((await messages()).map((one) => [one.body, one]))
  expect(byBody.get('one')).toMatchObject({ problem: 'fileUnsafe', parts: [{ state: 'failed' }] })
  expect(byBody.get('three')).toMatchObject({ problem: 'fileUnsafe', parts: [{ state: 'failed' }] })
  expect(byBody.get('two')!.parts).toMatchObject([{ state: 'waiting' }])
})

/** Writes a message with files that the device has brought. */
async function writeFiles(
  body: string,
  some: { name: string; bytes: Buffer; mime: string }[],
  extra: WrittenExtra | null = null,
) {
  const { account } = company
  const conversation_id = (await thread()).id
  const named = some.map(({ name, bytes, mime }) => {
    const hash = createHash('sha256').update(bytes).digest('hex')
    return { file: { hash, size: bytes.length, mime, name } as MessageFile, bytes }
  })
  for (const { file, bytes } of named) {
    const key = `${account}/${file.hash}`
    await diskStore(server.data).put(key, bytes)
    await server.database.pool.query(
      'insert into blob (account_id, sha256, size, mime, key) values ($1, $2, $3, $4, $5) on conflict do nothing',
      [account, file.hash, file.size, file.mime, key],
    )
  }
  const id = newTestId()
  const refused = await writeInto(server.database, company, {
    id,
    conversation_id,
    body,
    extra,
    files: named.map(({ file }) => file),
  })
  await sendFromPages(server, meta)
  return { refused, message: (await messages()).find((one) => one.id === id) }
}
const lamp = { name: 'lamp.png', bytes: samplePicture, mime: 'image/png' }
const offer = { name: 'Offer 报价.pdf', bytes: Buffer.from('%PDF-1.7 offer'), mime: 'application/octet-stream' }

test.each(['facebook', 'instagram'] as const)(
  'a text with a picture and a document leaves as three messages of Meta’s, and stands in the thread once (%s)',
  async (channel) => {
    await meta.connect(company, channel)
    meta.world.write(channel, marta, 'Do you have a picture and an offer?')
    await meta.hear()
    const { message } = await writeFiles('Here they are', [lamp, offer])
    expect(message).toMatchObject({ state: 'accepted' })
    const ours = meta.world.state.messages.filter(({ isOurs }) => isOurs)
    expect(
      ours.map(({ text, files: some = [] }) => text || some.map(({ type, name }) => `${type} ${name}`).join()),
    ).toEqual(['Here they are', 'image lamp.png', 'file Offer 报价.pdf'])
    expect(Buffer.from(ours[1]!.files![0]!.bytes, 'base64').equals(samplePicture)).toBe(true)
    await meta.hear({ times: 2 })
    await hearAgain()
    expect(await elsewhere()).toEqual([])
    expect(await messages()).toHaveLength(2)
  },
)

test('a file goes below no comment, and what Meta does not take is told before anything leaves', async () => {
  await meta.connect(company, 'instagram')
  meta.world.write('instagram', marta, 'Hello')
  meta.world.comment('instagram', marta, 'Price?')
  await meta.hear()
  const comment = (await messages()).find(({ extra }) => extra?.kind === 'comment')!
  const below = await writeFiles('x', [lamp], { kind: 'commentAnswer', to: comment.id, way: 'public' })
  expect(below.message ?? { state: below.refused }).not.toMatchObject({ state: 'accepted' })
  const sheet = { name: 'prices.xlsx', bytes: Buffer.from('PK sheet'), mime: 'application/octet-stream' }
  const other = await writeFiles('Prices', [sheet])
  expect(other.message ?? { state: other.refused }).not.toMatchObject({ state: 'accepted' })
  expect(meta.world.state.messages.filter(({ isOurs }) => isOurs)).toEqual([])
  expect(meta.world.state.comments.filter(({ by }) => by === null)).toEqual([])
})

test('of several messages of which one was lost nobody says that all have left', async () => {
  await meta.connect(company, 'facebook')
  meta.world.write('facebook', marta, 'Hello')
  await meta.hear()
  meta.world.losesAnswers = 1
  const { message } = await writeFiles('', [lamp])
  expect(message).toMatchObject({ state: 'uncertain' })
  meta.world.losesAnswers = 1
  const two = await writeFiles('Two', [lamp])
  expect(two.message).toMatchObject({ state: 'uncertain' })
  await settlePageDoubts({ database: server.database, pages: meta.pages }, signal, 0)
  expect((await messages()).find(({ id }) => id === two.message!.id)).toMatchObject({ state: 'uncertain' })
})
