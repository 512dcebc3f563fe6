import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { Id, Time, text } from '../shared/schema.ts'
import { channelFacts } from './channel.ts'
import { sendStatuses } from './sendStatus.ts'

/** Channels with a list of single messages to phone numbers. */
export type MessageChannel = 'sms' | 'whatsapp'

const Country = z.string().check(z.regex(/^([A-Z]{2})?$/))

/** What messages can be looked for by: where they stand, or what receipts and receivers said. */
export const messageFilters = [...sendStatuses, 'delivered', 'notDelivered', 'read', 'clicked', 'replied'] as const
export type MessageFilter = (typeof messageFilters)[number]

const Search = {
  task: z.optional(Id),
  filter: z.optional(z.enum(messageFilters)),
  channel_account_id: z.optional(Id),
  /** of WhatsApp */
  template: z.optional(Id),
  country: z.optional(Country),
  /** part of a number or of a contact's name */
  search: z.optional(text(limits.lineLength)),
  /** when the message was handed over; both ends belong to it */
  from: z.optional(Time),
  to: z.optional(Time),
}

/** One message of a task to one number. */
export const TaskMessage = z.object({
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
  /** of WhatsApp; null where nobody knows it any more */
  template: z.nullable(Id),
  belongto: Id,
  status: z.enum(sendStatuses),
  /** a `ReceiverReason`; '' where there is none. A newer server may know more. */
  reason: z.string(),
  parts: z.int(),
  points: z.int(),
  not_before: z.nullable(Time),
  sent_at: z.nullable(Time),
  delivered_at: z.nullable(Time),
  read_at: z.nullable(Time),
  clicked_at: z.nullable(Time),
  replied_at: z.nullable(Time),
  /** as it went out; null: not yet, or erased since */
  text: z.nullable(z.string()),
})
export type TaskMessage = z.output<typeof TaskMessage>

/** A group of messages. `cost`: what the company's own prices come to, in millionths, by currency. */
const MessageReportRow = z.object({
  key: z.string(),
  messages: z.int(),
  parts: z.int(),
  sent: z.int(),
  delivered: z.int(),
  read: z.int(),
  failed: z.int(),
  uncertain: z.int(),
  clicked: z.int(),
  replied: z.int(),
  points: z.int(),
  cost: z.record(z.string(), z.int()),
})
export type MessageReportRow = z.output<typeof MessageReportRow>

/** `account`: the route or number; `reason`: why messages failed, '' of all others. */
export const messageReportGroups = ['day', 'country', 'account', 'template', 'reason', 'user', 'task'] as const
export type MessageReportGroup = (typeof messageReportGroups)[number]

/** What only the server has: each message, and sums over them. A sub account sees its own, the main account all. */
const callsOf = (channel: MessageChannel) => {
  const of = {
    method: 'POST',
    access: 'user',
    searchSeconds: limits.longSearchSeconds,
    product: channelFacts[channel].product,
  } as const
  return calls({
    messages: {
      ...of,
      path: `/api/${channel}/messages`,
      input: z.object({
        ...Search,
        /** newest first; `oldest` the other way round */
        order: z._default(z.enum(['newest', 'oldest']), 'newest'),
        limit: z._default(z.int().check(z.minimum(1), z.maximum(2_000)), 20),
        page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
      }),
      output: z.object({ count: z.int(), list: z.array(TaskMessage) }),
    },
    report: {
      ...of,
      path: `/api/${channel}/report`,
      input: z.object({ ...Search, by: z.enum(messageReportGroups) }),
      output: z.object({ list: z.array(MessageReportRow) }),
    },
  })
}

export const messageCalls = { sms: callsOf('sms'), whatsapp: callsOf('whatsapp') } satisfies Record<
  MessageChannel,
  unknown
>
