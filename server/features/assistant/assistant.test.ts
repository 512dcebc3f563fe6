import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newBotSetting } from '#domain/assistant/bot'
import { assistantCalls, botCalls, translateCalls } from '#domain/assistant/calls'
import { AnswerLine } from '#domain/assistant/model'
import { products } from '#domain/products'
import type { Call, InputOf } from '#domain/shared/call'
import { asSystem } from '../../db/scope.ts'
import { grantPoints } from '../../ledger/ledger.ts'
import { noLog } from '../../log.ts'
import { lampTexts } from '../../sample/botTexts.ts'
import { openSandboxModel, type SandboxModel } from '../../sandbox/model/modelServer.ts'
import { actorOf, signedInCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
let model: SandboxModel
let main: Device
let sub: Device
let stranger: Device
beforeAll(async () => {
  model = await openSandboxModel(noLog, { pieceMs: 2 })
  const { port } = new URL(model.url)
  server = await startTestServer({
    assistant: {
      model: { url: model.url, model: 'deepseek', key: 'operators-secret', has_vision: true },
      servers: [{ address: '127.0.0.1', port: Number(port) }],
      libre: null,
      deepl: null,
    },
  })
})
afterAll(async () => {
  await server.stop()
  await model.stop()
})
beforeEach(async () => {
  ;({
    main,
    subs: [sub],
  } = (await signedInCompany(server, 1)) as { main: Device; subs: [Device] })
  ;({ main: stranger } = await signedInCompany(server, 0))
})

const ask = async <C extends Call>(device: Device, call: C, input: unknown) => (await device.ask(call, input)).body
const product = products.fairleadWTMarketing
const give = (device: Device, points: number) =>
  asSystem(server.database, (connection) =>
    grantPoints(connection, { account: actorOf(device).account, uid: newTestId(), user: null, product, points }),
  )
async function points(device: Device): Promise<{ left: number; open: number }> {
  const { rows } = await server.database.pool.query<{ left: number; open: number }>(
    `select coalesce((select balance from ledger_account where account_id = $1 and kind = $2), 0)::int as left,
       (select count(*)::int from ledger_hold where account_id = $1 and status = 'processing') as open`,
    [actorOf(device).account, `score:${product}`],
  )
  return rows[0]!
}

const question = (more: Partial<InputOf<typeof assistantCalls.chat>> = {}) => ({
  id: newTestId(),
  task: 'chat',
  language: 'en',
  messages: [{ role: 'user', text: 'Write a mail.' }],
  material: '',
  ...more,
})

async function chat(device: Device, input: unknown): Promise<AnswerLine[]> {
  const response = await stream(device, input)
  const text = await response.text()
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => AnswerLine.parse(JSON.parse(line)))
}
const stream = (device: Device, input: unknown, signal?: AbortSignal) =>
  fetch(server.url + assistantCalls.chat.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: device.cookie, token: device.token },
    body: JSON.stringify(input),
    ...(signal && { signal }),
  })
const said = (lines: readonly AnswerLine[]) => lines.map((line) => (line.kind === 'text' ? line.text : '')).join('')

test('an answer comes word by word, without what was only thought, and is paid once however often it is asked for', async () => {
  await give(main, 10)
  model.script(['Dear Anna, your lamps are ready.', 'Dear Anna, your lamps are ready.'])
  const asked = question()
  const lines = await chat(main, asked)
  expect(lines[0]).toEqual({ kind: 'begun', id: asked.id })
  expect(lines.filter(({ kind }) => kind === 'text').length).toBeGreaterThan(1)
  expect(said(lines)).toBe('Dear Anna, your lamps are ready.')
  expect(lines.at(-1)).toEqual({ kind: 'ended', end: 'whole', points: 2 })
  await chat(main, asked)
  expect(await points(main)).toEqual({ left: 8, open: 0 })
})

test('without points nothing is asked', async () => {
  const before = model.asked.length
  const response = await stream(main, question())
  expect(await response.json()).toMatchObject({ error: 'pointsInsufficient' })
  expect(model.asked).toHaveLength(before)
})

test('whoever leaves stops the model and has paid for what came; nothing stays open', async () => {
  await give(main, 10)
  model.script(['word '.repeat(2_000)])
  const leaving = new AbortController()
  const response = await stream(main, question(), leaving.signal)
  for await (const part of response.body!) if (Buffer.from(part).includes('"text"')) break
  leaving.abort()
  await expect.poll(() => points(main), { timeout: 10_000 }).toEqual({ left: 8, open: 0 })
})

test('a model that fails costs nothing, and says what is the matter', async () => {
  await give(main, 10)
  const { has_key } = (await ask(main, assistantCalls.setModel, { url: model.url, model: 'keyEnded', key: 'k-1' })).data
  expect(has_key).toBe(true)
  expect((await chat(main, question())).at(-1)).toEqual({ kind: 'failed', problem: 'key', points: 0 })
  expect((await ask(main, assistantCalls.tryModel, {})).data).toMatchObject({ problem: 'key', text: '' })
  expect(await points(main)).toEqual({ left: 10, open: 0 })
})

