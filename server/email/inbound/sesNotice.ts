import * as z from 'zod/mini'
import { readRefusal } from '#domain/email/sender/refusal'
import { parseAddress } from './addresses.ts'
import { type RecipientReport, reported } from './deliveryStatus.ts'
import { type FeedbackType, feedbackTypeOf } from './feedback.ts'
import type { Field, HeaderFields } from './fields.ts'
import type { InboundLimits } from './limits.ts'
import { statusFrom } from './status.ts'

const { catch: otherwise } = z
const text = otherwise(z.optional(z.string()), undefined)
const Recipients = z.array(z.object({ emailAddress: z.string(), status: text, diagnosticCode: text }))
const Notice = z.object({
  notificationType: text,
  // Of a configuration set, where the same is called otherwise.
  eventType: text,
  mail: z.object({
    source: text,
    headers: otherwise(z.optional(z.array(z.object({ name: z.string(), value: z.string() }))), []),
  }),
  bounce: z.optional(z.object({ bouncedRecipients: Recipients, bounceType: text, bounceSubType: text })),
  complaint: z.optional(z.object({ complainedRecipients: Recipients, complaintFeedbackType: text, userAgent: text })),
  delivery: z.optional(z.object({ recipients: z.array(z.string()), smtpResponse: text })),
})
type Notice = z.output<typeof Notice>

type SesReport = { enclosed: HeaderFields } & (
  | { kind: 'bounce' | 'delivered'; recipients: RecipientReport[] }
  | { kind: 'complaint'; feedback: FeedbackType; recipients: string[]; reporter: string }
)

/** What Amazon SES tells of a mail, as its notification service mails it; null: it is none. */
export function readSesNotice(from: string, words: string, limits: InboundLimits): SesReport | null {
  if (!from.endsWith('@sns.amazonaws.com')) return null
  const notice = noticeIn(words)
  if (!notice) return null
  const { mail, bounce, complaint, delivery } = notice
  const enclosed: Field[] = [
    ...(mail.source ? [{ name: 'return-path', raw: `<${mail.source}>` }] : []),
    ...(mail.headers ?? [])
      .slice(0, limits.headers)
      .map(({ name, value }) => ({ name: name.toLowerCase(), raw: value })),
  ]
  const type = notice.notificationType ?? notice.eventType
  if (type === 'Bounce' && bounce) {
    const recipients = bounce.bouncedRecipients.slice(0, limits.recipients).map((one) => returned(one, bounce))
    return { enclosed, kind: 'bounce', recipients }
  }
  if (type === 'Complaint' && complaint) {
    const recipients = complaint.complainedRecipients.flatMap(({ emailAddress }) => parseAddress(emailAddress) ?? [])
    const { complaintFeedbackType = '', userAgent: reporter = '' } = complaint
    return { enclosed, kind: 'complaint', feedback: feedbackTypeOf(complaintFeedbackType), recipients, reporter }
  }
  if (type !== 'Delivery' || !delivery) return null
  return { enclosed, kind: 'delivered', recipients: delivery.recipients.slice(0, limits.recipients).map(delivered) }
}

/** The words are JSON, or the JSON of the notification service that has the other one as a text, and a footer. */
function noticeIn(words: string): Notice | null {
  const end = words.lastIndexOf('}')
  if (!words.startsWith('{') || end < 0) return null
  // Long lines are broken on the way, by some with a sign of it.
  const outer = parsed(words.slice(0, end + 1).replaceAll(/!?\r?\n ?/g, ''))
  const inner = z.safeParse(z.object({ Message: z.string() }), outer)
  const notice = z.safeParse(Notice, inner.success ? parsed(inner.data.Message) : outer)
  return notice.success ? notice.data : null
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // A mail that is not JSON says nothing here.
    return null
  }
}

type SesRecipient = z.output<typeof Recipients>[number]
function returned({ emailAddress, status, diagnosticCode }: SesRecipient, bounce: NonNullable<Notice['bounce']>) {
  const diagnostic = (diagnosticCode ?? bounce.bounceSubType ?? '').replace(/^smtp;\s?/, '').slice(0, 2_000)
  const said = statusFrom(status ?? '', diagnostic) ?? (bounce.bounceType === 'Permanent' ? '5.0.0' : '4.0.0')
  const meaning = readRefusal({ code: null, status: said, text: diagnostic })
  return reported({ action: 'failed', status: said, diagnostic, meaning }, whoIs(emailAddress))
}

const delivered = (address: string): RecipientReport =>
  reported({ action: 'delivered', status: null, diagnostic: '', meaning: null }, whoIs(address))

const whoIs = (address: string) => ({ final: parseAddress(address), original: null, server: 'amazonses.com' })
