import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'

/** What is to be paid, and how the provider shall call it. */
export type Bill = {
  /** 32 letters and digits, which every provider takes */
  reference: string
  /** in fen */
  price: number
  subject: string
  expiresAt: Date
  /** where the buyer's browser comes back to */
  returnUrl: string
  /** where the provider tells what happened */
  notifyUrl: string
}

/** What the buyer opens or scans, and how the provider calls its part of it. */
export type Started = { shown: string; provider_id: string | null }

/** What a provider says of a bill; `event_id` is its own name for having said it. */
export type Notice = {
  event_id: string
  reference: string
  state: 'paid' | 'declined'
  /** in fen; no bill is negative, so −1 stands for what is no amount */
  amount: number
  currency: string
}

export type Webhook = { headers: Headers; body: Buffer; now: number }

/** A payment provider. The rest of the server does not know which one it has. */
export type PayWay = {
  kind: 'qr' | 'url'
  start: (bill: Bill) => Promise<Started>
  /** What the provider knows of it; null: nothing that matters, or not yet. */
  ask: (bill: { reference: string; provider_id: string | null }) => Promise<Notice | null>
  /** Throws `webhookRefused` unless the provider has signed exactly these bytes; null: signed, and nothing to us. */
  read: (webhook: Webhook) => Notice | null
  /** what the provider wants to hear when we have kept what it said */
  thanks: () => Response
}

/** A request to a provider; whatever goes wrong is `paymentCallFailed`, and the cause goes no further than the log. */
export async function callProvider(url: URL, request: RequestInit): Promise<{ body: string; headers: Headers }> {
  try {
    const response = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(limits.paymentTimeoutMs),
    })
    const body = await response.text()
    if (!response.ok) throw new Error(`${url.host} answered ${response.status}: ${body.slice(0, 300)}`)
    return { body, headers: response.headers }
  } catch (cause) {
    throw new AppError('paymentCallFailed', { cause })
  }
}

export function refuse(reason: string, cause?: unknown): never {
  throw new AppError('webhookRefused', { cause: new Error(reason, { cause }) })
}

export function mustBeRecent(seconds: number, now: number): void {
  if (!(Math.abs(now / 1_000 - seconds) <= limits.webhookToleranceSeconds)) refuse('the message is not of now')
}

/** JSON of a provider whose signature was checked. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    return refuse('no JSON', cause)
  }
}

/** "12.30" → 1230; anything else → −1. */
export function fenOf(yuan: string): number {
  const found = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(yuan)
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : -1
}
export const yuanOf = (fen: number) => (fen / 100).toFixed(2)
