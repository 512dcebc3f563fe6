import { createHmac } from 'node:crypto'
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
  timeOf,
} from './service.ts'

const Answer = z.object({
  Code: z.optional(z.string()),
  ResponseCode: z.optional(z.string()),
  BizId: z.optional(z.string()),
  MessageId: z.optional(z.string()),
})
const Report = z.object({
  phone_number: z.string(),
  biz_id: z.string(),
  success: z.boolean(),
  err_code: z.nullish(z.string()),
  report_time: z.nullish(z.string()),
  out_id: z.nullish(z.string()),
})
const Incoming = z.object({
  phone_number: z.string(),
  content: z.string(),
  dest_code: z.nullish(z.string()),
  sequence_id: z.union([z.string(), z.number()]),
  send_time: z.nullish(z.string()),
})
const Details = z.object({
  SmsSendDetailDTOs: z.object({
    SmsSendDetailDTO: z.array(
      z.object({
        SendStatus: z.number(),
        ErrCode: z.nullish(z.string()),
        ReceiveDate: z.nullish(z.string()),
        OutId: z.nullish(z.string()),
      }),
    ),
  }),
})
const GlobeReport = z.object({
  MessageId: z.string(),
  Status: z.union([z.string(), z.number()]),
  ErrorCode: z.nullish(z.string()),
  DoneDate: z.nullish(z.string()),
})

