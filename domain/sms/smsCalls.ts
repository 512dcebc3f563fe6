import * as z from 'zod/mini'
import { sendStatuses } from '../campaigns/sendStatus.ts'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { Id, Time, text } from '../shared/schema.ts'

const product = 'smsMarketing'
const Country = z.string().check(z.regex(/^([A-Z]{2})?$/))

/** What messages can be looked for by: where they stand, or that the phone has them. */
export const smsFilters = [...sendStatuses, 'delivered', 'notDelivered', 'clicked', 'replied'] as const
export type SmsFilter = (typeof smsFilters)[number]

const Search = {
  task: z.optional(Id),
  filter: z.optional(z.enum(smsFilters)),
  channel_account_id: z.optional(Id),
  country: z.optional(Country),
  /** part of a number or of a contact's name */
  search: z.optional(text(limits.lineLength)),
  /** when the message was handed over; both ends belong to it */
  from: z.optional(Time),
  to: z.optional(Time),
}

/** One text message to one number. */
export const SmsLine = z.object({
  id: Id,
  task: Id,
  /** '' where the task is gone */
  task_name: z.string(),
  contact_id: z.nullable(Id),
  contact_name: z.string(),
  /** E.164 digits without the plus */
  address: z.string(),
  country: z.string(),
  channel_account_id: z.nullable(Id),
  belongto: Id,
  status: z.enum(sendStatuses),
  /** a `ReceiverReason`; '' where there is none. A newer server may know more. */
  reason: z.string(),
  parts: z.int(),
  points: z.int(),
  not_before: z.nullable(Time),
  sent_at: z.nullable(Time),
  delivered_at: z.nullable(Time),
  clicked_at: z.nullable(Time),
  replied_at: z.nullable(Time),
  /** as it went out; null: not yet, or erased since */
  text: z.nullable(z.string()),
})
export type SmsLine = z.output<typeof SmsLine>

/** A group of messages. `cost`: what the company's own prices come to, in millionths, by currency. */
const SmsReportRow = z.object({
  key: z.string(),
  messages: z.int(),
  parts: z.int(),
  sent: z.int(),
  delivered: z.int(),
  failed: z.int(),
  uncertain: z.int(),
  clicked: z.int(),
  replied: z.int(),
  points: z.int(),
  cost: z.record(z.string(), z.int()),
})
export type SmsReportRow = z.output<typeof SmsReportRow>

export const smsReportGroups = ['day', 'country', 'route', 'user', 'task'] as const
export type SmsReportGroup = (typeof smsReportGroups)[number]

/** What only the server has: each message, and sums over them. A sub account sees its own, the main account all. */
export const smsCalls = calls({
  messages: {
    method: 'POST',
    path: '/api/sms/messages',
    access: 'user',
    searchSeconds: limits.longSearchSeconds,
    product,
    input: z.object({
      ...Search,
      /** newest first; `oldest` the other way round */
      order: z._default(z.enum(['newest', 'oldest']), 'newest'),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(2_000)), 20),
      page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
    }),
    output: z.object({ count: z.int(), list: z.array(SmsLine) }),
  },
  report: {
    method: 'POST',
    path: '/api/sms/report',
    access: 'user',
    searchSeconds: limits.longSearchSeconds,
    product,
    input: z.object({ ...Search, by: z.enum(smsReportGroups) }),
    output: z.object({ list: z.array(SmsReportRow) }),
  },
})
