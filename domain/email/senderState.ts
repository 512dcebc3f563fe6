import type { CheckState } from './dns.ts'
import type { EmailSender, EmailSenderFields } from './sender.ts'
import { readMailboxTest, readServerTest } from './senderTest.ts'

/** How a sender's servers stand: what was found last, or what is missing. */
export const connectionStates = {
  works: 'green',
  mailboxFails: 'yellow',
  fails: 'red',
  passwordMissing: 'red',
  untested: 'unknown',
} as const satisfies Record<string, CheckState>
export type ConnectionState = keyof typeof connectionStates

type Connected = Pick<EmailSender, 'smtp' | 'imap' | 'has_password' | 'tested'>

export function connectionState({ smtp, imap, has_password, tested }: Connected): ConnectionState {
  if (smtp.user && !has_password) return 'passwordMissing'
  const server = tested ? readServerTest(tested.smtp) : null
  if (!tested || !server) return 'untested'
  if (server.kind === 'failed') return 'fails'
  return imap && readMailboxTest(tested.imap)?.kind === 'failed' ? 'mailboxFails' : 'works'
}

const parts = ['spf', 'dkim', 'dmarc', 'mx'] as const
export type ReportPart = (typeof parts)[number]
export const reportParts: readonly ReportPart[] = parts

/** The worst of all; that nobody said hides no fault. */
export function domainState({ report }: Pick<EmailSender, 'report'>): CheckState {
  if (!report) return 'unknown'
  const states = parts.map((part) => report[part].state)
  const ranks = ['red', 'yellow', 'unknown', 'green'] as const
  return ranks.find((state) => states.includes(state)) ?? 'unknown'
}

export const emptySender: EmailSenderFields = {
  name: '',
  address: '',
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
  smtp: { host: '', port: 465, socket: 'tls', user: '' },
  imap: null,
  hours: { from: 8, to: 18, days: [0, 1, 2, 3, 4] },
  per_hour: 100,
  per_domain_hour: 50,
  warms_up: true,
}
