import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { mustBeNew, mustExist, mutation, type Row } from '../shared/mutation.ts'
import { changed, SomeIds, stamped } from '../shared/rowMutations.ts'
import { Id } from '../shared/schema.ts'
import { mustMayDelete } from '../subAccounts/rights.ts'
import { scopeMonth } from '../sync/scopeKinds.ts'
import { conversationProducts } from './channel.ts'
import { type ConversationMessage, NewMessage, newMessageFacts } from './conversationMessage.ts'
import type { WrittenExtra } from './messageExtra.ts'
import { mayTakeBack } from './messageState.ts'

const each = { version: 1, entity: 'message', product: conversationProducts } as const
/** Buttons and lists stand below a text, and so does the request for a number. */
const wantsText = ({ kind }: WrittenExtra) => kind === 'buttons' || kind === 'list' || kind === 'contactRequest'
const stateOf = (row: Row) => (row as unknown as ConversationMessage).state

export const messageMutations = {
  /**
   * It leaves when the server hears of it, once, and not at all if that takes longer than a day. Version 2 knows of more than text
   * and files.
   */
  'message.send': mutation({
    ...each,
    version: 2,
    upgrades: { 1: (args) => ({ extra: null, ...(args as object) }) },
    input: NewMessage.check(
      z.refine(
        ({ body, files, extra }) => body.trim() !== '' || files.length > 0 || (extra !== null && !wantsText(extra)),
        says('messageEmpty'),
      ),
    ),
    ids: ({ id }) => [id],
    parents: ({ conversation_id }) => [conversation_id],
    creates: true,
    command: true,
    refuse: mustBeNew,
    apply: (row, { files, ...message }, { user, edited_at }) =>
      stamped(
        row,
        {
          ...newMessageFacts,
          ...message,
          month: scopeMonth(edited_at),
          direction: 'out',
          kind: message.extra?.kind === 'template' ? 'template' : files.length ? 'media' : 'text',
          at: edited_at,
          state: 'queued',
          parts: files.map((file) => ({ file, name: file.name, state: 'there' })),
          author: user,
          origin: 'chat',
        },
        edited_at,
      ),
    mayBeDone: (after) => ({ ...after, state: 'uncertain' }),
  }),

  /** Only while it surely has not left: the server decides between this and the process that sends. */
  'message.takeBack': mutation({
    ...each,
    input: z.object({ id: Id }),
    ids: ({ id }) => [id],
    command: true,
    refuse: (row) =>
      mustExist(row) ?? (mayTakeBack(stateOf(row!)) || stateOf(row!) === 'withdrawn' ? null : 'alreadySent'),
    apply: (row, _, { edited_at }) => changed(row, { state: 'withdrawn' }, edited_at),
  }),

  /** A day later it is deleted from our own records, as if somebody had deleted it then; `on` false: it stays after all. */
  'message.expire': mutation({
    ...each,
    input: z.object({ id: Id, on: z.boolean() }),
    ids: ({ id }) => [id],
    refuse: (row, _, actor) => mustExist(row) ?? mustMayDelete(actor),
    apply: (row, { on }, { edited_at }) =>
      changed(row, { expires_at: on ? edited_at + limits.expiringChatHours * 3_600_000 : null }, edited_at),
  }),

  /** From our own records alone: what somebody has been told stays with them. */
  'message.delete': mutation({
    ...each,
    input: z.object({ ids: SomeIds }),
    ids: ({ ids }) => ids,
    refuse: (row, _, actor) =>
      mustMayDelete(actor) ?? (row && ['queued', 'sending'].includes(stateOf(row)) ? 'messageUnderWay' : null),
    apply: () => null,
  }),
}
