import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { AutoRuleEvent } from './rule.ts'

/** Auto marketing, beyond what syncs. */
export const autoCalls = calls({
  /** For how many people a rule would have applied in the last thirty days, and how often: by what the rule itself asks. */
  tryRule: {
    method: 'POST',
    path: '/api/auto_rule/try',
    access: 'user',
    product: 'autoMarketing',
    searchSeconds: limits.longSearchSeconds,
    input: z.object({ when: AutoRuleEvent }),
    output: z.object({ people: z.int(), times: z.int() }),
  },
})
