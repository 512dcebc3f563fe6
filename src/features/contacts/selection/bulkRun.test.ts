import { expect, test } from 'vitest'
import type { BulkStep } from '#workers/bulk/jobs'
import { BulkControl, runSteps } from './bulkRun.ts'

const saved = { kind: 'saved', uid: 'u' } as const
const undo = 'u1'
/** Steps of a thousand of 2,600, of which every second contact changes. */
function steps(refuseAt = Infinity) {
  let done = 0
  const asked: number[] = []
  return {
    asked,
    step: async (): Promise<BulkStep> => {
      asked.push(done)
      if (done >= refuseAt)
        return { saved: { kind: 'refused', code: 'storageFull' }, done, of: 2_600, changed: done / 2, undo }
      done = Math.min(2_600, done + 1_000)
      return { saved, done, of: 2_600, changed: done / 2, undo }
    },
  }
}

test('it asks until all are done, and tells how far it is', async () => {
  const seen: number[] = []
  const outcome = await runSteps(steps().step, 2_600, new BulkControl(), ({ done }) => seen.push(done))
  expect(outcome).toEqual({ kind: 'done', done: 2_600, of: 2_600, changed: 1_300, undo })
  expect(seen).toEqual([1_000, 2_000, 2_600])
})

test('paused, it asks for nothing until it goes on', async () => {
  const { asked, step } = steps()
  const control = new BulkControl()
  let paused: (() => void) | undefined
  const isPaused = new Promise<void>((resolve) => (paused = resolve))
  const running = runSteps(step, 2_600, control, ({ done }) => {
    if (done !== 1_000) return
    control.pause()
    paused!()
  })
  await isPaused
  await Promise.resolve()
  expect(asked).toEqual([0])
  control.resume()
  expect(await running).toMatchObject({ kind: 'done', done: 2_600 })
})

test('stopping keeps what was done and says how much, also out of a pause', async () => {
  const control = new BulkControl()
  const outcome = await runSteps(steps().step, 2_600, control, () => {
    control.pause()
    control.stop()
  })
  expect(outcome).toEqual({ kind: 'stopped', done: 1_000, of: 2_600, changed: 500, undo })
})

test('a full device ends it with the reason, and a worker that forgot it ends it as stopped', async () => {
  expect(await runSteps(steps(1_000).step, 2_600, new BulkControl(), () => {})).toEqual({
    kind: 'refused',
    code: 'storageFull',
    done: 1_000,
    of: 2_600,
    changed: 500,
    undo,
  })
  expect(
    await runSteps(
      async () => null,
      5,
      new BulkControl(),
      () => {},
    ),
  ).toMatchObject({ kind: 'stopped', done: 0 })
})
