import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#domain/shared/mutation'
import { newTemplateContent, type TemplateContent } from '#domain/whatsapp/template'
import { sendableTemplate, type WhatsappTemplate } from '#domain/whatsapp/templateRow'
import { readWebhook } from '../../channels/whatsapp/webhook.ts'
import { asSystem } from '../../db/scope.ts'
import { noLog } from '../../log.ts'
import { openSandboxGraph, type SandboxGraph } from '../../sandbox/graph/server.ts'
import { quotedColumns } from '../../sync/tables.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { openTemplateTools, putTemplate, putTemplateNumber, templateCompany } from '../../testing/whatsappTemplates.ts'
import { handInTemplate } from './handIn.ts'
import { type TemplateHeard, takeTemplateHeard } from './heard.ts'
import { removeTemplate } from './remove.ts'
import { readDue } from './startReading.ts'

let server: TestDatabase
let graph: SandboxGraph
let heard: TemplateHeard[] = []
let process: ReturnType<typeof openTemplateTools>
let company: Actor
let number: string
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())
beforeEach(async () => {
  heard = []
  graph = await openSandboxGraph({
    log: noLog,
    hook: async ({ body }) => {
      heard.push(...readWebhook(body)!.flatMap((one) => (one.kind === 'template' ? [one] : [])))
      return true
    },
  })
  process = openTemplateTools(server, graph)
  company = await templateCompany(server)
  number = await putTemplateNumber(server, company, graph)
  return async () => {
    await process.stop()
    await graph.stop()
  }
})

const signal = new AbortController().signal
const by = () => ({ account: company.account, user: company.user, device: 'web', address: '127.0.0.1' })
const handIn = (id: string, user = company) => handInTemplate(process.tools, { user, by: by() }, id)
const written = (changes: Partial<WhatsappTemplate> = {}) =>
  putTemplate(server, company, { channel_account_id: number, ...changes })
const columns = quotedColumns('whatsapp_template').join(', ')
async function rowsOf({ account }: Actor): Promise<WhatsappTemplate[]> {
  const { rows } = await server.database.pool.query<WhatsappTemplate>(
    `select ${columns} from whatsapp_template where account_id = $1 and deleted_at is null order by id`,
    [account],
  )
  return rows
}
const rowOf = async (id: string) => (await rowsOf(company)).find((row) => row.id === id)
const atMeta = () => [...graph.world.templates.values()]
async function hear(of: Actor = company) {
  await graph.settled()
  for (const one of heard.splice(0))
    await asSystem(server.database, (connection) => takeTemplateHeard(connection, of.account, one))
}
/** Reads whatever is due, as the server does every some seconds. */
const read = () => readDue(process.tools, signal)
async function readNow() {
  await server.database.pool.query('delete from whatsapp_template_reading where account_id = $1', [company.account])
  await read()
}
const isPost = ({ method, url }: { method: string; url: string }) =>
  method === 'POST' && url.endsWith('/message_templates')

test('a template is handed in once, looked at, approved, and can be sent from then on', async () => {
  const id = await written()
  expect(await handIn(id)).toMatchObject({ state: 'pending', problem: '' })
  const [there] = atMeta()
  expect(await rowOf(id)).toMatchObject({ state: 'pending', meta_id: there!.id, submitted_at: expect.any(Number) })
  await expect(handIn(id)).rejects.toMatchObject({ code: 'templateLocked' })
  graph.world.judgeTemplate(there!.id, 'APPROVED')
  await hear()
  const row = (await rowOf(id))!
  expect(row.state).toBe('approved')
  expect(sendableTemplate(row)).toMatchObject({ body: 'Hello {{first_name}}, the lamp is here.' })
  await handIn(id)
  expect(process.calls.filter(isPost)).toHaveLength(1)
  const { rows: log } = await server.database.pool.query('select action from operation where target = $1', [id])
  expect(log).toEqual([{ action: 'whatsappTemplate.handIn' }])
})

test('other words go to Meta when they are handed in again, and the approved ones stay until then', async () => {
  const id = await written()
  await handIn(id)
  const metaId = atMeta()[0]!.id
  graph.world.judgeTemplate(metaId, 'APPROVED')
  await hear()
  const row = (await rowOf(id))!
  await putTemplate(server, company, { ...row, body: 'Dear {{first_name}}, the lamp is here.' })
  expect(sendableTemplate((await rowOf(id))!)!.body).toBe('Hello {{first_name}}, the lamp is here.')
  expect(await handIn(id)).toMatchObject({ state: 'pending', meta_id: metaId })
  graph.world.judgeTemplate(metaId, 'APPROVED')
  await hear()
  expect(sendableTemplate((await rowOf(id))!)!.body).toBe('Dear {{first_name}}, the lamp is here.')
  expect(atMeta()).toHaveLength(1)
})

