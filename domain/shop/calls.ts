import * as z from 'zod/mini'
import { calls } from '../shared/call.ts'

export const shopCalls = calls({
  /** The rates of the European Central Bank's last working day; they are kept by whoever takes them over. */
  ecbRates: {
    access: 'main',
    method: 'GET',
    path: '/api/shop/ecb_rates',
    input: z.object({}),
    output: z.object({ day: z.string(), rates: z.array(z.object({ currency: z.string(), per_euro: z.number() })) }),
    unkept: true,
  },
})
