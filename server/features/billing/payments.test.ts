import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { billingCalls } from '#domain/billing/calls'
import type { Order, Payment } from '#domain/billing/order'
import { limits } from '#domain/limits'
import { asSystem } from '../../db/scope.ts'
import { checkLedger } from '../../ledger/check.ts'
import { noLog } from '../../log.ts'
import { payWaysOf } from '../../payments/payWays.ts'
import type { PaymentSettings } from '../../payments/settings.ts'
import { signedInCompany } from '../../testing/company.ts'
import type { Device } from '../../testing/device.ts'
import { startAlipay } from '../../testing/payments/alipay.ts'
import type { FakeProvider, SignedWebhook } from '../../testing/payments/provider.ts'
import { startStripe, stripeSignature } from '../../testing/payments/stripe.ts'
import { startWechat } from '../../testing/payments/wechat.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { keepNotice } from './notices.ts'
import { askForOpenBills } from './openBills.ts'
import { listFlagged } from './operator.ts'
import { insertAttempt, insertOrder } from './orders.ts'
import { setRate } from './rates.ts'

type Paytype = keyof PaymentSettings
const paytypes: Paytype[] = ['stripe', 'alipay', 'wechat']

let server: TestServer
let providers: Record<Paytype, FakeProvider>
let main: Device
let sub: Device

beforeAll(async () => {
  const [stripe, alipay, wechat] = [await startStripe(), await startAlipay(), await startWechat()]
  providers = { stripe, alipay, wechat }
  const payments = { stripe: stripe.settings, alipay: alipay.settings, wechat: wechat.settings }
  const plenty = { burst: 1e9, perSecond: 1e9 }
  const rates = {
    address: plenty,
    user: plenty,
    session: plenty,
    socketMessage: plenty,
    mailCheck: plenty,
    addressCheck: plenty,
    testMail: plenty,
    testSms: plenty,
    phoneQuestion: plenty,
    composing: plenty,
    webhook: plenty,
    olderMessages: plenty,
    liveLeads: plenty,
    shopVisitor: plenty,
  }
  server = await startTestServer({ payments, rates })
  await setRate(server.database.pool, 7, 50)
})
afterAll(async () => {
  await server.stop()
  for (const provider of Object.values(providers)) await provider.stop()
})
beforeEach(async () => {
  for (const provider of Object.values(providers)) provider.answersWith('well')
  ;({
    main,
    subs: [sub],
  } = (await signedInCompany(server, 1)) as { main: Device; subs: [Device] })
})

const recharge = (paytype: Paytype, price = 1_000, product_id: number | null = null): Promise<Payment> =>
  main.get(billingCalls.recharge, { paytype, price, product_id })
const deliver = ({ body, headers }: SignedWebhook, paytype: Paytype) =>
  fetch(server.url + billingCalls.webhook.path.replace(':paytype', paytype), {
    method: 'POST',
    body: new Uint8Array(body),
    headers,
  })
const orderOf = async ({ order_id }: Payment): Promise<Order> =>
  (await main.get(billingCalls.orders, {})).list.find(({ id }) => id === order_id)!
const openBill = async ({ order_id }: Payment) => {
  const { path } = billingCalls.qrCode
  const { body } = await main.ask({ ...billingCalls.qrCode, path: `${path}?order_id=${order_id}` as '/api/' }, {})
  if (body.code !== 1) throw new Error(body.error)
  return body.data
}
const money = async () => (await main.get(billingCalls.balances, {})).money
const check = ({ order_id }: Payment, paytype: Paytype) =>
  main.get(billingCalls.checkPayment, { paytype, orderid: order_id })
const count = async (table: string) =>
  (await server.database.pool.query<{ n: number }>(`select count(*) as n from ${table}`)).rows[0]!.n
const kept = async () => [await count('ledger_entry'), await count('payment_event')]