/** Mainland China, by approved templates: https://help.aliyun.com/zh/sms/developer-reference/api-dysmsapi-2017-05-25-sendsms */
export const aliyun: SmsService = {
  call: (setting, { to, template, key }, now) =>
    signedCall(setting, now, {
      Action: 'SendSms',
      Version: '2017-05-25',
      RegionId: 'cn-hangzhou',
      PhoneNumbers: to,
      SignName: template!.sign,
      TemplateCode: template!.code,
      ...(template!.values.length && { TemplateParam: JSON.stringify(Object.fromEntries(template!.values)) }),
      OutId: key,
    }),
  read: (status, body, headers) => outcomeOf(status, body, headers, ({ BizId }) => BizId),
  check: {
    call(setting, now) {
      const today = new Date(now.ms + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '')
      return signedCall(setting, now, {
        Action: 'QuerySendStatistics',
        Version: '2017-05-25',
        RegionId: 'cn-hangzhou',
        IsGlobe: '1',
        StartDate: today,
        EndDate: today,
        PageIndex: '1',
        PageSize: '1',
      })
    },
    isGood: (status, body) => status === 200 && codeIn(body) === 'OK',
  },
  isGenuine: () => true,

  hear({ body }) {
    const calls = jsonOf(body)
    if (!Array.isArray(calls)) return null
    return calls.flatMap((call): SmsHeard[] => {
      const report = z.safeParse(Report, call)
      if (report.success) {
        const { biz_id, success, err_code, report_time, out_id } = report.data
        return [receiptOf(biz_id, out_id ?? null, success ? 'delivered' : 'failed', err_code, chinaTimeOf(report_time))]
      }
      const incoming = z.safeParse(Incoming, call)
      if (!incoming.success) return []
      const { phone_number, content, dest_code, sequence_id, send_time } = incoming.data
      return [
        {
          kind: 'message',
          ref: String(sequence_id),
          from: mainland(phone_number),
          to: dest_code ?? '',
          text: content,
          at: chinaTimeOf(send_time),
        },
      ]
    })
  },

  ask: {
    by: 'reference',
    call: (setting, [asked], now) =>
      signedCall(setting, now, {
        Action: 'QuerySendDetails',
        Version: '2017-05-25',
        RegionId: 'cn-hangzhou',
        PhoneNumber: asked!.to.replace(/^86/, ''),
        BizId: asked!.ref,
        SendDate: new Date(asked!.sentAt + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', ''),
        PageSize: '10',
        CurrentPage: '1',
      }),
    read(body, [asked]) {
      const found = z.safeParse(Details, jsonOf(body))
      if (!found.success) return []
      return found.data.SmsSendDetailDTOs.SmsSendDetailDTO.map(({ SendStatus, ErrCode, ReceiveDate, OutId }) =>
        receiptOf(asked!.ref, OutId ?? null, states[SendStatus] ?? 'onItsWay', ErrCode, chinaTimeOf(ReceiveDate)),
      )
    },
  },

  thanks: { type: 'application/json', body: '{"code":0,"msg":"OK"}' },
}

/** All other countries, a free text: https://help.aliyun.com/zh/sms/developer-reference/api-dysmsapi-2018-05-01-sendmessagetoglobe */
export const aliyunGlobe: SmsService = {
  call: (setting, { to, from, text, key }, now) =>
    signedCall(setting, now, {
      Action: 'SendMessageToGlobe',
      Version: '2018-05-01',
      To: to,
      ...(from && { From: from.replace(/^\+/, '') }),
      Message: text,
      TaskId: key,
    }),
  read: (status, body, headers) => outcomeOf(status, body, headers, ({ MessageId }) => MessageId),
  // It has no question without a message: whoever hears that there is no such one was let in.
  check: {
    call: (setting, now) => signedCall(setting, now, { Action: 'QueryMessage', Version: '2018-05-01', MessageId: '0' }),
    isGood: (status, body) =>
      codeIn(body) !== '' && outcomeOf(status, body, new Headers(), () => undefined).kind !== 'route',
  },
  isGenuine: () => true,
  hear({ body }) {
    const calls = jsonOf(body)
    if (!Array.isArray(calls)) return null
    return calls.flatMap((call) => {
      const report = z.safeParse(GlobeReport, call)
      return report.success ? [globeReceipt(report.data)] : []
    })
  },
  ask: {
    by: 'reference',
    call: (setting, [asked], now) =>
      signedCall(setting, now, { Action: 'QueryMessage', Version: '2018-05-01', MessageId: asked!.ref }),
    read(body) {
      const found = z.safeParse(GlobeReport, jsonOf(body))
      return found.success ? [globeReceipt(found.data)] : []
    },
  },
  thanks: aliyun.thanks!,
}

const mainland = (number: string) => (/^1\d{10}$/.test(number) ? `86${number}` : number.replace(/^\+/, ''))
const globeReceipt = ({ MessageId, Status, ErrorCode, DoneDate }: z.output<typeof GlobeReport>) =>
  receiptOf(MessageId, null, globeStates[String(Status)] ?? 'onItsWay', ErrorCode, timeOf(DoneDate))
const globeStates: Record<string, 'delivered' | 'failed'> = { 1: 'delivered', 2: 'failed' }
const states: Record<number, 'onItsWay' | 'failed' | 'delivered'> = { 1: 'onItsWay', 2: 'failed', 3: 'delivered' }

function receiptOf(
  ref: string,
  key: string | null,
  state: 'onItsWay' | 'failed' | 'delivered',
  code: string | null | undefined,
  at: number | null,
): SmsHeard {
  return {
    kind: 'receipt',
    ref,
    key,
    state,
    reason: state === 'failed' ? reasonOf(code ?? '') : null,
    code: code ?? '',
    at,
  }
}

function codeIn(body: string): string {
  const answer = z.safeParse(Answer, jsonOf(body))
  return answer.success ? (answer.data.Code ?? answer.data.ResponseCode ?? '') : ''
}

function outcomeOf(
  status: number,
  body: string,
  headers: Headers,
  refOf: (answer: z.output<typeof Answer>) => string | undefined,
): SmsOutcome {
  const answer = z.safeParse(Answer, jsonOf(body))
  const code = codeIn(body)
  if (answer.success && code === 'OK') {
    const ref = refOf(answer.data)
    return ref ? { kind: 'accepted', refs: [ref] } : { kind: 'uncertain', code: 'noReference' }
  }
  if (/^(Throttling|isv\.OUT_OF_SERVICE|ServiceUnavailable|isp\.)/.test(code))
    return { kind: 'later', code, until: null }
  const problem = routeProblems.find(([pattern]) => pattern.test(code))?.[1]
  if (problem) return { kind: 'route', problem, passes: problem === 'balance', code }
  if (code) return { kind: 'refused', reason: reasonOf(code), code }
  return ofStatus(status, String(status), headers)
}

/** https://help.aliyun.com/zh/sms/developer-reference/api-error-codes */
const routeProblems: readonly (readonly [RegExp, SmsRouteProblem])[] = [
  [
    /^(InvalidAccessKeyId|SignatureDoesNotMatch|IncompleteSignature|MissingAccessKeyId|Forbidden\.AccessKey)/,
    'credentials',
  ],
  [/AMOUNT_NOT_ENOUGH|BALANCE|OVERDUE/i, 'balance'],
  [/SMS_SIGNATURE|SIGN_NAME|SIGN_/i, 'sender'],
  [/TEMPLATE/i, 'template'],
  [/^(isv\.ACCOUNT|isv\.PRODUCT_UN|isv\.DAY_LIMIT|isv\.MONTH_LIMIT|isp\.RAM|Forbidden)/, 'forbidden'],
]
const reasonOf = (code: string): SmsReason => reasons.find(([pattern]) => pattern.test(code))?.[1] ?? 'other'
const reasons: readonly (readonly [RegExp, SmsReason])[] = [
  [
    /MOBILE_NUMBER|MOBILE_COUNT|InvalidTo|NUMBER_FORMAT|MOBILE_NOT_ON|MobileNumber|UNKNOWN_SUBSCRIBER|^MK:/i,
    'badNumber',
  ],
  [/BUSINESS_LIMIT_CONTROL|LIMIT/i, 'limit'],
  [/BLACK|MB:|REJECT_BY_USER|UNSUBSCRIBE/i, 'blocked'],
  [/SENSITIVE|CONTENT|KEYWORD|PARAM_LENGTH|INVALID_PARAMETERS|SMS_CONTENT/i, 'content'],
  [/MOBILE_IN_|POWER_OFF|ABSENT|UNREACH|MOBILE_TERMINAL|MI:|MN:/i, 'unreachable'],
  [/COUNTRY|DESTINATION/i, 'country'],
  [/EXPIRED|TIMEOUT/i, 'expired'],
]

/** The RPC signature: https://help.aliyun.com/zh/sdk/product-overview/rpc-mechanism */
function signedCall({ url, values }: SmsServiceSetting, { ms, nonce }: Now, action: Record<string, string>): HttpCall {
  const parameters = {
    AccessKeyId: values.keyId!,
    Format: 'JSON',
    SignatureMethod: 'HMAC-SHA1',
    SignatureNonce: nonce,
    SignatureVersion: '1.0',
    Timestamp: new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z'),
    ...action,
  }
  const signature = aliyunSignature('POST', parameters, values.keySecret!)
  return {
    url: `${url}/`,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: queryOf({ ...parameters, Signature: signature }),
  }
}

export const aliyunSignature = (method: string, parameters: Record<string, string>, secret: string): string =>
  createHmac('sha1', `${secret}&`)
    .update(`${method}&%2F&${encode(queryOf(parameters))}`)
    .digest('base64')

const queryOf = (parameters: Record<string, string>) =>
  Object.entries(parameters)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
