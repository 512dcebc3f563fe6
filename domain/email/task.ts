import * as z from 'zod/mini'
import { Filter } from '../contacts/filter.ts'
import { limits } from '../limits.ts'
import type { Machine } from '../shared/machine.ts'
import { Email, Id, numbered, Time, text } from '../shared/schema.ts'

/** As the specification numbers them: 0 pending, 1 in progress, 2 paused, 3 done, 4 closed. */
export const emailTaskStates = ['pending', 'inProgress', 'paused', 'done', 'closed'] as const
export type EmailTaskState = (typeof emailTaskStates)[number]
/** What a user does, and `finish`, which the ledger says of itself when nobody is left. */
export const emailTaskActions = ['start', 'pause', 'close', 'finish'] as const
export type EmailTaskAction = (typeof emailTaskActions)[number]

export const emailTaskMachine = {
  pending: { start: 'inProgress', close: 'closed' },
  inProgress: { pause: 'paused', close: 'closed', finish: 'done' },
  paused: { start: 'inProgress', close: 'closed', finish: 'done' },
  done: {},
  closed: {},
} as const satisfies Machine<EmailTaskState, EmailTaskAction>

export const emailTaskTypes = ['ordinary', 'scheduled'] as const
export type EmailTaskType = (typeof emailTaskTypes)[number]

/** Whom a task is for: who is named by hand or by a file, and who matches; of all of them each address once. */
export const EmailAudience = z.object({
  /** null: nobody by a filter */
  filter: z.nullable(Filter),
  contacts: z.array(Id).check(z.maxLength(limits.emailImportRows)),
})
export type EmailAudience = z.output<typeof EmailAudience>

export const NewEmailTask = z.object({
  id: Id,
  name: text(limits.lineLength),
  type: z.enum(emailTaskTypes),
  message: Id,
  sender: Id,
  /** where answers go; '' means the sender's own address */
  reply_address: z.union([z.literal(''), Email]),
  audience: EmailAudience,
  /** of a scheduled one */
  execution_time: z.nullable(Time),
})

export const EmailTask = z.extend(NewEmailTask, {
  belongto: Id,
  status: numbered(emailTaskStates),
  created_at: Time,
  updated_at: Time,
})
export type EmailTask = z.output<typeof EmailTask>
