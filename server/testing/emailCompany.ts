import { randomUUID } from 'node:crypto'
import { type CampaignTask, everybody } from '#domain/campaigns/task'
import { type Contact, type ContactFields, newContact } from '#domain/contacts/contact'
import type { EmailMessage } from '#domain/email/render/message'
import type { EmailSender, SenderReport } from '#domain/email/sender/sender'
import type { EntityName } from '#domain/entities'
import { products } from '#domain/products'
import type { Actor, Row } from '#domain/shared/mutation'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { grantPoints } from '../ledger/ledger.ts'
import { createCompany } from '../operator.ts'
import { newIdAt } from '../sync/newId.ts'
import { writeServerRows } from '../sync/serverRows.ts'
import { setContactCap } from './contactCap.ts'

let companies = 0

/** A company that may send: with points, and without anything to send. */
export async function emailCompany(database: Database, points: number): Promise<Actor> {
  const company = await createCompany(database, {
    username: `email-company-${++companies}`,
    password: 'a long password',
    products: [products.emailMarketing],
  })
  if (points > 0) await fundCompany(database, company, points)
  // Tests of other things write to the same people again and again.
  await setContactCap(database, company, null)
  return company
}

export const fundCompany = (database: Database, { account }: Actor, points: number) =>
  asSystem(database, (connection) =>
    grantPoints(connection, { account, uid: randomUUID(), user: null, product: products.emailMarketing, points }),
  )

export const put = (database: Database, { account }: Actor, entity: EntityName, rows: readonly Row[]) =>
  asSystem(database, (connection) => writeServerRows(connection, account, entity, rows))

const start = Date.UTC(2026, 9, 1)
let made = 0

/** In the order of their ids. */
export async function putContacts(database: Database, company: Actor, drafts: readonly ContactFields[]) {
  const contacts = drafts.map((draft): Contact => {
    const at = start + ++made
    return newContact(newIdAt(at), draft, company.user, at)
  })
  await put(database, company, 'contact', contacts)
  return contacts
}

export const someone = (email: string, more: ContactFields = {}): ContactFields => ({
  name: email.split('@')[0]!,
  emails: [{ email, is_valid: 'valid' }],
  ...more,
})

const stamps = { created_at: start, updated_at: start }

export const aMessage = (company: Actor, changes: Partial<EmailMessage> = {}): EmailMessage => ({
  id: newIdAt(start),
  name: 'Spring',
  theme: 'Our new catalogue',
  preheader: 'For {{name|friends}}',
  language: 'en',
  content: [
    {
      id: 'a',
      block: { kind: 'button', label: 'Read it', link: 'https://shop.example/new', colour: '#114488', align: 'left' },
    },
  ],
  plain: null,
  attachments: [],
  belongto: company.user,
  schedule_count: 0,
  ...stamps,
  ...changes,
})

export const aSender = (company: Actor, changes: Partial<EmailSender> = {}): EmailSender => ({
  id: newIdAt(start),
  name: 'Li Wei',
  address: 'li@trade.example',
  signature: {
    name: 'Li Wei',
    position: '',
    company: 'Trade',
    logo: null,
    website: '',
    phone: '',
    email: '',
    address: '1 Canton Road, Guangzhou',
    social_links: [],
  },
  smtp: { host: '127.0.0.1', port: 2525, socket: 'none', user: '' },
  imap: null,
  hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] },
  per_hour: 100_000,
  per_domain_hour: 100_000,
  warms_up: false,
  belongto: company.user,
  has_password: true,
  has_imap_password: false,
  granted: null,
  dkim: null,
  report: null,
  tested: null,
  warm_up: null,
  ...stamps,
  ...changes,
})

/** What the DNS says of a domain that is set up, so that a real server begins without asking. */
export const goodReport = (): SenderReport => {
  const good = (code: string) => ({ state: 'green' as const, code, found: [], wanted: null })
  return {
    checked_at: Date.now(),
    spf: good('spfGood'),
    dkim: good('dkimGood'),
    dmarc: good('dmarcGood'),
    mx: good('mxGood'),
  }
}

export const aTask = (
  company: Actor,
  of: { message: string; sender: string },
  changes: Partial<CampaignTask> = {},
): CampaignTask => ({
  id: newIdAt(start),
  channel: 'email',
  name: 'Spring',
  type: 'ordinary',
  ...of,
  reply_address: '',
  audience: everybody,
  execution_time: null,
  first_batch: null,
  subject_test: null,
  sequence: null,
  interval_seconds: null,
  most_receivers: null,
  shop_mail: null,
  belongto: company.user,
  status: 'inProgress',
  problem: '',
  email_count: 0,
  retries: 0,
  uncertain_retries: 0,
  senders: [],
  lost_since: null,
  began_at: null,
  ended_at: null,
  ...stamps,
  ...changes,
})

/** A task in the middle of a company that can send it. */
export async function putTask(
  database: Database,
  company: Actor,
  changes: { task?: Partial<CampaignTask>; sender?: Partial<EmailSender>; message?: Partial<EmailMessage> } = {},
) {
  const message = aMessage(company, changes.message)
  const sender = aSender(company, changes.sender)
  const task = aTask(company, { message: message.id, sender: sender.id }, changes.task)
  await put(database, company, 'email_message', [message])
  await put(database, company, 'email_sender', [sender])
  await put(database, company, 'campaign_task', [task])
  return { message, sender, task }
}

export async function taskNow(
  { pool }: Database,
  id: string,
): Promise<Pick<CampaignTask, 'status' | 'problem' | 'email_count'>> {
  const { rows } = await pool.query<Pick<CampaignTask, 'status' | 'problem' | 'email_count'>>(
    'select status, problem, email_count from campaign_task where id = $1',
    [id],
  )
  return rows[0]!
}
