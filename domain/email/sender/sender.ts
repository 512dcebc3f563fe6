import * as z from 'zod/mini'
import { PictureRef } from '../../blobs/blob.ts'
import { SendHours } from '../../campaigns/sendHours.ts'
import { limits } from '../../limits.ts'
import { Email, emailPattern, Id, Line, Time, text, Url } from '../../shared/schema.ts'
import { domainIn } from '../deliverability/addressDomain.ts'
import { checkStates } from '../deliverability/dns.ts'
import { grantProviderNames, grantProviderOf } from './mailGrant.ts'

const optional = <S extends z.ZodMiniType>(schema: S) => z.union([z.literal(''), schema])

/** The specification's send setting signature: who writes, below every mail. */
export const Signature = z.object({
  name: Line,
  position: Line,
  company: Line,
  logo: z.nullable(PictureRef),
  website: optional(Url),
  phone: Line,
  email: optional(Email),
  /** The law of many countries wants a postal address in every mail that advertises. */
  address: text(limits.lineLength * 2),
  social_links: z.array(Url).check(z.maxLength(10)),
})
export type Signature = z.output<typeof Signature>

export const socketKinds = ['tls', 'starttls', 'none'] as const

/** How mail leaves, and where answers are read. Passwords are in no row: the server keeps them sealed and tells nobody. */
export const ServerConnection = z.object({
  host: text(253),
  port: z.int().check(z.minimum(1), z.maximum(65_535)),
  socket: z.enum(socketKinds),
  user: text(limits.emailLength),
})

/** Where answers are read. `takes_plus`: what is sent to `name+word@…` arrives at `name@…` (RFC 5233). */
const Mailbox = z.extend(ServerConnection, { takes_plus: z.optional(z.boolean()) })

const senderFields = {
  /** as receivers read it */
  name: Line,
  address: Email,
  signature: Signature,
  smtp: ServerConnection,
  /** null: answers are not read here */
  imap: z.nullable(Mailbox),
  hours: SendHours,
  /** mails an hour at most, to all and to one domain */
  per_hour: z.int().check(z.minimum(1), z.maximum(100_000)),
  per_domain_hour: z.int().check(z.minimum(1), z.maximum(100_000)),
  /** a new address begins with few a day and doubles */
  warms_up: z.boolean(),
}
export const EmailSenderFields = z.object(senderFields)
export type EmailSenderFields = z.output<typeof EmailSenderFields>
export const NewEmailSender = z.object({ id: Id, ...senderFields })
export type NewEmailSender = z.output<typeof NewEmailSender>

const RecordCheck = z.object({
  state: z.enum(checkStates),
  code: text(60),
  found: z.array(text(4_000)).check(z.maxLength(50)),
  wanted: z.nullable(z.object({ type: z.enum(['TXT', 'MX']), name: text(300), value: text(4_000) })),
})
/** What the DNS said of the sender's domain, as the server saw it last. */
export const SenderReport = z.object({
  checked_at: Time,
  spf: RecordCheck,
  dkim: RecordCheck,
  dmarc: RecordCheck,
  mx: RecordCheck,
})
export type SenderReport = z.output<typeof SenderReport>

export const EmailSender = z.object({
  ...senderFields,
  id: Id,
  belongto: Id,
  /** whether the server holds what it needs to sign in */
  has_password: z.boolean(),
  has_imap_password: z.boolean(),
  /** the mailbox that its owner has granted us, instead of passwords; a sender of before there were grants has none */
  granted: z._default(
    z.nullable(z.object({ provider: z.enum(grantProviderNames), mailbox: text(limits.emailLength), at: Time })),
    null,
  ),
  /** the key that the server signs with: `value` is to be published at `name`; null: none was made */
  dkim: z.nullable(z.object({ name: text(300), value: text(1_000), made_at: Time })),
  /** null: nobody looked yet, or the domain changed since */
  report: z.nullable(SenderReport),
  /** of the last try to sign in; null: never, or its settings changed since */
  tested: z.nullable(z.object({ at: Time, smtp: text(60), imap: text(60) })),
  /** the day of its warm-up, as the server counts; null: nothing was sent */
  warm_up: z.nullable(z.object({ day: z.int(), from: Time, sent: z.int() })),
  created_at: Time,
  updated_at: Time,
})
export type EmailSender = z.output<typeof EmailSender>