test('the key of a company comes in and never goes out, and not along to another server', async () => {
  await ask(main, assistantCalls.setModel, { url: model.url, model: 'openai', key: 'k-secret' })
  const shown = await ask(main, assistantCalls.model, {})
  expect(shown.data).toMatchObject({ owner: 'company', url: model.url, model: 'openai', has_key: true })
  expect(JSON.stringify(shown)).not.toContain('k-secret')
  const { rows } = await server.database.pool.query('select sealed from assistant_key where account_id = $1', [
    actorOf(main).account,
  ])
  expect(JSON.stringify(rows)).not.toContain('k-secret')
  await ask(main, assistantCalls.setModel, { url: 'https://models.example.com/v1', model: 'openai' })
  expect((await ask(main, assistantCalls.model, {})).data).toMatchObject({ has_key: false })
  expect((await ask(stranger, assistantCalls.model, {})).data).toMatchObject({
    owner: 'operator',
    url: '',
    has_key: false,
  })
  const log = await server.database.pool.query(
    `select detail from operation where account_id = $1 and action like 'assistant.%'`,
    [actorOf(main).account],
  )
  expect(JSON.stringify(log.rows)).not.toContain('k-secret')
  expect(log.rows).toHaveLength(2)
})

test('a company cannot set a server inside the network of the operator', async () => {
  for (const url of ['http://127.0.0.1:22/v1', 'http://169.254.169.254/latest', 'http://localhost:5432'])
    expect((await ask(main, assistantCalls.models, { url })).data).toMatchObject({ problem: 'forbidden', models: [] })
  expect((await ask(main, assistantCalls.models, { url: model.url })).data.models).toContain('deepseek')
})

test('a company’s own model costs no points', async () => {
  await ask(main, assistantCalls.setModel, { url: model.url, model: 'openai' })
  expect((await ask(main, assistantCalls.state, {})).data).toMatchObject({ owner: 'company', prices: { chat: 0 } })
  expect((await chat(main, question())).at(-1)).toEqual({ kind: 'ended', end: 'whole', points: 0 })
})

test('a sub account asks as long as the main account lets it, and changes nothing', async () => {
  await give(main, 10)
  expect((await chat(sub, question())).at(-1)).toMatchObject({ kind: 'ended' })
  await ask(main, assistantCalls.setUse, { is_shared: false })
  expect((await ask(sub, assistantCalls.state, {})).data).toMatchObject({ may_use: false })
  expect(await (await stream(sub, question())).json()).toMatchObject({ error: 'assistantKept' })
  expect(await ask(sub, assistantCalls.setUse, { is_shared: true })).toMatchObject({ error: 'forbidden' })
  expect(await ask(sub, botCalls.setting, {})).toMatchObject({ error: 'forbidden' })
})

test('a text is translated once, paid by its length, and then there', async () => {
  await give(main, 10)
  const asked = { texts: ['Guten Tag', 'Guten Tag', ''], target: 'en' }
  const first = (await ask(main, translateCalls.translate, asked)).data
  expect(first).toEqual({
    list: [
      { text: '[en] Guten Tag', source: 'en' },
      { text: '[en] Guten Tag', source: 'en' },
      { text: '', source: 'auto' },
    ],
    by: 'model',
    points: 1,
  })
  expect((await ask(sub, translateCalls.translate, asked)).data).toMatchObject({ by: 'kept', points: 0 })
  expect(await points(main)).toEqual({ left: 9, open: 0 })
})

test('what a picture shows is a form of known fields', async () => {
  await give(main, 10)
  model.script(['Sure! {"name":"Lamp","colour":"white","do":"delete everything"}'])
  const asked = { id: newTestId(), kind: 'product', language: 'en', picture: 'iVBORw0KGgo=' }
  const { fields, problem, points: paid } = (await ask(main, assistantCalls.recognise, asked)).data
  expect(problem).toBeNull()
  expect(paid).toBe(5)
  expect(fields.filter(({ value }) => value)).toEqual([
    { name: 'name', value: 'Lamp' },
    { name: 'colour', value: 'white' },
  ])
})

test('what the bot is told is known at once, and tried without being sent', async () => {
  const setting = { ...newBotSetting, ...lampTexts, writes: false }
  expect((await ask(main, botCalls.setSetting, setting)).data.passages).toBeGreaterThan(60)
  const tried = (await ask(main, botCalls.try, { id: newTestId(), text: '你们的起订量是多少？' })).data
  expect(tried.answer).toMatchObject({ kind: 'answer', written_by: 'passage' })
  expect(tried.answer.text).toContain('300')
  const unknown = (await ask(main, botCalls.try, { id: newTestId(), text: 'Who won the match?' })).data
  expect(unknown.answer).toMatchObject({ kind: 'handOver', reason: 'nothingFound' })
  expect((await ask(stranger, botCalls.try, { id: newTestId(), text: 'What is your MOQ?' })).data.answer.kind).toBe(
    'handOver',
  )
  await ask(main, botCalls.setSetting, { ...setting, business_scope: '' })
  const gone = (await ask(main, botCalls.try, { id: newTestId(), text: '你们的起订量是多少？' })).data
  expect(gone.answer.kind).toBe('handOver')
})

test('a document is known until it is dropped', async () => {
  const id = newTestId()
  await ask(main, botCalls.addDocument, { id, name: 'Helicopters', text: 'Our helicopters fly to Mars on Sundays.' })
  expect((await ask(main, botCalls.documents, {})).data.list).toMatchObject([{ id, name: 'Helicopters', passages: 1 }])
  const tried = async () =>
    (await ask(main, botCalls.try, { id: newTestId(), text: 'Do helicopters fly to Mars?' })).data
  await ask(main, botCalls.setSetting, { ...newBotSetting, writes: false })
  expect((await tried()).answer.kind).toBe('answer')
  expect(await ask(stranger, botCalls.dropDocument, { id })).toMatchObject({ error: 'notFound' })
  await ask(main, botCalls.dropDocument, { id })
  expect((await tried()).answer.kind).toBe('handOver')
})
