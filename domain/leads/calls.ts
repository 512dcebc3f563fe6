import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { Id, Line } from '../shared/schema.ts'
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
      output: z.object({
        overpass: z.boolean(),
        search: z.nullable(z.string()),
        companiesHouse: z.boolean(),
        /** the countries of the operator's release of Overture Places, [] for all; null: there is none */
        overture: z.nullable(z.array(z.string())),
        googlePlaces: z.boolean(),
        /** pictures of streets for maps, and whom to name for them */
        tiles: z.nullable(z.object({ url: z.string(), credit: z.string() })),
      }),
    },
    countries: {
      method: 'GET',
      path: '/api/lead_job/countries',
      access: 'user',
      product,
      input: z.object({ language: z.enum(['zh-CN', 'en-US']) }),
      output: z.object({ countries: z.array(z.object({ code: z.string(), name: z.string() })) }),
    },
    /** The largest first; `begins` '' for all of them. */
    cities: {
      method: 'GET',
      path: '/api/lead_job/cities',
      access: 'user',
      product,
      input: z.object({ country: z.string().check(z.regex(/^[A-Z]{2}$/, says('countryRequired'))), begins: Line }),
      output: z.object({
        cities: z.array(
          z.object({
            name: z.string(),
            name_zh: z.string(),
            people: z.number(),
            place: z.object({ lat: z.number(), lon: z.number() }),
          }),
        ),
      }),
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
