import { Dexie, type Table } from 'dexie'
import { type Contact, followUpStatuses } from '#domain/contacts/contact'
import type { Condition, Filter } from '#domain/contacts/filter'
import { BulkJobs, type BulkStep } from '#workers/bulk/jobs'
import { Undos } from '#workers/bulk/undos'
import type { LocalDatabase } from '#workers/database/database'
import { contactsByIds } from '#workers/database/read'
import { dexieStore } from '#workers/database/store'
import { type ContactQuery, contactSorts, everyContact } from '#workers/search/api'
import { ContactIndex } from '#workers/search/contactIndex'
import { rehearse } from '#workers/search/rehearse'
import { loadSnapshot, saveSnapshot } from '#workers/search/snapshot'
import { TaskFiles } from '#workers/sheets/tasks/taskFiles'
import { enqueue } from '#workers/sync/core/enqueue'
import { writer } from '#workers/sync/leading'
import { percentile } from '../table.ts'
import { label, labelledContact, owner, timed, user, withDatabase } from './sample.ts'

// The list of so many contacts, in the worker where it is answered. All figures but `value` are milliseconds.
export const contactsTasks = {
  list10k: () => list(10_000),
  list100k: () => list(100_000),
  list300k: () => list(300_000),
  tag10k: () => tagging(10_000, '11'),
  tag100k: () => tagging(100_000, '12'),
  tag300k: () => tagging(300_000, '13'),
}

/** So many are tagged at once, where there are as many. */
const taggedAtOnce = 50_000

async function list(size: number) {
  const index = new ContactIndex()
  let ms = 0
  // As in the app, nothing but the index holds on to them.
  for (let at = 0; at < size; at += perUpdate) {
    const rows = contacts(at, Math.min(size, at + perUpdate))
    ms += (await timed(async () => add(index, rows))).ms
  }
  await rehearse(index.columns)
  const [orders, again] = [await sorted(index), await sorted(index)]
  const parts = {
    ...(await restored(index)),
    ...spread('key', await typed(index)),
    ...spread('filter', await filtered(index)),
    sortFirst: Math.max(...orders),
    sortAgain: Math.max(...again),
    facets: (await timed(async () => index.facets())).ms,
    ...spread('scan', scanned(contacts(0, size))),
  }
  return { ms, value: size, parts }
}

/** Makes the index where it is called; then each key of a search is answered there, once `ready` is done. */
export async function keysHere(size: number, ready: () => Promise<void>): Promise<number[]> {
  const index = new ContactIndex()
  for (let at = 0; at < size; at += perUpdate) add(index, contacts(at, Math.min(size, at + perUpdate)))
  await rehearse(index.columns)
  await sorted(index)
  await ready()
  return typed(index)
}

const perUpdate = 2_000
const contacts = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => labelledContact(from + at))
const add = (index: ContactIndex, rows: Contact[]) =>
  index.update(
    rows.map(({ id }) => id),
    rows.map((row) => ({ id: row.id, row, rev: 1, scope: `user:${user}`, history: 0 })),
  )

const spread = <N extends string>(name: N, times: readonly number[]) =>
  ({ [`${name}Median`]: percentile(times, 50), [`${name}P95`]: percentile(times, 95) }) as Record<
    `${N}Median` | `${N}P95`,
    number
  >

/** What the next start of the app reads. */
const restored = (index: ContactIndex) =>
  withDatabase('10', async ({ relaxed }) => {
    await saveSnapshot(relaxed, index, 0)
    return { snapshot: (await timed(() => loadSnapshot(relaxed))).ms }
  })

const words = [
  '王伟明',
  '义乌市',
  'trading',
  'hamburg',
  '86138000',
  'example7',
  'renmin road',
  'samples',
  '采购',
  '555',
]
const letters = words.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1)))

/** Of each letter the median of several rounds: who else uses the machine holds up one of them. */
async function typed(index: ContactIndex): Promise<number[]> {
  const all: number[][] = []
  for (let round = 0; round < rounds; round++) all.push(await typedOnce(index))
  return letters.map((_, at) =>
    percentile(
      all.map((times) => times[at]!),
      50,
    ),
  )
}

const rounds = 5

/** One letter after another, each answered with the count and the first lines; the question before it is closed then. */
async function typedOnce(index: ContactIndex): Promise<number[]> {
  const times: number[] = []
  let before = index.open(everyContact, () => {})
  for (const search of letters) {
    const query: ContactQuery = { ...everyContact, search, ranked: true }
    const { ms, value } = await timed(() => answered(index, query))
    times.push(ms)
    before.close()
    before = value
  }
  before.close()
  return times
}

/** as the list asks */
const shownAtOnce = 50

async function answered(index: ContactIndex, query: ContactQuery) {
  const view = index.open(query, () => {})
  await view.count()
  await view.lines(0, shownAtOnce)
  return view
}

