import { expect, it } from 'vitest'
import { PendingSaves } from './pendingSaves.ts'

const turn = () => new Promise((resolve) => setTimeout(resolve, 1))

it('counts a save from the moment it is begun until the worker has told what it kept', async () => {
  const counts: number[] = []
  const saves = new PendingSaves(() => counts.push(saves.count))
  const kept = saves.follow(Promise.resolve({ mirror: {} }))
  expect(saves.count).toBe(1)
  await kept
  await turn()
  expect(saves.count).toBe(1)
  saves.heard()
  expect(saves.count).toBe(0)
  expect(counts).toEqual([1])
})

it('lets go of what was refused or failed, but not before what follows it', async () => {
  const saves = new PendingSaves(() => {})
  await saves.follow(Promise.resolve({ kind: 'refused' }))
  expect(saves.count).toBe(1)
  await saves.follow(Promise.reject(new Error('gone'))).catch(() => {})
  await turn()
  expect(saves.count).toBe(0)
})

it('does not take what the worker said before it kept a save for word of it', async () => {
  const saves = new PendingSaves(() => {})
  const save = saves.follow(Promise.resolve({ mirror: {} }))
  saves.heard()
  await save
  expect(saves.count).toBe(1)
})
