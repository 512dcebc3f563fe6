import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OwnPageAccount } from '#domain/channels/account'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { WrittenExtra } from '#domain/conversations/messageExtra'
import type { Actor } from '#domain/shared/mutation'
import { diskStore } from '../blobs/store.ts'
import { sendChat } from '../conversations/sending/startChats.ts'
import { openLeases } from '../db/leases.ts'
import { areas } from '../features/index.ts'
import { noLog } from '../log.ts'
import { pageVisitors } from '../sandbox/metaPageWorld.ts'
import { openSecrets, type Secrets } from '../secrets.ts'
import { alwaysLeaves } from '../sync/epoch.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { newTestId } from '../testing/device.ts'
import { readMessages, readThreads } from '../testing/inbox.ts'
import { openTestPages, pageCompany, sendFromPages, type TestPages } from '../testing/ownPages.ts'
import { writeInto } from '../testing/whatsapp.ts'
import { openPageChats } from './chats/chatDriver.ts'
import { settlePageDoubts } from './chats/doubts.ts'
import { disconnectPage } from './connect.ts'
import { readPageRow } from './pageRows.ts'
import { fetchLeads } from './receiving/fetchLeads.ts'
import { watchPage } from './watchPages.ts'

const day = 86_400_000
const [marta, jonas] = pageVisitors as [(typeof pageVisitors)[0], (typeof pageVisitors)[0]]
const signal = new AbortController().signal

let server: TestDatabase
let secrets: Secrets
let meta: TestPages
let company: Actor
let page: OwnPageAccount
const clock = { ahead: 0 }
beforeAll(async () => {
  server = await openTestDatabase()
  secrets = await openSecrets(server.database, areas, { data: server.data, watermark: server.data, keys: [] })
})
afterAll(() => server.stop())
beforeEach(async () => {
  clock.ahead = 0
  meta = await openTestPages(server, secrets, () => Date.now() + clock.ahead)
  company = await pageCompany(server)
  page = await meta.connect(company, 'facebook')
  return () => meta.stop()
})

const threads = () => readThreads(server.database, company)
const thread = async () => (await threads())[0]!
const messages = async () => readMessages(server.database, (await thread()).id)
const last = async () => (await messages()).at(-1)!
const owner = (row = page) => ({ account: company.account, channelAccount: row.id })

async function write(body: string, extra: WrittenExtra | null = null): Promise<ConversationMessage> {
  const id = newTestId()
  expect(
    await writeInto(server.database, company, { id, conversation_id: (await thread()).id, body, extra }),
  ).toBeNull()
  await sendFromPages(server, meta)
  return (await messages()).find((one) => one.id === id)!
}
const answerTo = (to: string, way: 'public' | 'private') => ({ kind: 'commentAnswer', to, way }) as const
const ourComments = () => meta.world.state.comments.filter(({ by }) => by === null)
const ourMessages = () => meta.world.state.messages.filter(({ isOurs }) => isOurs)

