import type { CampaignTask } from '#domain/campaigns/task'
import type { WhatsappAccount } from '#domain/channels/account'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import type { WhatsappMessageRow } from '#domain/whatsapp/message'
import type { NumberFacts } from '#domain/whatsapp/number'
import { newTemplateContent, type TemplateContent } from '#domain/whatsapp/template'
import { newTemplateFacts, type WhatsappTemplate } from '#domain/whatsapp/templateRow'
import { type SendingOptions, startSending } from '../campaigns/sending/startSending.ts'
import { openServiceCalls } from '../channels/callService.ts'
import { accountsWithEvents, followEvents } from '../channels/events/followEvents.ts'
import type { EventOwner } from '../channels/events/rawEvents.ts'
import type { Database } from '../db/connect.ts'
import { openLeases } from '../db/leases.ts'
import { balanceOf, score } from '../ledger/ledger.ts'
import { type Log, noLog } from '../log.ts'
import type { TemplateRequest } from '../sandbox/graph/requests.ts'
import type { GraphWorld } from '../sandbox/graph/world.ts'
import { callEvent, keepEvents } from '../sms/receiving/events.ts'
import type { MayLeave } from '../sync/epoch.ts'
import { newIdAt } from '../sync/newId.ts'
import { settleCharges } from '../whatsapp/charges.ts'
import type { GraphAccess, ReachGraph } from '../whatsapp/graphAccounts.ts'
import { takeWhatsappEvents } from '../whatsapp/receiving/takeEvents.ts'
import type { ButtonLinks } from '../whatsapp/sending/buttonLinks.ts'
import { openWhatsappDriver } from '../whatsapp/sending/driver.ts'
import { moveClock } from './clock.ts'
import type { TestDatabase } from './database.ts'
import { aTask, put, taskNow } from './emailCompany.ts'
import { readReceivers } from './ledger.ts'
import { until } from './sending.ts'
import { putPhones, secondsToDaytime } from './smsCompany.ts'
import { putNumber, whatsappCompany } from './whatsapp.ts'

const start = Date.UTC(2026, 9, 1)
const stamps = { created_at: start, updated_at: start }

/** What Meta says of a number of tests. */
export const numberTold = (changes: Partial<NumberFacts> = {}): NumberFacts => ({
  display: '+86 574 8700 0001',
  name: 'Harbour',
  name_state: 'approved',
  quality: 'green',
  throughput: 'standard',
  limit: 'TIER_2K',
  state: 'connected',
  portfolio: '900000',
  portfolio_name: 'Harbour',
  app: '700000',
  is_heard: true,
  told_at: start,
  ...changes,
})

/** A number that was tested, with what Meta said of it. */
export async function putTestedNumber(
  database: Database,
  company: Actor,
  number: string,
  told: Partial<NumberFacts> = {},
): Promise<WhatsappAccount> {
  const hours = { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] }
  const row = { ...(await putNumber(database, company, number)), number: numberTold(told), tested_at: start, hours }
  await put(database, company, 'channel_account', [row])
  return row
}

export const springTemplate: TemplateContent = {
  ...newTemplateContent,
  name: 'spring',
  body: 'Hello {{name}}, see us at our stand.',
  buttons: [{ kind: 'reply', text: 'Yes, please' }],
  examples: { name: 'Anna' },
}

/** A template as the company has it once Meta has approved it. */
export async function putTemplateRow(
  database: Database,
  company: Actor,
  { number, content }: { number: WhatsappAccount; content: TemplateContent },
): Promise<WhatsappTemplate> {
  const row: WhatsappTemplate = {
    ...newTemplateFacts,
    ...content,
    ...stamps,
    id: newIdAt(start),
    channel_account_id: number.id,
    state: 'approved',
    meta_id: `${Math.floor(Math.random() * 1e12)}`,
    meta_category: content.category,
    approved: content,
    created_by: company.user,
  }
  await put(database, company, 'whatsapp_template', [row])
  return row
}

const buttonOf = (button: TemplateContent['buttons'][number]) =>
  button.kind === 'url'
    ? { type: 'URL' as const, text: button.text, url: button.url, example: [button.example] as [string] }
    : { type: 'QUICK_REPLY' as const, text: 'Yes, please' }

/** As it is handed in at Graph. */
export const templateRequestOf = ({ name, language, category, header, body, buttons }: TemplateContent) =>
  ({
    name,
    language,
    category: category === 'utility' ? 'UTILITY' : 'MARKETING',
    parameter_format: 'NAMED',
    components: [
      ...(header.kind === 'image'
        ? [{ type: 'HEADER' as const, format: 'IMAGE' as const, example: { header_handle: ['4:x'] as [string] } }]
        : []),
      { type: 'BODY', text: body },
      ...(buttons.length ? [{ type: 'BUTTONS' as const, buttons: buttons.map(buttonOf) }] : []),
    ],
  }) satisfies TemplateRequest

/** The template as the company and Graph have it, approved by both. */
export async function putApproved(
  database: Database,
  company: Actor,
  { world, number, content }: { world: GraphWorld; number: WhatsappAccount; content: TemplateContent },
): Promise<WhatsappTemplate> {
  const row = await putTemplateRow(database, company, { number, content })
  const template = world.handInTemplate(templateRequestOf(content))
  world.judgeTemplate(template.id, 'APPROVED')
  return row
}

type TaskOverNumbers = {
  /** over which it goes, the first one first */
  numbers: readonly WhatsappAccount[]
  template: WhatsappTemplate
  message?: Partial<WhatsappMessageRow> | undefined
  task?: Partial<CampaignTask> | undefined
}

