import { expect, test } from 'vitest'
import type { Order } from '#domain/billing/order'
import { AppError } from '#domain/errors'
import { followPayment, type PaymentState } from './payment.ts'

const order = { id: 'order', status: 'paid' } as Order
const paid = () => Promise.resolve(order)
const not = (status: string) => () => Promise.reject(new AppError('paymentNone', { values: { status } }))
const noNetwork = () => Promise.reject(new AppError('network'))
const waiting = { kind: 'waiting', problem: null }

/** A payment looked at for as long as the answers last; the last one is given again and again. */
async function follow(answers: (() => Promise<Order>)[], { leaveAt = 3_600_000 } = {}) {
  const told: PaymentState[] = []
  const leave = new AbortController()
  let now = 0
  let asked = 0
  await followPayment({
    check: () => answers[Math.min(asked++, answers.length - 1)]!(),
    pause: async (ms) => {
      now += ms
      if (now >= leaveAt) leave.abort()
    },
    now: () => now,
    tell: (state) => told.push(state),
    signal: leave.signal,
  })
  return { told, asked }
}

test('a payment that has come is told at once', async () => {
  const { told, asked } = await follow([paid])
  expect(told).toEqual([{ kind: 'paid', order }])
  expect(asked).toBe(1)
})

test('it asks until the payment comes', async () => {
  const { told } = await follow([not('pending'), not('pending'), paid])
  expect(told).toEqual([waiting, waiting, { kind: 'paid', order }])
})

test('a network that fails is told, and does not end the waiting', async () => {
  const { told } = await follow([noNetwork, not('pending'), paid])
  expect(told[0]).toEqual({ kind: 'waiting', problem: expect.objectContaining({ code: 'network' }) })
  expect(told.slice(1)).toEqual([waiting, { kind: 'paid', order }])
})

test('a refused payment, and one that came too late, end the waiting', async () => {
  for (const kind of ['failed', 'expired'] as const) {
    const { told, asked } = await follow([not('pending'), not(kind)])
    expect(told).toEqual([waiting, { kind }])
    expect(asked).toBe(2)
  }
})

test('a server that does not say how an unpaid order stands is asked again', async () => {
  const { told } = await follow([() => Promise.reject(new AppError('paymentNone')), paid])
  expect(told[0]).toEqual(waiting)
})

test('it asks often in the beginning, and less when somebody takes long', async () => {
  const { asked } = await follow([not('pending')], { leaveAt: 30 * 60_000 })
  expect(asked).toBeGreaterThan(150)
  expect(asked).toBeLessThan(220)
})

test('who leaves is told nothing more', async () => {
  const { told } = await follow([not('pending')], { leaveAt: 3_000 })
  expect(told).toEqual([waiting])
})
