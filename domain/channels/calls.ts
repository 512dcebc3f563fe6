import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { FullNumber, Id, text } from '../shared/schema.ts'
import { smsReasons, smsRouteProblems } from '../sms/services.ts'
import { channelAccountProducts, RouteSetting } from './account.ts'

const product = 'smsMarketing'
const One = z.object({ id: Id })

/** How far a trial came: `problem` says what to look at, `code` is the other side's own word for it. */
const RouteTestAnswer = z.object({
  ok: z.boolean(),
  problem: z.nullable(z.union([z.enum(smsRouteProblems), z.literal('hostNotAllowed'), z.literal('secretMissing')])),
  code: z.string(),
})
export type RouteTestAnswer = z.output<typeof RouteTestAnswer>

const TestMessageAnswer = z.object({
  /** `uncertain`: it may have arrived */
  outcome: z.enum(['accepted', 'refused', 'later', 'route', 'uncertain']),
  reason: z.nullable(z.union([z.enum(smsReasons), z.enum(smsRouteProblems)])),
  code: z.string(),
  parts: z.int(),
})
export type TestMessageAnswer = z.output<typeof TestMessageAnswer>

/** What needs the network: secrets go to the server and never come back, and only the server speaks to services. */
export const channelCalls = calls({
  /** Sets those that are named; the others stay. The main account's alone. */
  setSecrets: {
    method: 'POST',
    path: '/api/channel_account/set_secrets',
    access: 'main',
    product: channelAccountProducts,
    input: z.object({ id: Id, secrets: z.record(text(40), z.string().check(z.minLength(1), z.maxLength(1_000))) }),
    output: z.object({}),
  },
  forgetSecrets: {
    method: 'POST',
    path: '/api/channel_account/forget_secrets',
    access: 'main',
    product: channelAccountProducts,
    input: One,
    output: z.object({}),
  },
  /** Signs in as a message would, and sends none. The row keeps how far it came. */
  test: {
    method: 'POST',
    path: '/api/channel_account/test',
    access: 'main',
    product,
    input: One,
    output: RouteTestAnswer,
    unkept: true,
  },
  /** One text message to one number, at the usual price. */
  testMessage: {
    method: 'POST',
    path: '/api/channel_account/test_message',
    access: 'user',
    product,
    input: z.object({ id: Id, to: FullNumber, text: text(limits.smsTextLength) }),
    output: TestMessageAnswer,
    unkept: true,
  },
  /** Where the service is to send receipts and answers; null: this server has no public address, so it is asked for them. */
  webhook: {
    method: 'POST',
    path: '/api/channel_account/webhook',
    access: 'main',
    product,
    input: One,
    output: z.object({ url: z.nullable(z.string()), heard_at: z.nullable(z.int()) }),
  },
  /** The setting of the demo's own message centre; null outside the demo. */
  sandbox: {
    method: 'GET',
    path: '/api/channel_account/sandbox',
    access: 'user',
    product,
    input: z.object({}),
    output: z.object({ setting: z.nullable(RouteSetting) }),
  },
})
