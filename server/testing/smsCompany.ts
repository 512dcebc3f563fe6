import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import type { CampaignTask } from '#domain/campaigns/task'
import { newChannelAccount, type SmsAccount } from '#domain/channels/account'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import type { SmsMessageRow } from '#domain/sms/message'
import { type SendingOptions, startSending } from '../campaigns/sending/startSending.ts'
import { putChannelSecrets } from '../channels/accounts/channelSecrets.ts'
import { ProviderError } from '../channels/channel.ts'
import type { SmsHeard } from '../channels/sms/services/service.ts'
import type { SmppReach, SmppTimes } from '../channels/sms/smppSession.ts'
import type { Database } from '../db/connect.ts'
import { openLeases } from '../db/leases.ts'
import { asSystem } from '../db/scope.ts'
import { areas } from '../features/index.ts'
import { grantPoints } from '../ledger/ledger.ts'
import { type Log, noLog } from '../log.ts'
import { createCompany } from '../operator.ts'
import { openSecrets } from '../secrets.ts'
import { heardEvent, keepEvents } from '../sms/receiving/events.ts'
import { startSmsReceiving } from '../sms/receiving/startSmsReceiving.ts'
import { openRoutes } from '../sms/routes.ts'
import { openSmsDriver } from '../sms/sending/driver.ts'
import type { MayLeave } from '../sync/epoch.ts'
import { newIdAt } from '../sync/newId.ts'
import { moveClock } from './clock.ts'
import type { TestDatabase } from './database.ts'
import { aTask, put, putContacts } from './emailCompany.ts'
import { smsAccount } from './sms.ts'

/** Ten in the morning of a working day, UTC: quiet hours are of no matter then, whenever the test runs. */
export function secondsToDaytime(now: number): number {
  const day = new Date(now)
  do day.setUTCDate(day.getUTCDate() + 1)
  while ([0, 6].includes(day.getUTCDay()))
  return Math.round((day.setUTCHours(10, 0, 0, 0) - now) / 1_000)
}

let companies = 0
const start = Date.UTC(2026, 9, 1)
const stamps = { created_at: start, updated_at: start }

/** A company that may send text messages: with points, and without anything to send. It is day in Europe and in Asia. */
export async function smsCompany(database: Database, points: number): Promise<Actor> {
  await moveClock(database, secondsToDaytime(Date.now()))
  const company = await createCompany(database, {
    username: `sms-company-${++companies}-${randomUUID().slice(0, 6)}`,
    password: 'a long password',
    products: [products.smsMarketing],
  })
  const grant = { account: company.account, uid: randomUUID(), user: null, product: products.smsMarketing, points }
  if (points) await asSystem(database, (connection) => grantPoints(connection, grant))
  return company
}

type ServerData = Pick<TestDatabase, 'database' | 'data'>

export const secretsOf = (server: ServerData) =>
  openSecrets(server.database, areas, { data: server.data, watermark: server.data, keys: [] })

/** A route with its secrets, ready to send. */
export async function putAccount(
  server: ServerData,
  company: Actor,
  {
    setting,
    secrets,
    ...changes
  }: Pick<SmsAccount, 'setting'> & Partial<Omit<SmsAccount, 'secrets'>> & { secrets: Record<string, string> },
): Promise<SmsAccount> {
  const account: SmsAccount = {
    ...smsAccount({ id: newIdAt(start), setting }),
    ...newChannelAccount,
    ...stamps,
    ...changes,
    secrets: Object.keys(secrets),
  }
  await put(server.database, company, 'channel_account', [account])
  const sealing = await secretsOf(server)
  await asSystem(server.database, (connection) =>
    putChannelSecrets(connection, sealing, { account: company.account, channelAccount: account.id }, secrets),
  )
  return account
}

/** People by their numbers, in the order in which they are written to. */
export const putPhones = (database: Database, company: Actor, phones: readonly string[]) =>
  putContacts(
    database,
    company,
    phones.map((phone, n) => ({
      name: `Person ${n}`,
      phones: [{ full_number: phone, is_wt: 'unvalidated' as const }],
    })),
  )

