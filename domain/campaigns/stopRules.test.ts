import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { batchTurn, FirstBatch, healthOf, judgedBy } from './stopRules.ts'

const of = (sent: number, bounced: number, complained: number) => healthOf({ sent, bounced, complained })

describe('a task', () => {
  test('is stopped by three complaints of a thousand, and warned of one', () => {
    expect(of(1_000, 0, 0)).toEqual({ kind: 'fine' })
    expect(of(1_000, 0, 1)).toEqual({ kind: 'warned' })
    expect(of(3_000, 0, 8)).toEqual({ kind: 'warned' })
    expect(of(1_000, 0, 3)).toEqual({ kind: 'stop', why: 'complaints' })
    expect(of(30_000, 0, 29)).toEqual({ kind: 'fine' })
  })
  test('is stopped when one of twenty came back', () => {
    expect(of(1_000, 49, 0)).toEqual({ kind: 'fine' })
    expect(of(1_000, 50, 0)).toEqual({ kind: 'stop', why: 'bounces' })
  })
  test('is not stopped by a rate of a few', () => {
    expect(of(limits.rateLeastSent - 1, 100, 100)).toEqual({ kind: 'fine' })
    expect(of(0, 0, 0)).toEqual({ kind: 'fine' })
  })
})

describe('a task that was stopped and started again', () => {
  const all = { sent: 1_000, bounced: 200, complained: 20 }
  test('is judged by what was sent since, and not before that is enough', () => {
    const least = limits.rateLeastSent
    const after = (sent: number, bounced: number) =>
      healthOf(judgedBy({ ...all, sent: 1_000 + sent }, { before: 1_000, bounced, complained: 0 }))
    expect(healthOf(judgedBy(all, null))).toEqual({ kind: 'stop', why: 'complaints' })
    expect(after(0, 0)).toEqual({ kind: 'fine' })
    expect(after(least - 1, least - 1)).toEqual({ kind: 'fine' })
    expect(after(least, least / 20)).toEqual({ kind: 'stop', why: 'bounces' })
    expect(after(least, least / 20 - 1)).toEqual({ kind: 'fine' })
  })
})

describe('a first batch', () => {
  const batch = { size: 200, wait_hours: 3 }
  const hour = 3_600_000
  const good = { sent: 200, bounced: 0, complained: 0 }
  test('goes first, is looked at for its hours, and then all others go', () => {
    expect(batchTurn(batch, { open: 3, finished_at: null, outcome: good }, 0)).toEqual({ kind: 'batch' })
    const done = { open: 0, finished_at: hour, outcome: good }
    expect(batchTurn(batch, done, 4 * hour - 1)).toEqual({ kind: 'wait', until: 4 * hour })
    expect(batchTurn(batch, done, 4 * hour)).toEqual({ kind: 'rest' })
  })
  test('that goes wrong stops the task, also while the others wait', () => {
    const bad = { open: 0, finished_at: 0, outcome: { ...good, bounced: 10 } }
    for (const now of [0, 100 * hour]) expect(batchTurn(batch, bad, now)).toEqual({ kind: 'stop', why: 'bounces' })
  })
  test('is not so small that nothing can be told of it', () => {
    expect(z.safeParse(FirstBatch, { ...batch, size: limits.rateLeastSent - 1 }).success).toBe(false)
    expect(z.safeParse(FirstBatch, batch).success).toBe(true)
  })
})

test('a first batch has as many mails as a rate needs up to 10,000, and waits from an hour to three days', () => {
  const isTaken = (size: number, wait_hours: number) => FirstBatch.safeParse({ size, wait_hours }).success
  const least = limits.rateLeastSent
  expect([least - 1, least, 10_000, 10_001].map((size) => isTaken(size, 1))).toEqual([false, true, true, false])
  expect([0, 1, 72, 73].map((hours) => isTaken(least, hours))).toEqual([false, true, true, false])
})
