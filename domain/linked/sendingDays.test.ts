import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CampaignTask } from '../campaigns/task.ts'
import { newPhonePace } from './governor.ts'
import { sendingDays } from './sendingDays.ts'
import { linkedTaskState } from './taskState.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 20)
const phone = (daysAgo: number) => newPhonePace({ linkedAt: now - daysAgo * day, numberSince: null })

test('a new phone writes to 20 today, and 100 take as long as its warm-up', () => {
  expect(sendingDays([phone(0)], 20, now)).toEqual({ today: 20, days: 1 })
  // 20 a day on four days, then 50.
  expect(sendingDays([phone(0)], 100, now)).toEqual({ today: 20, days: 5 })
  expect(sendingDays([phone(40), phone(40)], 2_000, now)).toEqual({ today: 2_000, days: 1 })
})

test('a locked phone writes to nobody before its lock ends, and without phones it takes for ever', () => {
  const locked = { ...phone(40), lockedUntil: now + 2.5 * day }
  expect(sendingDays([locked], 10, now)).toEqual({ today: 0, days: 4 })
  expect(sendingDays([], 1, now)).toEqual({ today: 0, days: null })
})

test('more receivers never take fewer days, more phones never more', () => {
  const ages = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(ages, fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 60 }), (all, many, more) => {
      const days = (some: number[], count: number) => sendingDays(some.map(phone), count, now).days ?? 1_000
      expect(days(all, many + 100)).toBeGreaterThanOrEqual(days(all, many))
      expect(days([...all, more], many)).toBeLessThanOrEqual(days(all, many))
    }),
  )
})

test('the six states of the specification are those of the machine', () => {
  const at = (status: CampaignTask['status'], began_at: number | null, problem: CampaignTask['problem'] = '') =>
    linkedTaskState({ status, problem, began_at })
  expect(at('pending', null)).toBe('notStarted')
  expect(at('inProgress', null)).toBe('opening')
  expect(at('inProgress', 1)).toBe('inProgress')
  expect(at('paused', 1, 'senderRefused')).toBe('abnormal')
  expect(at('done', 1)).toBe('completed')
  expect(at('closed', null)).toBe('cancelled')
})

test('a task that its user has paused is no fault', () => {
  expect(linkedTaskState({ status: 'paused', problem: '', began_at: 1 })).toBe('paused')
})
