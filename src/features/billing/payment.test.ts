import { expect, test } from 'vitest'
import type { Order } from '#domain/billing/order'
import { AppError } from '#domain/errors'
import { followPayment, type PaymentState } from './payment.ts'

const paid = { id: 'order', status: 'paid' } as Order
const none = () => Promise.reject(new AppError('paymentNone'))
const noNetwork = () => Promise.reject(new AppError('network'))
const minutes = 60_000

/** A payment looked at for as long as the answers last; the last one is given again and again. */
async function follow(answers: (() => Promise<Order>)[], { expires_at = 30 * minutes, leaveAt = Infinity } = {}) {
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
    expires_at,
    tell: (state) => told.push(state),
    signal: leave.signal,
  })
  return { told, asked, now }
}

test('a payment that has come is told at once', async () => {
  const { told, asked } = await follow([() => Promise.resolve(paid)])
  expect(told).toEqual([{ kind: 'paid', order: paid }])
  expect(asked).toBe(1)
})

test('it asks until the payment comes', async () => {
  const { told } = await follow([none, none, () => Promise.resolve(paid)])
  const waiting = { kind: 'waiting', problem: null }
  expect(told).toEqual([waiting, waiting, { kind: 'paid', order: paid }])
})

test('a network that fails is told, and does not end the waiting', async () => {
  const { told } = await follow([noNetwork, none, () => Promise.resolve(paid)])
  expect(told[0]).toEqual({ kind: 'waiting', problem: expect.objectContaining({ code: 'network' }) })
  expect(told[1]).toEqual({ kind: 'waiting', problem: null })
  expect(told.at(-1)).toEqual({ kind: 'paid', order: paid })
})

test('it asks a last time when the time is over, and then says so', async () => {
  const { told, now, asked } = await follow([none])
  expect(told.at(-1)).toEqual({ kind: 'expired' })
  expect(now).toBeGreaterThanOrEqual(30 * minutes)
  // Often in the beginning, then less.
  expect(asked).toBeLessThan(220)
})

test('nothing is said to be too late while the server cannot be asked', async () => {
  const { told } = await follow([noNetwork], { leaveAt: 60 * minutes })
  expect(told.every(({ kind }) => kind === 'waiting')).toBe(true)
})

test('a device whose clock is ahead still waits a while', async () => {
  const { told, now } = await follow([none], { expires_at: -10 * minutes })
  expect(told.at(-1)).toEqual({ kind: 'expired' })
  expect(now).toBeGreaterThanOrEqual(5 * minutes)
})

test('who leaves is told nothing more', async () => {
  const { told } = await follow([none], { leaveAt: 3_000 })
  expect(told).toEqual([{ kind: 'waiting', problem: null }])
})
