import { AppError } from '#domain/errors'
import { errorFields, type LogFields } from '../log.ts'

const paymentTimeoutMs = 20_000

const webhookToleranceSeconds = 300

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
type StartedPayment = { shown: string; provider_id: string | null }

/** What a provider says of a bill; `event_id` is its own name for having said it. */
export type PaymentNotice = {
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
  start: (bill: Bill) => Promise<StartedPayment>
  /** What the provider knows of it; null: nothing that matters, or not yet. */
  ask: (bill: { reference: string; provider_id: string | null }) => Promise<PaymentNotice | null>
  /** Throws `webhookRefused` unless the provider has signed exactly these bytes; null: signed, and nothing to us. */
  read: (webhook: Webhook) => PaymentNotice | null
  /** what the provider wants to hear when we have kept what it said */
  thanks: () => Response
}

/** Why, in our own words or a provider's codes: nothing that anybody typed, so it may stand in the log. */
class PaymentProblem extends Error {}

/** The buyer hears that it did not work; the operator, who may have set a wrong key, finds the reason in the log. */
export const failed = (reason: string, cause?: unknown) =>
  new AppError('paymentCallFailed', { cause: new PaymentProblem(reason, { cause }) })

export function refuse(reason: string, cause?: unknown): never {
  throw new AppError('webhookRefused', { cause: new PaymentProblem(reason, { cause }) })
}

export function problemFields(error: unknown): LogFields {
  const reason = error instanceof Error ? error.cause : undefined
  return reason instanceof PaymentProblem ? { reason: reason.message } : errorFields(error)
}

export async function callProvider(url: URL, request: RequestInit): Promise<{ body: string; headers: Headers }> {
  const signal = AbortSignal.timeout(paymentTimeoutMs)
  try {
    const response = await fetch(url, { ...request, redirect: 'error', signal })
    const body = await response.text()
    if (!response.ok) throw failed(`${url.host} answered ${response.status}`)
    return { body, headers: response.headers }
  } catch (error) {
    throw error instanceof AppError ? error : failed(`${url.host} was not reached`, error)
  }
}

export function mustBeRecent(seconds: number, now: number): void {
  if (!(Math.abs(now / 1_000 - seconds) <= webhookToleranceSeconds)) refuse('the message is not of now')
}

/** What a provider says; undefined, which fits no schema, where it is no JSON. */
export function parsedAnswer(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** "12.30" → 1230; anything else → −1. */
export function yuanToFen(yuan: string): number {
  const found = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(yuan)
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : -1
}
export const yuanOf = (fen: number) => (fen / 100).toFixed(2)
