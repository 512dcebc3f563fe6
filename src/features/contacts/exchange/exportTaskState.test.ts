import { expect, test } from 'vitest'
import type { ExportState } from '#domain/exchange/exportTask'
import { exportDoableWith } from './exportTaskState.ts'
import type { OnDevice } from './useTasks.ts'

const id = '019aa000-0000-7abc-8def-0123456789ab'
const nothing: OnDevice = { imports: {}, exports: {}, working: new Set() }
const withFile: OnDevice = { ...nothing, exports: { [id]: 1_000 } }
const unmade: OnDevice = { ...nothing, exports: { [id]: null } }
const doable = (state: ExportState, here: OnDevice, now = 5) =>
  exportDoableWith({ id, state, expires_at: 10 }, here, now)

test('a file is fetched again where it is, until it expires', () => {
  expect(doable('completed', withFile)).toMatchObject({ canFetch: true, canRemove: true, canResume: false })
  expect(doable('completed', nothing)).toMatchObject({ canFetch: false, isAway: true })
  expect(doable('completed', withFile, 10)).toMatchObject({ state: 'expired', canFetch: false, canRemove: false })
})

test('an export that was broken off goes on, and one that runs is left alone', () => {
  expect(doable('inProgress', unmade)).toMatchObject({ state: 'interrupted', canResume: true })
  expect(doable('inProgress', nothing)).toMatchObject({ state: 'inProgress', canResume: false })
  expect(doable('stopped', unmade)).toMatchObject({ state: 'stopped', canResume: true })
  const working = { ...unmade, working: new Set([id]) }
  expect(doable('inProgress', working)).toMatchObject({ state: 'inProgress', canResume: false, canRemove: false })
})
