import * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import { type Actor, mustBeNew, mustExist, mutation, type Row } from '../shared/mutation.ts'
import { changed, stamped } from '../shared/rowMutations.ts'
import { Id } from '../shared/schema.ts'
import { mustMayDelete } from '../subAccounts/rights.ts'
import { conversationProducts } from './channel.ts'
import { CannedAnswerFields, NewCannedAnswer, NewConversationNote } from './note.ts'

const note = { version: 1, entity: 'conversation_note', product: conversationProducts } as const
const answer = { version: 1, entity: 'canned_answer', product: conversationProducts } as const

/** A shared one is put right by its maker and the main account. */
const mayChange = (row: Row | null, { user, role }: Actor): ErrorCode | null =>
  row && row.owner !== user && role !== 'main' ? 'forbidden' : null

export const noteMutations = {
  'conversation_note.create': mutation({
    ...note,
    input: NewConversationNote,
    ids: ({ id }) => [id],
    parents: ({ conversation_id }) => [conversation_id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, written, { user, edited_at }) => stamped(row, { ...written, created_by: user }, edited_at),
  }),

  'conversation_note.patch': mutation({
    ...note,
    input: z.pick(NewConversationNote, { id: true, text: true }),
    ids: ({ id }) => [id],
    refuse: mustExist,
    patches: true,
    apply: (row, { text }, { edited_at }) => changed(row, { text }, edited_at),
  }),

  'conversation_note.delete': mutation({
    ...note,
    input: z.object({ id: Id }),
    ids: ({ id }) => [id],
    refuse: (_, __, actor) => mustMayDelete(actor),
    apply: () => null,
  }),

  'canned_answer.create': mutation({
    ...answer,
    input: NewCannedAnswer,
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, written, { user, edited_at }) => stamped(row, { ...written, owner: user }, edited_at),
  }),

  'canned_answer.patch': mutation({
    ...answer,
    input: z.object({ id: Id, fields: z.partial(CannedAnswerFields) }),
    ids: ({ id }) => [id],
    refuse: (row, _, actor) => mustExist(row) ?? mayChange(row, actor),
    patches: true,
    apply: (row, { fields }, { edited_at }) => changed(row, fields, edited_at),
  }),

  /** Undone by making it again. */
  'canned_answer.delete': mutation({
    ...answer,
    input: z.object({ id: Id }),
    ids: ({ id }) => [id],
    refuse: (row, _, actor) => mayChange(row, actor),
    apply: () => null,
  }),
}
