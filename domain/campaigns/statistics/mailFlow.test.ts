import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Days } from '../../statistics/days.ts'
import { sendStatuses } from '../sendStatus.ts'
import { daysBefore, isIn, isOn, sumCounts, sumsBy, sumsByStep, taskDayOf } from './countedDays.ts'
import { type Counts, countOf } from './counters.ts'
import { mailFlow, sumOf } from './mailFlow.ts'
import { toldRate } from './rates.ts'
import { countLedger, type LedgerMail } from './statistics.ts'

const dayMs = 86_400_000
const time = fc.integer({ min: 0, max: 20 * dayMs })
const mail: fc.Arbitrary<LedgerMail> = fc
  .record({
    owner: fc.nat(1),
    task: fc.nat(2),
    status: fc.constantFrom(...sendStatuses),
    at: time,
    later: fc.integer({ min: 0, max: 6 * dayMs }),
    soft: fc.boolean(),
    reason: fc.constantFrom('', 'unsubscribed', 'excluded'),
    replied_at: fc.option(time),
    complained_at: fc.option(time),
  })
  .map(({ owner, task, status, at, later, soft, reason, replied_at, complained_at }) => ({
    channel: 'email' as const,
    belongto: `u${owner}`,
    task: `t${owner}${task}`,
    message: 'm',
    sender: 's',
    address_group: 'fair.example',
    status,
    status_at: at + later,
    returned: status === 'returned' ? (soft ? 'soft' : 'hard') : null,
    reason: status === 'suppressed' ? reason : '',
    sent_at: status === 'sent' || status === 'returned' ? at : null,
    offset_minutes: null,
    looks: null,
    replied_at,
    auto_replied_at: null,
    unsubscribed_at: null,
    complained_at,
    delivered_at: null,
    read_at: null,
  }))
const stretch: fc.Arbitrary<Days> = fc
  .record({ from: fc.integer({ min: -1, max: 20 }), length: fc.integer({ min: 1, max: 30 }) })
  .map(({ from, length }) => ({ from, to: from + length }))
const inChina = () => 480

test('receivers of any days are those whom it reached and those whom it did not, each once', () => {
  fc.assert(
    fc.property(fc.array(mail, { maxLength: 30 }), stretch, (mails, days) => {
      const rows = countLedger(mails, inChina)
      const taskDays = rows.filter(({ dimension }) => dimension === 'taskDay').map(taskDayOf)
      const counts = sumCounts(taskDays.filter((row) => isOn(days, row)))
      const { stages, late } = mailFlow(counts)
      expect(stages[0]!.count).toBe(countOf(counts, 'receivers'))
      for (const [at, { count, lost }] of stages.entries()) {
        if (at > 0) expect(count + sumOf(lost)).toBe(stages[at - 1]!.count)
        for (const loss of lost) expect(loss.count).toBeGreaterThan(0)
      }
      const returned = countOf(counts, 'returned_hard') + countOf(counts, 'returned_soft')
      expect(late + sumOf(stages[2]!.lost)).toBe(returned)
      expect(late).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('the sum of the parts is the whole: of tasks, of days, of owners and of two stretches', () => {
  fc.assert(
    fc.property(fc.array(mail, { maxLength: 30 }), stretch, (mails, days) => {
      const rows = countLedger(mails, inChina)
      const taskDays = rows.filter(({ dimension }) => dimension === 'taskDay').map(taskDayOf)
      const inside = taskDays.filter((row) => isOn(days, row))
      const whole = sumCounts(inside)
      expect(sorted(sumCounts(values(sumsBy(inside, ({ task }) => task))))).toEqual(sorted(whole))
      const starts = [days.from, days.from + 3, days.from + 10].filter((day) => day < days.to)
      expect(sorted(sumCounts(sumsByStep(taskDays, days, starts).map(wrapped)))).toEqual(sorted(whole))
      const owners = ['u0', 'u1'].map((belongto) =>
        sumCounts(inside.filter((row) => isIn({ belongto, tasks: null }, row))),
      )
      expect(sorted(sumCounts(owners.map(wrapped)))).toEqual(sorted(whole))
      const both = { from: daysBefore(days).from, to: days.to }
      const before = sumCounts(taskDays.filter((row) => isOn(daysBefore(days), row)))
      expect(sorted(sumCounts([whole, before].map(wrapped)))).toEqual(
        sorted(sumCounts(taskDays.filter((row) => isOn(both, row)))),
      )
      const everywhere = sumCounts(rows.filter(({ dimension }) => dimension === 'task'))
      expect(sorted(sumCounts(taskDays))).toEqual(sorted(everywhere))
    }),
  )
})
const wrapped = (counts: Counts) => ({ counts })
const values = (sums: Map<string, Counts>) => [...sums.values()].map(wrapped)
const sorted = (counts: Counts) => Object.entries(counts).sort()

test('those who are left out for a reason stand with it, and what came back late is told of apart', () => {
  const { stages, late } = mailFlow({
    receivers: 10,
    sent: 6,
    suppressed: 3,
    suppressed_unsubscribed: 2,
    failed: 1,
    returned_hard: 5,
    returned_soft: 2,
    opened_unique: 4,
  })
  expect(stages[1]!.lost).toEqual([
    { kind: 'suppressed', reason: 'unsubscribed', count: 2 },
    { kind: 'suppressed', reason: '', count: 1 },
    { kind: 'failed', count: 1 },
  ])
  expect(stages[2]!.lost).toEqual([
    { kind: 'returned_hard', count: 5 },
    { kind: 'returned_soft', count: 1 },
  ])
  expect(late).toBe(1)
  expect(stages[3]!.count).toBe(0)
})

test('of few mails no rate is told, and of what is rare not of a hundred', () => {
  expect(toldRate({ sent: 19, opened_unique: 9 }, 'open')).toEqual({ kind: 'tooFew', rate: 9 / 19, some: 9, all: 19 })
  expect(toldRate({ sent: 20, opened_unique: 5 }, 'open').kind).toBe('rate')
  expect(toldRate({ sent: 199, complained: 1 }, 'complaint').kind).toBe('tooFew')
  expect(toldRate({ sent: 200, complained: 1 }, 'complaint')).toMatchObject({ kind: 'rate', rate: 0.005 })
  expect(toldRate({}, 'open')).toMatchObject({ kind: 'tooFew', all: 0 })
})
