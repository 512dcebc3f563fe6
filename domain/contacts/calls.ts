import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { Id, numbered, text, WebAddress } from '../shared/schema.ts'
import { ContactDraft, followUpStatuses } from './contact.ts'
import { LabelName } from './label.ts'
import { NumberedContact } from './numberedContact.ts'

const Done = z.object({})
/** How many contacts have one of the numbers. */
const Counted = z.object({ count: z.int() })
const some = z.minLength(1, says('nothingSelected'))
const ContactIds = z.array(Id).check(some, z.maxLength(limits.rowsPerMutation))
const Tagging = z.object({ contact_ids: ContactIds, tag_ids: z.array(Id).check(some, z.maxLength(20)) })
const Categorising = z.object({ contact_ids: ContactIds, category_id: Id })

/** Phones in any writing; one without its country's code is one of China. */
const FullNumbers = z.array(text(40)).check(some, z.maxLength(limits.rowsPerMutation))

/**
 * What happened to a number, one for each. `message_id_list`: the message of each, in the same order, by the caller's own ids: one
 * that was counted, or that a task of ours sent, is not counted again. Without them every call counts.
 */
const CountedNumbers = z
  .object({
    full_number_list: FullNumbers,
    message_id_list: z.optional(z.array(text(200).check(z.minLength(1))).check(z.maxLength(limits.rowsPerMutation))),
  })
  .check(
    z.refine((one) => !one.message_id_list || one.message_id_list.length === one.full_number_list.length, {
      error: says('inputInvalid'),
      path: ['message_id_list'],
    }),
  )
export type CountedNumbers = z.output<typeof CountedNumbers>

const Count = z.int().check(z.minimum(0), z.maximum(2_147_483_647))

/** What a collection knows of somebody. Labels are called by their names, and made where there are none. */
const CollectedRow = z.partial(
  z.object({
    name: ContactDraft.shape.name,
    company: ContactDraft.shape.company,
    position: ContactDraft.shape.position,
    company_website: WebAddress,
    address: ContactDraft.shape.address,
    founded_time: ContactDraft.shape.founded_time,
    /** its code, or its name in any of the languages that lists are written in */
    country: text(100),
    phones: z.array(text(40)).check(z.maxLength(limits.phonesPerContact)),
    emails: z.array(text(limits.emailLength)).check(z.maxLength(limits.emailsPerContact)),
    tag: z.array(LabelName).check(z.maxLength(20)),
    category: LabelName,
    source: LabelName,
    remark: ContactDraft.shape.remark,
    /** as the source counts them; what came last stands */
    ins_fans: Count,
    ins_follow: Count,
    fb_fans: Count,
    fb_follow: Count,
  }),
)
export type CollectedRow = z.output<typeof CollectedRow>

/** The specification's calls about contacts, their labels and phones: for scripts and other programs; the app itself reads its own synced rows. */
export const contactCalls = calls({
  query: {
    method: 'POST',
    path: '/api/contacts/query',
    access: 'user',
    searchSeconds: limits.searchSeconds,
    input: z.object({
      full_number: z.optional(text(40)),
      /** how `full_number` is compared: the whole of it, or any part of its digits */
      query_type: z._default(z.enum(['equals', 'contains']), 'equals'),
      keyword: z.optional(text(200)),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(500)), 20),
      page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
    }),
    output: z.object({ count: z.int(), list: z.array(NumberedContact) }),
  },
  tagAddAssociations: {
    method: 'POST',
    path: '/api/tag/add_associations',
    access: 'user',
    input: Tagging,
    output: Done,
  },
  tagDisassociate: {
    method: 'POST',
    path: '/api/tag/disassociate',
    access: 'user',
    input: Tagging,
    output: Done,
  },
  categoryAddAssociations: {
    method: 'POST',
    path: '/api/category/add_associations',
    access: 'user',
    input: Categorising,
    output: Done,
  },
  /** Contacts that have another category by now keep it. */
  categoryDisassociate: {
    method: 'POST',
    path: '/api/category/disassociate',
    access: 'user',
    input: Categorising,
    output: Done,
  },
  /** Rows of a collection become contacts, or fill those that have the phone or the email. One that cannot be kept is told. */
  dataSourceInsert: {
    method: 'POST',
    path: '/api/data_source/insert',
    access: 'user',
    input: z.object({ data_list: z.array(CollectedRow).check(some, z.maxLength(limits.rowsPerMutation)) }),
    output: z.object({
      created: z.int(),
      merged: z.int(),
      /** of each row, by its place; null where it was refused */
      ids: z.array(z.nullable(Id)),
      refused: z.array(z.object({ index: z.int(), field: z.string(), code: z.string() })),
    }),
  },
  phoneUpdateFollowUpStatus: {
    method: 'POST',
    path: '/api/phone/update_follow_up_status',
    access: 'user',
    input: z.object({ full_number_list: FullNumbers, follow_up_status: numbered(followUpStatuses) }),
    output: Counted,
  },
  /** Messages that went out over WhatsApp, a number for each. */
  phoneSyncWtMsg: {
    method: 'POST',
    path: '/api/phone/sync_wt_msg',
    access: 'user',
    input: CountedNumbers,
    output: Counted,
  },
  /** Answers that came over WhatsApp, a number for each. */
  phoneReplyCountInc: {
    method: 'POST',
    path: '/api/phone/reply_count_inc',
    access: 'user',
    input: CountedNumbers,
    output: Counted,
  },
})
