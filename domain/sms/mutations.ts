import * as z from 'zod/mini'
import { mustBeNew, mustExist, mutation } from '../shared/mutation.ts'
import { changed, idsOf, SomeIds, someRows, stamped } from '../shared/rowMutations.ts'
import { Id } from '../shared/schema.ts'
import { mustMayDelete } from '../subAccounts/rights.ts'
import { NewSmsMessage, SmsMessageFields, SmsMessageRow } from './message.ts'

const product = 'smsMarketing'

export const smsMutations = {
  'sms_message.create': mutation({
    version: 1,
    entity: 'sms_message',
    product,
    input: NewSmsMessage,
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, message, { user, edited_at }) => stamped(row, { ...message, belongto: user }, edited_at),
  }),

  'sms_message.patch': mutation({
    version: 1,
    entity: 'sms_message',
    product,
    input: z.object({ id: Id, fields: z.partial(SmsMessageFields) }),
    ids: ({ id }) => [id],
    refuse: mustExist,
    patches: true,
    apply: (row, { fields }, { edited_at }) => changed(row, fields, edited_at),
  }),

  /** What tasks send of it stays with them. */
  'sms_message.delete': mutation({
    version: 1,
    entity: 'sms_message',
    product,
    input: z.object({ ids: SomeIds }),
    ids: ({ ids }) => ids,
    refuse: (_, __, actor) => mustMayDelete(actor),
    apply: () => null,
  }),

  'sms_message.restore': mutation({
    version: 1,
    entity: 'sms_message',
    product,
    input: z.object({ rows: someRows(SmsMessageRow) }),
    ids: idsOf,
    revives: true,
    apply: (row, { rows }, { id }) => row ?? rows.find((one) => one.id === id) ?? null,
  }),
}
