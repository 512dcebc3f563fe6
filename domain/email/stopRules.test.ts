import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { batchTurn, FirstBatch, healthOf, isInBatch } from './stopRules.ts'

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

describe('a first batch', () => {
  const batch = { size: 200, wait_hours: 3 }
  const hour = 3_600_000
  const good = { sent: 200, bounced: 0, complained: 0 }
  test('goes first, is looked at for its hours, and then all others go', () => {
    expect(batchTurn(batch, { open: 3, finished_at: null, outcome: good }, 0)).toEqual({ kind: 'batch' })
    const done = { open: 0, finished_at: hour, outcome: good }
    expect(batchTurn(batch, done, 4 * hour - 1)).toEqual({ kind: 'wait', until: 4 * hour })
    expect(batchTurn(batch, done, 4 * hour)).toEqual({ kind: 'rest' })
    expect([199, 200].map((place) => isInBatch(batch, place))).toEqual([true, false])
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