export async function putSmsTask(
  database: Database,
  company: Actor,
  accounts: readonly Pick<SmsAccount, 'id'>[],
  changes: { task?: Partial<CampaignTask>; message?: Partial<SmsMessageRow> } = {},
) {
  const message: SmsMessageRow = {
    id: newIdAt(start),
    name: 'Spring',
    text: 'Hello {{name}}, see us at stand 5B.',
    language: 'en',
    opt_out: 'whereNeeded',
    shortens_links: false,
    templates: [],
    belongto: company.user,
    ...stamps,
    ...changes.message,
  }
  const [first, ...others] = accounts.map(({ id }) => id)
  const of = { message: message.id, sender: first! }
  const task = aTask(company, of, { channel: 'sms', senders: others, ...changes.task })
  await put(database, company, 'sms_message', [message])
  await put(database, company, 'campaign_task', [task])
  return { message, task }
}

type SendingSetup = {
  options?: Partial<SendingOptions>
  database?: Database
  log?: Log
  url?: string | null
  timing?: Partial<SmppTimes>
  mayLeave?: MayLeave
  waitsMs?: readonly number[]
  hear?: (of: { account: string; channelAccount: string }, heard: SmsHeard) => Promise<void>
}

const quick: Partial<SendingOptions> = {
  everyMs: 20,
  heartbeatMs: 50,
  silentMs: 60_000,
  restMs: 30,
  portion: 50,
  patienceMs: 3_000,
}
const quickTimes: SmppTimes = {
  openMs: 5_000,
  answerMs: 2_000,
  silenceMs: 30_000,
  unbindMs: 200,
  backOffMs: [10, 100],
}

/** The world as one process reaches it, until it is cut off. */
function ownLines(): { reach: SmppReach; cut: () => void } {
  const lines = new Set<Socket>()
  let isCut = false
  return {
    async reach({ host, port }) {
      if (isCut) throw new ProviderError('unreachable', 'cut')
      const line = connect({ host, port })
      lines.add(line)
      line.once('close', () => lines.delete(line))
      return line
    },
    cut() {
      isCut = true
      for (const line of lines) line.destroy()
    },
  }
}

/** A process that sends text messages, as far as the database, message centres and services see it. */
export async function openSmsSending(
  server: TestDatabase,
  {
    options = {},
    database = server.database,
    log = noLog,
    url = null,
    hear = async () => {},
    timing = {},
    waitsMs,
    mayLeave,
  }: SendingSetup = {},
) {
  const secrets = await secretsOf(server)
  const { reach, cut } = ownLines()
  const routes = openRoutes({
    database,
    secrets,
    network: { allowedAt: () => () => true, reach },
    log,
    hear,
    timing: { ...quickTimes, ...timing },
  })
  const driver = openSmsDriver({ database, secrets, routes, log, url, linksAt: url, ...(waitsMs && { waitsMs }) })
  const sending = startSending(
    { database, drivers: [driver], log, ...(mayLeave && { mayLeave }) },
    { ...quick, ...options },
  )
  return {
    routes,
    cut,
    async stop() {
      await sending.stop()
      await routes.stop()
    },
  }
}

/** A process that sends, and works off what it hears, as the server does both. */
export async function openSmsProcess(
  server: TestDatabase,
  setup: Omit<SendingSetup, 'hear'> & { receiving?: { everyMs: number; askEveryMs: number } } = {},
) {
  const { database = server.database, log = noLog } = setup
  const events = keepEvents(database)
  const sending = await openSmsSending(server, { ...setup, hear: (of, heard) => events.add(heardEvent(of, heard)) })
  const leases = openLeases(database, log)
  const { routes } = sending
  const receiving = startSmsReceiving(
    { database, routes, leases, log, isCalled: false },
    setup.receiving ?? { everyMs: 20, askEveryMs: 200 },
  )
  return {
    routes,
    cut: sending.cut,
    async stop() {
      await Promise.all([sending.stop(), receiving.stop()])
      await leases.stop()
    },
  }
}