test('a comment comes with its post, opens no window, and its writer’s message stands in the same conversation', async () => {
  meta.world.comment('facebook', marta, 'What is the price?')
  await meta.hear()
  expect(await thread()).toMatchObject({
    channel: 'facebook',
    name: 'Marta Silva',
    window_until: null,
    last_text: 'What is the price?',
  })
  expect(await last()).toMatchObject({
    body: 'What is the price?',
    extra: {
      kind: 'comment',
      post: expect.stringContaining('solar lamps'),
      url: expect.stringMatching(/^https:\/\/www\.facebook\.com\//),
      isMention: false,
    },
  })
  meta.world.write('facebook', marta, 'And the weight?')
  await meta.hear()
  expect(await threads()).toHaveLength(1)
  expect((await thread()).window_until).toBeGreaterThan(Date.now() + day - 60_000)
  const { rows } = await server.database.pool.query('select name, identities from contact where account_id = $1', [
    company.account,
  ])
  expect(rows).toEqual([{ name: 'Marta Silva', identities: [{ kind: 'psid', value: marta.psid }] }])
})

test('whatever is told three times and from the last to the first is there once, in the order in which it was said', async () => {
  for (const text of ['one', 'two', 'three']) {
    meta.world.write('facebook', marta, text)
    clock.ahead += 1_000
    meta.world.comment('facebook', marta, `comment ${text}`)
    clock.ahead += 1_000
  }
  clock.ahead = 0
  await meta.hear({ times: 3, reversed: true })
  expect((await messages()).map(({ body }) => body).toSorted()).toEqual(
    ['one', 'two', 'three', 'comment one', 'comment two', 'comment three'].toSorted(),
  )
  expect((await thread()).in_count).toBe(6)
})

test('a comment is answered below it, and once in private', async () => {
  meta.world.comment('facebook', marta, 'Price?')
  await meta.hear()
  const comment = await last()
  expect(await write('We send you an offer', answerTo(comment.id, 'public'))).toMatchObject({ state: 'accepted' })
  expect(ourComments().map(({ text }) => text)).toEqual(['We send you an offer'])
  expect(await write('12 euros each', answerTo(comment.id, 'private'))).toMatchObject({ state: 'accepted' })
  expect(ourMessages()).toMatchObject([{ visitor: marta.psid, text: '12 euros each' }])
  expect(await write('And again', answerTo(comment.id, 'private'))).toMatchObject({
    state: 'failed',
    problem: 'privateTwice',
  })
  expect(ourMessages()).toHaveLength(1)
  await meta.hear()
  expect((await messages()).find(({ body }) => body === '12 euros each')).toMatchObject({
    state: expect.stringMatching(/delivered|accepted/),
  })
})

test('who has only commented is written no message', async () => {
  meta.world.comment('facebook', marta, 'Price?')
  await meta.hear()
  expect(await write('Hello')).toMatchObject({ state: 'failed', problem: 'windowClosed', body: 'Hello' })
  expect(ourMessages()).toHaveLength(0)
})

test('a message is answered within the day, by a person within seven days, and not after', async () => {
  meta.world.write('facebook', marta, 'Hello')
  await meta.hear()
  expect(await write('Good day')).toMatchObject({ state: 'accepted' })
  await meta.hear()
  expect(await last()).toMatchObject({ state: 'read' })
  const since = async (ms: number) => {
    clock.ahead = ms
    await server.database.pool.query('update conversation set window_until = $2 where account_id = $1', [
      company.account,
      Date.now() + day - ms,
    ])
  }
  await since(3 * day)
  expect(await write('Late')).toMatchObject({ state: 'accepted' })
  expect(ourMessages().at(-1)).toMatchObject({ text: 'Late', tag: 'HUMAN_AGENT' })
  await since(7 * day)
  expect(await write('Too late')).toMatchObject({ state: 'failed', problem: 'windowClosed' })
  expect(ourMessages().map(({ text }) => text)).toEqual(['Good day', 'Late'])
})

test.each(['public', 'private', 'message'] as const)(
  'an answer that was lost on its way (%s) is unknown, is asked for, found, and not sent twice',
  async (way) => {
    meta.world.comment('facebook', marta, 'Price?')
    meta.world.write('facebook', marta, 'Hello')
    await meta.hear()
    const comment = (await messages()).find(({ extra }) => extra?.kind === 'comment')!
    meta.world.losesAnswers = 1
    const extra = way === 'message' ? null : answerTo(comment.id, way)
    const sent = await write('12 euros', extra)
    expect(sent).toMatchObject({ state: 'uncertain' })
    await sendFromPages(server, meta, 2)
    expect(ourMessages().length + ourComments().length).toBe(1)
    expect(await settlePageDoubts({ database: server.database, pages: meta.pages }, signal, 0)).toBe(1)
    expect((await messages()).find(({ id }) => id === sent.id)).toMatchObject({ state: 'accepted' })
    expect(ourMessages().length + ourComments().length).toBe(1)
  },
)

test('what Meta repeats of a lost answer settles it as well, and what it never had stays unknown', async () => {
  meta.world.write('facebook', marta, 'Hello')
  await meta.hear()
  meta.world.losesAnswers = 1
  const sent = await write('Good day')
  await meta.hear()
  expect((await messages()).find(({ id }) => id === sent.id)!.state).toMatch(/^(delivered|read)$/)
  meta.world.losesAnswers = 1
  const gone = await write('Never there')
  meta.world.state.messages = meta.world.state.messages.filter(({ text }) => text !== 'Never there')
  expect(await settlePageDoubts({ database: server.database, pages: meta.pages }, signal, 0)).toBe(0)
  expect((await messages()).find(({ id }) => id === gone.id)).toMatchObject({ state: 'uncertain' })
})

/** Where a process that sends may end. */
const ends = {
  'before Meta hears of it': { isSent: false, state: 'accepted' },
  'when Meta has it, before its answer': { isSent: true, state: 'uncertain' },
  'after the answer, before it is written down': { isSent: true, state: 'uncertain' },
} as const

test.each(Object.entries(ends))(
  'a process that ends %s leaves an answer that is there once',
  async (end, { state }) => {
    meta.world.write('facebook', marta, 'Hello')
    await meta.hear()
    const id = newTestId()
    await writeInto(server.database, company, { id, conversation_id: (await thread()).id, body: 'Once' })
    const driver = openPageChats(
      { database: server.database, pages: meta.pages, blobs: diskStore(server.data) },
      'facebook',
    )
    const leases = openLeases(server.database, noLog)
    const dying = {
      ...driver,
      async send(...[message, handing]: Parameters<typeof driver.send>): ReturnType<typeof driver.send> {
        if (end === 'before Meta hears of it') throw new Error('killed')
        const outcome = await driver.send(message, handing)
        throw new Error(`killed after ${outcome.kind}`)
      },
    }
    if (end.startsWith('when')) meta.world.losesAnswers = 1
    const services = { database: server.database, leases, drivers: [dying], log: noLog, mayLeave: alwaysLeaves }
    await expect(sendChat(services, { account: company.account, id }, signal)).rejects.toThrow('killed')
    await leases.stop()
    await sendFromPages(server, meta, 2)
    expect(await last()).toMatchObject({ state, body: 'Once' })
    expect(ourMessages().map(({ text }) => text)).toEqual(['Once'])
    await settlePageDoubts({ database: server.database, pages: meta.pages }, signal, 0)
    expect(await last()).toMatchObject({ state: 'accepted' })
    expect(ourMessages()).toHaveLength(1)
  },
)

test('a grant that ends while an answer is written keeps the answer, says so, and sends it once it is connected again', async () => {
  meta.world.write('facebook', marta, 'Hello')
  await meta.hear()
  meta.world.endTokens()
  const kept = await write('Our offer')
  expect(kept).toMatchObject({ state: 'failed', problem: 'token', body: 'Our offer' })
  expect(await readPageRow(server.database.pool, owner())).toMatchObject({ problem: 'token' })
  const { rows } = await server.database.pool.query<{ key: string }>(
    `select content ->> 'key' as key from notification where account_id = $1`,
    [company.account],
  )
  expect(rows.map(({ key }) => key)).toContain('pageEnded')
  const again = await meta.connect(company, 'facebook')
  expect(again).toMatchObject({ id: page.id, problem: '' })
  expect(await write(kept.body)).toMatchObject({ state: 'accepted' })
  expect(ourMessages().map(({ text }) => text)).toEqual(['Our offer'])
})

test('our answer below a comment is deleted at Meta, a comment is hidden, and a message cannot be taken back', async () => {
  const asked = meta.world.comment('facebook', marta, 'Price?')
  meta.world.write('facebook', marta, 'Hello')
  await meta.hear()
  const comment = (await messages()).find(({ extra }) => extra?.kind === 'comment')!
  const answer = await write('12 euros', answerTo(comment.id, 'public'))
  await write('', { kind: 'hide', to: comment.id, on: true })
  expect(asked.isHidden).toBe(true)
  expect((await messages()).find(({ id }) => id === comment.id)!.extra).toMatchObject({ isHidden: true })
  await write('', { kind: 'revoke', to: answer.id })
  expect(ourComments()).toEqual([])
  expect((await messages()).find(({ id }) => id === answer.id)!.extra).toEqual({ kind: 'revoked' })
  const said = await write('Good day')
  expect(await write('', { kind: 'revoke', to: said.id })).toMatchObject({ state: 'failed', problem: 'notOurs' })
})

test('Instagram is heard and answered in the same way, by its own ids', async () => {
  const account = await meta.connect(company, 'instagram')
  expect(account).toMatchObject({ channel: 'instagram', name: '@ningbo.lamps' })
  meta.world.comment('instagram', jonas, 'In black?')
  meta.world.write('instagram', jonas, 'Hello')
  await meta.hear()
  expect(await threads()).toMatchObject([{ channel: 'instagram', identity: { kind: 'igsid', value: jonas.igsid } }])
  const comment = (await messages()).find(({ extra }) => extra?.kind === 'comment')!
  expect(comment.extra).toMatchObject({ url: 'https://www.instagram.com/p/sandbox/' })
  expect(await write('Yes', answerTo(comment.id, 'public'))).toMatchObject({ state: 'accepted' })
  expect(await write('Good day')).toMatchObject({ state: 'accepted' })
  expect(ourComments()).toMatchObject([{ channel: 'instagram', text: 'Yes' }])
  expect(ourMessages()).toMatchObject([{ channel: 'instagram', text: 'Good day' }])
})

const anna = (email: string) => [
  { name: 'full_name', values: ['Anna Berg'] },
  { name: 'email', values: [email] },
  { name: 'phone_number', values: ['+46 70 123 45 67'] },
  { name: 'how_many_lamps?', values: ['200 <script>alert(1)</script>'] },
]
async function takeLeads() {
  await meta.hear({ times: 2 })
  while (await fetchLeads({ database: server.database, pages: meta.pages, log: noLog }, signal));
}
const rowsOf = async (sql: string) => (await server.database.pool.query(sql, [company.account])).rows

test('who answers a lead form is a contact once, with the form as evidence and the wording that was agreed to', async () => {
  meta.world.answerForm(anna('anna@berg.example'), true)
  await takeLeads()
  expect(
    await rowsOf(`select c.name, c.emails -> 0 ->> 'email' as email, c.phones -> 0 ->> 'full_number' as phone, s.name as source
      from contact c join source s on s.account_id = c.account_id and s.id = c.source where c.account_id = $1`),
  ).toEqual([{ name: 'Anna Berg', email: 'anna@berg.example', phone: '46701234567', source: 'Facebook' }])
  expect(await rowsOf('select way, name, evidence from contact_origin where account_id = $1')).toMatchObject([
    { way: 'person', name: expect.stringContaining('Catalogue 2027'), evidence: expect.stringContaining('lead ') },
  ])
  const consents = await rowsOf('select channel, basis, evidence from consent where account_id = $1 order by channel')
  expect(consents.map(({ channel }) => channel)).toEqual(['email', 'phone'])
  expect(consents[0].evidence).toContain('[x] I want news by email')
  expect(consents[0].evidence).toContain('https://lamps.example/privacy')
  expect((await rowsOf('select text from contact_note where account_id = $1'))[0].text).toContain(
    'how many lamps?: 200',
  )
})

test('who ticked nothing has agreed to nothing, and a known contact is not changed by a form', async () => {
  meta.world.answerForm(anna('anna@berg.example'), false)
  await takeLeads()
  expect(await rowsOf('select from consent where account_id = $1')).toHaveLength(0)
  meta.world.answerForm([...anna('anna@berg.example').slice(1), { name: 'full_name', values: ['Somebody'] }], true)
  await takeLeads()
  expect(await rowsOf('select name from contact where account_id = $1')).toEqual([{ name: 'Anna Berg' }])
  expect(await rowsOf('select from consent where account_id = $1')).toHaveLength(2)
})

test('before a grant ends its users are told, and it is renewed while it is good', async () => {
  const tools = { database: server.database, pages: meta.pages, secrets }
  clock.ahead = 45 * day
  await watchPage(tools, owner(), Date.now() + clock.ahead, signal)
  const renewed = (await readPageRow(server.database.pool, owner()))!
  expect(renewed.page.token_ends_at).toBeGreaterThan(Date.now() + 100 * day)
  expect(await rowsOf('select from notification where account_id = $1')).toHaveLength(0)
  meta.world.endTokens()
  clock.ahead = 47 * day
  await watchPage(tools, owner(), Date.now() + clock.ahead, signal)
  expect(await readPageRow(server.database.pool, owner())).toMatchObject({ problem: 'token' })
  expect((await rowsOf(`select content ->> 'key' as key from notification where account_id = $1`))[0].key).toBe(
    'pageEnded',
  )
})

test('who disconnects a page leaves no token, is told of nothing more, and keeps what was said', async () => {
  // The companies of the tests before run the same page.
  await server.database.pool.query('update channel_account set deleted_at = now() where account_id <> $1', [
    company.account,
  ])
  meta.world.write('facebook', marta, 'Hello')
  await meta.hear()
  const instagram = await meta.connect(company, 'instagram')
  const user = { ...company, session: 's', device: 'd' }
  const tools = { database: server.database, secrets, pages: meta.pages, log: noLog, user }
  await disconnectPage(tools, page.id, signal)
  expect(meta.world.state.subscribed, 'the account of Instagram still hears of it').toBe(true)
  await disconnectPage(tools, instagram.id, signal)
  expect(meta.world.state.subscribed).toBe(false)
  expect(await rowsOf('select from channel_secret where account_id = $1')).toHaveLength(0)
  expect(await messages()).toHaveLength(1)
  expect(await write('Hello')).toMatchObject({ state: 'failed', problem: 'senderGone' })
  expect(ourMessages()).toHaveLength(0)
})
