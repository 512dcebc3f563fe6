import * as z from 'zod/mini'
import { calls } from '../shared/call.ts'
import { Id } from '../shared/schema.ts'
import { TemplateState } from './template.ts'
import { templateHandInProblems } from './templateRow.ts'

const product = 'fairleadWTMarketing'
const One = z.object({ id: Id })
const Problem = z.union([z.literal(''), z.enum(templateHandInProblems)])

/** Of templates what needs the network. The row has what came of it as well. */
export const templateCalls = calls({
  /** Gives it to Meta, new or with other words; where an earlier answer was lost, Meta is asked for it first. */
  handIn: {
    method: 'POST',
    path: '/api/whatsapp_template/hand_in',
    access: 'user',
    product,
    input: One,
    output: z.object({ state: TemplateState, problem: Problem, details: z.string() }),
    unkept: true,
  },
  /** Deletes it at Meta and then here; '' where it is gone. */
  remove: {
    method: 'POST',
    path: '/api/whatsapp_template/delete',
    access: 'user',
    product,
    input: One,
    output: z.object({ problem: Problem, details: z.string() }),
    unkept: true,
  },
  /** Reads all templates of the WhatsApp Business account that a number belongs to. */
  sync: {
    method: 'POST',
    path: '/api/whatsapp_template/sync',
    access: 'user',
    product,
    input: z.object({ channel_account_id: Id }),
    output: z.object({ problem: Problem, details: z.string(), templates: z.int() }),
    unkept: true,
  },
})
