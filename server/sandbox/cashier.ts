import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { html } from 'hono/html'
import { billingCalls } from '#domain/billing/calls'
import { currency } from '#domain/billing/ledger'
import type { HttpApp } from '../http/route.ts'
import { type Bill, type PaymentNotice, type PayWay, parsedAnswer, refuse, yuanOf } from '../payments/payWay.ts'

/** The demo's payment provider, and the page where its bills are paid or declined. It never runs beside real ones. */
export type Cashier = { way: PayWay; pages: (app: HttpApp) => void }

export function openCashier(): Cashier {
  const secret = randomBytes(32)
  const bills = new Map<string, { bill: Bill; state: 'open' | PaymentNotice['state'] }>()
  const signatureOf = (body: Buffer) => createHmac('sha256', secret).update(body).digest()

  function noticeOf(reference: string): PaymentNotice | null {
    const found = bills.get(reference)
    if (!found || found.state === 'open') return null
    return {
      event_id: `${reference} ${found.state}`,
      reference,
      state: found.state,
      amount: found.bill.price,
      currency,
    }
  }

  const way: PayWay = {
    kind: 'url',
    start(bill) {
      bills.set(bill.reference, { bill, state: 'open' })
      return Promise.resolve({ shown: `/sandbox/cashier/${bill.reference}`, provider_id: null })
    },
    ask: ({ reference }) => Promise.resolve(noticeOf(reference)),
    read({ headers, body }) {
      const given = Buffer.from(headers.get('sandbox-signature') ?? '', 'hex')
      const wanted = signatureOf(body)
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return refuse('not signed by the sandbox')
      return parsedAnswer(body.toString()) as PaymentNotice
    },
    thanks: () => new Response('ok'),
  }

  return {
    way,
    pages(app) {
      app.get('/sandbox/cashier/:reference', (c) => {
        const found = bills.get(c.req.param('reference'))
        c.header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
        )
        c.header('cache-control', 'no-store')
        return found ? c.html(page(found.bill, found.state)) : c.notFound()
      })
      app.post('/sandbox/cashier/:reference', async (c) => {
        const found = bills.get(c.req.param('reference'))
        if (!found) return c.notFound()
        const { answer } = await c.req.parseBody()
        // A bill that was paid stays paid.
        if (found.state !== 'paid') found.state = answer === 'pay' ? 'paid' : 'declined'
        const body = Buffer.from(JSON.stringify(noticeOf(found.bill.reference)))
        const { path, method } = billingCalls.webhook
        await app.request(
          path.replace(':paytype', 'sandbox'),
          { method, body, headers: { 'sandbox-signature': signatureOf(body).toString('hex') } },
          c.env,
        )
        return c.redirect(found.bill.returnUrl, 303)
      })
    },
  }
}

const page = ({ subject, price, returnUrl }: Bill, state: 'open' | PaymentNotice['state']) => html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>沙盒收银台 · Sandbox cashier</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { display: grid; place-items: center; min-height: 100dvh; margin: 0 }
main { width: min(24rem, calc(100% - 4rem)); display: grid; gap: 1rem; padding: 1.5rem; border: 1px solid GrayText; border-radius: 8px }
strong { padding: .5rem; border: 2px dashed currentcolor; text-align: center }
h1, p { margin: 0; font-size: 1rem; font-weight: normal }
output { font-size: 2rem }
form { display: flex; flex-wrap: wrap; gap: .75rem }
button { flex: 1 1 8rem; min-height: 44px; font: inherit }
</style>
</head>
<body>
<main>
<strong>沙盒：不会真实扣款<br>Sandbox: no money is moved</strong>
<h1>${subject}</h1>
<output>¥ ${yuanOf(price)}</output>
${
  state === 'paid'
    ? html`<p>已支付 · Paid</p><p><a href="${returnUrl}">返回展客通 · Back to Fairlead</a></p>`
    : html`<form method="post">
<button name="answer" value="pay">支付 · Pay</button>
<button name="answer" value="decline">拒绝 · Decline</button>
</form>`
}
</main>
</body>
</html>`
