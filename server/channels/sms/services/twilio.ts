import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { SmsReason, SmsRouteProblem } from '#domain/sms/services'
import { jsonOf } from '../../callService.ts'
import { basic, ofStatus, type SmsHeard, type SmsOutcome, type SmsService, timeOf } from './service.ts'

const Created = z.object({ sid: z.string() })
const Refused = z.object({ code: z.number() })
const Message = z.object({
  sid: z.string(),
  status: z.string(),
  error_code: z.nullish(z.number()),
  date_updated: z.nullish(z.string()),
})

/** https://www.twilio.com/docs/messaging/api/message-resource */
export const twilio: SmsService = {
  call({ url, values }, { to, from, text, key, reportTo }) {
    // The sender is a number, a name, or a messaging service; the id of a service begins with MG.
    const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
    const form = new URLSearchParams({
      To: `+${to}`,
      ...sender,
      Body: text,
      ...(reportTo && { StatusCallback: reportTo }),
    })
    return {
      url: `${url}/2010-04-01/Accounts/${encodeURIComponent(values.account!)}/Messages.json`,
      method: 'POST',
      headers: {
        authorization: basic(values.account!, values.token!),
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': key,
      },
      body: form.toString(),
    }
  },

  read(status, body, headers): SmsOutcome {
    const answer = jsonOf(body)
    const created = z.safeParse(Created, answer)
    if (status < 300 && created.success) return { kind: 'accepted', refs: [created.data.sid] }
    const refused = z.safeParse(Refused, answer)
    if (!refused.success) return ofStatus(status, String(status), headers)
    const code = String(refused.data.code)
    const problem = routeProblems[code]
    if (problem) return { kind: 'route', problem, passes: problem === 'balance', code }
    const reason = reasons[code]
    return reason ? { kind: 'refused', reason, code } : ofStatus(status, code, headers)
  },

  /** https://www.twilio.com/docs/iam/api/account */
  check: {
    call: ({ url, values }) => ({
      url: `${url}/2010-04-01/Accounts/${encodeURIComponent(values.account!)}.json`,
      method: 'GET',
      headers: { authorization: basic(values.account!, values.token!) },
    }),
    isGood: (status) => status === 200,
  },

  /** https://www.twilio.com/docs/usage/security: HMAC-SHA1 over the address and the sorted fields */
  isGenuine({ url, headers, body }, { values }) {
    const fields = [...new URLSearchParams(body)].sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
    const signed = createHmac('sha1', values.token!)
      .update(url + fields.flat().join(''))
      .digest()
    const given = Buffer.from(headers['x-twilio-signature'] ?? '', 'base64')
    return given.length === signed.length && timingSafeEqual(given, signed)
  },

  hear({ body }) {
    const field = new URLSearchParams(body)
    const ref = field.get('MessageSid') ?? field.get('SmsSid')
    if (!ref) return null
    const state = field.get('MessageStatus') ?? field.get('SmsStatus')
    if (state && state !== 'received') return [receipt(ref, state, field.get('ErrorCode'), null)]
    const [from, to] = [field.get('From'), field.get('To')]
    if (from === null || to === null) return null
    return [{ kind: 'message', ref, from: digits(from), to: digits(to), text: field.get('Body') ?? '', at: null }]
  },

  ask: {
    by: 'reference',
    call: ({ url, values }, [asked]) => ({
      url: `${url}/2010-04-01/Accounts/${encodeURIComponent(values.account!)}/Messages/${encodeURIComponent(asked!.ref)}.json`,
      method: 'GET',
      headers: { authorization: basic(values.account!, values.token!) },
    }),
    read(body) {
      const found = z.safeParse(Message, jsonOf(body))
      if (!found.success) return []
      const { sid, status, error_code, date_updated } = found.data
      return [receipt(sid, status, error_code ? String(error_code) : null, timeOf(date_updated))]
    },
  },

  thanks: { type: 'text/xml', body: '<Response/>' },
}

const digits = (number: string) => number.replace(/^\+/, '')

function receipt(ref: string, state: string, code: string | null, at: number | null): SmsHeard {
  const failed = state === 'undelivered' || state === 'failed' || state === 'canceled'
  return {
    kind: 'receipt',
    ref,
    key: null,
    state: failed ? 'failed' : state === 'delivered' || state === 'read' ? 'delivered' : 'onItsWay',
    reason: failed ? (reasons[code ?? ''] ?? 'other') : null,
    code: code ?? '',
    at,
  }
}

/** https://www.twilio.com/docs/api/errors */
const reasons: Record<string, SmsReason> = {
  21211: 'badNumber',
  21217: 'badNumber',
  21401: 'badNumber',
  21610: 'optedOut',
  21614: 'landline',
  21617: 'content',
  21408: 'country',
  21612: 'country',
  30003: 'unreachable',
  30004: 'blocked',
  30005: 'badNumber',
  30006: 'landline',
  30007: 'content',
  30034: 'sender',
  30036: 'expired',
}
const routeProblems: Record<string, SmsRouteProblem> = {
  20003: 'credentials',
  20404: 'credentials',
  20005: 'forbidden',
  21212: 'sender',
  21603: 'sender',
  21606: 'sender',
  21659: 'sender',
  21660: 'sender',
  21703: 'sender',
  30002: 'forbidden',
}
