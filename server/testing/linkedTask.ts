import { randomUUID } from 'node:crypto'
import type { CampaignTask } from '#domain/campaigns/task'
import { type LinkedAccount, newChannelAccount } from '#domain/channels/account'
import type { LinkedPhone } from '#domain/linked/phone'
import type { LinkedTemplate } from '#domain/linked/template'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import { type SendingOptions, startSending } from '../campaigns/sending/startSending.ts'
import type { Database } from '../db/connect.ts'
import { type Leases, openLeases } from '../db/leases.ts'
import { asSystem } from '../db/scope.ts'
import { areas } from '../features/index.ts'
import { balanceOf, grantPoints, score } from '../ledger/ledger.ts'
import { openLinkedAcks } from '../linked/acks.ts'
import { changePhonePace } from '../linked/pace.ts'
import type { LinkedPhones } from '../linked/phones.ts'
import { type LinkedDriverTools, type LinkedSender, openLinkedSending } from '../linked/sending/driver.ts'
import { type LinkedNews, type LinkedSessions, openLinkedSessions } from '../linked/sessions.ts'
import type { LinkedSessionRef } from '../linked/store.ts'
import { noLog } from '../log.ts'
import { createCompany } from '../operator.ts'
import type { SandboxPhones } from '../sandbox/phones/simulator.ts'
import { openSecrets, type Secrets } from '../secrets.ts'
import { newIdAt } from '../sync/newId.ts'
import { moveClock } from './clock.ts'
import type { TestDatabase } from './database.ts'
import { newTestId } from './device.ts'
import { aTask, put, taskNow } from './emailCompany.ts'
import { HeardList } from './heardList.ts'
import { readReceivers } from './ledger.ts'
import { smsAccount } from './sms.ts'
import { putPhones, secondsToDaytime } from './smsCompany.ts'

const dayMs = 86_400_000
const start = Date.UTC(2026, 9, 1)
const stamps = { created_at: start, updated_at: start }
const product = products.wtMarketing
let lastPhone = 8_613_800_010_000

/** A process that holds linked phones; what it hears goes to whoever listens. */
export type PhoneHolder = {
  sessions: LinkedSessions
  secrets: Secrets
  phones: Pick<LinkedPhones, 'ask'>
  news: HeardList<{ id: string; event: LinkedNews }>
  listen: (heard: (phone: LinkedSessionRef, event: LinkedNews) => void) => void
  stop: () => Promise<void>
}

export async function openPhoneHolder(
  { database, data }: TestDatabase,
  { folder, simulator }: { folder: string; simulator: SandboxPhones },
): Promise<PhoneHolder> {
  const secrets = await openSecrets(database, areas, { keys: [], watermark: null, data })
  const leases: Leases = openLeases(database, noLog)
  const news: PhoneHolder['news'] = new HeardList()
  const listeners = new Set<Parameters<PhoneHolder['listen']>[0]>()
  const heard = (ref: LinkedSessionRef, event: LinkedNews) => {
    for (const listener of listeners) listener(ref, event)
    news.add({ id: ref.id, event })
  }
  const server = simulator.server
  const sessions = openLinkedSessions({ database, leases, secrets, log: noLog, folder, heard, server })
  return {
    sessions,
    secrets,
    phones: { ask: (name, { id }, ...args) => sessions.ask(name, id, ...args) },
    news,
    listen: (listener) => void listeners.add(listener),
    async stop() {
      await sessions.stop()
      await leases.stop()
    },
  }
}

export async function sendingCompany(database: Database, points = 1_000): Promise<Actor> {
  await moveClock(database, secondsToDaytime(Date.now()))
  const company = await createCompany(database, {
    username: `wt-${randomUUID().slice(0, 8)}`,
    password: 'a long password',
    products: [product],
  })
  const grant = { account: company.account, uid: randomUUID(), user: null, product, points }
  if (points) await asSystem(database, (connection) => grantPoints(connection, grant))
  return company
}

type PhoneToLink = { holder: PhoneHolder; simulator: SandboxPhones; linkedDaysAgo?: number }