/** What the server alone says of a sender, as it is of a new one. */
export const newSender = {
  has_password: false,
  has_imap_password: false,
  granted: null,
  dkim: null,
  report: null,
  tested: null,
  warm_up: null,
} as const satisfies Partial<EmailSender>

/**
 * The mailbox that is read and takes words behind a plus, so that whatever comes back says itself which mail it is about;
 * null: there is none. One of another domain than the sender's is none, because SPF would speak for that one instead.
 */
export function plusMailbox({ imap, address }: Pick<EmailSenderFields, 'imap' | 'address'>): string | null {
  if (!imap?.takes_plus) return null
  const mailbox = emailPattern.test(imap.user) ? imap.user : address
  return domainIn(mailbox) === domainIn(address) ? mailbox : null
}

/** From the first day: fifty, then half as many again every day, until the pace that was set. */
export const warmUpDaily = (day: number) => Math.floor(50 * 1.5 ** Math.max(0, day))

/** What opens a server of this sender: a grant where its provider runs that server, else a password; null: nothing yet. */
export function opensBy(
  {
    granted,
    has_password,
    has_imap_password,
    smtp,
    imap,
  }: Pick<EmailSender, 'granted' | 'has_password' | 'has_imap_password' | 'smtp' | 'imap'>,
  kind: 'smtp' | 'imap',
): 'grant' | 'password' | null {
  const host = (kind === 'smtp' ? smtp : imap)?.host ?? ''
  if (granted && grantProviderOf(host) === granted.provider) return 'grant'
  if (kind === 'smtp') return has_password ? 'password' : null
  // Most providers know one password for both, and nobody enters it twice.
  return has_imap_password || (has_password && imap?.user === smtp.user) ? 'password' : null
}

type Servers = Pick<EmailSenderFields, 'smtp' | 'imap'>
type ServerChanges = { [Kind in keyof Servers]?: Servers[Kind] | undefined }
type Credentials = Pick<EmailSender, 'has_password' | 'has_imap_password' | 'granted'>

/**
 * Credentials that a change of server, port or user makes the sender forget: a password belongs to one server and user, a
 * grant to one mailbox, and neither may be sent elsewhere. The database does the same with the stored secrets.
 */
export function forgottenFor(before: Servers & Credentials, fields: ServerChanges): Partial<Credentials> {
  const { smtp = before.smtp, imap = before.imap } = fields
  const after: Servers = { smtp, imap }
  const moved = (['smtp', 'imap'] as const).filter((kind) => !isSameServer(before[kind], after[kind]))
  const isImapMoved = moved.includes('imap')
  // One password may stand for both: the one that mail leaves by also opens a mailbox of the same user.
  const isPasswordMoved = moved.includes('smtp') || (isImapMoved && after.imap?.user === after.smtp.user)
  return {
    ...(isPasswordMoved && { has_password: false }),
    ...(isImapMoved && { has_imap_password: false }),
    ...(moved.some((kind) => !staysGranted(before, after, kind)) && { granted: null }),
  }
}

function isSameServer(one: Servers['imap'], other: Servers['imap']): boolean {
  if (one === null || other === null) return one === other
  return one.host.toLowerCase() === other.host.toLowerCase() && one.port === other.port && one.user === other.user
}

/** The provider's own servers are all of the one mailbox that was granted. */
function staysGranted(before: Servers & Credentials, after: Servers, kind: 'smtp' | 'imap'): boolean {
  const server = after[kind]
  if (!server) return kind === 'imap'
  const isProviders = grantProviderOf(server.host) === before.granted?.provider
  return isProviders && (before[kind] === null || before[kind].user === server.user)
}
