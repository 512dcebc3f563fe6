import { expect, test } from 'vitest'
import { mutations } from '#domain/mutations'
import type { SyncApi } from '#workers/api'
import { newId } from '#workers/newId'
import { changeAll, changeGroups } from './bulk.ts'

const ids = Array.from({ length: 2_600 }, (_, at) => newId(at))
const close = (some: string[]) => ({
  name: 'contact.patch' as const,
  args: { ids: some, fields: { follow_up_status: 'closed' } },
})

/** Takes what the domain takes, as the sync worker does. */
function keeper(refuseAfter = Infinity) {
  const kept: { ids: string[] }[] = []
  const mutateAll: SyncApi['mutateAll'] = async (changes) => {
    if (kept.length >= refuseAfter) return { kind: 'refused', code: 'storageFull' }
    for (const { name, args } of changes) kept.push(mutations[name].input.parse(args) as { ids: string[] })
    return { kind: 'saved', uid: newId() }
  }
  return { kept, sync: { mutateAll } }
}

test('every contact is changed once, in mutations the domain takes', async () => {
  const { kept, sync } = keeper()
  const seen: number[] = []
  const outcome = await changeAll(sync, ids, close, {
    signal: new AbortController().signal,
    onProgress: ({ done }) => seen.push(done),
  })
  expect(outcome).toEqual({ kind: 'done', done: 2_600, of: 2_600 })
  expect(kept.flatMap((args) => args.ids)).toEqual(ids)
  expect(seen).toEqual([1_000, 2_000, 2_600])
})

test('stopping keeps what was done and says how much that was', async () => {
  const { kept, sync } = keeper()
  const stop = new AbortController()
  const outcome = await changeAll(sync, ids, close, { signal: stop.signal, onProgress: () => stop.abort() })
  expect(outcome).toEqual({ kind: 'stopped', done: 1_000, of: 2_600 })
  expect(kept.flatMap((args) => args.ids)).toHaveLength(1_000)
})

test('a full device ends it with the reason', async () => {
  const { sync } = keeper(4)
  const outcome = await changeAll(sync, ids, close, { signal: new AbortController().signal, onProgress: () => {} })
  expect(outcome).toEqual({ kind: 'refused', code: 'storageFull', done: 1_000, of: 2_600 })
})

test('several kinds of change count as one, and a refusal ends all', async () => {
  const groups = [
    { items: ids.slice(0, 1_200), change: close },
    { items: ids.slice(1_200), change: close },
  ]
  const { kept, sync } = keeper()
  const seen: number[] = []
  const signal = new AbortController().signal
  const outcome = await changeGroups(sync, groups, { signal, onProgress: ({ done }) => seen.push(done) })
  expect(outcome).toEqual({ kind: 'done', done: 2_600, of: 2_600 })
  expect(kept.flatMap((args) => args.ids)).toEqual(ids)
  expect(seen).toEqual([1_000, 1_200, 2_200, 2_600])

  const refused = await changeGroups(keeper(4).sync, groups, { signal, onProgress: () => {} })
  expect(refused).toEqual({ kind: 'refused', code: 'storageFull', done: 1_000, of: 2_600 })
})

test('ids sort by the time they were made and are what the domain calls an id', () => {
  expect([...ids].sort()).toEqual(ids)
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