/** A phone that was linked so long ago, connected, as a channel account of the company. */
export async function linkPhone(
  { database }: Pick<TestDatabase, 'database'>,
  company: Actor,
  { holder, simulator, linkedDaysAgo = 40 }: PhoneToLink,
): Promise<LinkedAccount & { number: null; user: string }> {
  const ref = { account: company.account, id: newTestId() }
  const isOf = (kind: LinkedNews['kind']) => (one: { id: string; event: LinkedNews }) =>
    one.id === ref.id && one.event.kind === kind
  await holder.sessions.begin(ref)
  const { event } = await holder.news.until(isOf('qr'))
  const user = String(++lastPhone)
  await simulator.ask('scan', (event as Extract<LinkedNews, { kind: 'qr' }>).qr, user)
  await holder.news.until(isOf('history'))
  const row = linkedRow(company, ref.id, { number: user, linked_at: Date.now() - linkedDaysAgo * dayMs })
  await put(database, company, 'channel_account', [row])
  const linkedAt = row.phone.linked_at!
  await asSystem(database, (connection) => changePhonePace(connection, ref, (pace) => ({ ...pace, linkedAt })))
  return { ...row, number: null, user }
}

export const linkedRow = (company: Actor, id: string, phone: Partial<LinkedPhone> = {}): LinkedAccount => ({
  ...smsAccount({ id, setting: { kind: 'smpp' } as never }),
  ...newChannelAccount,
  ...stamps,
  channel: 'linked',
  setting: { kind: 'linked', sees: 'business' },
  phone: {
    state: 'open',
    end: '',
    number: '',
    name: 'Sales',
    jid: '',
    lid: '',
    linked_by: company.user,
    linked_at: start,
    consent_at: start,
    is_history_over: true,
    ...phone,
  },
})

type LinkedTaskToPut = {
  senders: readonly Pick<LinkedAccount, 'id'>[]
  phones: readonly string[]
  template?: Partial<LinkedTemplate>
  task?: Partial<CampaignTask>
}

/** A task that sends a template to people by their numbers. */
export async function putLinkedTask(
  { database }: Pick<TestDatabase, 'database'>,
  company: Actor,
  { senders, phones, ...changes }: LinkedTaskToPut,
) {
  const template: LinkedTemplate = {
    id: newIdAt(start),
    name: 'Spring',
    text: '{Hello|Hi} {{name}}, see us at stand 5B.',
    language: 'en',
    file: null,
    belongto: company.user,
    ...stamps,
    ...changes.template,
  }
  await put(database, company, 'linked_message', [template])
  await putPhones(database, company, phones)
  const [first, ...others] = senders.map(({ id }) => id)
  const of = { message: template.id, sender: first! }
  const task = aTask(company, of, { channel: 'linked', senders: others, interval_seconds: 1, ...changes.task })
  await put(database, company, 'campaign_task', [task])
  const rows = async () => (await readReceivers(database, task.id)).toSorted((a, b) => (a.address < b.address ? -1 : 1))
  const held = () => balanceOf(database.pool, company.account, `held:${score(product)}`)
  const status = async () => (await taskNow(database, task.id)).status
  return {
    company,
    task: task.id,
    rows,
    status,
    problem: async () => (await taskNow(database, task.id)).problem,
    async counts() {
      const byStatus = Map.groupBy(await rows(), (row) => row.status)
      return Object.fromEntries([...byStatus].map(([name, some]) => [name, some.length]))
    },
    left: () => balanceOf(database.pool, company.account, score(product)),
    held,
    isOver: async () => (await status()) !== 'inProgress' && (await held()) === 0,
  }
}

const quick: Partial<SendingOptions> = {
  everyMs: 20,
  heartbeatMs: 50,
  silentMs: 60_000,
  restMs: 30,
  portion: 50,
  patienceMs: 3_000,
}

type SendingTools = {
  phones: Pick<LinkedPhones, 'ask'>
  database?: Database
  options?: Partial<SendingOptions>
} & Partial<Pick<LinkedDriverTools, 'ackMs' | 'pauseBetween' | 'blobs'>>

/** A process that sends tasks, without a pause between messages. */
export function openLinkedProcess(
  server: Pick<TestDatabase, 'database'>,
  { phones, database = server.database, options = {}, ...tools }: SendingTools,
): LinkedSender & { stop: () => Promise<void> } {
  const blobs = { get: async () => null }
  const acks = openLinkedAcks({ database, log: noLog })
  const sending = openLinkedSending({ database, phones, acks, blobs, log: noLog, pauseBetween: () => 0, ...tools })
  const started = startSending({ database, drivers: [sending.driver], log: noLog }, { ...quick, ...options })
  return {
    driver: sending.driver,
    heard(phone, event) {
      acks.heard(phone, event)
      sending.heard(phone, event)
    },
    stop: started.stop,
  }
}
