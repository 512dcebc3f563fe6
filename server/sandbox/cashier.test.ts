import { afterEach, beforeEach, expect, test } from 'vitest'
import { billingCalls } from '#domain/billing/calls'
import { signedInCompany } from '../testing/company.ts'
import type { Device } from '../testing/device.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let main: Device
afterEach(() => server.stop())

async function recharge(): Promise<{ url: string; order_id: string }> {
  const payment = await main.get(billingCalls.recharge, { paytype: 'sandbox', price: 12_345 })
  return { order_id: payment.order_id, url: server.url + ('url' in payment ? payment.url : '') }
}
const press = (url: string, answer: 'pay' | 'decline') =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' })
const statusOf = async (id: string) =>
  (await main.get(billingCalls.orders, {})).list.find((order) => order.id === id)!.status

beforeEach(async () => {
  server = await startTestServer({ demo: true })
  ;({ main } = await signedInCompany(server, 0))
})

test('the sandbox cashier says that it is one, takes no money, and its payment arrives like a real one', async () => {
  expect((await main.get(billingCalls.payWays, {})).list).toEqual([{ paytype: 'sandbox', kind: 'url' }])
  const { url, order_id } = await recharge()
  const page = await (await fetch(url)).text()
  expect(page).toContain('沙盒')
  expect(page).toContain('Sandbox: no money is moved')
  expect(page).toContain('¥ 123.45')
  const answer = await press(url, 'pay')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/account/order?order=${order_id}`])
  expect(await statusOf(order_id)).toBe('paid')
  await press(url, 'pay')
  await press(url, 'decline')
  expect([(await main.get(billingCalls.balances, {})).money, await statusOf(order_id)]).toEqual([12_345, 'paid'])
})

test('what is declined there fails, and can be paid after all', async () => {
  const { url, order_id } = await recharge()
  await press(url, 'decline')
  expect(await statusOf(order_id)).toBe('failed')
  await press(url, 'pay')
  expect([(await main.get(billingCalls.balances, {})).money, await statusOf(order_id)]).toEqual([12_345, 'paid'])
})

test('nobody but the cashier tells the demo what was paid', async () => {
  const { order_id, url } = await recharge()
  const body = JSON.stringify({
    event_id: 'forged',
    reference: url.split('/').at(-1),
    state: 'paid',
    amount: 12_345,
    currency: 'CNY',
  })
  const forged = await fetch(server.url + billingCalls.webhook.path.replace(':paytype', 'sandbox'), {
    method: 'POST',
    body,
    headers: { 'sandbox-signature': '00'.repeat(32) },
  })
  expect([forged.status, await statusOf(order_id)]).toEqual([400, 'pending'])
})

test('outside the demo there is no cashier', async () => {
  const plain = await startTestServer()
  try {
    expect(plain.routes.filter(({ path }) => path.startsWith('/sandbox'))).toEqual([])
    const { main: owner } = await signedInCompany(plain, 0)
    expect((await owner.get(billingCalls.payWays, {})).list).toEqual([])
    const answer = await owner.ask(billingCalls.recharge, { paytype: 'sandbox', price: 1_000 })
    expect(answer.body.error).toBe('payWayMissing')
  } finally {
    await plain.stop()
  }
})
