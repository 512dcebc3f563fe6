import { type CampaignTask, everybody } from '#domain/campaigns/task'
import type { EmailMessage } from '#domain/email/render/message'
import type { EmailSender } from '#domain/email/sender/sender'
import { type SampleMessageKey, sampleMessages, site } from './mailWords.ts'
import type { Random } from './random.ts'

/** A task of the sample company; the first of its messages that a user sends is made with it. */
export type SampleTask = {
  name: string
  message: SampleMessageKey
  /** by the sample's users, the main account first */
  by: number
  daysAgo: number
  countries: readonly string[]
  /** shares of those who got it */
  opened: number
  clicked: number
  replied: number
}

const abroad = ['US', 'DE', 'GB', 'MX', 'ES', 'AE', 'EG', 'VN', 'IN']
export const sampleTasks: readonly SampleTask[] = [
  {
    name: 'Autumn catalogue',
    message: 'catalogue',
    by: 0,
    daysAgo: 41,
    countries: abroad,
    opened: 0.36,
    clicked: 0.3,
    replied: 0.09,
  },
  {
    name: '广交会秋季展邀请',
    message: 'invitation',
    by: 0,
    daysAgo: 25,
    countries: ['CN'],
    opened: 0.44,
    clicked: 0.34,
    replied: 0.12,
  },
  {
    name: 'After the Canton Fair',
    message: 'followUp',
    by: 0,
    daysAgo: 12,
    countries: ['US', 'DE', 'GB', 'ES', 'IN'],
    opened: 0.52,
    clicked: 0.42,
    replied: 0.2,
  },
  {
    name: '新品上市',
    message: 'novelty',
    by: 1,
    daysAgo: 8,
    countries: ['CN'],
    opened: 0.41,
    clicked: 0.36,
    replied: 0.15,
  },
  {
    name: 'Kitchen lamps 2027',
    message: 'kitchen',
    by: 2,
    daysAgo: 5,
    countries: abroad,
    opened: 0.33,
    clicked: 0.25,
    replied: 0.1,
  },
]

export const dayMs = 86_400_000
const hourMs = 3_600_000

/** Nine in the morning in China, on a Monday to Thursday. */
export function beganAt(now: number, daysAgo: number): number {
  const day = Math.floor(now / dayMs) - daysAgo
  // 1 January 1970 was a Thursday.
  const weekday = (day + 3) % 7
  return (day - Math.max(0, weekday - 3)) * dayMs + hourMs
}

export function sampleMessage(random: Random, key: SampleMessageKey, belongto: string, at: number): EmailMessage {
  const { blocks, ...words } = sampleMessages[key]
  const content = blocks.map((block, nth) => ({ id: `b${nth + 1}`, block })) as EmailMessage['content']
  return {
    ...words,
    id: random.id(at),
    content,
    plain: null,
    attachments: [],
    belongto,
    schedule_count: 0,
    created_at: at,
    updated_at: at,
  }
}

const people = [
  { name: '海港灯饰 Harbour Lighting', local: 'sales', position: 'Sales' },
  { name: '林晓', local: 'lin', position: '外贸经理' },
  { name: 'Anna', local: 'anna', position: 'Export manager' },
]

/** Whose mails leave by the demo's own server, which passes nothing on. */
export function sampleSender(
  random: Random,
  nth: number,
  {
    belongto,
    server,
    at,
    now,
  }: { belongto: string; server: { address: string; port: number }; at: number; now: number },
): EmailSender {
  const { name, local, position } = people[nth]!
  const domain = new URL(site).hostname
  const green = (code: string, found: string) => ({ state: 'green' as const, code, found: [found], wanted: null })
  return {
    id: random.id(at),
    name,
    address: `${local}@${domain}`,
    signature: {
      name,
      position,
      company: 'Harbour Lighting Co., Ltd',
      logo: null,
      website: site,
      phone: '+86 574 8700 0000',
      email: `${local}@${domain}`,
      address: '88 Lingqiao Road, Haishu, Ningbo, China',
      social_links: [],
    },
    smtp: { host: server.address, port: server.port, socket: 'none', user: '' },
    imap: null,
    // Whoever tries it out has minutes, at any hour.
    hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] },
    per_hour: 20_000,
    per_domain_hour: 10_000,
    warms_up: false,
    belongto,
    has_password: false,
    has_imap_password: false,
    granted: null,
    dkim: null,
    report: {
      checked_at: now,
      spf: green('spfGood', 'v=spf1 mx -all'),
      dkim: { state: 'unknown', code: 'dkimByService', found: [], wanted: null },
      dmarc: green('dmarcGood', `v=DMARC1; p=quarantine; rua=mailto:dmarc@${domain}`),
      mx: green('mxGood', `10 mx.${domain}`),
    },
    tested: { at: now, smtp: 'works', imap: '' },
    warm_up: null,
    created_at: at,
    updated_at: at,
  }
}

type TaskOf = { sender: string; message: string; belongto: string; at: number }

export const sampleTask = (random: Random, { name, countries }: SampleTask, { at, ...of }: TaskOf): CampaignTask => ({
  ...unstartedTask(random, name, { at, ...of }),
  audience: {
    ...everybody,
    filter: {
      join: 'all',
      of: [
        { field: 'country', is: 'anyOf', values: [...countries] },
        { field: 'created_at', is: 'between', from: null, to: at },
      ],
    },
  },
  status: 'done',
  began_at: at,
})

/** One that waits for its day. */
export const scheduledTask = (random: Random, name: string, { at, ...of }: TaskOf): CampaignTask => ({
  ...unstartedTask(random, name, { at, ...of }),
  type: 'scheduled',
  execution_time: beganAt(at + 12 * dayMs, 0),
})

export const unstartedTask = (random: Random, name: string, { at, ...of }: TaskOf): CampaignTask => ({
  ...of,
  id: random.id(at),
  channel: 'email',
  name,
  type: 'ordinary',
  reply_address: '',
  audience: everybody,
  execution_time: null,
  first_batch: null,
  subject_test: null,
  sequence: null,
  interval_seconds: null,
  most_receivers: null,
  shop_mail: null,
  status: 'pending',
  problem: '',
  email_count: 0,
  retries: 0,
  uncertain_retries: 0,
  senders: [],
  lost_since: null,
  began_at: null,
  ended_at: null,
  created_at: at,
  updated_at: at,
})
