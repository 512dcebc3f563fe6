import * as z from 'zod/mini'
import { Time } from '../shared/schema.ts'
import { waits } from './pace.ts'

/**
 * Why nothing of a running task goes out now, to all or to some of its receivers: what the pace says (`hours`: it is night
 * where they are; `backOff`: their servers asked for time; `dailyPeople`: WhatsApp lets a company write to so many people a day), the course of the task (`…Going`: it is
 * still being sent; `overCap`: they have had enough messages of this company), or the operator (`switchedOff`, `mailsADay`: the company or all of them have sent enough for the day).
 */
const taskWaitKinds = [
  ...waits,
  'firstBatchGoing',
  'firstBatch',
  'subjectTestGoing',
  'subjectTest',
  'sequence',
  'overCap',
  'product',
  'switchedOff',
  'mailsADay',
] as const

export const TaskWait = z.object({
  why: z.enum(taskWaitKinds),
  /** of `hours`: where they are; '' where nobody knows, and of all others */
  country: z.string(),
  /** how many wait for it; null: whoever is next */
  count: z.nullable(z.int()),
  /** when it goes on, as far as is known */
  until: z.nullable(Time),
  /** of `hours`: their clock at that time, east of UTC */
  offset_minutes: z.nullable(z.int()),
})
export type TaskWait = z.output<typeof TaskWait>
