import * as z from 'zod/mini'
import type { SmsReason, SmsRouteProblem } from '#domain/sms/services'
import { jsonOf } from '../../callService.ts'
import { ofStatus, type SmsHeard, type SmsOutcome, type SmsService, timeOf } from './service.ts'

const Status = z.object({
  groupId: z.number(),
  groupName: z.optional(z.string()),
  id: z.optional(z.number()),
  name: z.optional(z.string()),
})
const Sent = z.object({ messages: z.array(z.object({ messageId: z.string(), status: Status })).check(z.minLength(1)) })
const Failed = z.object({ requestError: z.object({ serviceException: z.object({ messageId: z.string() }) }) })
const Report = z.object({
  messageId: z.string(),
  callbackData: z.nullish(z.string()),
  doneAt: z.nullish(z.string()),
  status: Status,
  error: z.nullish(
    z.object({ id: z.optional(z.number()), name: z.optional(z.string()), permanent: z.optional(z.boolean()) }),
  ),
})
const Incoming = z.object({
  messageId: z.string(),
  from: z.string(),
  to: z.string(),
  text: z.string(),
  receivedAt: z.nullish(z.string()),
})
const Results = z.object({ results: z.array(z.unknown()) })

/** https://www.infobip.com/docs/api/channels/sms/outbound-sms/send-sms-messages (v3) */
export const infobip: SmsService = {
  call({ url, values }, { to, from, text, key, reportTo }) {
    const webhooks = reportTo && {
      webhooks: { delivery: { url: reportTo }, contentType: 'application/json', callbackData: key },
    }
    const message = {
      ...(from && { sender: from.replace(/^\+/, '') }),
      destinations: [{ to, messageId: key }],
      content: { text },
      ...webhooks,
    }
    return {
      url: `${url}/sms/3/messages`,
      method: 'POST',
      headers: { authorization: `App ${values.key!}`, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ messages: [message] }),
    }
  },

  read(status, body, headers): SmsOutcome {
    const answer = jsonOf(body)
    const sent = z.safeParse(Sent, answer)
    if (status < 300 && sent.success) {
      const [message] = sent.data.messages
      const { groupId, name = '' } = message!.status
      if (groupId !== groups.rejected && groupId !== groups.undeliverable)
        return { kind: 'accepted', refs: [message!.messageId] }
      const problem = routeProblems[name]
      if (problem) return { kind: 'route', problem, passes: problem === 'balance', code: name }
      return { kind: 'refused', reason: reasonOf(name), code: name }
    }
    const failed = z.safeParse(Failed, answer)
    return ofStatus(
      status,
      failed.success ? failed.data.requestError.serviceException.messageId : String(status),
      headers,
    )
  },

  /** https://www.infobip.com/docs/api/platform/account-management/get-account-balance */
  check: {
    call: ({ url, values }) => ({
      url: `${url}/account/1/balance`,
      method: 'GET',
      headers: { authorization: `App ${values.key!}`, accept: 'application/json' },
    }),
    isGood: (status) => status === 200,
  },

  isGenuine: () => true,
  hear: ({ body }) => heardIn(body),

  /** Each report and each message is given once. */
  ask: {
    by: 'news',
    call: ({ url, values }) => ({
      url: `${url}/sms/3/reports?limit=1000`,
      method: 'GET',
      headers: { authorization: `App ${values.key!}`, accept: 'application/json' },
    }),
    read: (body) => heardIn(body) ?? [],
  },
}

function heardIn(body: string): SmsHeard[] | null {
  const results = z.safeParse(Results, jsonOf(body))
  if (!results.success) return null
  return results.data.results.flatMap((result): SmsHeard[] => {
    const report = z.safeParse(Report, result)
    if (report.success) return [receipt(report.data)]
    const incoming = z.safeParse(Incoming, result)
    if (!incoming.success) return []
    const { messageId, from, to, text, receivedAt } = incoming.data
    return [{ kind: 'message', ref: messageId, from: from.replace(/^\+/, ''), to, text, at: timeOf(receivedAt) }]
  })
}

/** https://www.infobip.com/docs/essentials/api-essentials/response-status-and-error-codes */
const groups = { pending: 1, undeliverable: 2, delivered: 3, expired: 4, rejected: 5 }

function receipt({ messageId, callbackData, doneAt, status, error }: z.output<typeof Report>): SmsHeard {
  const { groupId, name = '' } = status
  const failed = groupId === groups.undeliverable || groupId === groups.expired || groupId === groups.rejected
  const code = error?.name && error.name !== 'NO_ERROR' ? error.name : name
  const reason = groupId === groups.expired ? 'expired' : reasonOf(code)
  return {
    kind: 'receipt',
    ref: messageId,
    key: callbackData ?? null,
    state: failed ? 'failed' : groupId === groups.delivered ? 'delivered' : 'onItsWay',
    reason: failed ? reason : null,
    code,
    at: timeOf(doneAt),
  }
}

const reasonOf = (name: string): SmsReason => reasons.find(([pattern]) => pattern.test(name))?.[1] ?? 'other'
const reasons: readonly (readonly [RegExp, SmsReason])[] = [
  [/UNKNOWN_SUBSCRIBER|INVALID_(DESTINATION|DEST)|DESTINATION_ADDRESS|NUMBER_PORTABILITY/, 'badNumber'],
  [/ABSENT|HANDSET|UNREACHABLE|NOT_REACHABLE|CALL_BARRED|NOT_DELIVERED|UNDELIVERABLE/, 'unreachable'],
  [/OPT_?OUT|UNSUBSCRIBED|STOP/, 'optedOut'],
  [/BLACKLIST|BLOCK|DND|BARRED/, 'blocked'],
  [/SPAM|CONTENT|FIREWALL|FILTER/, 'content'],
  [/SENDER|SOURCE/, 'sender'],
  [/EXPIRED|VALIDITY/, 'expired'],
  [/NETWORK|ROUTE|COUNTRY|PREFIX|COVERAGE/, 'country'],
  [/FLOOD|LIMIT|THROTTL/, 'limit'],
]
const routeProblems: Record<string, SmsRouteProblem> = {
  REJECTED_NOT_ENOUGH_CREDITS: 'balance',
  REJECTED_SYSTEM_ERROR: 'unreachable',
  REJECTED_SENDER: 'sender',
  REJECTED_SOURCE: 'sender',
  REJECTED_INVALID_SOURCE: 'sender',
}
