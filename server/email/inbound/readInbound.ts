import {
  aboutAnswer,
  aboutReport,
  answered,
  isAnsweredSubject,
  type MailReference,
  type Ours,
  recipientsAbout,
} from './about.ts'
import { type MailAddress, messageIdsIn, peopleOf } from './addresses.ts'
import { isProven } from './authentication.ts'
import { type AutoSign, autoSignOf, isList } from './autoReply.ts'
import { brokenBound } from './bounds.ts'
import { type RecipientReport, readDeliveryStatus } from './deliveryStatus.ts'
import { type Feedback, type FeedbackType, isReadersComplaint, microsoftReport, readFeedback } from './feedback.ts'
import { rawOf, valueOf } from './fields.ts'
import { htmlForReading } from './htmlText.ts'
import { type InboundLimits, inboundLimits } from './limits.ts'
import { type DecodedMail, type MailAttachment, openMail } from './open.ts'
import { BrokenBound } from './parts.ts'
import { isDaemon, readPlainBounce, returnedIn } from './plainBounce.ts'
import { ownHtml, ownWords } from './quote.ts'
import { readSesNotice } from './sesNotice.ts'
import { isUnsubscribe } from './unsubscribe.ts'

type Envelope = {
  messageId: string | null
  from: MailAddress | null
  to: string[]
  subject: string
  /** as the sender's clock had it; null when it says nothing that is a time */
  sentAt: number | null
  /** whether our own mail server says that it comes from the domain of `from` */
  isProven: boolean
  /** by what to look for the mail of ours that this is about, the most trusted first; empty: it is about none */
  about: MailReference[]
}

/** All text is plain: who shows it escapes it. `html` is as it came, for a sandboxed frame and nothing else. */
type Content = {
  /** what the writer wrote, without the mail they answer */
  text: string
  /** with it */
  whole: string
  html: string
  attachments: MailAttachment[]
}

type InboundMail =
  | { kind: 'bounce' | 'delayed' | 'delivered'; recipients: RecipientReport[]; text: string }
  // `counts`: a reader complained; a report that says the opposite, or of a broken signature, does not count.
  | { kind: 'complaint'; feedback: FeedbackType; counts: boolean; recipients: string[]; reporter: string; text: string }
  | ({ kind: 'autoReply'; sign: AutoSign } & Content)
  | ({ kind: 'unsubscribe' | 'reply' | 'other' } & Content)

export type Inbound =
  | { kind: 'tooLarge'; bound: keyof InboundLimits }
  | { kind: 'unreadable'; cause: unknown }
  | (Envelope & InboundMail)

/**
 * Says what one mail is. Nothing in a mail is trusted, and none makes this throw: what cannot be read is said to be so, and
 * its caller keeps the bytes.
 */
export function readInbound(mail: Uint8Array, ours: Ours, limits = inboundLimits): Inbound {
  try {
    const bound = brokenBound(mail, limits)
    if (bound) return { kind: 'tooLarge', bound }
    const opened = openMail(mail, limits)
    return opened ? read(opened, ours, limits) : { kind: 'unreadable', cause: 'no header' }
  } catch (cause) {
    if (cause instanceof BrokenBound) return { kind: 'tooLarge', bound: cause.bound }
    return { kind: 'unreadable', cause }
  }
}

function read(opened: DecodedMail, ours: Ours, limits: InboundLimits): Inbound {
  const envelope = envelopeOf(opened, ours)
  const report =
    notice(opened, envelope, ours, limits) ??
    complaint(opened, envelope, ours, limits) ??
    delivery(opened, envelope, ours, limits)
  if (report) return report
  const about = aboutAnswer(opened.fields, envelope.to, envelope.from?.address ?? null, ours)
  return { ...envelope, about, ...fromSomebody(opened, { ...envelope, about }) }
}

type Head = Omit<Envelope, 'about'>

function envelopeOf({ fields }: DecodedMail, ours: Ours): Head {
  const time = Date.parse(valueOf(fields, 'date', 100))
  const from = peopleOf(fields, 'from')[0] ?? peopleOf(fields, 'sender')[0] ?? null
  return {
    isProven: from !== null && isProven(fields, from.address),
    messageId: messageIdsIn(rawOf(fields, 'message-id'))[0] ?? null,
    from,
    to: recipientsAbout(fields, ours.envelopeTo),
    subject: valueOf(fields, 'subject'),
    sentAt: time >= 0 ? time : null,
  }
}

