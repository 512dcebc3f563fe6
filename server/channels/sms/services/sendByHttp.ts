import { randomUUID } from 'node:crypto'
import { type SmsRouteProblem, type SmsServiceName, smsServiceFacts } from '#domain/sms/services'
import { type CallService, openServiceCalls, ServiceUnanswered } from '../../callService.ts'
import { aliyun, aliyunGlobe } from './aliyun.ts'
import { infobip } from './infobip.ts'
import type { AskedRef, SmsHeard, SmsOutcome, SmsRequest, SmsService, SmsServiceSetting } from './service.ts'
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

/** For what the operator has set up, who may reach any address. */
const anywhere = openServiceCalls().call

/**
 * Sends one message. `onHandedOver` is awaited before the service can have heard anything: from then on only an answer
 * tells whether the message was sent.
 */
export async function sendByHttp(
  name: SmsServiceName,
  setting: SmsServiceSetting,
  message: SmsRequest,
  { onHandedOver, signal }: { onHandedOver: () => Promise<void>; signal: AbortSignal },
  callService: CallService = anywhere,
): Promise<SmsOutcome> {
  const service = services[name]
  if (smsServiceFacts[name].needsTemplate && !message.template)
    return { kind: 'refused', reason: 'template', code: 'templateMissing' }
  const call = service.call(setting, message, { ms: Date.now(), nonce: randomUUID() })
  await onHandedOver()
  try {
    const { status, text, headers } = await callService(call, signal)
    return service.read(status, text, headers)
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
  callService: CallService = anywhere,
): Promise<SmsHeard[]> {
  const { ask } = services[name]
  if (!ask) return []
  const portions = ask.by === 'news' ? [refs] : refs.map((ref) => [ref])
  const heard: SmsHeard[] = []
  for (const portion of portions) {
    const { text } = await callService(ask.call(setting, portion, { ms: Date.now(), nonce: randomUUID() }), signal)
    heard.push(...ask.read(text, portion))
  }
  return heard
}

/** Signs in as a message would, and sends none. null: it takes us. */
export async function checkByHttp(
  name: SmsServiceName,
  setting: SmsServiceSetting,
  signal: AbortSignal,
  callService: CallService = anywhere,
): Promise<{ problem: SmsRouteProblem; code: string } | null> {
  const { check, read } = services[name]
  try {
    const { status, text, headers } = await callService(
      check.call(setting, { ms: Date.now(), nonce: randomUUID() }),
      signal,
    )
    if (check.isGood(status, text)) return null
    const outcome = read(status, text, headers)
    if (outcome.kind === 'route') return { problem: outcome.problem, code: outcome.code }
    return { problem: 'unreachable', code: 'code' in outcome ? outcome.code : String(status) }
  } catch (error) {
    if (error instanceof ServiceUnanswered) return { problem: 'unreachable', code: error.code }
    throw error
  }
}

function failedCall(error: unknown): SmsOutcome {
  if (!(error instanceof ServiceUnanswered)) throw error
  const { code, isBeforeSending } = error
  return isBeforeSending ? { kind: 'route', problem: 'unreachable', passes: true, code } : { kind: 'uncertain', code }
}
