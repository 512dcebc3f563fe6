import * as z from 'zod/mini'
import { calls } from '../shared/call.ts'

const CountryPlace = z.object({ code: z.string(), zh: z.string(), en: z.string() })
export type CountryPlace = z.output<typeof CountryPlace>
/** `names`: as they stand in addresses; the first is the Latin one. */
const CityPlace = z.object({ country: z.string(), names: z.array(z.string()) })
export type CityPlace = z.output<typeof CityPlace>

export const systemCalls = calls({
  health: {
    method: 'GET',
    path: '/api/health',
    access: 'anyone',
    input: z.object({}),
    output: z.object({
      status: z.enum(['ok', 'degraded']),
      version: z.string(),
      database: z.boolean(),
      /** a database that was put back to a backup would be noticed */
      watermark: z.boolean(),
      /** low: little space is left; full: something could not be written in the last minutes */
      disk: z.enum(['ok', 'low', 'full']),
      demo: z.optional(z.boolean()),
    }),
  },
  version: {
    method: 'GET',
    path: '/api/version/last',
    access: 'anyone',
    input: z.object({}),
    output: z.object({ version: z.string() }),
  },
  /** The app on the phone is the same one, installed. */
  mobileVersion: {
    method: 'GET',
    path: '/api/version/mobile_last',
    access: 'anyone',
    input: z.object({}),
    output: z.object({ version: z.string() }),
  },
  /** `file`: the same list under an address that changes with it. */
  countries: {
    method: 'GET',
    path: '/api/country/list',
    access: 'user',
    input: z.object({}),
    output: z.object({ file: z.string(), list: z.array(CountryPlace) }),
  },
  /** Of one country, by its ISO code, or of all. */
  cities: {
    method: 'GET',
    path: '/api/city/list',
    access: 'user',
    input: z.object({ country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))) }),
    output: z.object({ file: z.string(), list: z.array(CityPlace) }),
  },
  /** Whom to ask about buying: as the operator wrote it; null: nobody is named. */
  service: {
    method: 'GET',
    path: '/api/service_contact',
    access: 'user',
    input: z.object({}),
    output: z.object({ contact: z.nullable(z.string()) }),
  },
  /** OpenAPI 3.1, made from these very tables. Answered as it is, without the envelope. */
  openapi: { method: 'GET', path: '/api/openapi.json', access: 'anyone', input: z.object({}), output: z.any() },
})
