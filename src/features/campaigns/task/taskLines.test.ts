import { expect, test } from 'vitest'
import type { CampaignTask } from '#domain/campaigns/task'
import { mayDo, placedIn, progressOf, shownTasks, waitOf } from './taskLines.ts'
import type { TaskLine } from './useTasks.ts'

const taskOf = (some: Partial<CampaignTask>): CampaignTask =>
  ({
    id: 'a',
    name: 'Autumn',
    status: 'pending',
    execution_time: null,
    began_at: null,
    email_count: 0,
    created_at: 1,
    updated_at: 1,
    ...some,
  }) as CampaignTask
const lineOf = (some: Partial<CampaignTask>, more: Partial<TaskLine> = {}): TaskLine => ({
  task: taskOf(some),
  unsent: false,
  counts: null,
  sender: undefined,
  message: undefined,
  messages: [],
  sms: undefined,
  whatsapp: undefined,
  template: undefined,
  routes: [],
  ...more,
})
const counts = { receivers: 10, waiting: 1, claimed: 1, sent: 5, returned_hard: 1, failed: 1, held: 1, suppressed: 1 }

test('everybody who was asked about is placed once', () => {
  const { asked, written, by, holds } = placedIn(counts)
  expect({ asked, written, holds }).toEqual({ asked: 10, written: 9, holds: true })
  // One that came back is no longer one that was sent.
  expect(by).toMatchObject({ sent: 4, returned: 1, suppressed: 1 })
  expect(placedIn({ ...counts, waiting: 0 })).toMatchObject({ holds: false, sum: 9 })
})

test('a task is as far as its mails have an end, and who is left out is none of them', () => {
  expect(progressOf(lineOf({}, { counts }))).toEqual({ done: 6, all: 9 })
  expect(progressOf(lineOf({ email_count: 7 }))).toEqual({ done: 0, all: 7 })
  expect(progressOf(lineOf({}))).toBeNull()
})

test('a start that has not happened yet is seen to wait', () => {
  expect(waitOf(lineOf({ status: 'inProgress' }, { unsent: true }), 5)).toBe('unsent')
  expect(waitOf(lineOf({ status: 'inProgress' }), 5)).toBe('beginning')
  expect(waitOf(lineOf({ status: 'inProgress', began_at: 4 }), 5)).toBeNull()
  expect(waitOf(lineOf({ execution_time: 4 }), 5)).toBe('overdue')
  expect(waitOf(lineOf({ status: 'paused', began_at: 4 }, { unsent: true }), 5)).toBe('unstopped')
  expect(waitOf(lineOf({ status: 'paused' }, { unsent: true }), 5)).toBeNull()
  expect(waitOf(lineOf({ status: 'paused', began_at: 4 }), 5)).toBeNull()
  expect(waitOf(lineOf({ execution_time: 6 }), 5)).toBeNull()
})

test('tasks are found by name, state, sender and message, in the order that is asked for', () => {
  const lines = [
    lineOf({ id: 'a', name: 'Autumn', created_at: 1, status: 'done' }),
    lineOf({ id: 'b', name: 'Spring', created_at: 3 }),
    lineOf(
      { id: 'c', name: 'Bearings', created_at: 2 },
      { sender: { name: 'Spring Wang', address: 'w@x.com' } as never },
    ),
  ]
  const ids = (query: object) =>
    shownTasks(lines, { search: '', status: null, sort: 'created_at', ...query }).map(({ task }) => task.id)
  expect(ids({})).toEqual(['b', 'c', 'a'])
  expect(ids({ sort: 'name' })).toEqual(['a', 'c', 'b'])
  expect(ids({ search: 'SPRING' })).toEqual(['b', 'c'])
  expect(ids({ search: 'spring wang' })).toEqual(['c'])
  expect(ids({ status: 'done' })).toEqual(['a'])
})

test('a closed task can be started by nobody', () => {
  const doings = ['start', 'pause', 'close', 'retry'] as const
  expect(doings.filter((doing) => mayDo(taskOf({ status: 'closed' }), doing))).toEqual([])
  expect(doings.filter((doing) => mayDo(taskOf({ status: 'inProgress' }), doing))).toEqual(['pause', 'close'])
})
