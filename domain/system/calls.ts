import * as z from 'zod/mini'
import { calls } from '../shared/call.ts'

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
