import * as z from 'zod/mini'
import { mustBeNew, mustExist, mutation } from '../shared/mutation.ts'
import { changed, idsOf, SomeIds, someRows, stamped } from '../shared/rowMutations.ts'
import { Id } from '../shared/schema.ts'
import { mustMayDelete } from '../subAccounts/rights.ts'
import { LinkedTemplate, LinkedTemplateFields, NewLinkedTemplate } from './template.ts'

const each = { version: 1, entity: 'linked_message', product: 'wtMarketing' } as const

export const linkedTemplateMutations = {
  'linked_message.create': mutation({
    ...each,
    input: NewLinkedTemplate,
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, template, { user, edited_at }) => stamped(row, { ...template, belongto: user }, edited_at),
  }),

  'linked_message.patch': mutation({
    ...each,
    input: z.object({ id: Id, fields: z.partial(LinkedTemplateFields) }),
    ids: ({ id }) => [id],
    refuse: mustExist,
    patches: true,
    apply: (row, { fields }, { edited_at }) => changed(row, fields, edited_at),
  }),

  /** What tasks send of it stays with them. */
  'linked_message.delete': mutation({
    ...each,
    input: z.object({ ids: SomeIds }),
    ids: ({ ids }) => ids,
    refuse: (_, __, actor) => mustMayDelete(actor),
    apply: () => null,
  }),

  'linked_message.restore': mutation({
    ...each,
    input: z.object({ rows: someRows(LinkedTemplate) }),
    ids: idsOf,
    revives: true,
    apply: (row, { rows }, { id }) => row ?? rows.find((one) => one.id === id) ?? null,
  }),
}
