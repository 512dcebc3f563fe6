import { beforeAll } from 'vitest'
import type { EmailCounts } from '#domain/campaigns/statistics/counters'
import type { InboundFiles } from '../../blobs/inboundFiles.ts'
import { flushCounts } from '../../campaigns/counts/flushCounts.ts'
import { areas } from '../../features/index.ts'
import { openSecrets } from '../../secrets.ts'
import { signedInCompany } from '../../testing/company.ts'
import type { Device } from '../../testing/device.ts'
import { type MailedTask, plantMailed } from '../../testing/mailed.ts'
import type { TestServer } from '../../testing/server.ts'
import { ownTokens } from '../ownTokens.ts'
import { taggedAddress } from '../taggedAddress.ts'
import type { AddressPurpose } from '../tokens.ts'
import { type InboundResult, processInbound } from './processInbound.ts'

export const messageIdOfMail = (receiver: string) => `<${receiver}@seller.example>`

/** What comes back to a company of its own. `at`: the server, which is there when a test begins. */
/** `filesAt`: where files of mails are kept; nowhere, if it is not given. */
export function mailsBackTo(at: () => TestServer, filesAt?: () => InboundFiles) {
  let tokens: ReturnType<typeof ownTokens>
  beforeAll(async () => {
    tokens = ownTokens(await openSecrets(at().database, areas, at().settings))
  })
  return {
    tokens: () => tokens,
    addressOf: (purpose: AddressPurpose, receiver: string) =>
      taggedAddress('sales@seller.example', purpose, tokens.make(purpose, receiver))!,
    take: ({ account, sender }: MailedTask, ...lines: string[]): Promise<InboundResult> => {
      const files = filesAt?.()
      return processInbound(
        { database: at().database, tokens, ...(files && { files }) },
        { account, sender },
        { source: Buffer.from(`${lines.join('\r\n')}\r\n`), receivedAt: null },
      )
    },
    async countsOf(device: Device, { task }: MailedTask) {
      await flushCounts(at().database)
      const rows = (await rowsInTable(device, 'campaign_counts')) as unknown as EmailCounts[]
      return rows.find(({ dimension, key }) => dimension === 'task' && key === task)?.counts ?? {}
    },
    async mailed(emails = ['li@buyer.example'], some = {}) {
      const { main } = await signedInCompany(at(), 0)
      const mail = await plantMailed(at(), main, emails, some)
      return { main, mail, id: mail.receivers[0]!, contact: mail.contacts[0]! }
    },
  }
}

export const rowsInTable = async (device: Device, entity: string) =>
  [...(await device.readAll()).values()].filter((row) => row.entity === entity)

/** A report as RFC 3464 has it. */
export const report = ({
  to = 'sales@seller.example',
  of = '',
  recipient = 'li@buyer.example',
  status = '5.1.1',
  action = 'failed',
  says = '550 5.1.1 no such user',
} = {}) => [
  'From: MAILER-DAEMON@mx.example',
  `To: ${to}`,
  'Subject: Undelivered Mail Returned to Sender',
  `Message-ID: <${Math.random()}@mx.example>`,
  'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
  '',
  '--b',
  'Content-Type: message/delivery-status',
  '',
  'Reporting-MTA: dns; mx.example',
  '',
  `Final-Recipient: rfc822; ${recipient}`,
  `Action: ${action}`,
  `Status: ${status}`,
  `Diagnostic-Code: smtp; ${says}`,
  '',
  '--b',
  'Content-Type: text/rfc822-headers',
  '',
  ...(of ? [`Message-ID: ${of}`] : []),
  'Subject: Lamps',
  '',
  '--b--',
]

export const reply = (receiver: string, ...body: string[]) => [
  'From: Li <li@buyer.example>',
  'To: sales@seller.example',
  'Subject: Re: Lamps',
  `Message-ID: <${Math.random()}@buyer.example>`,
  `In-Reply-To: ${messageIdOfMail(receiver)}`,
  '',
  ...body,
]

/** A complaint as RFC 5965 has it, with what stands in the head of the mail that it encloses. */
export const complaint = (type: string, address: string, ...head: string[]) => [
  'From: fbl@provider.example',
  'To: sales@seller.example',
  'Subject: FW: Lamps',
  `Message-ID: <${Math.random()}@provider.example>`,
  'Content-Type: multipart/report; report-type=feedback-report; boundary=b',
  '',
  '--b',
  'Content-Type: message/feedback-report',
  '',
  `Feedback-Type: ${type}`,
  'User-Agent: Provider/1',
  `Original-Rcpt-To: ${address}`,
  '',
  '--b',
  'Content-Type: text/rfc822-headers',
  '',
  ...head,
  'Subject: Lamps',
  '',
  '--b--',
]
