import { randomUUID } from 'node:crypto'
import { newChannelAccount, type WhatsappAccount } from '#domain/channels/account'
import type { NewMessage } from '#domain/conversations/conversationMessage'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import { openServiceCalls } from '../channels/callService.ts'
import { queueMessage } from '../conversations/sending/queueMessage.ts'
import { startChats } from '../conversations/sending/startChats.ts'
import type { Database } from '../db/connect.ts'
import { openLeases } from '../db/leases.ts'
import { asSystem } from '../db/scope.ts'
import { grantPoints } from '../ledger/ledger.ts'
import { type Log, noLog } from '../log.ts'
import { createCompany } from '../operator.ts'
import { serverNow } from '../people/serverNow.ts'
import { openSandboxGraph } from '../sandbox/graph/server.ts'
import type { GraphWorld } from '../sandbox/graph/world.ts'
import { callEvent, keepEvents } from '../sms/receiving/events.ts'
import { alwaysLeaves } from '../sync/epoch.ts'
import { openWhatsappChats } from '../whatsapp/chats/chatDriver.ts'
import type { GraphAccess } from '../whatsapp/graphAccounts.ts'
import { takeWhatsappEvents, type WhatsappTools } from '../whatsapp/receiving/takeEvents.ts'
import type { TestDatabase } from './database.ts'
import { newTestId } from './device.ts'
import { put } from './emailCompany.ts'
import { mustNotFail } from './inbox.ts'
import { until } from './sending.ts'
import { smsAccount } from './sms.ts'

let companies = 0
const stamps = { created_at: 1_764_000_000_000, updated_at: 1_764_000_000_000 }

export async function whatsappCompany(database: Database, points = 100): Promise<Actor> {
  const product = products.fairleadWTMarketing
  const company = await createCompany(database, {
    username: `wa-company-${++companies}-${randomUUID().slice(0, 6)}`,
    password: 'a long password',
    products: [product],
  })
  const grant = { account: company.account, uid: randomUUID(), user: null, product, points }
  if (points) await asSystem(database, (connection) => grantPoints(connection, grant))
  return company
}

/** A number of the company, by its id at Meta. */
export async function putNumber(database: Database, company: Actor, number: string): Promise<WhatsappAccount> {
  const row: WhatsappAccount = {
    ...smsAccount({ id: newTestId(), setting: { kind: 'smpp' } as never }),
    ...newChannelAccount,
    ...stamps,
    channel: 'whatsapp',
    setting: { kind: 'cloud', waba: '100000', number },
    secrets: ['token', 'appSecret'],
  }
  await put(database, company, 'channel_account', [row])
  return row
}

type Owner = { account: string; channelAccount: string }
export type TestGraph = Awaited<ReturnType<typeof openTestGraph>>

type GraphOptions = {
  /** service messages of a month that cost nothing */
  freeService?: number
}

/** Meta's Graph on loopback, whose webhook calls are kept until they are worked off. */
export async function openTestGraph(database: Database, options: GraphOptions = {}) {
  const calls = openServiceCalls()
  const events = keepEvents(database)
  let owner: Owner | null = null
  let held: string[] | null = null
  const keep = (to: Owner, body: string) =>
    events.add(callEvent(to, { url: `https://fairlead.example/?${randomUUID()}`, body }))
  let keeper = keep
  const graph = await openSandboxGraph({
    log: noLog,
    perSecond: 1_000,
    ...options,
    async hook({ body }) {
      if (held) held.push(body)
      else if (owner) await keeper(owner, body)
      return true
    },
  })
  const { world } = graph
  return {
    world,
    access: (): GraphAccess => ({
      setting: { url: graph.url, version: 'v25.0', token: world.token },
      call: calls.call,
      number: world.number,
    }),
    url: graph.url,
    /** whose events they are from now on */
    tells(company: Actor, { id }: WhatsappAccount) {
      owner = { account: company.account, channelAccount: id }
      return owner
    },
    /** Calls are gathered, instead of kept, until they are given back. */
    hold: () => (held = []),
    async release() {
      await graph.settled()
      const bodies = held ?? []
      held = null
      return bodies
    },
    keep,
    settled: graph.settled,
    /** Others keep the calls from now on. */
    toldTo(others: typeof keep) {
      keeper = others
    },
    async hear(tools: Partial<WhatsappTools> = {}) {
      await graph.settled()
      while (await takeWhatsappEvents(database, owner!, { log: mustNotFail, ...tools }));
    },
    async stop() {
      await graph.stop()
      calls.stop()
    },
  }
}

/** One message, as the webhook brings it, whether Graph knows of it or not. */
export const callOf = (world: Pick<GraphWorld, 'waba'>, number: string, value: object): string =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: world.waba,
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '1', phone_number_id: number },
              ...value,
            },
          },
        ],
      },
    ],
  })

type ThreadText = Partial<NewMessage> & { conversation_id: string }
export const writeInto = (database: Database, by: Actor, message: ThreadText) =>
  asSystem(database, async (connection) => {
    const usual = { id: newTestId(), subject: '', body: '', files: [], quote: null, again_of: null, extra: null }
    return queueMessage(connection, by, { ...usual, ...message }, await serverNow(connection))
  })

type Sender = {
  server: TestDatabase
  access: GraphAccess
  blobs?: Map<string, Uint8Array<ArrayBuffer>>
  processes?: number
  log?: Log
}

/** Sends until nothing of the company waits any more. */
export async function sendAll({
  server,
  access,
  blobs = new Map(),
  processes = 1,
  log = noLog,
}: Sender): Promise<void> {
  const { database } = server
  const leases = openLeases(database, noLog)
  const store = { put: async () => {}, get: async (key: string) => blobs.get(key) ?? null, delete: async () => {} }
  const driver = openWhatsappChats({ database, graph: { of: async () => access }, blobs: store })
  const services = { database, leases, drivers: [driver], log, mayLeave: alwaysLeaves }
  const all = Array.from({ length: processes }, () => startChats(services, { everyMs: 20 }))
  await until(async () => {
    const { rowCount } = await database.pool.query(
      `select from message m left join message_try t on t.account_id = m.account_id and t.message_id = m.id
       where m.state = 'sending' or m.state = 'queued' and (t.not_before is null or t.not_before <= server_now())`,
    )
    return !rowCount
  })
  await Promise.all(all.map(({ stop }) => stop()))
  await leases.stop()
}
