import { type DkimCode, dkimCodes, parseDkim } from '../deliverability/dkim.ts'
import { type DmarcCode, dmarcCodes } from '../deliverability/dmarc.ts'
import type { CheckState } from '../deliverability/dns.ts'
import { type MxCode, mxCodes } from '../deliverability/mx.ts'
import { type SpfCode, spfCodes } from '../deliverability/spfCheck.ts'
import { type EmailSender, type EmailSenderFields, opensBy } from './sender.ts'
import { readMailboxTest, readServerTest } from './senderTest.ts'

/** How a sender's servers stand: what was found last, or what is missing. */
export const connectionStates = {
  works: 'green',
  mailboxFails: 'yellow',
  fails: 'red',
  passwordMissing: 'red',
  untested: 'unknown',
} as const satisfies Record<string, CheckState>
type ConnectionState = keyof typeof connectionStates

type SenderConnection = Parameters<typeof opensBy>[0] & Pick<EmailSender, 'tested'>

export function connectionState(sender: SenderConnection): ConnectionState {
  const { smtp, imap, tested } = sender
  if (smtp.user && !opensBy(sender, 'smtp')) return 'passwordMissing'
  const server = tested ? readServerTest(tested.smtp) : null
  if (server?.kind === 'failed') return 'fails'
  // The mailbox is read all the time, also where nobody has tried the sender.
  if (tested && imap && readMailboxTest(tested.imap)?.kind === 'failed') return 'mailboxFails'
  return server ? 'works' : 'untested'
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

const reportCodes: readonly string[] = [...spfCodes, ...dkimCodes, ...dmarcCodes, ...mxCodes]
type ReportCode = SpfCode | DkimCode | DmarcCode | MxCode
/** Whether this version knows what it means. */
export const isReportCode = (code: string): code is ReportCode => reportCodes.includes(code)

/** Whether the key of today was in the DNS when somebody looked last. */
export function isKeyFound({ dkim, report }: Pick<EmailSender, 'dkim' | 'report'>): boolean {
  const key = dkim && parseDkim(dkim.value)
  if (!report || !key || 'problem' in key) return false
  return report.dkim.found.map(parseDkim).some((found) => 'publicKey' in found && found.publicKey === key.publicKey)
}

/** What a new sender begins with. */
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
