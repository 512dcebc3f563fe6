import { describe, expect, test } from 'vitest'
import { pointsIn, receiversIn, type SendCounts, sendMachine } from '../campaigns/sendStatus.ts'
import { campaignTaskMachine } from '../campaigns/task.ts'
import { type MergeValues, merged, tagsIn } from './render/mergeTags.ts'
import { warmUpDaily } from './sender/sender.ts'

const values: MergeValues = { name: 'Anna', company: '', position: '', country: 'DE', email: 'a@x.de', website: '' }

describe('merge tags', () => {
  test('take the value, else the fallback, and are left alone where nobody knows them', () => {
    expect(merged('Hello {{name}}, {{ Company | your company }}{{position}} {{price}}', values)).toBe(
      'Hello Anna, your company {{price}}',
    )
  })
  test('a value that looks like a tag is text', () => {
    expect(merged('{{name}}', { ...values, name: '{{email}} $& {{company|x}}' })).toBe('{{email}} $& {{company|x}}')
  })
  test('say which are unknown, have no fallback or too long a one', () => {
    expect(tagsIn(`{{prize}} {{name}} {{company|you}} {{email|${'x'.repeat(80)}}}`)).toEqual({
      unknown: ['prize'],
      bare: ['name'],
      tooLong: ['email'],
    })
  })
})

describe('what becomes of a receiver', () => {
  const counts: SendCounts = {
    waiting: 1,
    claimed: 2,
    sent: 3,
    failed: 4,
    returned: 5,
    uncertain: 6,
    held: 7,
    suppressed: 8,
  }
  test('nobody who may have got a mail is ever claimed again without a user who asks for it', () => {
    for (const status of ['sent', 'returned', 'suppressed'] as const)
      expect(Object.values(sendMachine[status])).not.toContain('waiting')
    expect(sendMachine.uncertain).toEqual({ deliver: 'sent', return: 'returned', retry: 'waiting' })
  })
  test('every status is counted once, and those who were written to cost a point', () => {
    expect(receiversIn(counts)).toBe(36)
    expect(pointsIn(counts)).toBe(14)
  })
})

test('a closed task does nothing more, and of one that is done the failed and the uncertain ones may be sent again', () => {
  expect([campaignTaskMachine.done, campaignTaskMachine.closed]).toEqual([
    { retry: 'inProgress', retryUncertain: 'inProgress' },
    {},
  ])
})

test('a new sender begins with few', () => {
  expect([0, 1, 5, 10].map(warmUpDaily)).toEqual([50, 75, 379, 2883])
})
