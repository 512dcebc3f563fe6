import * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import { type Actor, mutation, type Row } from '../shared/mutation.ts'
import { Id } from '../shared/schema.ts'
import { type ConversationView, pinRefusal } from './conversation.ts'
import { conversationSeenIdOf } from './ids.ts'

type Aim = { id: string; conversation_id: string }
const aimed = { id: Id, conversation_id: Id }

/** Each user has one row of a thread, whose id says so: nobody marks anything in another one's list. */
const mustBeMine = ({ id, conversation_id }: Aim, { user }: Actor): ErrorCode | null =>
  id === conversationSeenIdOf(user, conversation_id) ? null : 'forbidden'

const unseen = { seen_n: 0, marked_unread: false, pinned_at: null, pinned_in: null, muted: false }

/** `edited_at` counts up: of two devices the later word holds, and what was read stays read. */
const marked = (
  row: Row | null,
  { id, conversation_id }: Aim,
  fields: Partial<ConversationView>,
  { user, edited_at }: { user: string; edited_at: number },
): Row => ({
  ...(row ?? { ...unseen, id, user, conversation_id, created_at: edited_at }),
  id,
  ...fields,
  updated_at: edited_at,
})

const each = { version: 1, entity: 'conversation_seen', ids: ({ id }: Aim) => [id], creates: true } as const

export const seenMutations = {
  'conversation_seen.read': mutation({
    ...each,
    input: z.object({ ...aimed, n: z.int().check(z.minimum(0)) }),
    refuse: (_, args, actor) => mustBeMine(args, actor),
    apply: (row, { n, ...aim }, context) =>
      marked(row, aim, { seen_n: Math.max(n, Number(row?.seen_n ?? 0)), marked_unread: false }, context),
  }),

  'conversation_seen.markUnread': mutation({
    ...each,
    input: z.object(aimed),
    refuse: (_, args, actor) => mustBeMine(args, actor),
    apply: (row, aim, context) => marked(row, aim, { marked_unread: true }, context),
  }),

  'conversation_seen.pin': mutation({
    ...each,
    version: 2,
    upgrades: { 1: (args) => ({ pinned_in: null, ...(args as object) }) },
    /** `pinned_in`: see `ConversationView`; a user's list is nobody else's matter, so that the device's word counts. */
    input: z.object({ ...aimed, pinned_in: z.nullable(Id), on: z.boolean() }),
    refuse: (_, args, actor) => mustBeMine(args, actor),
    among: ({ on, ...aim }) => (on ? (rows) => pinRefusal(rows.all() as Iterable<Row & ConversationView>, aim) : null),
    apply: (row, { on, pinned_in, ...aim }, context) =>
      marked(row, aim, { pinned_at: on ? context.edited_at : null, pinned_in: on ? pinned_in : null }, context),
  }),

  'conversation_seen.mute': mutation({
    ...each,
    input: z.object({ ...aimed, on: z.boolean() }),
    refuse: (_, args, actor) => mustBeMine(args, actor),
    apply: (row, { on, ...aim }, context) => marked(row, aim, { muted: on }, context),
  }),
}
