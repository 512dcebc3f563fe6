import { expect, test } from 'vitest'
import { taskProgress } from './taskProgress.ts'

test('a task is as far as its mails have left, of all that are to leave', () => {
  expect(taskProgress({ email_count: 0 }, null)).toBeNull()
  expect(taskProgress({ email_count: 9 }, null)).toEqual({ done: 0, all: 9 })
  const counts = { receivers: 10, suppressed: 2, waiting: 3, sent: 4, failed: 1 }
  expect(taskProgress({ email_count: 10 }, counts)).toEqual({ done: 5, all: 8 })
})