/** What a provider tells in a form of its own. */
function notice(opened: DecodedMail, head: Head, ours: Ours, limits: InboundLimits): (Envelope & InboundMail) | null {
  const { fields, text } = opened
  const told = readSesNotice(head.from?.address ?? '', text, limits)
  if (!told) return null
  const enclosed = [told.enclosed]
  const addresses = told.recipients.flatMap((one) => (typeof one === 'string' ? one : (one.final ?? [])))
  const about = aboutReport({ fields, receivers: head.to, enclosed, recipients: addresses, mailFrom: null }, ours)
  if (told.kind !== 'complaint') return { ...head, about, kind: told.kind, recipients: told.recipients, text: '' }
  const { feedback, recipients, reporter } = told
  return {
    ...head,
    about,
    kind: 'complaint',
    feedback,
    counts: isReadersComplaint[feedback],
    recipients,
    reporter,
    text: '',
  }
}

function complaint(
  opened: DecodedMail,
  head: Head,
  ours: Ours,
  limits: InboundLimits,
): (Envelope & InboundMail) | null {
  const { fields, enclosed, text } = opened
  const from = head.from?.address ?? ''
  const told = feedbackIn(opened, limits) ?? microsoftFeedback(opened, from, head.subject)
  if (!told) return null
  const { type, recipients, mailFrom, userAgent } = told
  return {
    ...head,
    kind: 'complaint',
    about: aboutReport({ fields, receivers: head.to, enclosed, recipients, mailFrom }, ours),
    feedback: type,
    counts: isReadersComplaint[type],
    recipients,
    reporter: userAgent || from,
    text,
  }
}

const feedbackIn = (opened: DecodedMail, limits: InboundLimits): Feedback | null =>
  opened.feedback && isReport(opened, 'feedback-report') ? readFeedback(opened.feedback, limits) : null

function microsoftFeedback({ enclosed }: DecodedMail, from: string, subject: string): Feedback | null {
  const recipients = microsoftReport(from, subject, enclosed)
  return recipients && { type: 'abuse', recipients, mailFrom: null, userAgent: '' }
}

function delivery(opened: DecodedMail, head: Head, ours: Ours, limits: InboundLimits): (Envelope & InboundMail) | null {
  const { fields, text } = opened
  const from = head.from?.address ?? ''
  const status = isReport(opened, 'delivery-status') || isDaemon(fields, from) ? statusPart(opened) : null
  const reported = status ? readDeliveryStatus(status, limits, text) : []
  const recipients = reported.length
    ? reported
    : readPlainBounce(
        { fields, from, to: head.to, subject: head.subject, text, encloses: opened.enclosed.length > 0 },
        limits,
      )
  if (!recipients) return null
  const addresses = recipients.flatMap(({ original, final }) => [
    ...(original ? [original] : []),
    ...(final ? [final] : []),
  ])
  const inText = opened.enclosed.length ? [] : returnedIn(text)
  const enclosed = inText.length ? [inText] : opened.enclosed
  return {
    ...head,
    kind: kindOf(recipients),
    about: aboutReport(
      { fields, receivers: head.to, enclosed, recipients: [...new Set(addresses)], mailFrom: null },
      ours,
    ),
    recipients,
    text,
  }
}

/** Where the parts are broken, it stands in the words. */
function statusPart({ deliveryStatus, text }: DecodedMail): Uint8Array | null {
  if (deliveryStatus) return deliveryStatus
  const at = text.search(/^(reporting-mta|original-recipient|final-recipient): /im)
  return at < 0 ? null : Buffer.from(text.slice(at))
}

/** Some servers send the parts of a report without calling it one; somebody who passes a report on does not either. */
const isReport = ({ type, fields }: DecodedMail, report: string): boolean =>
  (type.mime === 'multipart/report' && (type.report === report || !type.report)) ||
  /^<\s*>$/.test(valueOf(fields, 'return-path'))

function kindOf(recipients: readonly RecipientReport[]): 'bounce' | 'delayed' | 'delivered' {
  if (recipients.some(({ action }) => action === 'failed')) return 'bounce'
  return recipients.some(({ action }) => action === 'delayed') ? 'delayed' : 'delivered'
}

function fromSomebody(opened: DecodedMail, { subject, to, about }: Envelope): InboundMail {
  const { fields, type, text: whole, attachments } = opened
  const html = ownHtml(opened.html)
  const own = ownWords(opened.isTextOfHtml ? htmlForReading(html) : whole)
  const content: Content = { text: own, whole, html, attachments }
  // Programs that unsubscribe somebody call themselves automatic, and their wish counts as well.
  if (isUnsubscribe({ to, subject, own: '' })) return { kind: 'unsubscribe', ...content }
  const sign = autoSignOf(fields, type)
  if (sign) return { kind: 'autoReply', sign, ...content }
  if (isUnsubscribe({ to: [], subject: '', own })) return { kind: 'unsubscribe', ...content }
  const isReply = about.some(({ by }) => by === 'token') || answered(fields).length > 0 || isAnsweredSubject(subject)
  return { kind: isReply && !isList(fields) ? 'reply' : 'other', ...content }
}
