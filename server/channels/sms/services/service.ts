import type { SmsReason, SmsRouteProblem } from '#domain/sms/services'
import type { HttpCall } from '../../callService.ts'

/** What a route needs to know to send by a service. `url`: the service's own address, or the operator's gateway. */
export type SmsServiceSetting = { url: string; values: Readonly<Record<string, string>> }

/** An approved template of a mainland service: its signature, its code, and its variables in order. */
export type SmsTemplateUse = { sign: string; code: string; values: readonly (readonly [name: string, value: string])[] }

export type SmsRequest = {
  /** ours, the same for every try; comes back in receipts where a service has room for it */
  key: string
  /** E.164 digits without the plus */
  to: string
  /** a number with a plus, or a name; empty where the service chooses */
  from: string
  text: string
  template: SmsTemplateUse | null
  /** where receipts go; null: this server has no public address */
  reportTo: string | null
}

/**
 * The outcome of one message. All but `accepted` and `uncertain` are surely not sent.
 * - `refused`: not this message to this number
 * - `later`: not now; `until` in ms where the service says it
 * - `route`: the next message would meet the same; `passes`: in a while it may not
 */
export type SmsOutcome =
  | { kind: 'accepted'; refs: string[] }
  | { kind: 'refused'; reason: SmsReason; code: string }
  | { kind: 'later'; code: string; until: number | null }
  | { kind: 'route'; problem: SmsRouteProblem; passes: boolean; code: string }
  /** `refs`: parts that were taken all the same, of `parts` */
  | { kind: 'uncertain'; code: string; refs?: string[]; parts?: number }

/** A way out that a company has set up. `onHandedOver` is awaited before anybody outside can have heard of the message. */
export type SmsRoute = {
  send(message: SmsRequest, handing: { onHandedOver: () => Promise<void>; signal: AbortSignal }): Promise<SmsOutcome>
  /** Where a message centre can be asked after messages; services are asked by their calls. */
  ask?(asked: readonly AskedRef[], signal: AbortSignal): Promise<SmsHeard[]>
  stop(): Promise<void>
}

/** What a service tells of its own accord, or when it is asked. */
export type SmsHeard =
  | {
      kind: 'receipt'
      ref: string
      key: string | null
      state: ReceiptState
      reason: SmsReason | null
      code: string
      at: number | null
    }
  | {
      kind: 'message'
      ref: string
      from: string
      to: string
      text: string
      at: number | null
      /** of a long text that came in several messages */
      part?: { of: number; total: number; n: number }
    }
export type ReceiptState = 'onItsWay' | 'delivered' | 'failed'

export type WebhookCall = {
  /** the whole address as the service called it */
  url: string
  headers: Readonly<Record<string, string | undefined>>
  body: string
}

export type Now = { ms: number; nonce: string }

export type SmsService = {
  call(setting: SmsServiceSetting, message: SmsRequest, now: Now): HttpCall
  read(status: number, body: string, headers: Headers): SmsOutcome
  /** The cheapest call that only who may send is answered: what `isGood` does not take is read as an answer to a message. */
  check: { call(setting: SmsServiceSetting, now: Now): HttpCall; isGood(status: number, body: string): boolean }
  /** Calls that are not signed come to an address that nobody else knows; these are always genuine here. */
  isGenuine(call: WebhookCall, setting: SmsServiceSetting): boolean
  /** null: not a call that it makes */
  hear(call: WebhookCall): SmsHeard[] | null
  /** Asks for receipts where the service cannot call us: by reference, or all that are new. */
  ask?: {
    by: 'reference' | 'news'
    call(setting: SmsServiceSetting, refs: readonly AskedRef[], now: Now): HttpCall
    read(body: string, refs: readonly AskedRef[]): SmsHeard[]
  }
  /** what the service wants to hear when a webhook was taken */
  thanks?: { type: string; body: string }
}
export type AskedRef = { ref: string; to: string; sentAt: number }

export const timeOf = (text: string | null | undefined): number | null => {
  const at = text ? Date.parse(text) : Number.NaN
  return Number.isFinite(at) ? at : null
}

/** `2026-11-26 09:30:00` in China's time, as mainland services write it. */
export const chinaTimeOf = (text: string | null | undefined): number | null =>
  text ? timeOf(`${text.trim().replace(' ', 'T')}+08:00`) : null

/** What a status says by itself, where the body says no more: 5xx may have been taken before it failed. */
export function ofStatus(status: number, code: string, headers?: Headers): SmsOutcome {
  if (status === 401 || status === 403) return { kind: 'route', problem: 'credentials', passes: false, code }
  if (status === 402) return { kind: 'route', problem: 'balance', passes: true, code }
  if (status === 429 || status === 503) return { kind: 'later', code, until: retryAfter(headers) }
  if (status >= 400 && status < 500) return { kind: 'refused', reason: 'other', code }
  return { kind: 'uncertain', code }
}

const retryAfter = (headers?: Headers): number | null => {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds * 1_000 : null
}

export const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
