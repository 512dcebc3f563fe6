import { describe, expect, test } from 'vitest'
import { type SubjectCounts, subjectOf, winnerOf } from './subjectTest.ts'

const id = '019aa000-0000-7000-8000-000000000001'
const receivers = Array.from(
  { length: 20_000 },
  (_, n) => `019aa000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`,
)
const shares = (id: string, share: number) => {
  const got = receivers.map((receiver) => subjectOf({ id, share }, receiver))
  return (['a', 'b', null] as const).map((subject) => got.filter((one) => one === subject).length / receivers.length)
}

describe('who gets which subject', () => {
  test.each([1, 10, 33, 50])('is split by the share of %i percent, though ids are nearly alike', (share) => {
    const [a, b, rest] = shares(id, share)
    expect(Math.abs(a! - share / 100)).toBeLessThan(0.01)
    expect(Math.abs(b! - share / 100)).toBeLessThan(0.01)
    expect(Math.abs(rest! - (1 - share / 50))).toBeLessThan(0.02)
  })
  test('is the same whenever it is asked, and another in another test', () => {
    const inTest = (id: string) => receivers.map((receiver) => subjectOf({ id, share: 50 }, receiver))
    expect(inTest(id)).toEqual(inTest(id))
    const other = inTest(id.replace(/1$/, '2'))
    const same = inTest(id).filter((one, index) => one === other[index]).length
    expect(Math.abs(same / receivers.length - 0.5)).toBeLessThan(0.02)
  })
  test('with half and half leaves nobody waiting', () => expect(shares(id, 50)[2]).toBe(0))
})

describe('the better subject', () => {
  const counts = (sent: number, opened = 0, clicked = 0, replied = 0): SubjectCounts => ({
    sent,
    opened,
    clicked,
    replied,
  })
  const rule = { measure: 'opened', wait_hours: 2 } as const
  const hour = 3_600_000
  const of = (a: SubjectCounts, b: SubjectCounts) => winnerOf(rule, { a, b }, 0, 2 * hour)
  test('is not known before the test was sent and had its time', () => {
    const both = { a: counts(9, 9), b: counts(9) }
    expect(winnerOf(rule, both, null, 9 * hour)).toEqual({ kind: 'wait', until: null })
    expect(winnerOf(rule, both, 5, 2 * hour)).toEqual({ kind: 'wait', until: 5 + 2 * hour })
  })
  test('is told by its rate, not by its number', () => {
    expect(of(counts(1_000, 200), counts(100, 30))).toEqual({ kind: 'winner', subject: 'b', clear: true })
    expect(of(counts(100, 31), counts(100, 30))).toEqual({ kind: 'winner', subject: 'a', clear: false })
  })
  test('of two that are opened alike is the one that is answered, then clicked; else the first', () => {
    expect(of(counts(100, 30, 9, 1), counts(100, 30, 1, 2))).toMatchObject({ subject: 'b', clear: false })
    expect(of(counts(100, 30, 1), counts(100, 30, 2))).toMatchObject({ subject: 'b' })
    expect(of(counts(100, 30), counts(100, 30))).toEqual({ kind: 'winner', subject: 'a', clear: false })
  })
  test('is not one that nobody got', () => {
    expect(of(counts(0), counts(10, 1))).toEqual({ kind: 'winner', subject: 'b', clear: false })
    expect(of(counts(0), counts(0))).toEqual({ kind: 'winner', subject: 'a', clear: false })
  })
})