/** What a list of objects in memory does: every text of each in small letters. */
function scanned(rows: readonly Contact[]): number[] {
  return words.map((word) => {
    const began = performance.now()
    rows.filter((row) =>
      [row.name, row.company, row.position, row.company_website, row.address, row.remark]
        .concat(
          row.phones.map(({ full_number }) => full_number),
          row.emails.map(({ email }) => email),
        )
        .some((text) => text.toLowerCase().includes(word)),
    )
    return performance.now() - began
  })
}

const conditions: Condition[] = [
  { field: 'name', is: 'contains', value: '王' },
  { field: 'remark', is: 'lacks', value: 'samples' },
  { field: 'emails', is: 'contains', value: 'example7' },
  { field: 'phones', is: 'begins', value: '+86 138' },
  { field: 'country', is: 'anyOf', values: ['DE', 'IN'] },
  { field: 'tag', is: 'anyOf', values: [label(3), label(14)] },
  { field: 'follow_up_status', is: 'noneOf', values: [followUpStatuses[0]] },
  { field: 'is_valid', is: 'anyOf', values: ['valid'] },
  { field: 'created_at', is: 'lastDays', days: 30 },
  { field: 'email_send_count', is: 'greater', value: 0 },
  { field: 'address', is: 'filled' },
]
const filters: Filter[] = [
  ...conditions.map((condition): Filter => ({ join: 'all', of: [condition] })),
  { join: 'any', of: conditions },
  {
    join: 'all',
    of: [
      { join: 'any', of: conditions.slice(0, 5) },
      { join: 'none', of: conditions.slice(6) },
    ],
  },
]

async function filtered(index: ContactIndex): Promise<number[]> {
  const times: number[] = []
  for (const filter of filters) {
    const { ms, value } = await timed(() => answered(index, { ...everyContact, filter }))
    times.push(ms)
    value.close()
  }
  return times
}

/** Every column that can be sorted by. */
async function sorted(index: ContactIndex): Promise<number[]> {
  const times: number[] = []
  for (const sort of contactSorts) {
    const { ms, value } = await timed(() => answered(index, { ...everyContact, sort }))
    times.push(ms)
    value.close()
  }
  return times
}

/** A tag for many contacts and its undo, as durable as anything a user does; and a record per contact beside it. */
const tagging = (size: number, name: string) =>
  withDatabase(name, async (database) => {
    const rows = Array.from({ length: size }, (_, at) => labelledContact(at))
    await dexieStore(database).transact('write', async (tx) =>
      tx.putEntries(
        'contact',
        rows.map((row, at) => ({ id: row.id, row, rev: at + 1, scope: `user:${user}`, history: 0 })),
      ),
    )
    const chosen = rows.slice(0, taggedAtOnce)
    const jobs = jobsOf(database)
    const job = jobs.begin(
      { kind: 'tag.add', tag: label(99) },
      chosen.map(({ id }) => id),
    )
    const done = await timed(() => finished(jobs, job))
    const undone = await timed(async () => finished(jobs, (await jobs.beginUndo(done.value.undo!))!.job))
    if (done.value.changed !== chosen.length || undone.value.changed !== chosen.length)
      throw new Error('Not all were tagged')
    return { ms: done.ms, value: chosen.length, parts: { undo: undone.ms, records: await tagRecords(chosen) } }
  })

const jobsOf = (database: LocalDatabase) => {
  const store = dexieStore(database)
  return new BulkJobs({
    rows: (ids) => contactsByIds(database.relaxed, ids),
    excluded: async () => [],
    undos: new Undos(() => new TaskFiles(owner, 'relaxed'), writer.clock),
    ...writer,
    save: async (changes) => ({ saved: await enqueue(store, writer, { ...owner, role: 'main' }, changes) }),
  })
}

async function finished(jobs: BulkJobs, job: number): Promise<BulkStep> {
  for (;;) {
    const step = await jobs.step(job)
    if (!step || step.saved?.kind === 'refused') throw new Error('It was not kept')
    if (step.done === step.of) return step
  }
}

/** With indexes for the tag and the order of the list, in transactions of the same size. */
async function tagRecords(rows: readonly Contact[]): Promise<number> {
  await Dexie.delete('records')
  const db = new Dexie('records', { cache: 'disabled' }) as Dexie & { contact: Table<Contact, string> }
  db.version(1).stores({ contact: 'id, updated_at, *tag' })
  const perTransaction = 1_000
  const each = async (work: (some: readonly Contact[]) => Promise<unknown>) => {
    for (let at = 0; at < rows.length; at += perTransaction) await work(rows.slice(at, at + perTransaction))
  }
  await each((some) => db.contact.bulkPut(some))
  const { ms } = await timed(() =>
    each((some) =>
      db.transaction('rw', db.contact, async () => {
        const found = await db.contact.bulkGet(some.map(({ id }) => id))
        await db.contact.bulkPut(
          found.flatMap((row) => (row ? [{ ...row, tag: [...row.tag, label(99)], updated_at: Date.now() }] : [])),
        )
      }),
    ),
  )
  db.close()
  return ms
}
