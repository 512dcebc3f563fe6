import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { currency } from '#domain/billing/ledger'
import {
  callProvider,
  failed,
  mustBeRecent,
  type PaymentNotice,
  type PayWay,
  parsedAnswer,
  refuse,
  type Webhook,
} from './payWay.ts'

export type StripeSettings = { baseUrl: string; secretKey: string; webhookSecret: string }

const apiVersion = '2026-10-28.endive'

const Session = z.object({
  id: z.string(),
  url: z.nullish(z.string()),
  client_reference_id: z.nullish(z.string()),
  payment_status: z.string(),
  amount_total: z.nullish(z.int()),
  currency: z.nullish(z.string()),
})
type Session = z.output<typeof Session>
const Event = z.object({ id: z.string(), type: z.string(), data: z.object({ object: z.unknown() }) })

/** Stripe Checkout: https://docs.stripe.com/api/checkout/sessions and https://docs.stripe.com/webhooks/signature */
export function stripe(settings: StripeSettings): PayWay {
  async function ask(path: string, request: RequestInit): Promise<Session> {
    const headers = {
      authorization: `Bearer ${settings.secretKey}`,
      'stripe-version': apiVersion,
      ...(request.headers as Record<string, string>),
    }
    const { body } = await callProvider(new URL(path, settings.baseUrl), { ...request, headers })
    const session = z.safeParse(Session, parsedAnswer(body))
    if (!session.success) throw failed('Stripe answered no session', session.error)
    return session.data
  }

  return {
    kind: 'url',
    async start({ reference, price, subject, expiresAt, returnUrl }) {
      const form = new URLSearchParams({
        mode: 'payment',
        client_reference_id: reference,
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': currency.toLowerCase(),
        'line_items[0][price_data][unit_amount]': String(price),
        'line_items[0][price_data][product_data][name]': subject,
        'metadata[reference]': reference,
        success_url: returnUrl,
        cancel_url: returnUrl,
        expires_at: String(Math.floor(expiresAt.getTime() / 1_000)),
      })
      // The same bill sent twice is one session.
      const session = await ask('/v1/checkout/sessions', {
        method: 'POST',
        body: form,
        headers: { 'idempotency-key': reference },
      })
      if (!session.url) throw failed('Stripe answered a session without an address')
      return { shown: session.url, provider_id: session.id }
    },
    async ask({ provider_id }) {
      if (!provider_id) return null
      const session = await ask(`/v1/checkout/sessions/${encodeURIComponent(provider_id)}`, { method: 'GET' })
      return session.payment_status === 'paid' ? noticeOf(session, `${session.id} paid`, 'paid') : null
    },
    read(webhook) {
      mustBeSigned(webhook, settings.webhookSecret)
      const event = z.safeParse(Event, parsedAnswer(webhook.body.toString()))
      if (!event.success) return refuse('no event', event.error)
      const state = stateOf(event.data.type)
      if (!state) return null
      const session = z.safeParse(Session, event.data.data.object)
      if (!session.success) return refuse('no session', session.error)
      // Completed, and the bank has not paid yet: another event tells how it ended.
      if (state === 'paid' && session.data.payment_status !== 'paid') return null
      return noticeOf(session.data, event.data.id, state)
    },
    thanks: () => Response.json({ received: true }),
  }
}

function stateOf(type: string): PaymentNotice['state'] | undefined {
  return {
    'checkout.session.completed': 'paid' as const,
    'checkout.session.async_payment_succeeded': 'paid' as const,
    'checkout.session.async_payment_failed': 'declined' as const,
  }[type]
}

const noticeOf = (session: Session, event_id: string, state: PaymentNotice['state']): PaymentNotice | null =>
  session.client_reference_id
    ? {
        event_id,
        reference: session.client_reference_id,
        state,
        amount: session.amount_total ?? -1,
        currency: (session.currency ?? '').toUpperCase(),
      }
    : null

/** t=…,v1=…: an HMAC over the time and the bytes; while a secret is exchanged there are two. */
function mustBeSigned({ headers, body, now }: Webhook, secret: string): void {
  const parts = (headers.get('stripe-signature') ?? '').split(',').map((part) => part.split('=', 2))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  const wanted = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  const isSigned = parts.some(([name, value]) => {
    const given = Buffer.from(name === 'v1' ? (value ?? '') : '', 'hex')
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
  if (!isSigned) refuse('the signature is not of these bytes')
  mustBeRecent(Number(time), now)
}
