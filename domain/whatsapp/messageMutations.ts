import * as z from 'zod/mini'
import { mustBeNew, mustExist, mutation } from '../shared/mutation.ts'
import { changed, idsOf, SomeIds, someRows, stamped } from '../shared/rowMutations.ts'
import { Id } from '../shared/schema.ts'
import { mustMayDelete } from '../subAccounts/rights.ts'
import { NewWhatsappMessage, WhatsappMessageFields, WhatsappMessageRow } from './message.ts'

const each = { version: 1, entity: 'whatsapp_message', product: 'fairleadWTMarketing' } as const

export const whatsappMessageMutations = {
  'whatsapp_message.create': mutation({
    ...each,
    input: NewWhatsappMessage,
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, message, { user, edited_at }) => stamped(row, { ...message, belongto: user }, edited_at),
  }),

  'whatsapp_message.patch': mutation({
    ...each,
    input: z.object({ id: Id, fields: z.partial(WhatsappMessageFields) }),
    ids: ({ id }) => [id],
    refuse: mustExist,
    patches: true,
    apply: (row, { fields }, { edited_at }) => changed(row, fields, edited_at),
  }),

  /** What tasks send of it stays with them. */
  'whatsapp_message.delete': mutation({
    ...each,
    input: z.object({ ids: SomeIds }),
    ids: ({ ids }) => ids,
    refuse: (_, __, actor) => mustMayDelete(actor),
    apply: () => null,
  }),

  'whatsapp_message.restore': mutation({
    ...each,
    input: z.object({ rows: someRows(WhatsappMessageRow) }),
    ids: idsOf,
    revives: true,
    apply: (row, { rows }, { id }) => row ?? rows.find((one) => one.id === id) ?? null,
  }),
}
