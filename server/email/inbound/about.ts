import { messageIdsIn, parseAddress, peopleOf } from './addresses.ts'
import { type Field, type HeaderFields, rawOf, rawsOf, valueOf } from './fields.ts'

/** What only the sending side knows. */
export type Ours = {
  /**
   * the token in an address or a link that we made, such as a return path; null for everybody else's, and for one that is
   * forged
   */
  tokenOf: (address: string) => string | null
  /** whether this is the form of a Message-ID of ours; with its angle brackets */
  isOurId: (messageId: string) => boolean
  /** whom the server that took the mail in had it for, where that is known */
  envelopeTo: readonly string[]
}

/** By what the mail may be found that this one is about. */
export type MailReference =
  | { by: 'token'; token: string }
  | { by: 'messageId'; messageId: string }
  | { by: 'task'; task: string }
  | { by: 'recipient'; address: string }
  | { by: 'sender'; address: string; subject: string }

const toFields = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to', 'to', 'cc']

/** Everybody for whom this mail was, as far as it says. */
export const recipientsAbout = (fields: HeaderFields, envelopeTo: readonly string[]): string[] => [
  ...new Set([
    ...envelopeTo.flatMap((one) => parseAddress(one) ?? []),
    ...peopleOf(fields, ...toFields).map(({ address }) => address),
  ]),
]

type Report = {
  fields: HeaderFields
  receivers: readonly string[]
  /** the headers of the mail that came back */
  enclosed: readonly HeaderFields[]
  /** of whom it speaks */
  recipients: readonly string[]
  /** what else may be a return path of ours */
  mailFrom: string | null
}

/**
 * What a report is about, the most trusted first. One that encloses a mail of somebody else's is not looked for by who did
 * not get it: it is not about us.
 */
export function aboutReport(report: Report, ours: Ours): MailReference[] {
  const { fields, enclosed, recipients } = report
  const paths = enclosed.flatMap(ownPlaces)
  const named = enclosed.flatMap((one) => rawsOf(one, 'message-id').flatMap(messageIdsIn))
  const found: MailReference[] = [
    ...tokens([...report.receivers, ...(report.mailFrom ? [report.mailFrom] : []), ...paths], ours),
    ...messageIds([...named, ...answered(fields)], ours),
    ...tasks([...enclosed, fields]),
  ]
  const isSomebodyElses = found.length === 0 && named.length + answered(fields).length > 0
  if (isSomebodyElses) return []
  return distinct([...found, ...recipients.map((address) => ({ by: 'recipient', address }) as const)])
}

/** Where our tokens stand in a mail. Relays put another Message-ID and return path into it, and leave the others. */
const ownPlaces = (fields: HeaderFields): string[] => [
  ...peopleOf(fields, 'return-path', 'reply-to').map(({ address }) => address),
  ...rawsOf(fields, 'list-unsubscribe').flatMap((raw) =>
    [...raw.slice(0, 5_000).matchAll(/<(?:mailto:)?([^<>?\s]{5,500})/gi)].map(([, place]) => decoded(place!)),
  ),
]

/** Signs that have a meaning in a link are escaped (RFC 6068). */
function decoded(place: string): string {
  try {
    return decodeURIComponent(place)
  } catch {
    // Nothing that we wrote.
    return place
  }
}

/** What an answer is about, the most trusted first. */
export const aboutAnswer = (
  fields: HeaderFields,
  receivers: readonly string[],
  from: string | null,
  ours: Ours,
): MailReference[] =>
  distinct([
    ...tokens(receivers, ours),
    ...messageIds(answered(fields), ours),
    ...tasks([fields]),
    ...(from ? [{ by: 'sender', address: from, subject: answeredSubject(valueOf(fields, 'subject')) } as const] : []),
  ])

/** The nearest mail first. */
export const answered = (fields: HeaderFields): string[] => [
  ...messageIdsIn(rawOf(fields, 'in-reply-to')),
  ...messageIdsIn(rawOf(fields, 'references')).reverse(),
]

const marks =
  /^((re|aw|sv|antw|fw|fwd|wg|tr|rif|回复|回覆|答复|答覆|转发|轉寄|自动回复|自動回覆|auto(matic)?[- ]?(reply|response))\s?(\[\d{1,3}\])?\s?[:\uff1a]\s{0,5})/i

export const isAnsweredSubject = (subject: string): boolean => marks.test(subject)

/** The subject of the mail that was answered. */
function answeredSubject(subject: string): string {
  let rest = subject
  for (let more = 0; more < 10 && marks.test(rest); more++) rest = rest.replace(marks, '')
  return rest.trim()
}

const tokens = (addresses: readonly string[], { tokenOf }: Ours): MailReference[] =>
  addresses.flatMap((address) => {
    const token = tokenOf(address)
    return token ? [{ by: 'token', token } as const] : []
  })

const messageIds = (ids: readonly string[], { isOurId }: Ours): MailReference[] =>
  ids.filter(isOurId).map((messageId) => ({ by: 'messageId', messageId }) as const)

const tasks = (headers: readonly (readonly Field[])[]): MailReference[] =>
  headers
    .map((one) => valueOf(one, 'x-task-id', 100))
    .filter((task) => /^[\w-]{1,100}$/.test(task))
    .map((task) => ({ by: 'task', task }) as const)

const distinct = (candidates: readonly MailReference[]): MailReference[] => [
  ...new Map(candidates.map((one) => [JSON.stringify(one), one])).values(),
]
