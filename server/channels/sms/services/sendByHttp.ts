import { randomUUID } from 'node:crypto'
import { type SmsServiceName, smsServiceFacts } from '#domain/sms/services'
import { aliyun, aliyunGlobe } from './aliyun.ts'
import { infobip } from './infobip.ts'
import type { AskedRef, HttpCall, SmsHeard, SmsOutcome, SmsRequest, SmsService, SmsServiceSetting } from './service.ts'
import { tencent } from './tencent.ts'
import { twilio } from './twilio.ts'
import { vonage } from './vonage.ts'

export const services: Record<SmsServiceName, SmsService> = { twilio, infobip, vonage, aliyun, aliyunGlobe, tencent }

/** The services' own addresses; a company with a contract in another region names its own. */
export const serviceUrls: Record<SmsServiceName, string | null> = {
  twilio: 'https://api.twilio.com',
  // Each customer has an address of its own.
  infobip: null,
  vonage: 'https://api.nexmo.com',
  aliyun: 'https://dysmsapi.aliyuncs.com',
  aliyunGlobe: 'https://dysmsapi.ap-southeast-1.aliyuncs.com',
  tencent: 'https://sms.tencentcloudapi.com',
}

const timeoutMs = 30_000
/** More than any of them answers; what is longer is cut off and read as no answer. */
const answerBytes = 1_000_000

/**
 * Sends one message. `onHandedOver` is awaited before the service can have heard anything: from then on only an answer
 * tells whether the message was sent.
 */
export async function sendByHttp(
  name: SmsServiceName,
  setting: SmsServiceSetting,
  message: SmsRequest,
  { onHandedOver, signal }: { onHandedOver: () => Promise<void>; signal: AbortSignal },
): Promise<SmsOutcome> {
  const service = services[name]
  if (smsServiceFacts[name].needsTemplate && !message.template)
    return { kind: 'refused', reason: 'template', code: 'templateMissing' }
  const call = service.call(setting, message, { ms: Date.now(), nonce: randomUUID() })
  await onHandedOver()
  try {
    const response = await callService(call, signal)
    return service.read(response.status, await textOf(response), response.headers)
  } catch (error) {
    return failedCall(error)
  }
}

/** What became of messages, from a service that is asked because it cannot call this server. */
export async function askByHttp(
  name: SmsServiceName,
  setting: SmsServiceSetting,
  refs: readonly AskedRef[],
  signal: AbortSignal,
): Promise<SmsHeard[]> {
  const { ask } = services[name]
  if (!ask) return []
  const portions = ask.by === 'news' ? [refs] : refs.map((ref) => [ref])
  const heard: SmsHeard[] = []
  for (const portion of portions) {
    const response = await callService(ask.call(setting, portion, { ms: Date.now(), nonce: randomUUID() }), signal)
    heard.push(...ask.read(await textOf(response), portion))
  }
  return heard
}

const callService = ({ url, method, headers, body }: HttpCall, signal: AbortSignal): Promise<Response> =>
  fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
    // Credentials and a person's number go where the setting says, and nowhere else.
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > answerBytes) return ''
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function failedCall(error: unknown): SmsOutcome {
  const { name, cause } = error as Error & { cause?: { code?: string } }
  const code = cause?.code ?? name
  return isBeforeSending.test(code)
    ? { kind: 'route', problem: 'unreachable', passes: true, code }
    : { kind: 'uncertain', code }
}
const isBeforeSending =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_.*|.*CERT.*)$/
