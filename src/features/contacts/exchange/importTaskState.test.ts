import { expect, test } from 'vitest'
import type { ImportState } from '#domain/exchange/importTask'
import { limits } from '#domain/limits'
import { doableWith } from './importTaskState.ts'
import type { OnDevice } from './useTasks.ts'

const id = '019aa000-0000-7abc-8def-0123456789ab'
const nothing: OnDevice = { imports: {}, exports: {}, working: new Set() }
const withFile: OnDevice = { ...nothing, imports: { [id]: { file: true, report: false } } }
const doable = (state: ImportState, here: OnDevice, counts = { added: 2, merged: 1 }, now = 2_000) =>
  doableWith({ id, state, updated_at: 1_000, ...counts }, here, now)

test('what was broken off goes on where its file is, and can be undone there', () => {
  expect(doable('running', withFile)).toMatchObject({ state: 'interrupted', canResume: true, canUndo: true })
  expect(doable('stopped', withFile)).toMatchObject({ state: 'stopped', canResume: true, canUndo: true })
})

test('nothing is offered for what a tab works on, or another device may', () => {
  const working = { ...withFile, working: new Set([id]) }
  expect(doable('running', working)).toMatchObject({ state: 'running', canResume: false, canUndo: false })
  const elsewhere = { state: 'running', canResume: false, canUndo: false, isAway: true }
  expect(doable('running', nothing)).toMatchObject(elsewhere)
  const week = doable('running', nothing, undefined, 1_000 + limits.importFileDays * 86_400_000)
  expect(week).toMatchObject({ state: 'interrupted', canUndo: true, isAway: false })
})

test('what is finished can be undone on any device, once', () => {
  expect(doable('completed', nothing)).toMatchObject({ canUndo: true, canResume: false, isAway: false })
  expect(doable('undoing', nothing)).toMatchObject({ state: 'half', canUndo: true })
  expect(doable('undone', withFile)).toMatchObject({ canUndo: false, canResume: false })
})

test('what made nothing leaves nothing to undo, once that is known', () => {
  const none = { added: 0, merged: 0 }
  expect(doable('completed', nothing, none).canUndo).toBe(false)
  expect(doable('completed', nothing, { ...none, merged: 1 }).canUndo).toBe(true)
  expect(doable('stopped', withFile, none).canUndo).toBe(true)
})
