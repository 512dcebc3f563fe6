import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { Id, Time, text } from '../shared/schema.ts'
import { campaignProducts } from './channel.ts'
import { sendStatuses } from './sendStatus.ts'
import { subjects } from './subjectTest.ts'
import { TaskWait } from './taskWaits.ts'

/** What receivers of a task can be looked for by: where they stand, or what they did. */
export const receiverFilters = [
  ...sendStatuses,
  'opened',
  'notOpened',
  'read',
  'clicked',
  'replied',
  'unsubscribed',
  'complained',
] as const
export type ReceiverFilter = (typeof receiverFilters)[number]

const Moment = z.nullable(Time)
const what = {
  status: z.enum(sendStatuses),
  status_at: Time,
  /** of a suppressed, held, failed or returned one: a `ReceiverReason`; '' of all others. A newer server may know more. */
  reason: z.string(),
  /** nothing goes out before */
  not_before: Moment,
  sent_at: Moment,
  returned: z.nullable(z.enum(['hard', 'soft'])),
  opened_at: Moment,
  clicked_at: Moment,
  replied_at: Moment,
  auto_replied_at: Moment,
  unsubscribed_at: Moment,
  complained_at: Moment,
  /** as receipts of its channel said; of mails never */
  delivered_at: Moment,
  read_at: Moment,
}

/** One address of a task, or of one mail of its sequence, and what became of it. */
export const Receiver = z.object({
  id: Id,
  contact_id: Id,
  address: z.string(),
  /** of a sequence: the step; '' of a task without one */
  step: z.string(),
  subject: z.nullable(z.enum(subjects)),
  attempts: z.int(),
  ...what,
})
export type Receiver = z.output<typeof Receiver>

/** One try to hand a mail to a server, with what it said. */
export const Attempt = z.object({ n: z.int(), at: Time, outcome: z.string(), code: z.string(), answer: z.string() })
export type Attempt = z.output<typeof Attempt>

/** A mail of a task to one contact. `name` and `theme` are '' where task or message are gone. */
export const ContactMail = z.object({
  id: Id,
  task: Id,
  name: z.string(),
  theme: z.string(),
  address: z.string(),
  ...what,
})
export type ContactMail = z.output<typeof ContactMail>

const SubjectCounted = z.object({ sent: z.int(), opened: z.int(), clicked: z.int(), replied: z.int() })
/** How two subjects did, and which one all others get; null: not decided, or nobody is left who would get it. */
export const SubjectTestResult = z.object({
  a: SubjectCounted,
  b: SubjectCounted,
  winner: z.nullable(z.enum(subjects)),
})
export type SubjectTestResult = z.output<typeof SubjectTestResult>

const product = campaignProducts

/** What of a task only the server has: each of its receivers. Nothing is changed here. */
export const taskCalls = calls({
  /** In the order in which they are written to. */
  receivers: {
    method: 'POST',
    path: '/api/campaign_task/receivers',
    access: 'user',
    searchSeconds: limits.longSearchSeconds,
    product,
    input: z.object({
      task: Id,
      filter: z.optional(z.enum(receiverFilters)),
      /** part of an address */
      search: z.optional(text(limits.emailLength)),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(2_000)), 20),
      page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
    }),
    output: z.object({ count: z.int(), list: z.array(Receiver) }),
  },
  /** Why it sends nothing now, or not to everybody; empty: nothing waits, or it does not run. And its subjects, if it tries two. */
  waits: {
    method: 'POST',
    path: '/api/campaign_task/waits',
    access: 'user',
    product,
    input: z.object({ task: Id }),
    output: z.object({ list: z.array(TaskWait), subjects: z.nullable(SubjectTestResult) }),
  },
  /** What servers said to the mail of one receiver, the first try first. */
  attempts: {
    method: 'POST',
    path: '/api/campaign_task/attempts',
    access: 'user',
    product,
    input: z.object({ receiver: Id }),
    output: z.object({ list: z.array(Attempt) }),
  },
  /** The contacts of those who were sent the mail of this task and did not open it. */
  unopened: {
    method: 'POST',
    path: '/api/campaign_task/unopened',
    access: 'user',
    searchSeconds: limits.longSearchSeconds,
    product,
    input: z.object({ task: Id }),
    output: z.object({ contacts: z.array(Id) }),
  },
  /** What tasks sent to one contact, newest first. */
  mailsOfContact: {
    method: 'POST',
    path: '/api/campaign_task/mails_of_contact',
    access: 'user',
    product,
    input: z.object({ contact_id: Id }),
    output: z.object({ list: z.array(ContactMail) }),
  },
})