describe.each(paytypes)('%s', (paytype) => {
  let provider: FakeProvider
  beforeEach(() => {
    provider = providers[paytype]
  })

  test('what was paid is on the balance, once the provider says so', async () => {
    const payment = await recharge(paytype)
    expect('qr' in payment ? payment.qr : payment.url).toMatch(/^(https|weixin):\/\//)
    expect([await money(), (await orderOf(payment)).status]).toEqual([0, 'pending'])
    expect(await openBill(payment)).toMatchObject({
      order_no: payment.order_no,
      content: 'qr' in payment ? payment.qr : payment.url,
      svg: expect.stringMatching(/^<svg [\s\S]*<\/svg>/),
    })
    const response = await deliver(provider.webhook({ reference: provider.newest() }), paytype)
    expect(response.status).toBeLessThan(300)
    if (paytype === 'alipay') expect(await response.text()).toBe('success')
    expect([await money(), (await orderOf(payment)).status]).toEqual([1_000, 'paid'])
    expect(await checkLedger(server.database)).toEqual([])
    expect(provider.refused).toEqual([])
  })

  test('the same webhook 100 times at once gives one grant', async () => {
    await recharge(paytype, 1_000, 7)
    const sent = provider.webhook({ reference: provider.newest() })
    const answers = await Promise.all(Array.from({ length: 100 }, () => deliver(sent, paytype)))
    expect(new Set(answers.map(({ ok }) => ok))).toEqual(new Set([true]))
    const { money, scores } = await main.get(billingCalls.balances, {})
    expect({ money, scores }).toEqual({ money: 0, scores: [{ product_id: 7, score: 500, held: 0 }] })
    expect((await main.get(billingCalls.points, {})).count).toBe(1)
  })

  test('100 different messages about the same payment give one grant', async () => {
    const payment = await recharge(paytype)
    const reference = provider.newest()
    await Promise.all(Array.from({ length: 100 }, () => deliver(provider.webhook({ reference }), paytype)))
    expect(await money()).toBe(1_000)
    expect(await orderOf(payment)).toMatchObject({ status: 'paid', flagged: false })
  })

  test('one flipped bit anywhere writes nothing', async () => {
    const payment = await recharge(paytype)
    const { body, headers } = provider.webhook({ reference: provider.newest() })
    const before = await kept()
    for (let n = 0; n < 40; n++) {
      const flipped = Buffer.from(body)
      const at = Math.floor((n * body.length) / 40)
      flipped[at] = flipped[at]! ^ 1
      const { status } = await deliver({ body: flipped, headers }, paytype)
      expect([at, status]).toEqual([at, 400])
    }
    expect(await kept()).toEqual(before)
    expect((await orderOf(payment)).status).toBe('pending')
    expect((await deliver({ body, headers }, paytype)).ok).toBe(true)
  })

  test('a message without a signature, or signed by somebody else, writes nothing', async () => {
    await recharge(paytype)
    const { body } = provider.webhook({ reference: provider.newest() })
    const before = await kept()
    if (paytype !== 'alipay') expect((await deliver({ body, headers: {} }, paytype)).status).toBe(400)
    provider.answersWith('a forged answer')
    const forged = provider.webhook({ reference: provider.newest() })
    if (paytype === 'stripe') forged.headers = { 'stripe-signature': stripeSignature(Buffer.from('else'), Date.now()) }
    expect((await deliver(forged, paytype)).status).toBe(400)
    expect(await kept()).toEqual(before)
  })

  test('another amount is refused, and the order is flagged', async () => {
    const payment = await recharge(paytype)
    await deliver(provider.webhook({ reference: provider.newest(), amount: 999 }), paytype)
    expect(await money()).toBe(0)
    const order = await orderOf(payment)
    expect(order).toMatchObject({ status: 'pending', flagged: true })
    const told = (await listFlagged(server.database.pool)).find(({ order_no }) => order_no === order.order_no)
    expect(told).toMatchObject({ username: main.user.username, price: 1_000, said: ['999 CNY refused'] })
  })

  test('what was paid before the order is there waits for it', async () => {
    const reference = randomUUID().replaceAll('-', '')
    const early = provider.webhook({ reference, amount: 700, currency: paytype === 'stripe' ? 'cny' : 'CNY' })
    expect((await deliver(early, paytype)).ok).toBe(true)
    expect(await money()).toBe(0)
    const actor = { account: main.user.account, user: main.user.id, role: 'main' as const }
    const expiresAt = new Date(Date.now() + 60_000)
    await asSystem(server.database, async (connection) => {
      const order = await insertOrder(connection, actor, { paytype, price: 700 })
      await insertAttempt(connection, order, { reference, expiresAt })
    })
    expect(await money()).toBe(700)
    await deliver(early, paytype)
    expect(await money()).toBe(700)
  })

  test('asking the provider finds a payment whose webhook never came', async () => {
    const payment = await recharge(paytype)
    await expect(check(payment, paytype)).rejects.toThrow('paymentNone')
    provider.bills.get(provider.newest())!.paid = true
    expect(await check(payment, paytype)).toMatchObject({ status: 'paid', id: payment.order_id })
    expect(await check(payment, paytype)).toMatchObject({ status: 'paid' })
    await deliver(provider.webhook({ reference: provider.newest() }), paytype)
    expect(await money()).toBe(1_000)
  })

  test('a bill that was paid while nobody looked and whose webhook was lost is found within the hour', async () => {
    const payment = await recharge(paytype)
    const reference = provider.newest()
    provider.bills.get(reference)!.paid = true
    const bank = { ...server, payWays: payWaysOf(server.settings.payments, null), log: noLog }
    await askForOpenBills(bank)
    expect(await money()).toBe(0)
    await server.database.pool.query('update payment_attempt set expires_at = now() where reference = $1', [reference])
    await askForOpenBills(bank)
    await askForOpenBills(bank)
    expect([await money(), (await orderOf(payment)).status]).toEqual([1_000, 'paid'])
  })

  test('a provider that fails, or an answer that is not its own, is no payment', async () => {
    const payment = await recharge(paytype)
    provider.bills.get(provider.newest())!.paid = true
    for (const how of ['an error', ...(paytype === 'stripe' ? [] : ['a forged answer'])] as const) {
      provider.answersWith(how as 'an error')
      await expect(check(payment, paytype)).rejects.toThrow('paymentNone')
      await expect(recharge(paytype)).rejects.toThrow('paymentCallFailed')
    }
    expect(await money()).toBe(0)
  })

  test('an order that has expired is credited all the same when it was paid', async () => {
    const payment = await recharge(paytype)
    await server.database.pool.query(`update payment_order set expires_at = now() - interval '1 day' where id = $1`, [
      payment.order_id,
    ])
    expect((await orderOf(payment)).status).toBe('expired')
    await deliver(provider.webhook({ reference: provider.newest() }), paytype)
    expect([await money(), (await orderOf(payment)).status]).toEqual([1_000, 'paid'])
  })

  test('an order is paid later with a new bill; the old one, paid as well, goes to the balance and is flagged', async () => {
    const payment = await recharge(paytype, 1_000, 7)
    const first = provider.newest()
    const again = () => main.get(billingCalls.rechargeAgain, { order_id: payment.order_id })
    expect(await again()).toEqual(payment)
    await server.database.pool.query('update payment_order set expires_at = now() where id = $1', [payment.order_id])
    expect((await again()).order_id).toBe(payment.order_id)
    expect(provider.newest()).not.toBe(first)
    await deliver(provider.webhook({ reference: provider.newest() }), paytype)
    await expect(again()).rejects.toThrow('orderPaid')
    await deliver(provider.webhook({ reference: first }), paytype)
    expect(await main.get(billingCalls.balances, {})).toMatchObject({ money: 1_000, scores: [{ score: 500 }] })
    expect(await orderOf(payment)).toMatchObject({ status: 'paid', flagged: true })
  })

  test('a sub account neither recharges nor sees what was recharged', async () => {
    const payment = await recharge(paytype)
    const order_id = payment.order_id
    const questions = [
      [billingCalls.recharge, { paytype, price: 1_000 }],
      [billingCalls.rechargeAgain, { order_id }],
      [billingCalls.checkPayment, { paytype, orderid: order_id }],
      [billingCalls.orders, {}],
    ] as const
    for (const [call, input] of questions) expect((await sub.ask(call, input)).status).toBe(403)
  })
})

test('an order and its payment that arrive at the same moment find each other', async () => {
  const actor = { account: main.user.account, user: main.user.id, role: 'main' as const }
  const { database } = server
  const pairs = Array.from({ length: 50 }, async () => {
    const reference = randomUUID().replaceAll('-', '')
    const order = await asSystem(database, (connection) =>
      insertOrder(connection, actor, { paytype: 'stripe', price: 100 }),
    )
    const paid = { event_id: reference, reference, state: 'paid' as const, amount: 100, currency: 'CNY' }
    await Promise.all([
      asSystem(database, (connection) => keepNotice(connection, 'stripe', paid)),
      asSystem(database, (connection) => insertAttempt(connection, order, { reference, expiresAt: new Date() })),
    ])
  })
  await Promise.all(pairs)
  expect(await money()).toBe(5_000)
})

test('a message of yesterday is refused, however well it is signed', async () => {
  await recharge('stripe')
  const { body } = providers.stripe.webhook({ reference: providers.stripe.newest() })
  const old = { body, headers: { 'stripe-signature': stripeSignature(body, Date.now() - 86_400_000) } }
  expect((await deliver(old, 'stripe')).status).toBe(400)
  expect(await money()).toBe(0)
})

test.each(['with its length told', 'in pieces of no told length'])(
  'a message over the limit is refused and writes nothing: %s',
  async (how) => {
    await recharge('stripe')
    const { body } = providers.stripe.webhook({ reference: providers.stripe.newest() })
    // Blanks at the end of JSON change nothing but its size, and it is signed as it is.
    const sized = (bytes: number) => Buffer.concat([body, Buffer.alloc(bytes - body.length, ' ')])
    const before = await kept()
    const long = sized(limits.anonymousBodyBytes + 1)
    const answer = await fetch(server.url + billingCalls.webhook.path.replace(':paytype', 'stripe'), {
      method: 'POST',
      body: how === 'with its length told' ? new Uint8Array(long) : new Blob([new Uint8Array(long)]).stream(),
      headers: { 'stripe-signature': stripeSignature(long, Date.now()) },
      duplex: 'half',
    })
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([413, 'tooLarge'])
    expect(await kept()).toEqual(before)
    const fitting = sized(limits.anonymousBodyBytes)
    const headers = { 'stripe-signature': stripeSignature(fitting, Date.now()) }
    expect((await deliver({ body: fitting, headers }, 'stripe')).status).toBe(200)
    expect(await money()).toBe(1_000)
  },
)

test('another currency is refused, and the order is flagged', async () => {
  for (const paytype of ['stripe', 'wechat'] as const) {
    const payment = await recharge(paytype)
    const provider = providers[paytype]
    await deliver(provider.webhook({ reference: provider.newest(), currency: 'USD' }), paytype)
    expect(await orderOf(payment)).toMatchObject({ status: 'pending', flagged: true })
  }
  expect(await money()).toBe(0)
})

test('a payment that failed can be made again', async () => {
  const payment = await recharge('wechat')
  await deliver(providers.wechat.webhook({ reference: providers.wechat.newest(), declined: true }), 'wechat')
  expect((await orderOf(payment)).status).toBe('failed')
  await main.get(billingCalls.rechargeAgain, { order_id: payment.order_id })
  expect((await orderOf(payment)).status).toBe('pending')
  await deliver(providers.wechat.webhook({ reference: providers.wechat.newest() }), 'wechat')
  expect([await money(), (await orderOf(payment)).status]).toEqual([1_000, 'paid'])
})

test('the ways to pay are those that are set up', async () => {
  const { list } = await main.get(billingCalls.payWays, {})
  expect(list).toEqual([
    { paytype: 'stripe', kind: 'url' },
    { paytype: 'alipay', kind: 'qr' },
    { paytype: 'wechat', kind: 'qr' },
  ])
  expect(await main.ask(billingCalls.recharge, { paytype: 'sandbox', price: 100 })).toMatchObject({
    body: { error: 'payWayMissing' },
  })
})

test('an order of another company does not exist', async () => {
  const { order_id } = await recharge('stripe')
  const { main: rival } = await signedInCompany(server, 0)
  for (const [call, input] of [
    [billingCalls.rechargeAgain, { order_id }],
    [billingCalls.checkPayment, { paytype: 'stripe', orderid: order_id }],
  ] as const)
    expect((await rival.ask(call, input)).status).toBe(404)
})
