import * as z from 'zod/mini'
import { PictureRef } from '../blobs/blob.ts'
import { limits } from '../limits.ts'
import { Email, Id, Line, Time, text, Url } from '../shared/schema.ts'

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
export const Connection = z.object({
  host: text(253),
  port: z.int().check(z.minimum(1), z.maximum(65_535)),
  socket: z.enum(socketKinds),
  user: text(limits.emailLength),
})

/** Hours of the receiver in which mail goes out, on the days of a week from Monday, 0. */
export const SendHours = z.object({
  from: z.int().check(z.minimum(0), z.maximum(23)),
  to: z.int().check(z.minimum(1), z.maximum(24)),
  days: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.minLength(1), z.maxLength(7)),
})
export type SendHours = z.output<typeof SendHours>

export const NewEmailSender = z.object({
  id: Id,
  name: Line,
  address: Email,
  signature: Signature,
  smtp: Connection,
  /** null: answers are not read here */
  imap: z.nullable(Connection),
  hours: SendHours,
  /** mails an hour at most, to all and to one domain */
  per_hour: z.int().check(z.minimum(1), z.maximum(100_000)),
  per_domain_hour: z.int().check(z.minimum(1), z.maximum(100_000)),
  /** a new address begins with few a day and doubles */
  warms_up: z.boolean(),
})

export const EmailSender = z.extend(NewEmailSender, {
  belongto: Id,
  /** whether the server holds what it needs to sign in */
  has_password: z.boolean(),
  created_at: Time,
  updated_at: Time,
})
export type EmailSender = z.output<typeof EmailSender>

/** From the first day: fifty, then half as many again every day, until the pace that was set. */
export const warmUpDaily = (day: number) => Math.floor(50 * 1.5 ** Math.max(0, day))
