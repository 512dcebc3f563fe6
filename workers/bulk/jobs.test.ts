import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BulkAction } from '#domain/contacts/bulk'
import { type Contact, newContact } from '#domain/contacts/contact'
import type { ExcludedContact } from '#domain/contacts/excluded'
import { limits } from '#domain/limits'
import { mutationNamed } from '#domain/mutations'
import { TaskFiles } from '../sheets/tasks/taskFiles.ts'
import type { SaveResult } from '../sync/core/saveResult.ts'
import { BulkJobs, type KeptUndo } from './jobs.ts'
import { packIds, unpackIds } from './packedIds.ts'
import { Undos } from './undos.ts'

const idOf = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`
const [owner, tag, cold, warm] = [900_001, 900_002, 900_003, 900_004].map(idOf) as [string, string, string, string]

/** A device without a disk: what is saved goes through the product's own mutations. */
let rows: Map<string, Contact>
let excluded: Map<string, ExcludedContact>
let sent: { name: string; rows: number }[]
let answer: () => SaveResult
let now: number
let disk: { account: string; user: string }
let jobs: BulkJobs
let opened: Undos[]
let devices = 0
let made = 0

beforeEach(() => {
  rows = new Map()
  sent = []
  answer = () => ({ kind: 'saved', uid: 'u' })
  excluded = new Map()
  now = 1
  disk = { account: 'a', user: `u${devices++}` }
  opened = []
  jobs = worker()
})
afterEach(() => {
  for (const undos of opened) undos.close()
})

/** As it is after a reload, or in another tab: nothing is known but what is on the disk. */
function worker(): BulkJobs {
  const undos = new Undos(
    () => new TaskFiles(disk),
    () => now,
  )
  opened.push(undos)
  return new BulkJobs({
    undos,
    clock: () => now,
    excluded: async () => [...excluded.values()],
    newId: () => idOf(500_000 + made++),
    rows: async (ids) => ids.map((id) => rows.get(id) ?? null),
    save: async (changes) => {
      const saved = answer()
      if (saved.kind === 'refused') return { saved }
      for (const { name, args } of changes) {
        const { ids, apply, input } = mutationNamed(name)!
        expect(input.safeParse(args).success).toBe(true)
        sent.push({ name, rows: ids(args).length })
        if (name.startsWith('excluded_contact')) {
          for (const id of ids(args)) {
            const after = apply(null, args, { id, user: owner, edited_at: 2 })
            if (after) excluded.set(id, after as ExcludedContact)
            else excluded.delete(id)
          }
          continue
        }
        for (const id of ids(args)) {
          const after = apply(rows.get(id) ?? null, args, { id, user: owner, edited_at: 2 })
          if (after) rows.set(id, after as Contact)
          else rows.delete(id)
        }
      }
      return { saved }
    },
  })
}

function fill(count: number, fields: (n: number) => Parameters<typeof newContact>[1] = () => ({})) {
  const ids = Array.from({ length: count }, (_, n) => idOf(n))
  ids.forEach((id, n) => rows.set(id, newContact(id, { name: `n${n}`, ...fields(n) }, owner, 1)))
  return ids
}
async function finish(job: number, by = jobs) {
  for (;;) {
    const step = (await by.step(job))!
    if (step.saved?.kind === 'refused' || step.done === step.of) return step
  }
}
const run = async (action: BulkAction, ids: string[]) => {
  return finish(jobs.begin(action, ids))
}
async function undo({ undo }: { undo: string | null }, by = jobs) {
  const began = undo === null ? null : await by.beginUndo(undo)
  return began && finish(began.job, by)
}
const withTag = () => [...rows.values()].filter((row) => row.tag.includes(tag)).length

test('a tag is put on those that lack it, in mutations of at most so many rows, and taken off them again', async () => {
  const ids = fill(1_300, (n) => (n % 13 === 0 ? { tag: [tag] } : {}))
  const end = await run({ kind: 'tag.add', tag }, [...ids].reverse())
  expect(end).toMatchObject({ done: 1_300, of: 1_300, changed: 1_200 })
  expect(withTag()).toBe(1_300)
  expect(Math.max(...sent.map((one) => one.rows))).toBeLessThanOrEqual(limits.rowsPerMutation)
  expect(await undo(end)).toMatchObject({ of: 1_200, changed: 1_200 })
  expect(withTag()).toBe(100)
})

test('an undo puts back what each had, and leaves what somebody has changed since', async () => {
  const ids = fill(600, (n) => ({ source: n % 2 ? cold : null }))
  const end = await run({ kind: 'patch', fields: { source: warm } }, ids)
  rows.set(ids[0]!, { ...rows.get(ids[0]!)!, source: cold })
  rows.set(ids[1]!, { ...rows.get(ids[1]!)!, name: 'renamed' })
  rows.delete(ids[2]!)
  expect(await undo(end)).toMatchObject({ of: 600, changed: 598 })
  expect(rows.get(ids[0]!)!.source).toBe(cold)
  expect(rows.get(ids[1]!)).toMatchObject({ source: cold, name: 'renamed' })
  expect(rows.has(ids[2]!)).toBe(false)
  expect(ids.slice(3).map((id) => rows.get(id)!.source)).toEqual(ids.slice(3).map((_, at) => (at % 2 ? null : cold)))
})

test('several fields at once are put back only together', async () => {
  const ids = fill(2)
  const fields = { follow_up_status: 'closed', country: 'DE' } as const
  const end = await run({ kind: 'patch', fields }, ids)
  rows.set(ids[0]!, { ...rows.get(ids[0]!)!, country: 'FR' })
  await undo(end)
  expect(rows.get(ids[0]!)).toMatchObject({ follow_up_status: 'closed', country: 'FR' })
  expect(rows.get(ids[1]!)).toMatchObject({ follow_up_status: 'none', country: '' })
})

test('each gets its own text back, however many different ones there were', async () => {
  const ids = fill(1_200, (n) => ({ company: n % 3 ? `company ${n}` : '' }))
  const end = await run({ kind: 'patch', fields: { company: 'Bosch' } }, ids)
  expect(rows.get(ids[7]!)!.company).toBe('Bosch')
  expect(await undo(end)).toMatchObject({ of: 1_200, changed: 1_200, undo: null })
  expect(ids.map((id) => rows.get(id)!.company)).toEqual(ids.map((_, n) => (n % 3 ? `company ${n}` : '')))
  const many = fill(6_000, (n) => ({ remark: `met at ${n}` }))
  const cleared = await run({ kind: 'patch', fields: { remark: '' } }, many)
  rows.set(many[7]!, { ...rows.get(many[7]!)!, remark: 'written since' })
  sent = []
  expect(await undo(cleared)).toMatchObject({ of: 6_000, changed: 5_999 })
  expect(sent.map(({ name }) => name)).toEqual(Array.from({ length: 24 }, () => 'contact.putBack'))
  expect(many.map((id) => rows.get(id)!.remark)).toEqual(
    many.map((_, n) => (n === 7 ? 'written since' : `met at ${n}`)),
  )
})

test('what was deleted comes back as it was', async () => {
  const ids = fill(300, (n) => ({ remark: `r${n}` }))
  const end = await run({ kind: 'delete' }, [...ids, idOf(777)])
  expect(rows.size).toBe(0)
  expect(await undo(end)).toMatchObject({ of: 300, changed: 300 })
  expect(rows.get(idOf(42))).toMatchObject({ name: 'n42', remark: 'r42' })
})

test('thirty thousand deleted contacts come back as well', async () => {
  const ids = fill(30_000, (n) => ({ remark: `r${n}` }))
  const end = await run({ kind: 'delete' }, ids)
  expect(rows.size).toBe(0)
  expect(await undo(end)).toMatchObject({ of: 30_000, changed: 30_000 })
  expect([rows.size, rows.get(idOf(29_999))]).toMatchObject([30_000, { name: 'n29999', remark: 'r29999' }])
})

test('every address is excluded once, and the undo takes back only what it made', async () => {
  const phone = (n: number) => ({ full_number: `49151${10_000 + n}`, is_wt: 'registered' as const })
  const ids = fill(600, (n) => ({
    phones: n % 3 ? [phone(n)] : [],
    emails: n % 3 === 1 ? [{ email: `n${n}@x.com`, is_valid: 'valid' as const }] : [],
  }))
  const before = await run({ kind: 'exclude' }, [ids[1]!])
  expect([before.changed, excluded.size]).toEqual([1, 2])
  const end = await run({ kind: 'exclude' }, ids)
  expect([end.changed, excluded.size]).toEqual([399, 600])
  expect(sent.every((one) => one.rows <= limits.rowsPerMutation)).toBe(true)
  await undo(end)
  expect([...excluded.values()].map(({ full_number, email }) => full_number || email)).toEqual([
    phone(1).full_number,
    'n1@x.com',
  ])
})

test('stopped in the middle, only what was done is undone', async () => {
  const ids = fill(7_500)
  const job = jobs.begin({ kind: 'tag.add', tag }, ids)
  const end = (await jobs.step(job))!
  expect(end).toMatchObject({ done: 3_000, of: 7_500 })
  expect(withTag()).toBe(3_000)
  expect(await undo(end)).toMatchObject({ changed: 3_000 })
  expect(withTag()).toBe(0)
})

test('a step that a full disk refused is not done, and can be asked for again', async () => {
  const ids = fill(4_500)
  const job = jobs.begin({ kind: 'delete' }, ids)
  await jobs.step(job)
  answer = () => ({ kind: 'refused', code: 'storageFull' })
  expect(await jobs.step(job)).toMatchObject({ saved: { code: 'storageFull' }, done: 3_000 })
  answer = () => ({ kind: 'saved', uid: 'u' })
  const end = await finish(job)
  expect(end).toMatchObject({ done: 4_500, changed: 4_500 })
  expect(await undo(end)).toMatchObject({ changed: 4_500 })
  expect(rows.size).toBe(4_500)
})

test('what changes nothing sends nothing, and what nobody knows any more says so', async () => {
  const ids = fill(10, () => ({ tag: [tag] }))
  const { changed, undo } = await run({ kind: 'tag.add', tag }, ids)
  expect([changed, sent.length, undo]).toEqual([0, 0, null])
  expect(await jobs.beginUndo('nobody')).toBeNull()
  expect(await jobs.step(99)).toBeNull()
})

test('after a reload it stands in the list with what it was, and is undone once', async () => {
  const ids = fill(4_500)
  await run({ kind: 'tag.add', tag }, ids)
  now = 2
  await run({ kind: 'delete' }, [ids[7]!])
  jobs = worker()
  const [deleted, tagged] = await jobs.undos()
  expect(deleted).toMatchObject({ at: 2, action: { kind: 'delete' }, count: 1, undone: 0, name: 'n7' })
  expect(tagged).toMatchObject({ at: 1, action: { kind: 'tag.add', tag }, count: 4_500, undone: 0, name: null })
  expect(await undo({ undo: deleted!.id })).toMatchObject({ changed: 1 })
  expect(await undo({ undo: tagged!.id })).toMatchObject({ of: 4_500, changed: 4_500 })
  expect([rows.size, withTag()]).toEqual([4_500, 0])
  expect(await undo({ undo: tagged!.id })).toBeNull()
  expect((await worker().undos()).map(({ undone, count }) => undone === count)).toEqual([true, true])
})

test('two tabs that undo the same at the same time put everything back, and nothing twice', async () => {
  const ids = fill(7_500)
  const { undo } = await run({ kind: 'delete' }, ids)
  const another = worker()
  const [mine, other] = [(await jobs.beginUndo(undo!))!, (await another.beginUndo(undo!))!]
  sent = []
  const ends = await Promise.all([finish(mine.job), finish(other.job, another)])
  expect(ends.map(({ done }) => done)).toEqual([7_500, 7_500])
  expect(ends.reduce((all, { changed }) => all + changed, 0)).toBe(7_500)
  expect(sent.reduce((all, one) => all + one.rows, 0)).toBe(7_500)
  expect(rows.size).toBe(7_500)
  expect(await another.beginUndo(undo!)).toBeNull()
})

test('an undo that was stopped, or whose tab was killed, goes on with the rest', async () => {
  const ids = fill(7_500)
  const { undo: id } = await run({ kind: 'tag.add', tag }, ids)
  await jobs.step((await jobs.beginUndo(id!))!.job)
  jobs = worker()
  expect(await jobs.undos()).toMatchObject([{ count: 7_500, undone: 3_000 }])
  sent = []
  expect(await undo({ undo: id })).toMatchObject({ of: 4_500, done: 4_500, changed: 4_500 })
  expect(sent.reduce((all, one) => all + one.rows, 0)).toBe(4_500)
  expect(withTag()).toBe(0)
})

test('a change whose tab was killed can be undone as far as it came', async () => {
  const ids = fill(7_500)
  await jobs.step(jobs.begin({ kind: 'delete' }, ids))
  jobs = worker()
  const [{ id, count }] = (await jobs.undos()) as [KeptUndo]
  expect([rows.size, count]).toEqual([4_500, 3_000])
  expect(await undo({ undo: id })).toMatchObject({ changed: 3_000 })
  expect(rows.size).toBe(7_500)
})

test('what a full disk refused of a change is not in the list either', async () => {
  answer = () => ({ kind: 'refused', code: 'storageFull' })
  await finish(jobs.begin({ kind: 'delete' }, fill(10)))
  expect(await worker().undos()).toEqual([])
})

test('ids travel packed', () => {
  const ids = [idOf(0), idOf(987_654), 'ffffffff-0000-7abc-8def-0123456789ab']
  expect(unpackIds(packIds(ids))).toEqual(ids)
})
