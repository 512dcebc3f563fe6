import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { Id, text } from '../shared/schema.ts'
import { Contact } from './contact.ts'

const Done = z.object({})
const ContactIds = z.array(Id).check(z.minLength(1), z.maxLength(limits.rowsPerMutation))
const Tagging = z.object({ contact_ids: ContactIds, tag_ids: z.array(Id).check(z.minLength(1), z.maxLength(20)) })
const Categorising = z.object({ contact_ids: ContactIds, category_id: Id })

/** The specification's `contacts query`, and labels put on contacts and taken off: for scripts and other programs; the app itself reads its own synced rows. */
export const contactCalls = calls({
  query: {
    method: 'POST',
    path: '/api/contacts/query',
    access: 'user',
    input: z.object({
      full_number: z.optional(text(40)),
      keyword: z.optional(text(200)),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(500)), 20),
      page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
    }),
    output: z.object({ count: z.int(), list: z.array(Contact) }),
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
})
