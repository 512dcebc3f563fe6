import * as z from 'zod/mini'
import { calls } from '../shared/call.ts'

export const shopCalls = calls({
  /** The European Central Bank's latest daily rates. Nothing is stored: the user decides which of them to keep. */
  ecbRates: {
    access: 'main',
    method: 'GET',
    path: '/api/shop/ecb_rates',
    input: z.object({}),
    output: z.object({ day: z.string(), rates: z.array(z.object({ currency: z.string(), per_euro: z.number() })) }),
    unkept: true,
  },
})