test('why Meta rejected or paused one stands in its row, whatever comes first', async () => {
  const id = await written()
  await handIn(id)
  const metaId = atMeta()[0]!.id
  graph.world.judgeTemplate(metaId, 'REJECTED', 'ABUSIVE_CONTENT')
  await hear()
  expect(await rowOf(id)).toMatchObject({ state: 'rejected', rejected_reason: 'ABUSIVE_CONTENT' })
  await handIn(id)
  graph.world.judgeTemplate(metaId, 'APPROVED')
  graph.world.judgeTemplate(metaId, 'PAUSED')
  await graph.settled()
  heard.reverse()
  await hear()
  await read()
  expect(await rowOf(id)).toMatchObject({ state: 'paused', rejected_reason: '' })
})

test('category and quality are heard, and only of a template of this company', async () => {
  const id = await written()
  await handIn(id)
  const { id: metaId, name, language } = atMeta()[0]!
  const other = await templateCompany(server)
  await putTemplateNumber(server, other, graph, '99999999')
  const told = (change: TemplateHeard['change'], portfolioAccount = graph.world.waba): TemplateHeard => ({
    kind: 'template',
    portfolioAccount,
    id: metaId,
    name,
    language,
    change,
  })
  const take = (of: Actor, one: TemplateHeard) =>
    asSystem(server.database, (connection) => takeTemplateHeard(connection, of.account, one))
  await take(company, told({ of: 'category', category: 'marketing' }))
  await take(company, told({ of: 'quality', quality: 'yellow' }))
  expect(await rowOf(id)).toMatchObject({ meta_category: 'marketing', quality: 'yellow', category: 'marketing' })
  await take(other, told({ of: 'state', state: 'disabled', reason: '' }))
  await take(other, told({ of: 'state', state: 'disabled', reason: '' }, '99999999'))
  await take(company, told({ of: 'state', state: 'disabled', reason: '' }, '99999999'))
  expect(await rowOf(id)).toMatchObject({ state: 'pending' })
  expect(await rowsOf(other)).toEqual([])
})

test('an answer that was lost after Meta took the template makes no second one', async () => {
  const id = await written()
  process.meets((call) => (isPost(call) ? 'lost' : null))
  expect(await handIn(id)).toMatchObject({ state: 'pending', problem: '', meta_id: atMeta()[0]!.id })

  const second = await written()
  process.meets((call) => (isPost(call) || (call.method === 'GET' && process.calls.some(isPost)) ? 'lost' : null))
  await handIn(second).catch(() => {})
  process.meets(() => null)
  await readNow()
  const names = (await rowsOf(company)).map(({ name, state, meta_id }) => [name, state, meta_id])
  expect(new Set(names.map(([name]) => name)).size).toBe(2)
  expect(new Set(atMeta().map(({ name }) => name)).size).toBe(atMeta().length)
})

test('one that nobody answered about and Meta has not got is a draft again, and is looked up before it is made', async () => {
  const id = await written()
  process.meets((call) => (isPost(call) ? { status: 500, body: {} } : null))
  expect(await handIn(id)).toMatchObject({ state: 'sending' })
  expect(atMeta()).toEqual([])
  await server.database.pool.query('update whatsapp_template set submitted_at = 1 where id = $1', [id])
  await readNow()
  expect(await rowOf(id)).toMatchObject({ state: 'draft', problem: 'unanswered' })
  process.meets(() => null)
  expect(await handIn(id)).toMatchObject({ state: 'pending', problem: '' })
  expect(atMeta()).toHaveLength(1)
})

test.each([
  [{ status: 429, body: {} }, 'wait', ''],
  [{ status: 400, body: { error: { code: 80_008, message: 'Rate limit' } } }, 'wait', 'Rate limit'],
  [{ status: 401, body: { error: { code: 190, message: 'Expired' } } }, 'token', 'Expired'],
  [
    { status: 400, body: { error: { code: 100, error_subcode: 2_388_024, error_user_msg: 'Exists\u0000' } } },
    'taken',
    'Exists',
  ],
  [{ status: 400, body: { error: { code: 100, error_subcode: 2_388_023 } } }, 'deleting', ''],
  [{ status: 400, body: { error: { code: 100, error_user_msg: '<script>alert(1)</script>' } } }, 'refused', '<script>'],
])('what Meta answers %j to is told, and nothing is handed in', async (answer, problem, details) => {
  const id = await written()
  process.meets((call) => (isPost(call) ? answer : null))
  expect(await handIn(id)).toMatchObject({ state: 'draft', problem })
  expect((await rowOf(id))!.problem_details).toContain(details)
  expect(atMeta()).toEqual([])
})

test('a revoked token is told without asking for anything else', async () => {
  const id = await written()
  process.secret.token = 'revoked'
  expect(await handIn(id)).toMatchObject({ state: 'draft', problem: 'token' })
  await readNow()
  expect(await rowOf(id)).toMatchObject({ state: 'draft', meta_id: '' })
})

