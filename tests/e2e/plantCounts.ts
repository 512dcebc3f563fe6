import { randomUUID } from 'node:crypto'
import { countLedger, type LedgerMail } from '../../domain/campaigns/statistics/statistics.ts'
import type { JudgedHit, Looks } from '../../domain/campaigns/statistics/tracking.ts'
import { type Database, joinDatabase } from '../../server/db/connect.ts'
import { asSystem } from '../../server/db/scope.ts'
import { noLog } from '../../server/log.ts'
import { findUser } from '../../server/operator.ts'
import { changeServerRows } from '../../server/sync/serverRows.ts'
import type { TestServer } from './server.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const created = { created_at: 1_000, updated_at: 1_000 }
/** The clock of the company, and of the browser of the journeys. */
const inChina = () => 480

/** What became of a task's mails; each number is of receivers. */
export type PlannedTask = {
  name: string
  daysAgo: number
  sent: number
  suppressed: number
  failed: number
  returned: number
  opened: number
  clicked: number
  replied: number
  complained: number
  machines: number
}
export type Planted = { sender: string; tasks: { id: string; name: string }[]; counts: number }

/** The rows that the server makes of its ledger, for tasks that nobody has to send: numbers, tasks, their sender and message. */
export async function plantCounts(
  server: TestServer,
  username: string,
  planned: readonly PlannedTask[],
): Promise<Planted> {
  const database = await joinDatabase({ data: server.data, databaseUrl: null }, noLog)
  try {
    return await asSystem(database, (connection) => findUser(connection, username)).then((owner) =>
      plant(database, owner, planned),
    )
  } finally {
    await database.stop()
  }
}

async function plant(
  database: Database,
  { account, user }: { account: string; user: string },
  planned: readonly PlannedTask[],
): Promise<Planted> {
  const [sender, message] = [randomUUID(), randomUUID()]
  const tasks = planned.map((plan) => ({ ...plan, id: randomUUID() }))
  const now = Date.now()
  const mails = tasks.flatMap((task) => mailsOf(task, { belongto: user, message, sender, task: task.id }, now))
  const counts = countLedger(mails, inChina).map((row) => ({ ...row, id: randomUUID(), ...created }))
  await asSystem(database, (connection) =>
    changeServerRows(connection, account, [
      { entity: 'email_sender', puts: [senderRow(sender, user)] },
      { entity: 'email_message', puts: [messageRow(message, user)] },
      {
        entity: 'campaign_task',
        puts: tasks.map(({ id, name, sent, daysAgo }) => ({
          ...taskRow({ id, name, email_count: sent, began_at: now - daysAgo * dayMs }),
          belongto: user,
          message,
          sender,
        })),
      },
      { entity: 'campaign_counts', puts: counts },
    ]),
  )
  return { sender, tasks: tasks.map(({ id, name }) => ({ id, name })), counts: counts.length }
}

type Of = Pick<LedgerMail, 'belongto' | 'task' | 'message' | 'sender'>

function mailsOf(plan: PlannedTask, of: Of, now: number): LedgerMail[] {
  const at = now - plan.daysAgo * dayMs
  const none: LedgerMail = {
    ...of,
    channel: 'email',
    address_group: 'fair.example',
    status: 'sent',
    status_at: at,
    returned: null,
    reason: '',
    sent_at: null,
    offset_minutes: null,
    looks: null,
    replied_at: null,
    auto_replied_at: null,
    unsubscribed_at: null,
    complained_at: null,
    delivered_at: null,
    read_at: null,
  }
  const reached = plan.sent - plan.returned
  return [
    ...times(plan.suppressed, () => ({ ...none, status: 'suppressed' as const, reason: 'unsubscribed' })),
    ...times(plan.failed, () => ({ ...none, status: 'failed' as const })),
    ...times(plan.sent, (nth) => {
      // Spread over the hours of a working day, as the receivers' own clocks say.
      const sent_at = at + (nth % 10) * 60_000
      const sent = { ...none, sent_at, address_group: domains[nth % domains.length]!, offset_minutes: 60 * (nth % 5) }
      if (nth >= reached) return { ...sent, status: 'returned' as const, returned: 'hard' as const }
      return {
        ...sent,
        looks: looksOf(plan, nth, sent_at),
        replied_at: nth < plan.replied ? sent_at + 3 * hourMs : null,
        complained_at: nth < plan.complained ? sent_at + hourMs : null,
      }
    }),
  ]
}

const domains = ['hamburg.example', 'milano.example', 'lagos.example', 'lima.example']

function looksOf({ opened, clicked, machines }: PlannedTask, nth: number, at: number): Looks | null {
  const hits: JudgedHit[] = []
  if (nth < opened) hits.push(hit('open', null, at + hourMs))
  if (nth < clicked) hits.push(hit('click', 0, at + 2 * hourMs))
  const isMachine = nth >= opened && nth < opened + machines
  if (hits.length === 0 && !isMachine) return null
  return {
    opened_at: nth < opened ? at + hourMs : null,
    clicked_at: nth < clicked ? at + 2 * hourMs : null,
    machine_opened_at: isMachine ? at : null,
    machine_clicked_at: null,
    links: new Map(nth < clicked ? [[0, at + 2 * hourMs]] : []),
    judged: hits,
  }
}

const hit = (kind: 'open' | 'click', link: number | null, at: number): JudgedHit => ({
  hit: { at, kind, link, method: 'GET', user_agent: '', purpose: '', from: '' },
  verdict: { by: 'person', counts: true, because: null },
})

const times = <T>(count: number, make: (nth: number) => T): T[] => Array.from({ length: count }, (_, nth) => make(nth))

const connection = { host: 'smtp.haigang.example', port: 465, socket: 'tls', user: 'sales' }
const senderRow = (id: string, belongto: string) => ({
  id,
  belongto,
  name: 'Haigang',
  address: 'news@haigang.example',
  signature: {
    name: '',
    position: '',
    company: '',
    logo: null,
    website: '',
    phone: '',
    email: '',
    address: '',
    social_links: [],
  },
  smtp: connection,
  imap: null,
  hours: { from: 8, to: 18, days: [0, 1, 2, 3, 4] },
  per_hour: 100,
  per_domain_hour: 20,
  warms_up: false,
  has_password: true,
  has_imap_password: false,
  dkim: null,
  report: null,
  tested: null,
  warm_up: null,
  ...created,
})

export const catalogue = 'https://haigang.example/catalogue'
const messageRow = (id: string, belongto: string) => ({
  id,
  belongto,
  name: 'Catalogue 2026',
  theme: 'Our new catalogue',
  preheader: '',
  language: 'en',
  content: [
    {
      id: 'b1',
      block: { kind: 'button', label: 'Catalogue', link: catalogue, colour: '#047689', align: 'left' },
    },
  ],
  attachments: [],
  schedule_count: 0,
  ...created,
})

const taskRow = (task: { id: string; name: string; email_count: number; began_at: number }) => ({
  channel: 'email',
  senders: [],
  ...task,
  type: 'ordinary',
  reply_address: '',
  audience: { filter: null, chosen: 0, unopened_of: null, send_count: null, allows_unknown_basis: false },
  execution_time: null,
  first_batch: null,
  subject_test: null,
  sequence: null,
  status: 'done',
  problem: '',
  retries: 0,
  uncertain_retries: 0,
  lost_since: null,
  ended_at: task.began_at + hourMs,
  ...created,
})
