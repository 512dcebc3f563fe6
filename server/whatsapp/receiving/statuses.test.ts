import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { WhatsappAccount } from '#domain/channels/account'
import type { Actor } from '#domain/shared/mutation'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { readMessages, readThreads } from '../../testing/inbox.ts'
import {
  callOf,
  openTestGraph,
  putNumber,
  sendAll,
  type TestGraph,
  whatsappCompany,
  writeInto,
} from '../../testing/whatsapp.ts'

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

let phones = 4915100000200
beforeEach(async () => {
  company = await whatsappCompany(server.database)
  number = await putNumber(server.database, company, graph.world.number)
  graph.tells(company, number)
})

const ours = async (thread: string) =>
  (await readMessages(server.database, thread)).filter(({ direction }) => direction === 'out')

/** Some threads, each with an answer of ours that Meta took. */
async function answered(count: number) {
  for (let n = 0; n < count; n++) graph.world.write(String(phones++), { type: 'text', text: { body: 'Hello' } })
  await graph.hear()
  const threads = await readThreads(server.database, company)
  for (const { id } of threads) await writeInto(server.database, company, { conversation_id: id, body: 'Ten dollars' })
  graph.hold()
  await sendAll({ server, access: graph.access() })
  await graph.release()
  return threads
}

const ends = { sent: 'accepted', delivered: 'delivered', read: 'read', failed: 'failed', both: 'delivered' } as const
type End = keyof typeof ends
const told: Record<End, string[]> = {
  sent: ['sent'],
  delivered: ['sent', 'delivered'],
  read: ['sent', 'delivered', 'read', 'played'],
  failed: ['sent', 'failed'],
  both: ['sent', 'failed', 'delivered'],
}

/** The same numbers for the same seed. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

test('a hundred statuses, shuffled and doubled, end in one state of each message', async () => {
  const kinds = Object.keys(ends) as End[]
  for (const seed of [1, 2, 3]) {
    company = await whatsappCompany(server.database)
    number = await putNumber(server.database, company, graph.world.number)
    const owner = graph.tells(company, number)
    const threads = await answered(10)
    const random = randomFrom(seed)
    const refs = new Map<string, End>()
    for (const [n, { id }] of threads.entries()) {
      const [message] = await ours(id)
      const { rows } = await server.database.pool.query<{ ref: string }>(
        'select ref from provider_ref where object_id = $1',
        [message!.id],
      )
      refs.set(rows[0]!.ref, kinds[n % kinds.length]!)
    }
    const all = [...refs].flatMap(([ref, end]) =>
      told[end].flatMap((status) => [0, 1, 2, 3].map(() => ({ ref, status }))),
    )
    const shuffled = all.map((one) => ({ one, at: random() })).toSorted((a, b) => a.at - b.at)
    expect(shuffled.length).toBeGreaterThan(95)
    for (let from = 0; from < shuffled.length; from += 7) {
      const statuses = shuffled.slice(from, from + 7).map(({ one: { ref, status } }) => ({
        id: ref,
        status,
        timestamp: '1764000000',
        ...(status === 'failed' && { errors: [{ code: 131_026 }] }),
      }))
      await graph.keep(owner, callOf(graph.world, graph.world.number, { statuses }))
      if (random() < 0.5) await graph.hear()
    }
    await graph.hear()
    for (const [n, { id }] of threads.entries()) {
      const end = kinds[n % kinds.length]!
      const [message] = await ours(id)
      expect([seed, end, message!.state]).toEqual([seed, end, ends[end]])
      expect(message!.problem).toBe(end === 'failed' ? 'unreachable' : '')
    }
  }
})

test('a status of what nobody knows yet waits, and is another one’s after a minute', async () => {
  const owner = graph.tells(company, number)
  const statuses = [{ id: 'wamid.nobody', status: 'delivered', timestamp: '1764000000' }]
  await graph.keep(owner, callOf(graph.world, graph.world.number, { statuses }))
  await graph.hear()
  const states = async () =>
    (
      await server.database.pool.query<{ state: string }>('select state from raw_event where account_id = $1', [
        company.account,
      ])
    ).rows
  expect(await states()).toEqual([{ state: 'new' }])
  await server.database.pool.query(
    `update raw_event set received_at = server_now() - interval '2 minutes', not_before = server_now() where account_id = $1`,
    [company.account],
  )
  await graph.hear()
  expect(await states()).toEqual([{ state: 'foreign' }])
})

test('what Meta charges is handed to whoever asks for it, in the transaction of the status', async () => {
  await answered(1)
  const owner = graph.tells(company, number)
  const pricing = { category: 'service', type: 'free_customer_service', billable: false }
  const statuses = [{ id: 'wamid.priced', status: 'sent', timestamp: '1764000000', pricing }]
  await graph.keep(owner, callOf(graph.world, graph.world.number, { statuses }))
  const heard: unknown[] = []
  await graph.hear({ charged: async (_, __, some) => void heard.push(...some.map(({ ref, price }) => [ref, price])) })
  expect(heard).toEqual([['wamid.priced', { category: 'service', isFree: true }]])
})