/** A task that sends the template to all contacts of the company. */
export async function putTaskOver(
  database: Database,
  company: Actor,
  { numbers, template, ...changes }: TaskOverNumbers,
): Promise<CampaignTask> {
  const message: WhatsappMessageRow = {
    id: newIdAt(start),
    name: 'Spring',
    template_id: template.id,
    texts: { name: '{{name}}' },
    buttons: {},
    file: null,
    belongto: company.user,
    ...stamps,
    ...changes.message,
  }
  await put(database, company, 'whatsapp_message', [message])
  const [first, ...others] = numbers.map(({ id }) => id)
  const of = { message: message.id, sender: first! }
  const task = aTask(company, of, { channel: 'whatsapp', senders: others, ...changes.task })
  await put(database, company, 'campaign_task', [task])
  return task
}

type TaskToPut = {
  world: GraphWorld
  phones: readonly string[]
  points?: number
  content?: TemplateContent
  message?: Partial<WhatsappMessageRow>
  task?: Partial<CampaignTask>
  told?: Partial<NumberFacts>
}

/** A company with a task over a number of Graph, and how both stand. It is day everywhere that matters. */
export async function putWhatsappTask(
  server: TestDatabase,
  { world, phones, points = 1_000, content = springTemplate, told = {}, ...changes }: TaskToPut,
) {
  const { database } = server
  await moveClock(database, secondsToDaytime(Date.now()))
  const company = await whatsappCompany(database, points)
  const number = await putTestedNumber(database, company, world.number, told)
  const template = await putApproved(database, company, { world, number, content })
  await putPhones(database, company, phones)
  const task = await putTaskOver(database, company, { numbers: [number], template, ...changes })
  const product = score(products.fairleadWTMarketing)
  const rows = async () => (await readReceivers(database, task.id)).toSorted((a, b) => (a.address < b.address ? -1 : 1))
  return {
    company,
    number,
    template,
    task: task.id,
    rows,
    async counts() {
      const byStatus = Map.groupBy(await rows(), ({ status }) => status)
      return Object.fromEntries([...byStatus].map(([status, some]) => [status, some.length]))
    },
    problem: async () => (await taskNow(database, task.id)).problem,
    status: async () => (await taskNow(database, task.id)).status,
    left: () => balanceOf(database.pool, company.account, product),
    held: () => balanceOf(database.pool, company.account, `held:${product}`),
    isOver: async () =>
      (await taskNow(database, task.id)).status !== 'inProgress' &&
      (await balanceOf(database.pool, company.account, `held:${product}`)) === 0,
  }
}

type SendingSetup = {
  /** of a world of several numbers by the number */
  access: GraphAccess | ((number: WhatsappAccount['setting']) => GraphAccess)
  database?: Database
  options?: Partial<SendingOptions>
  blobs?: Map<string, Uint8Array<ArrayBuffer>>
  log?: Log
  mayLeave?: MayLeave
  waitsMs?: readonly number[]
  links?: ButtonLinks | null
}

const quick: Partial<SendingOptions> = {
  everyMs: 20,
  heartbeatMs: 50,
  silentMs: 60_000,
  restMs: 30,
  portion: 50,
  patienceMs: 3_000,
}

/** A process that sends, on lines of its own. */
export function openWhatsappSending(
  server: TestDatabase,
  {
    access,
    database = server.database,
    options = {},
    blobs = new Map(),
    log = noLog,
    mayLeave,
    waitsMs,
    links = null,
  }: SendingSetup,
) {
  const lines = openServiceCalls({ keepsLines: true })
  const accessOf = typeof access === 'function' ? access : () => access
  const graph: ReachGraph = { of: async ({ row }) => ({ ...accessOf(row.setting), call: lines.call }) }
  const store = { put: async () => {}, get: async (key: string) => blobs.get(key) ?? null, delete: async () => {} }
  const driver = openWhatsappDriver({ database, graph, blobs: store, log, links, ...(waitsMs && { waitsMs }) })
  const sending = startSending(
    { database, drivers: [driver], log, ...(mayLeave && { mayLeave }) },
    { ...quick, ...options },
  )
  return {
    cut: lines.stop,
    async stop() {
      await sending.stop()
      lines.stop()
    },
  }
}

/** A process that sends, and works off what it is told, as the server does both. */
export function openWhatsappProcess(server: TestDatabase, setup: SendingSetup) {
  const { database = server.database, log = noLog } = setup
  const sending = openWhatsappSending(server, setup)
  const events = keepEvents(database)
  const leases = openLeases(database, log)
  const hearing = followEvents(
    {
      database,
      name: 'whatsapp',
      leases,
      log,
      waiting: () => accountsWithEvents(database, 'whatsapp'),
      take: (owner) => takeWhatsappEvents(database, owner, { log, charged: settleCharges }),
    },
    20,
  )
  return {
    cut: sending.cut,
    /** keeps what Meta tells, as the webhook does */
    keep: (owner: EventOwner, body: string) =>
      events.add(callEvent(owner, { url: 'https://fairlead.example/hook', body })),
    async stop() {
      await Promise.all([sending.stop(), hearing.stop()])
      await leases.stop()
    },
  }
}

/** A process works until it is so. */
export async function sendWhatsappUntil(
  server: TestDatabase,
  isOver: () => Promise<boolean>,
  setup: SendingSetup,
): Promise<void> {
  const work = openWhatsappSending(server, setup)
  try {
    await until(isOver)
  } finally {
    await work.stop()
  }
}