test('what Meta would refuse, what somebody else wrote and a name that is taken are not handed in', async () => {
  const long = await written({ body: 'x'.repeat(1_025) })
  await expect(handIn(long)).rejects.toMatchObject({ code: 'templateUnready' })
  const value = await written({ examples: { first_name: 'x'.repeat(10_000) } })
  const colleague: Actor = { ...company, user: '019aa000-0000-7000-8000-0000000000cc', role: 'sub' }
  const own = await written({ name: 'twin' })
  await expect(handIn(own, colleague)).rejects.toMatchObject({ code: 'forbidden' })
  const stranger = await templateCompany(server)
  await expect(handIn(own, stranger)).rejects.toMatchObject({ code: 'notFound' })
  await handIn(own)
  const twin = await written({ name: 'twin' })
  await expect(handIn(twin)).rejects.toMatchObject({ code: 'templateNameTaken' })
  // No device writes one that long.
  expect(await handIn(value)).toMatchObject({ state: 'draft', problem: 'refused' })
})

const png = Buffer.from('89504e470d0a1a0a00', 'hex')
const picture = { hash: 'a'.repeat(64), size: png.length, mime: 'image/png', name: 'lamp.png' } as const

test('the example of a header goes up, goes on where the line broke, and has to be what its name says', async () => {
  const id = await written({ header: { kind: 'image', file: picture } })
  await expect(handIn(id)).rejects.toMatchObject({ code: 'templateFileAway' })
  process.files.set(picture.hash, Buffer.from('<html>'))
  expect(await handIn(id)).toMatchObject({ state: 'draft', problem: 'file' })
  process.files.set(picture.hash, png)
  let broken = 0
  process.meets((call) => (call.url.includes('upload:') && call.method === 'POST' && !broken++ ? 'lost' : null))
  expect(await handIn(id)).toMatchObject({ state: 'pending', problem: '' })
  const { components, id: metaId } = atMeta()[0]!
  expect(components[0]).toMatchObject({
    type: 'HEADER',
    format: 'IMAGE',
    example: { header_handle: [expect.stringMatching(/^4::/)] },
  })
  graph.world.judgeTemplate(metaId, 'APPROVED')
  await hear()
  await readNow()
  expect((await rowOf(id))!.approved!.header).toEqual({ kind: 'image', file: picture })
})

const handedInElsewhere = (content: Partial<TemplateContent>) =>
  graph.world.handInTemplate({
    name: 'elsewhere',
    language: 'en_US',
    category: 'UTILITY',
    parameter_format: 'POSITIONAL',
    components: [{ type: 'BODY', text: content.body ?? 'Order {{1}} is sent.', example: { body_text: [['PO-1']] } }],
  } as never)

test('templates that others wrote appear, with counted variables, follow Meta, and go when it has them no more', async () => {
  const { id: metaId } = handedInElsewhere({})
  graph.world.judgeTemplate(metaId, 'APPROVED')
  for (let n = 0; n < 120; n++) graph.world.handInTemplate({ ...atMeta()[0]!, name: `more_${n}` })
  await readNow()
  await readNow()
  const rows = await rowsOf(company)
  expect(rows).toHaveLength(121)
  expect(rows.find(({ name }) => name === 'elsewhere')).toMatchObject({
    state: 'approved',
    category: 'utility',
    body: 'Order {{1}} is sent.',
    examples: { 1: 'PO-1' },
    created_by: null,
    approved: {
      ...newTemplateContent,
      name: 'elsewhere',
      category: 'utility',
      body: 'Order {{1}} is sent.',
      examples: { 1: 'PO-1' },
    },
  })
  graph.world.templates.delete(metaId)
  await readNow()
  expect((await rowsOf(company)).find(({ name }) => name === 'elsewhere')).toMatchObject({ state: 'deleted' })
})

test('a template is deleted at Meta and then here; where Meta does not answer it stays', async () => {
  const id = await written()
  await handIn(id)
  const remove = () => removeTemplate(process.tools, { user: company, by: by() }, id)
  const colleague: Actor = { ...company, withheld: ['delete_data'] }
  await expect(removeTemplate(process.tools, { user: colleague, by: by() }, id)).rejects.toMatchObject({
    code: 'deleteNotAllowed',
  })
  process.meets(({ method }) => (method === 'DELETE' ? { status: 503, body: {} } : null))
  await expect(remove()).rejects.toMatchObject({ problem: 'unreachable' })
  expect(await rowOf(id)).toBeDefined()
  process.meets(({ method }) => (method === 'DELETE' ? 'lost' : null))
  await remove()
  expect([await rowOf(id), atMeta()]).toEqual([undefined, []])
})

test('two at once hand a template in once', async () => {
  const id = await written()
  const other = openTemplateTools(server, graph)
  const both = await Promise.allSettled([handIn(id), handInTemplate(other.tools, { user: company, by: by() }, id)])
  await other.stop()
  expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  expect(atMeta()).toHaveLength(1)
})
