import * as z from 'zod/mini'
import { Id, Time } from '../shared/schema.ts'

/** One line of the log: a change that a device sent, or an act that only the server can do. */
export const LogEntry = z.object({
  id: Id,
  kind: z.enum(['change', 'act']),
  /** of a change the name of its mutation */
  action: z.string(),
  user: Id,
  at: Time,
  device: z.string(),
  address: z.string(),
  /** what an act was done to: an id, where there is one */
  target: z.string(),
  /** how many rows a change is about */
  count: z.int(),
  /** of a change its input, of several rows without them; of an act what was noted with it */
  detail: z.unknown(),
  /** the answer to a change; an act was done */
  status: z.nullable(z.enum(['applied', 'rejected', 'parked'])),
  /** why it was refused */
  code: z.nullable(z.string()),
  /** when its user did it, perhaps without a network */
  edited_at: z.nullable(Time),
})
export type LogEntry = z.output<typeof LogEntry>

/** Where a page of the log ended: the next one begins below it. `at` in microseconds. */
export const LogCursor = z.object({ at: z.int(), nth: z.int(), id: Id })
export type LogCursor = z.output<typeof LogCursor>

const rowChangeKinds = ['created', 'changed', 'deleted', 'revived', 'moved'] as const
export type RowChangeKind = (typeof rowChangeKinds)[number]

const Values = z.record(z.string(), z.unknown())

/** What happened to one row. `after` lacks what is not known any more. */
export const RowChange = z.object({
  /** later changes of a row have higher numbers */
  n: z.int(),
  entity: z.string(),
  id: Id,
  kind: z.enum(rowChangeKinds),
  before: Values,
  after: Values,
})
export type RowChange = z.output<typeof RowChange>

/** The same as one moment in the life of a row. */
export const Moment = z.extend(RowChange, {
  user: Id,
  at: Time,
  edited_at: Time,
  device: z.string(),
  /** the mutation that did it, and how many rows it was about; null: the server by itself */
  action: z.nullable(z.string()),
  count: z.int(),
})
export type Moment = z.output<typeof Moment>
