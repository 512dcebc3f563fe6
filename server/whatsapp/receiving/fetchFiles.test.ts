import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { WhatsappAccount } from '#domain/channels/account'
import type { Actor } from '#domain/shared/mutation'
import type { VirusScan } from '../../blobs/virusScan.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { mustNotFail, readMessages, readThreads } from '../../testing/inbox.ts'
import { openTestGraph, putNumber, type TestGraph, whatsappCompany } from '../../testing/whatsapp.ts'
import type { GraphAccess } from '../graphAccounts.ts'
import { fetchWhatsappFiles } from './fetchFiles.ts'

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

let phones = 4915100000400
let phone: string
const stored = new Map<string, Uint8Array>()
beforeEach(async () => {
  company = await whatsappCompany(server.database)
  number = await putNumber(server.database, company, graph.world.number)
  graph.tells(company, number)
  phone = String(phones++)
  stored.clear()
})

const clean: VirusScan = async () => ({ kind: 'clean' })
const store = {
  put: async (key: string, bytes: Uint8Array) => void stored.set(key, bytes),
  get: async () => null,
  delete: async (keys: readonly string[]) => keys.forEach((key) => stored.delete(key)),
}
async function fetchAll({
  virusScan = clean,
  access = graph.access(),
}: {
  virusScan?: VirusScan
  access?: GraphAccess
} = {}) {
  const tools = {
    database: server.database,
    graph: { of: async () => access },
    files: { store, virusScan },
    log: mustNotFail,
  }
  await server.database.pool.query('update whatsapp_media set not_before = server_now()')
  while (await fetchWhatsappFiles(tools, new AbortController().signal));
}
const message = async () => {
  const [thread] = await readThreads(server.database, company)
  return (await readMessages(server.database, thread!.id))[0]!
}
const waiting = async () =>
  (await server.database.pool.query('select from whatsapp_media where account_id = $1', [company.account])).rowCount

const pdf = Buffer.from('%PDF-1.4 order')
async function hearDocument(bytes: Buffer, filename: string) {
  const { id } = graph.world.keepFile('application/pdf', bytes)
  graph.world.write(phone, { type: 'document', document: { id, mime_type: 'application/pdf', filename } })
  await graph.hear()
}

test('what somebody sends is fetched after the message is there, and kept once', async () => {
  await hearDocument(pdf, 'order.pdf')
  expect((await message()).parts).toEqual([{ file: null, name: 'order.pdf', state: 'waiting' }])
  await fetchAll()
  const { parts, problem } = await message()
  expect(parts).toMatchObject([{ name: 'order.pdf', state: 'there', file: { size: pdf.length, name: 'order.pdf' } }])
  expect([problem, await waiting(), stored.size]).toEqual(['', 0, 1])
  await hearDocument(pdf, 'again.pdf')
  await fetchAll()
  expect(stored.size).toBe(1)
})

test.each([
  ['a program', 'setup.exe', clean, 'fileUnsafe'],
  ['a virus', 'order.pdf', (async () => ({ kind: 'infected', virus: 'Eicar' })) satisfies VirusScan, 'fileUnsafe'],
] as const)('%s is named and not kept', async (_, name, virusScan, problem) => {
  await hearDocument(pdf, name)
  await fetchAll({ virusScan })
  expect(await message()).toMatchObject({ problem, parts: [{ file: null, name, state: 'failed' }] })
  expect(stored.size).toBe(0)
})

test('what is too large to be kept says so', async () => {
  await hearDocument(Buffer.alloc(10_000_001, 1), 'film.pdf')
  await fetchAll()
  expect(await message()).toMatchObject({ problem: 'fileTooLarge', parts: [{ state: 'failed' }] })
})

test('what Meta has no more says so; while the token is refused it is waited for', async () => {
  await hearDocument(pdf, 'order.pdf')
  const access = graph.access()
  await fetchAll({ access: { ...access, setting: { ...access.setting, token: 'revoked' } } })
  expect((await message()).parts[0]!.state).toBe('waiting')
  graph.world.files.clear()
  await fetchAll()
  expect(await message()).toMatchObject({ problem: 'fileGone', parts: [{ state: 'failed' }] })
  expect(await waiting()).toBe(0)
})
