import * as z from 'zod/mini'
import { calls } from '../shared/call.ts'
import { text } from '../shared/schema.ts'
import { Contact } from './contact.ts'

/** The specification's `contacts query`: for scripts and other programs; the app itself reads its own synced rows. */
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
})
