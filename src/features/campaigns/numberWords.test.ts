import { expect, test } from 'vitest'
import { campaignsEnUS } from './texts.en-US.ts'
import { campaignsZhCN } from './texts.zh-CN.ts'

test.each([
  ['en-US', campaignsEnUS],
  ['zh-CN', campaignsZhCN],
] as const)('a number has one name on the page of a task and in the statistics (%s)', (_, { task, statistics }) => {
  const { stage, send } = task.detail
  const { receivers, sent, delivered, opened_unique, clicked_unique } = statistics.flow.stage
  expect({ receivers, sent, delivered, opened_unique, clicked_unique }).toEqual(stage)
  const { column } = statistics
  expect([column.receivers, column.sent, column.delivered]).toEqual([receivers, sent, delivered])
  expect(statistics.sent).toBe(sent)
  expect(task.detail.asked).toBe(receivers)

  // What was sent and did not come back is what was delivered: it has not the name of the larger number.
  expect(send.sent).toBe(delivered)
  expect(send.sent).not.toBe(sent)
  expect([send.suppressed, task.detail.suppressed, task.run.skipped]).toEqual(
    Array(3).fill(statistics.flow.kind.suppressed),
  )
  // Everybody asked, and those who get an email, are told apart.
  expect(task.detail.written).not.toBe(receivers)
  expect([task.detail.did.replied, column.replied]).toEqual(Array(2).fill(statistics.flow.stage.replied))
})
