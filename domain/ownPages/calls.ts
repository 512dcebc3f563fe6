import * as z from 'zod/mini'
import { OwnPageChannel, ownPageProducts } from '../conversations/channel.ts'
import { calls } from '../shared/call.ts'
import { Id, text } from '../shared/schema.ts'

const product = [ownPageProducts.facebook, ownPageProducts.instagram] as const
const One = z.object({ id: Id })
const Which = z.object({ channel: OwnPageChannel })

/** Pages of Facebook and accounts of Instagram that a company runs: what needs Meta. */
export const ownPageCalls = calls({
  /** Whether the operator's app is there to connect by. `webhook`: where Meta tells it; null: this server has no public address. */
  app: {
    method: 'GET',
    path: '/api/own_page/app',
    access: 'user',
    product,
    input: z.object({}),
    output: z.object({
      is_set: z.boolean(),
      answers_late: z.boolean(),
      webhook: z.nullable(z.string()),
      /** where a company's privacy page sends people's wishes: Meta asks for it in App Review */
      deletion: z.nullable(z.string()),
    }),
  },
  /** The address of Meta's dialog, in which an administrator of the pages grants the app access. */
  begin: {
    method: 'POST',
    path: '/api/own_page/begin',
    access: 'main',
    product,
    input: Which,
    output: z.object({ url: z.string() }),
    unkept: true,
  },
  /** With what Meta's page came back with: all that was chosen there is connected. Only who began it, in the same session. */
  finish: {
    method: 'POST',
    path: '/api/own_page/finish',
    access: 'main',
    product,
    input: z.object({
      state: text(4_000).check(z.minLength(1)),
      code: text(2_000).check(z.minLength(1)),
    }),
    output: z.object({
      channel: OwnPageChannel,
      connected: z.array(z.object({ id: Id, name: z.string() })),
      /** more were chosen than a company may have */
      left_out: z.int(),
    }),
    unkept: true,
  },
  /** Asks Meta how it stands. */
  check: {
    method: 'POST',
    path: '/api/own_page/check',
    access: 'main',
    product,
    input: One,
    output: z.object({ ok: z.boolean() }),
    unkept: true,
  },
  /** Meta is told to tell nothing more, and what opens the page is deleted. What was said stays in the inbox. */
  disconnect: {
    method: 'POST',
    path: '/api/own_page/disconnect',
    access: 'main',
    product,
    input: One,
    output: z.object({}),
  },
})
