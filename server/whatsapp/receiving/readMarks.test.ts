import { afterAll, beforeAll, expect, test } from 'vitest'
import { conversationSeenIdOf } from '#domain/conversations/ids'
import type { HttpCall } from '../../channels/callService.ts'
import { actorOf, inOneCompany } from '../../testing/company.ts'
import type { Device } from '../../testing/device.ts'
import { mustNotFail, readThreads } from '../../testing/inbox.ts'
import type { TestServer } from '../../testing/server.ts'
import { openTestGraph, putNumber, type TestGraph } from '../../testing/whatsapp.ts'
import { tellSeenThreads } from './readMarks.ts'

let server: TestServer
let main: Device
let graph: TestGraph
inOneCompany(0, (company) => {
  ;({ server, main } = company)
})
beforeAll(async () => {
  graph = await openTestGraph(server.database)
})
afterAll(() => graph.stop())

const text = (body: string) => ({ type: 'text', text: { body } })

test('once a user has seen a thread, its writer hears that the newest message was read', async () => {
  const company = actorOf(main)
  const number = await putNumber(server.database, company, graph.world.number)
  graph.tells(company, number)
  const phone = '4915100000500'
  graph.world.write(phone, text('one'))
  const newest = graph.world.write(phone, text('two'))
  await graph.hear()
  const [thread] = await readThreads(server.database, company)
  const told: unknown[] = []
  const access = graph.access()
  const call: typeof access.call = async (one: HttpCall, signal) => {
    told.push(JSON.parse(String(one.body)))
    return access.call(one, signal)
  }
  const tools = { database: server.database, graph: { of: async () => ({ ...access, call }) }, log: mustNotFail }
  const tell = () => tellSeenThreads(tools, new AbortController().signal)
  await tell()
  expect(told).toEqual([])
  const aim = { id: conversationSeenIdOf(company.user, thread!.id), conversation_id: thread!.id }
  expect(await main.does('conversation_seen.read', { ...aim, n: 2 })).toMatchObject({ status: 'applied' })
  await tell()
  expect(told).toEqual([{ messaging_product: 'whatsapp', status: 'read', message_id: newest }])
  await main.does('conversation_seen.read', { ...aim, n: 1 })
  await tell()
  expect(told).toHaveLength(1)
})
