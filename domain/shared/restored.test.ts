import { expect, test } from 'vitest'
import { mailsAfter } from '../campaigns/sequence.ts'
import { type CampaignTask, mayHaveSentSince, pausedByRestore } from '../campaigns/task.ts'
import { mayBeDone, mayHaveLeft } from './restored.ts'

const lost = { since: 1_000, at: 2_000 }

test('an order that lies before the restore was noticed may have been carried out', () => {
  expect([999, 1_500, 2_000, 2_001, null].map((at) => mayBeDone(at, lost))).toEqual([true, true, true, false, false])
  expect(mayBeDone(1, null)).toBe(false)
})

test('a message may have left unless its time had not come', () => {
  expect([null, 1_500, 2_000, 2_001].map((not_before) => mayHaveLeft({ not_before }, lost))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test.each([
  ['a draft', { status: 'pending' }, false],
  ['one for later', { status: 'pending', execution_time: 2_001 }, false],
  ['one whose time came in the lost time', { status: 'pending', execution_time: 1_500 }, true],
  ['one that was started and has not begun', { status: 'inProgress' }, true],
  ['one in the middle', { status: 'inProgress', began_at: 500 }, true],
  ['one that was paused in the middle', { status: 'paused', began_at: 500 }, true],
  ['one that could never begin', { status: 'paused' }, false],
  ['a finished one', { status: 'done', began_at: 500 }, false],
  ['a closed one', { status: 'closed', began_at: 500 }, false],
] as const)('%s may have sent something since: %o %s', (_, task, may) => {
  const whole = { execution_time: null, began_at: null, ...task } as CampaignTask
  expect(mayHaveSentSince(whole, lost)).toBe(may)
  if (may) expect(mayHaveSentSince(pausedByRestore({ ...whole, began_at: 1 }, lost), lost)).toBe(true)
})

test('of each step of a sequence it is known which mails come after it', () => {
  const steps = [
    { kind: 'mail', id: 'a', message: 'x', next: 'w' },
    { kind: 'wait', id: 'w', days: 1, hours: 0, next: 'q' },
    { kind: 'condition', id: 'q', asks: 'opened', mail: 'a', yes: 'b', no: 'c' },
    { kind: 'mail', id: 'b', message: 'x', next: null },
    { kind: 'mail', id: 'c', message: 'x', next: 'gone' },
  ] as const
  const after = mailsAfter({ steps: [...steps] })
  expect(after.a?.toSorted()).toEqual(['b', 'c'])
  expect([after.b, after.c]).toEqual([[], []])
})
