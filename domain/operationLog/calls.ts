import * as z from 'zod/mini'
import { Contact, ContactFields } from '../contacts/contact.ts'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { Id, Time, text } from '../shared/schema.ts'
import { type LogGroup, logGroupNames } from './groups.ts'
import { LogCursor, LogEntry, Moment, RowChange } from './log.ts'

/** What has a history of its own beside contacts. */
export const rowsWithHistory = ['product', 'quotation'] as const

/** What ids stand for, also of what is deleted by now: contacts, tags, categories and sources. */
const Names = z.record(z.string(), z.string())

/** Who did what: of the whole company for the main account, of themselves for everybody else. */
export const operationLogCalls = calls({
  /** Newest first; `next` is where the next page begins. */
  query: {
    method: 'POST',
    path: '/api/operation_log/query',
    access: 'user',
    searchSeconds: limits.searchSeconds,
    input: z.object({
      user: z.optional(Id),
      group: z.optional(z.enum(logGroupNames as [LogGroup, ...LogGroup[]])),
      /** from the first to before the second moment */
      from: z.optional(Time),
      to: z.optional(Time),
      /** part of the name of a contact, a label or a user, or an id */
      text: z.optional(text(200)),
      before: z.optional(LogCursor),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(500)), 50),
    }),
    output: z.object({ list: z.array(LogEntry), names: Names, next: z.nullable(LogCursor) }),
  },
  /**
   * One entry with what it did to each row, as far as that is kept; at most 250 of them. `bin`: contacts that it deleted
   * and that can still be brought back.
   */
  entry: {
    method: 'POST',
    path: '/api/operation_log/entry',
    access: 'user',
    input: z.object({ id: Id }),
    output: z.object({
      entry: LogEntry,
      rows: z.array(RowChange),
      count: z.int(),
      bin: z.array(Contact),
      names: Names,
    }),
  },
  /** What happened to a contact that the asker sees, newest first. `since`: what was before is not kept. */
  history: {
    method: 'POST',
    path: '/api/operation_log/contact',
    access: 'user',
    searchSeconds: limits.searchSeconds,
    input: z.object({ contact_id: Id }),
    output: z.object({ list: z.array(Moment), since: z.nullable(Time), names: Names }),
  },
  /**
   * The history of a product or a quotation. Each change has the fields before and after it, so any former state can be worked out
   * from the row as it is. `lost`: hashes of pictures in former states that are no longer stored.
   */
  rowHistory: {
    method: 'POST',
    path: '/api/operation_log/row',
    access: 'user',
    searchSeconds: limits.searchSeconds,
    keptAnswers: limits.historiesKept,
    input: z.object({ entity: z.enum(rowsWithHistory), id: Id }),
    output: z.object({ list: z.array(Moment), since: z.nullable(Time), lost: z.array(z.string()) }),
  },
  /** What a contact had in its fields right after that change; after 0: before the first one that is kept. */
  contactAt: {
    method: 'POST',
    path: '/api/operation_log/contact_at',
    access: 'user',
    searchSeconds: limits.searchSeconds,
    input: z.object({ contact_id: Id, n: z.int().check(z.minimum(0)) }),
    output: z.object({ fields: ContactFields, names: Names }),
  },
})
