import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { mainOnly, mustBeNew, mustExist, mutation } from '../shared/mutation.ts'
import { changed, idsOf, SomeIds, someRows, stamped } from '../shared/rowMutations.ts'
import { Id } from '../shared/schema.ts'
import { AutoReply, AutoReplyFields, NewAutoReply } from './autoReply.ts'

const each = {
  version: 1,
  entity: 'auto_reply',
  product: ['smsMarketing', 'emailMarketing', 'pinShopEmail'],
} as const
const fields = z.partial(z.omit(AutoReplyFields, { place: true }))

export const autoReplyMutations = {
  'auto_reply.create': mutation({
    ...each,
    input: NewAutoReply,
    ids: ({ id }) => [id],
    creates: true,
    refuse: (row, _, actor) => mainOnly(actor) ?? mustBeNew(row),
    apply: (row, reply, { edited_at }) => stamped(row, reply, edited_at),
  }),

  'auto_reply.patch': mutation({
    ...each,
    input: z.object({ id: Id, fields }),
    ids: ({ id }) => [id],
    refuse: (row, _, actor) => mainOnly(actor) ?? mustExist(row),
    patches: true,
    apply: (row, { fields }, { edited_at }) => changed(row, fields, edited_at),
  }),

  /** All of them in the order in which they are tried; one that is gone meanwhile leaves no gap that matters. */
  'auto_reply.order': mutation({
    ...each,
    input: z.object({
      ids: z.array(Id).check(z.minLength(1, says('nothingSelected')), z.maxLength(limits.autoReplies)),
    }),
    ids: ({ ids }) => ids,
    refuse: (_, __, actor) => mainOnly(actor),
    apply: (row, { ids }, { id, edited_at }) => changed(row, { place: ids.indexOf(id) }, edited_at),
  }),

  'auto_reply.delete': mutation({
    ...each,
    input: z.object({ ids: SomeIds }),
    ids: ({ ids }) => ids,
    refuse: (_, __, actor) => mainOnly(actor),
    apply: () => null,
  }),

  'auto_reply.restore': mutation({
    ...each,
    input: z.object({ rows: someRows(AutoReply) }),
    ids: idsOf,
    revives: true,
    refuse: (_, __, actor) => mainOnly(actor),
    apply: (row, { rows }, { id }) => row ?? rows.find((one) => one.id === id) ?? null,
  }),
}
