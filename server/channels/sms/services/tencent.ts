import { createHash, createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import type { SmsReason, SmsRouteProblem } from '#domain/sms/services'
import { type HttpCall, jsonOf } from '../../callService.ts'
import {
  chinaTimeOf,
  type Now,
  ofStatus,
  type SmsHeard,
  type SmsOutcome,
  type SmsService,
  type SmsServiceSetting,
} from './service.ts'

const Answer = z.object({
  Response: z.object({
    Error: z.optional(z.object({ Code: z.string() })),
    SendStatusSet: z.optional(z.array(z.object({ SerialNo: z.string(), Code: z.string() }))),
  }),
})
const Report = z.object({
  sid: z.string(),
  report_status: z.string(),
  errmsg: z.nullish(z.string()),
  user_receive_time: z.nullish(z.string()),
})
const Incoming = z.object({
  mobile: z.string(),
  nationcode: z.nullish(z.string()),
  text: z.string(),
  extend: z.nullish(z.string()),
  time: z.nullish(z.union([z.string(), z.number()])),
})
const Pulled = z.object({
  Response: z.object({
    PullSmsSendStatusSet: z.array(
      z.object({
        SerialNo: z.string(),
        ReportStatus: z.string(),
        Description: z.nullish(z.string()),
        UserReceiveTime: z.nullish(z.number()),
      }),
    ),
  }),
})

/** Mainland China, by approved templates: https://cloud.tencent.com/document/product/382/55981 */
export const tencent: SmsService = {
  call: (setting, { to, template, key }, now) =>
    signedCall(setting, now, 'SendSms', {
      PhoneNumberSet: [`+${to}`],
      SmsSdkAppId: setting.values.appId!,
      SignName: template!.sign,
      TemplateId: template!.code,
      TemplateParamSet: template!.values.map(([, value]) => value),
      SessionContext: key,
    }),

  read(status, body, headers): SmsOutcome {
    const answer = z.safeParse(Answer, jsonOf(body))
    if (!answer.success) return ofStatus(status, String(status), headers)
    const { Error: failure, SendStatusSet } = answer.data.Response
    const sent = SendStatusSet?.[0]
    if (sent?.Code === 'Ok') return { kind: 'accepted', refs: [sent.SerialNo] }
    const code = failure?.Code ?? sent?.Code ?? ''
    if (/^(RequestLimitExceeded|InternalError\.Timeout|LimitExceeded\.DeliveryFrequencyLimit)/.test(code))
      return { kind: 'later', code, until: null }
    // What fails within the service may have been sent before.
    if (code.startsWith('InternalError') || !code) return { kind: 'uncertain', code: code || 'noStatus' }
    const problem = routeProblems.find(([pattern]) => pattern.test(code))?.[1]
    if (problem) return { kind: 'route', problem, passes: problem === 'balance', code }
    return { kind: 'refused', reason: reasonOf(code), code }
  },

  /** https://cloud.tencent.com/document/product/382/55965 */
  check: {
    call(setting, now) {
      const hour = new Date(now.ms + 8 * 3_600_000).toISOString().slice(0, 13).replaceAll(/\D/g, '')
      return signedCall(setting, now, 'SendStatusStatistics', {
        BeginTime: hour,
        EndTime: hour,
        SmsSdkAppId: setting.values.appId!,
        Limit: 0,
        Offset: 0,
      })
    },
    isGood(status, body) {
      const answer = z.safeParse(Answer, jsonOf(body))
      return status === 200 && answer.success && !answer.data.Response.Error
    },
  },

  isGenuine: () => true,
  hear({ body }) {
    const call = jsonOf(body)
    const calls: unknown[] = Array.isArray(call) ? call : [call]
    const heard = calls.flatMap((one): SmsHeard[] => {
      const report = z.safeParse(Report, one)
      if (report.success) {
        const { sid, report_status, errmsg, user_receive_time } = report.data
        return [receiptOf(sid, report_status, errmsg ?? '', chinaTimeOf(user_receive_time))]
      }
      const incoming = z.safeParse(Incoming, one)
      if (!incoming.success) return []
      const { mobile, nationcode, text, extend, time } = incoming.data
      const at = time ? Number(time) * 1_000 : null
      const from = `${nationcode ?? '86'}${mobile}`
      return [
        {
          kind: 'message',
          ref: createHash('sha256').update(`${from}\n${time}\n${text}`).digest('hex'),
          from,
          to: extend ?? '',
          text,
          at,
        },
      ]
    })
    return heard.length ? heard : null
  },

  /** Each receipt is given once. */
  ask: {
    by: 'news',
    call: (setting, _, now) =>
      signedCall(setting, now, 'PullSmsSendStatus', { Limit: 100, SmsSdkAppId: setting.values.appId! }),
    read(body) {
      const pulled = z.safeParse(Pulled, jsonOf(body))
      if (!pulled.success) return []
      return pulled.data.Response.PullSmsSendStatusSet.map(({ SerialNo, ReportStatus, Description, UserReceiveTime }) =>
        receiptOf(SerialNo, ReportStatus, Description ?? '', UserReceiveTime ? UserReceiveTime * 1_000 : null),
      )
    },
  },

  thanks: { type: 'application/json', body: '{"result":0,"errmsg":"OK"}' },
}

const receiptOf = (ref: string, status: string, code: string, at: number | null): SmsHeard => ({
  kind: 'receipt',
  ref,
  key: null,
  state: status === 'SUCCESS' ? 'delivered' : 'failed',
  reason: status === 'SUCCESS' ? null : reasonOf(code),
  code,
  at,
})

/** https://cloud.tencent.com/document/product/382/52075 */
const routeProblems: readonly (readonly [RegExp, SmsRouteProblem])[] = [
  [/^(AuthFailure|UnauthorizedOperation\.(Request|SdkAppId|Individual))/, 'credentials'],
  [/InsufficientBalance/, 'balance'],
  [/Signature(Incorrect|NotApproved|Unapproved)|MissingSignature|SignatureIncorrectOrUnapproved/, 'sender'],
  [/Template/, 'template'],
  [/^(UnauthorizedOperation|LimitExceeded\.(App|Account))/, 'forbidden'],
]
const reasonOf = (code: string): SmsReason => reasons.find(([pattern]) => pattern.test(code))?.[1] ?? 'other'
const reasons: readonly (readonly [RegExp, SmsReason])[] = [
  [/IncorrectPhoneNumber|PhoneNumber(CountLimit|ParseFail)|NonExistent|空号|号码错误/i, 'badNumber'],
  [/Blacklist|黑名单|拒收/i, 'blocked'],
  [/LimitExceeded|频率/i, 'limit'],
  [/Sensitive|Content|Parameter|敏感/i, 'content'],
  [/停机|关机|不在服务区|Unreach|PowerOff/i, 'unreachable'],
  [/Expired|超时/i, 'expired'],
]

const host = 'sms.tencentcloudapi.com'

/** TC3-HMAC-SHA256: https://cloud.tencent.com/document/api/382/52072 */
function signedCall({ url, values }: SmsServiceSetting, { ms }: Now, action: string, payload: object): HttpCall {
  const body = JSON.stringify(payload)
  const seconds = Math.floor(ms / 1_000)
  const day = new Date(ms).toISOString().slice(0, 10)
  const type = 'application/json; charset=utf-8'
  const canonical = ['POST', '/', '', `content-type:${type}\nhost:${host}\n`, 'content-type;host', sha256(body)].join(
    '\n',
  )
  const scope = `${day}/sms/tc3_request`
  const toSign = ['TC3-HMAC-SHA256', seconds, scope, sha256(canonical)].join('\n')
  const key = [day, 'sms', 'tc3_request'].reduce<Buffer | string>(
    (key, part) => hmac(key, part),
    `TC3${values.secretKey!}`,
  )
  const signature = hmac(key, toSign).toString('hex')
  return {
    url: `${url}/`,
    method: 'POST',
    headers: {
      authorization: `TC3-HMAC-SHA256 Credential=${values.secretId!}/${scope}, SignedHeaders=content-type;host, Signature=${signature}`,
      'content-type': type,
      'x-tc-action': action,
      'x-tc-version': '2021-01-11',
      'x-tc-timestamp': String(seconds),
      'x-tc-region': values.region || 'ap-guangzhou',
    },
    body,
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
