import * as z from 'zod/mini'
import {
  type GraphMeaning,
  graphMeaning,
  type TemplateFault,
  type WhatsappProblem,
  type WhatsappReason,
} from '#domain/whatsapp/graphErrors'
import { type CallService, type HttpCall, jsonOf, ServiceUnanswered } from '../callService.ts'
import type { GraphMessage } from './messages.ts'

/** Where Meta's Graph is. `version` such as `v25.0`. */
export type GraphAddress = { url: string; version: string }
/** And who calls it. */
export type GraphSetting = GraphAddress & { token: string }

/**
 * What became of one message. `accepted`: Meta took it, which is not yet that it was sent; `held`: it looks at the template's
 * quality first. All but `accepted` and `uncertain` are surely not sent.
 */
export type GraphOutcome =
  | { kind: 'accepted'; ref: string; isHeld: boolean; phone: string | null; bsuid: string | null }
  | { kind: 'refused'; reason: WhatsappReason; code: string }
  | { kind: 'later'; of: 'number' | 'receiver'; ms: number | null; code: string }
  | { kind: 'number'; problem: WhatsappProblem; passes: boolean; code: string }
  | { kind: 'template'; fault: TemplateFault; code: string }
  | { kind: 'uncertain'; code: string }

export const graphCall = (
  { url, version, token }: GraphSetting,
  method: HttpCall['method'],
  path: string,
  body?: object,
): HttpCall => ({
  url: `${url}/${version}/${path}`,
  method,
  headers: {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json' }),
  },
  ...(body && { body: JSON.stringify(body) }),
})

type HandOverHooks = { onHandedOver: () => Promise<void>; signal: AbortSignal }

/** Sends one message from a number (its id at Meta). `onHandedOver` is awaited before Meta can have heard anything. */
export async function sendByGraph(
  call: CallService,
  setting: GraphSetting,
  number: string,
  message: GraphMessage,
  { onHandedOver, signal }: HandOverHooks,
): Promise<GraphOutcome> {
  const request = graphCall(setting, 'POST', `${encodeURIComponent(number)}/messages`, message)
  await onHandedOver()
  try {
    const { status, text, headers } = await call(request, signal)
    return readSendAnswer(status, text, headers)
  } catch (error) {
    if (!(error instanceof ServiceUnanswered)) throw error
    const { code, isBeforeSending } = error
    return isBeforeSending
      ? { kind: 'number', problem: 'unreachable', passes: true, code }
      : { kind: 'uncertain', code }
  }
}

const SendAnswer = z.object({
  contacts: z._default(z.array(z.object({ wa_id: z.optional(z.string()), user_id: z.optional(z.string()) })), []),
  messages: z.array(z.object({ id: z.string(), message_status: z.optional(z.string()) })).check(z.minLength(1)),
})

export const GraphError = z.object({
  error: z.object({
    code: z.number(),
    message: z._default(z.string(), ''),
    error_subcode: z.optional(z.number()),
    error_user_msg: z.optional(z.string()),
    error_data: z.optional(z.union([z.string(), z.object({ details: z.optional(z.string()) })])),
  }),
})

export function readSendAnswer(status: number, body: string, headers: Headers): GraphOutcome {
  const answer = jsonOf(body)
  const sent = z.safeParse(SendAnswer, answer)
  if (status < 300 && sent.success) {
    const [message] = sent.data.messages
    const [contact] = sent.data.contacts
    return {
      kind: 'accepted',
      ref: message!.id,
      isHeld: message!.message_status === 'held_for_quality_assessment',
      phone: contact?.wa_id ?? null,
      bsuid: contact?.user_id ?? null,
    }
  }
  const error = z.safeParse(GraphError, answer)
  // It says that it was taken, and not as what.
  if (!error.success && status < 300) return { kind: 'uncertain', code: String(status) }
  const code = error.success ? error.data.error.code : status
  return outcomeOfMeaning(graphMeaning(code, status), String(code), headers)
}

function outcomeOfMeaning(meaning: GraphMeaning, code: string, headers: Headers): GraphOutcome {
  switch (meaning.kind) {
    case 'receiver':
      return { kind: 'refused', reason: meaning.reason, code }
    case 'wait':
      return { kind: 'later', of: meaning.of, ms: meaning.ms ?? retryAfterMs(headers), code }
    default:
      return { ...meaning, code }
  }
}

const retryAfterMs = (headers: Headers): number | null => {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds * 1_000 : null
}
