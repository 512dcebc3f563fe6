import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { SmsReason } from '#domain/sms/services'
import { jsonOf } from '../../callService.ts'
import { basic, ofStatus, type SmsHeard, type SmsOutcome, type SmsService, timeOf } from './service.ts'

const Taken = z.object({ message_uuid: z.string() })
const Problem = z.object({
  type: z.optional(z.string()),
  title: z.optional(z.string()),
  detail: z.optional(z.string()),
})
const StatusCall = z.object({
  message_uuid: z.string(),
  status: z.string(),
  timestamp: z.nullish(z.string()),
  client_ref: z.nullish(z.string()),
  error: z.nullish(z.object({ type: z.optional(z.string()), title: z.nullish(z.union([z.string(), z.number()])) })),
})
const Incoming = z.object({
  message_uuid: z.string(),
  from: z.string(),
  to: z.string(),
  text: z.string(),
  timestamp: z.nullish(z.string()),
})

/** https://developer.vonage.com/en/api/messages and https://developer.vonage.com/en/getting-started/concepts/webhooks */
export const vonage: SmsService = {
  call: ({ url, values }, { to, from, text, key, reportTo }) => ({
    url: `${url}/v1/messages`,
    method: 'POST',
    headers: {
      authorization: basic(values.key!, values.secret!),
      'content-type': 'application/json',
      accept: 'application/json',
    },
    body: JSON.stringify({
      channel: 'sms',
      message_type: 'text',
      to,
      from: from.replace(/^\+/, ''),
      text,
      client_ref: key,
      ...(reportTo && { webhook_url: reportTo, webhook_version: 'v1' }),
    }),
  }),

  read(status, body, headers): SmsOutcome {
    const answer = jsonOf(body)
    const taken = z.safeParse(Taken, answer)
    if (status < 300 && taken.success) return { kind: 'accepted', refs: [taken.data.message_uuid] }
    const problem = z.safeParse(Problem, answer)
    const { type = '', title = '', detail = '' } = problem.success ? problem.data : {}
    const code = type.split(/[#/]/).at(-1) || String(status)
    if (status !== 422 && status !== 400) return ofStatus(status, code, headers)
    const said = `${title} ${detail}`
    if (/from|sender/i.test(said)) return { kind: 'route', problem: 'sender', passes: false, code }
    return { kind: 'refused', reason: /\bto\b|recipient|number/i.test(said) ? 'badNumber' : 'content', code }
  },

  /** https://developer.vonage.com/en/api/account: on another host than messages */
  check: {
    call: ({ url, values }) => ({
      url: `${url.replace('//api.nexmo.com', '//rest.nexmo.com')}/account/get-balance`,
      method: 'GET',
      headers: { authorization: basic(values.key!, values.secret!), accept: 'application/json' },
    }),
    isGood: (status) => status === 200,
  },

  /** A token signed with the account's signature secret, which holds the hash of the body. */
  isGenuine({ headers, body }, { values }) {
    const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
    const [head, claims, signature] = token?.split('.') ?? []
    if (!head || !claims || !signature) return false
    if ((jsonOf(plain(head)) as { alg?: unknown } | null)?.alg !== 'HS256') return false
    const signed = createHmac('sha256', values.signatureSecret!).update(`${head}.${claims}`).digest()
    const given = Buffer.from(signature, 'base64url')
    if (given.length !== signed.length || !timingSafeEqual(given, signed)) return false
    const { payload_hash } = (jsonOf(plain(claims)) ?? {}) as { payload_hash?: unknown }
    return payload_hash === createHash('sha256').update(body).digest('hex')
  },

  hear({ body }) {
    const call = jsonOf(body)
    const status = z.safeParse(StatusCall, call)
    if (status.success) return [receipt(status.data)]
    const incoming = z.safeParse(Incoming, call)
    if (!incoming.success) return null
    const { message_uuid, from, to, text, timestamp } = incoming.data
    return [{ kind: 'message', ref: message_uuid, from, to, text, at: timeOf(timestamp) }]
  },
}

const plain = (part: string) => Buffer.from(part, 'base64url').toString()

function receipt({ message_uuid, status, timestamp, client_ref, error }: z.output<typeof StatusCall>): SmsHeard {
  const failed = status === 'rejected' || status === 'undeliverable'
  const code = String(error?.title ?? '') || (error?.type?.split(/[#/]/).at(-1) ?? '')
  return {
    kind: 'receipt',
    ref: message_uuid,
    key: client_ref ?? null,
    state: failed ? 'failed' : status === 'delivered' || status === 'read' ? 'delivered' : 'onItsWay',
    reason: failed ? (reasons[code] ?? 'other') : null,
    code,
    at: timeOf(timestamp),
  }
}

/** https://developer.vonage.com/en/api-errors/messages */
const reasons: Record<string, SmsReason> = {
  1010: 'content',
  1020: 'badNumber',
  1120: 'sender',
  1130: 'optedOut',
  1170: 'badNumber',
  1180: 'expired',
  1190: 'content',
  1210: 'content',
  1240: 'badNumber',
  1330: 'badNumber',
  1340: 'limit',
  1350: 'country',
  1430: 'content',
}
