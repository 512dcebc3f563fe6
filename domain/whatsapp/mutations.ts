import * as z from 'zod/mini'
import { mustBeNew, mustExist, mutation } from '../shared/mutation.ts'
import { changed, idsOf, SomeIds, someRows, stamped } from '../shared/rowMutations.ts'
import { Id } from '../shared/schema.ts'
import { mustMayDelete } from '../subAccounts/rights.ts'
import { whatsappMessageMutations } from './messageMutations.ts'
import {
  isAtMeta,
  mayWriteTemplate,
  NewWhatsappTemplate,
  newTemplateFacts,
  templateRefusal,
  WhatsappTemplate,
  WhatsappTemplateChange,
} from './templateRow.ts'

const each = { version: 1, entity: 'whatsapp_template', product: 'fairleadWTMarketing' } as const

export const whatsappMutations = {
  ...whatsappMessageMutations,

  'whatsapp_template.create': mutation({
    ...each,
    input: NewWhatsappTemplate,
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, template, { user, edited_at }) =>
      stamped(row, { ...template, ...newTemplateFacts, created_by: user }, edited_at),
  }),

  /** What Meta knows already stays as it is until it is handed in again. */
  'whatsapp_template.patch': mutation({
    ...each,
    input: z.object({ id: Id, fields: WhatsappTemplateChange }),
    ids: ({ id }) => [id],
    refuse: (row, { fields }, actor) =>
      mustExist(row) ?? templateRefusal(row as unknown as WhatsappTemplate, fields, actor),
    patches: true,
    apply: (row, { fields }, { edited_at }) => changed(row, fields, edited_at),
  }),

  /** One that Meta has is deleted there first, by a call. */
  'whatsapp_template.delete': mutation({
    ...each,
    input: z.object({ ids: SomeIds }),
    ids: ({ ids }) => ids,
    refuse(row, _, actor) {
      const template = row as unknown as WhatsappTemplate | null
      if (template && !mayWriteTemplate(template, actor)) return 'forbidden'
      return mustMayDelete(actor) ?? (template && isAtMeta(template) ? 'templateAtMeta' : null)
    },
    apply: () => null,
  }),

  'whatsapp_template.restore': mutation({
    ...each,
    input: z.object({ rows: someRows(WhatsappTemplate) }),
    ids: idsOf,
    revives: true,
    apply: (row, { rows }, { id }) => row ?? rows.find((one) => one.id === id) ?? null,
  }),
}
