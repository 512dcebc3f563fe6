import * as z from 'zod/mini'
import { limits } from '../../limits.ts'
import { Time, text } from '../../shared/schema.ts'
import type { Contact } from '../contact.ts'
import { madeBy, NewCompanion } from './companion.ts'

const noReplyDays = 3

/** `date`: at that time; `noReply`: at that time, unless the contact has replied by then. */
const reminderKinds = ['date', 'noReply'] as const
export type ReminderKind = (typeof reminderKinds)[number]

export const NewReminder = z.extend(NewCompanion, {
  kind: z.enum(reminderKinds),
  due_at: Time,
  text: text(limits.lineLength),
  /** what there was of replies when it was set: more is an answer */
  replies: z.int().check(z.minimum(0)),
  replied: z.boolean(),
})
export const Reminder = z.extend(NewReminder, { ...madeBy, done_at: z.nullable(Time) })
export type Reminder = z.output<typeof Reminder>

type Replies = Pick<Contact, 'wtreplycount' | 'follow_up_status'>
const day = 24 * 3_600_000

/** What a reminder has to know of its contact when it is set. */
export const repliesOf = ({ wtreplycount, follow_up_status }: Replies) => ({
  replies: wtreplycount,
  replied: follow_up_status === 'replied',
})

/** Three days without an answer, counted from now. */
export const noReplyDue = (now: number, days: number = noReplyDays) => now + days * day

/** Whoever replied need not be asked again. */
export const isAnswered = (reminder: Reminder, contact: Replies) =>
  reminder.kind === 'noReply' &&
  (contact.wtreplycount > reminder.replies || (contact.follow_up_status === 'replied' && !reminder.replied))

export type ReminderState = 'done' | 'answered' | 'due' | 'waiting'

export function reminderState(reminder: Reminder, contact: Replies | null, now: number): ReminderState {
  if (reminder.done_at !== null) return 'done'
  if (contact && isAnswered(reminder, contact)) return 'answered'
  return reminder.due_at <= now ? 'due' : 'waiting'
}

export const isOpen = (state: ReminderState) => state === 'due' || state === 'waiting'
export const soonestFirst = (a: Reminder, b: Reminder) => a.due_at - b.due_at || (a.id < b.id ? -1 : 1)
