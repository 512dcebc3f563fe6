import { createHmac, randomUUID } from 'node:crypto'
import type { StripeSettings } from '../../payments/stripe.ts'
import { type FakeProvider, type KeptBill, newestOf, type SignedWebhook, serve } from './provider.ts'

const secretKey = 'sk_test_made_for_this_test'
const webhookSecret = 'whsec_made_for_this_test'

export async function startStripe(): Promise<FakeProvider & { settings: StripeSettings }> {
  const bills = new Map<string, KeptBill>()
  const sessions = new Map<string, string>()
  const refused: string[] = []
  let how = 'well'

  const sessionOf = (reference: string, { amount, currency, paid }: KeptBill) => ({
    id: `cs_test_${reference}`,
    object: 'checkout.session',
    client_reference_id: reference,
    url: `https://checkout.stripe.com/c/pay/cs_test_${reference}`,
    status: paid ? 'complete' : 'open',
    payment_status: paid ? 'paid' : 'unpaid',
    amount_total: amount,
    currency: currency.toLowerCase(),
  })

  const { url, stop } = await serve(({ method, path, headers, body }) => {
    if (headers.authorization !== `Bearer ${secretKey}`) {
      refused.push(path)
      return { status: 401, body: '{"error":{"type":"invalid_request_error"}}' }
    }
    if (how !== 'well') return { status: 500, body: '{"error":{"type":"api_error"}}' }
    if (method === 'GET') {
      const reference = sessions.get(path.split('/').at(-1)!)
      if (!reference) return { status: 404, body: '{"error":{"type":"invalid_request_error"}}' }
      return { body: JSON.stringify(sessionOf(reference, bills.get(reference)!)) }
    }
    const form = new URLSearchParams(body)
    const reference = form.get('client_reference_id')!
    // The same key again is the same session.
    if (headers['idempotency-key'] !== reference) return { status: 400, body: '{}' }
    const bill = {
      reference,
      amount: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]')!,
      paid: false,
    }
    if (!bills.has(reference)) bills.set(reference, bill)
    sessions.set(`cs_test_${reference}`, reference)
    return { body: JSON.stringify(sessionOf(reference, bills.get(reference)!)) }
  })

  function webhook({ reference, declined, ...changes }: Parameters<FakeProvider['webhook']>[0]): SignedWebhook {
    const bill = { reference, amount: 0, currency: 'cny', paid: !declined, ...bills.get(reference), ...changes }
    const session = { ...sessionOf(reference, { ...bill, paid: changes.paid ?? !declined }) }
    const type = declined ? 'checkout.session.async_payment_failed' : 'checkout.session.completed'
    const body = Buffer.from(
      JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object: session } }),
    )
    return { body, headers: { 'stripe-signature': stripeSignature(body, Date.now()) } }
  }

  return {
    url,
    bills,
    refused,
    newest: () => newestOf(bills),
    webhook,
    answersWith: (wanted) => (how = wanted),
    stop,
    settings: { baseUrl: url, secretKey, webhookSecret },
  }
}

export function stripeSignature(body: Buffer, ms: number): string {
  const time = Math.floor(ms / 1_000)
  return `t=${time},v1=${createHmac('sha256', webhookSecret).update(`${time}.`).update(body).digest('hex')},v0=00`
}
