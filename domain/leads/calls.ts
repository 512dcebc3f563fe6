import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { Id } from '../shared/schema.ts'
import { BroughtRow } from './form.ts'

const product = ['globalTrade', 'deepSearch'] as const

/** Collecting leads, beyond what syncs. */
export const leadCalls = {
  ...calls({
    /** What is set up: the screen offers nothing that cannot be. */
    sources: {
      method: 'GET',
      path: '/api/lead_job/sources',
      access: 'user',
      product,
      input: z.object({}),
      output: z.object({ overpass: z.boolean(), search: z.nullable(z.string()), companiesHouse: z.boolean() }),
    },
    /** Rows that the user brings, before the job is made; the same page again takes its place as long as it waits. */
    bring: {
      method: 'POST',
      path: '/api/lead_job/bring',
      access: 'user',
      product,
      input: z.object({
        id: Id,
        page: z.int().check(z.minimum(0), z.maximum(limits.leadRows / limits.leadPageRows - 1)),
        rows: z.array(BroughtRow).check(z.minLength(1), z.maxLength(limits.leadPageRows)),
      }),
      output: z.object({}),
      unkept: true,
    },
  }),
}
