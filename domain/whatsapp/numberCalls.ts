import * as z from 'zod/mini'
import { CloudSetting } from '../channels/account.ts'
import { calls } from '../shared/call.ts'
import { Id } from '../shared/schema.ts'
import { whatsappProblems } from './graphErrors.ts'

const product = 'fairleadWTMarketing'
const One = z.object({ id: Id })

/** `problem`: what to look at; `code`: Meta's own. */
const NumberTestAnswer = z.object({
  ok: z.boolean(),
  problem: z.nullable(z.enum([...whatsappProblems, 'hostNotAllowed', 'secretMissing', 'otherAccount'])),
  code: z.string(),
})
export type NumberTestAnswer = z.output<typeof NumberTestAnswer>

/** Of numbers of WhatsApp what needs the network. Their secrets are set as all of channels are. */
export const numberCalls = calls({
  /** Asks Meta what the number is, and to tell this server what happens to it. Sends no message. The row keeps what it said. */
  test: {
    method: 'POST',
    path: '/api/whatsapp_number/test',
    access: 'main',
    product,
    input: One,
    output: NumberTestAnswer,
    unkept: true,
  },
  /** Where Meta tells of receipts and answers, and what it asks for as it makes sure of that; null: this server has no public address. */
  webhook: {
    method: 'POST',
    path: '/api/whatsapp_number/webhook',
    access: 'main',
    product,
    input: One,
    output: z.object({
      address: z.nullable(z.object({ url: z.string(), verify_token: z.string() })),
      heard_at: z.nullable(z.int()),
    }),
  },
  /** People that the number's portfolio has opened a conversation with in the last 24 hours, and its limit; null: there is none. */
  people: {
    method: 'POST',
    path: '/api/whatsapp_number/people',
    access: 'user',
    product,
    input: One,
    output: z.object({ limit: z.nullable(z.int()), used: z.int() }),
  },
  /** The numbers of the demo's own Graph, with its secrets: nothing that is sent with them leaves the computer. None outside the demo. */
  sandbox: {
    method: 'GET',
    path: '/api/whatsapp_number/sandbox',
    access: 'main',
    product,
    input: z.object({}),
    output: z.object({
      numbers: z.array(
        z.object({ setting: CloudSetting, display: z.string(), token: z.string(), appSecret: z.string() }),
      ),
    }),
  },
})
