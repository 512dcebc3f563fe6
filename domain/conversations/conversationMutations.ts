import * as z from 'zod/mini'
import { type ErrorCode, says } from '../errors.ts'
import { limits } from '../limits.ts'
import { type Actor, mustExist, mutation, type Row } from '../shared/mutation.ts'
import { changed, SomeIds, stamped } from '../shared/rowMutations.ts'
import { Id, Time } from '../shared/schema.ts'
import { mustMayDelete } from '../subAccounts/rights.ts'
import { conversationProducts } from './channel.ts'
import { asConversation, emptied, mayHaveRobot, NewConversation, newConversation } from './conversation.ts'
import { conversationIdOf } from './ids.ts'

const entity = 'conversation'
const product = conversationProducts
const Some = z.object({ ids: SomeIds })
const Tagging = z.object({ ids: SomeIds, tag: Id })
const several = { version: 1, entity, product } as const

const mustBeFree = (row: Row | null, actor: Actor): ErrorCode | null => {
  const missing = mustExist(row)
  if (missing) return missing
  const { owner } = asConversation(row!)
  return owner === null || owner === actor.user ? null : 'alreadyTaken'
}

export const conversationMutations = {
  /**
   * Two users, or two devices, that open the same conversation make one: an existing row counts as success. The server refuses
   * it if the identity belongs to another peer by now.
   */
  'conversation.open': mutation({
    ...several,
    input: NewConversation.check(
      z.refine(
        ({ id, channel_account_id, peer_id }) => id === conversationIdOf(channel_account_id, peer_id),
        says('inputInvalid'),
      ),
    ),
    ids: ({ id }) => [id],
    creates: true,
    command: true,
    apply: (row, opened, { user, edited_at }) =>
      stamped(
        row,
        { ...opened, ...newConversation, identities: [opened.identity], owner: user, last_at: edited_at },
        edited_at,
      ),
  }),

  /** The first user to take it owns it; the others are told that it was taken. */
  'conversation.take': mutation({
    ...several,
    input: Some,
    ids: ({ ids }) => ids,
    command: true,
    refuse: (row, _, actor) => mustBeFree(row, actor),
    apply: (row, _, { user, edited_at }) => changed(row, { owner: user }, edited_at),
  }),

  'conversation.assign': mutation({
    ...several,
    input: z.object({ ids: SomeIds, to: Id }),
    ids: ({ ids }) => ids,
    command: true,
    refuse: mustExist,
    apply: (row, { to }, { edited_at }) => changed(row, { owner: to }, edited_at),
  }),

  /** Back to all who may use the channel account. */
  'conversation.release': mutation({
    ...several,
    input: Some,
    ids: ({ ids }) => ids,
    command: true,
    refuse: mustExist,
    apply: (row, _, { edited_at }) => changed(row, { owner: null }, edited_at),
  }),

  /** Whom we take the peer for; null: nobody. Its threads over all accounts say the same from then on. */
  'conversation.setContact': mutation({
    ...several,
    input: z.object({ id: Id, contact_id: z.nullable(Id) }),
    ids: ({ id }) => [id],
    command: true,
    refuse: mustExist,
    apply: (row, { contact_id }, { edited_at }) => changed(row, { contact_id }, edited_at),
  }),

  /** Makes a chat of a linked phone private or business, with all its messages; only the user who linked the phone may. */
  'conversation.mark': mutation({
    ...several,
    input: z.object({ id: Id, as: z.enum(['private', 'business']) }),
    ids: ({ id }) => [id],
    command: true,
    refuse: (row) => mustExist(row) ?? (asConversation(row!).channel === 'linked' ? null : 'inputInvalid'),
    apply: (row, { as }, { user, edited_at }) =>
      changed(row, as === 'private' ? { access: 'private', owner: user } : { access: 'company' }, edited_at),
  }),

  /** Whether rules answer in chats of linked phones; null: as the phone says. In a private one nobody but its user says anything. */
  'conversation.robot': mutation({
    ...several,
    input: z.object({ ids: SomeIds, on: z.nullable(z.boolean()) }),
    ids: ({ ids }) => ids,
    refuse: (row) => mustExist(row) ?? (mayHaveRobot(asConversation(row!)) ? null : 'inputInvalid'),
    apply: (row, { on }, { edited_at }) => changed(row, { robot: on }, edited_at),
  }),

  /** All that was said in it goes from our records, whatever of it the device has, and no list shows it until somebody writes again. */
  'conversation.empty': mutation({
    ...several,
    input: z.object({ id: Id }),
    ids: ({ id }) => [id],
    command: true,
    refuse: (row, _, actor) => mustExist(row) ?? mustMayDelete(actor),
    apply: (row, _, { edited_at }) => changed(row, emptied, edited_at),
  }),

  'conversation.close': mutation({
    ...several,
    input: Some,
    ids: ({ ids }) => ids,
    refuse: mustExist,
    apply: (row, _, { edited_at }) =>
      changed(row, { status: 'closed', snoozed_until: null, waiting_since: null }, edited_at),
  }),

  'conversation.reopen': mutation({
    ...several,
    input: Some,
    ids: ({ ids }) => ids,
    refuse: mustExist,
    apply: (row, _, { edited_at }) => changed(row, { status: 'open', snoozed_until: null }, edited_at),
  }),

  'conversation.snooze': mutation({
    ...several,
    input: z.object({ ids: SomeIds, until: Time }),
    ids: ({ ids }) => ids,
    refuse: mustExist,
    apply: (row, { until }, { edited_at }) => changed(row, { status: 'snoozed', snoozed_until: until }, edited_at),
  }),

  'conversation.tag.add': mutation({
    ...several,
    input: Tagging,
    ids: ({ ids }) => ids,
    refuse: mustExist,
    apply: (row, { tag }, { edited_at }) =>
      row && withTags(row, (tags) => [...tags.filter((one) => one !== tag), tag], edited_at),
  }),

  'conversation.tag.remove': mutation({
    ...several,
    input: Tagging,
    ids: ({ ids }) => ids,
    refuse: mustExist,
    apply: (row, { tag }, { edited_at }) =>
      row && withTags(row, (tags) => tags.filter((one) => one !== tag), edited_at),
  }),
}

function withTags(row: Row, change: (tags: readonly string[]) => string[], at: number): Row {
  const before = asConversation(row).tags
  const tags = change(before).slice(-limits.tagsPerContact)
  return tags.length === before.length && tags.every((tag) => before.includes(tag))
    ? row
    : { ...row, tags, updated_at: at }
}
