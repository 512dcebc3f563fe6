import { expect, test } from 'vitest'
import { taskProgress } from '../campaigns/taskProgress.ts'
import type { EmailAnswer } from './answer.ts'
import { openAnswers } from './openAnswers.ts'

const mail = (id: string, contact_id: string, at: number, kind: EmailAnswer['kind'] = 'answer') =>
  ({ id, contact_id, at, kind }) as EmailAnswer
const open = (...mails: EmailAnswer[]) => openAnswers(mails, 10).map(({ id }) => id)

test('of each contact the last mail is to be answered, the newest first', () => {
  expect(open(mail('a', 'ann', 20), mail('b', 'ann', 30), mail('c', 'ben', 25))).toEqual(['b', 'c'])
})

test('who was written to since is answered; who wrote once more is not', () => {
  expect(open(mail('a', 'ann', 20), mail('s', 'ann', 25, 'sent'))).toEqual([])
  expect(open(mail('a', 'ann', 20), mail('s', 'ann', 25, 'sent'), mail('b', 'ann', 30))).toEqual(['b'])
})

test('what a program wrote, what came back and what is old waits for nobody', () => {
  expect(open(mail('a', 'ann', 20, 'auto'), mail('b', 'ben', 20, 'bounce'), mail('c', 'cy', 5))).toEqual([])
})

test('a task is as far as its mails have left, of all that are to leave', () => {
  expect(taskProgress({ email_count: 0 }, null)).toBeNull()
  expect(taskProgress({ email_count: 9 }, null)).toEqual({ done: 0, all: 9 })
  const counts = { receivers: 10, suppressed: 2, waiting: 3, sent: 4, failed: 1 }
  expect(taskProgress({ email_count: 10 }, counts)).toEqual({ done: 5, all: 8 })
})
