import { type Contact, newContact } from '#domain/contacts/contact'
import { sureFrom } from '#domain/contacts/duplicates'
import type { MutationName } from '#domain/mutations'
import type { LocalDatabase } from '#workers/database/database'
import { dexieStore } from '#workers/database/store'
import { DuplicateFinder } from '#workers/search/duplicateFinder'
import type { PlannedMerge } from '#workers/search/duplicatesApi'
import { lastChange } from '#workers/search/feed'
import { IndexFollower } from '#workers/search/follow'
import { saveSnapshot } from '#workers/search/snapshot'
import { enqueue } from '#workers/sync/core/enqueue'
import { writer } from '#workers/sync/leading'
import { owner, sampleId, timed, user, withDatabase } from './sample.ts'

// Duplicates among so many contacts, in the worker that finds them. All figures but `value` are milliseconds.
export const duplicatesTasks = {
  stored10k: () => storing(10_000, '21'),
  stored100k: () => storing(100_000, '22'),
  stored300k: () => storing(300_000, '23'),
  duplicates10k: () => merging(10_000, '21'),
  duplicates100k: () => merging(100_000, '22'),
  duplicates300k: () => merging(300_000, '23'),
}

/** So many are there twice. */
const doubled = 1_000
const storedAtOnce = 5_000

const contactAt = (at: number, size: number) => (at < size - doubled ? person(at) : double(at, size))

/** In a worker that ends then: what was made here is no memory of the one that is measured. */
const storing = (size: number, name: string) =>
  withDatabase(name, (database) =>
    timed(async () => {
      const store = dexieStore(database)
      for (let from = 0; from < size; from += storedAtOnce) {
        const rows = Array.from({ length: Math.min(storedAtOnce, size - from) }, (_, at) => contactAt(from + at, size))
        const entries = rows.map((row, at) => ({ id: row.id, row, rev: from + at + 1, scope, history: 0 }))
        await store.transact('write', (tx) => tx.putEntries('contact', entries))
      }
      const follower = new IndexFollower(database.relaxed)
      await follower.start()
      await saveSnapshot(database.relaxed, follower.index, (await lastChange(database.relaxed))!)
      return size
    }),
  )
const scope = `user:${user}`

const merging = (size: number, name: string) =>
  withDatabase(name, async (database) => {
    const follower = new IndexFollower(database.relaxed)
    await follower.start()
    const finder = new DuplicateFinder(database.relaxed, follower)
    const gaps = longestGap()
    const found = await timed(() => finder.find(() => {}))
    const busy = gaps.stop()
    if (found.value.kind !== 'found' || found.value.groups < doubled) throw new Error('Not all were found')
    const merged = await timed(() => mergeAll(database, finder))
    const undone = await timed(() => keep(database, 'contact.unmerge', merged.value, ({ undo }) => undo))
    const rows = Array.from({ length: size }, (_, at) => contactAt(at, size))
    return {
      ms: found.ms,
      value: merged.value.length,
      parts: { busy, merge: merged.ms, undo: undone.ms, byHand: (await timed(async () => sameAddress(rows))).ms },
    }
  })

async function mergeAll(database: LocalDatabase, finder: DuplicateFinder): Promise<PlannedMerge[]> {
  const all: PlannedMerge[] = []
  for (let from: number | null = 0; from !== null; ) {
    const { merges, next }: Awaited<ReturnType<DuplicateFinder['plan']>> = await finder.plan(
      { survivor: 'newest', leastCertain: sureFrom },
      from,
    )
    await keep(database, 'contact.merge', merges, ({ merge }) => merge)
    all.push(...merges)
    from = next
  }
  return all
}

/** As the screen does it, durable. */
async function keep(
  database: LocalDatabase,
  name: MutationName,
  merges: readonly PlannedMerge[],
  argsOf: (merge: PlannedMerge) => unknown,
): Promise<void> {
  const store = dexieStore(database)
  for (let at = 0; at < merges.length; at += 50) {
    const changes = merges.slice(at, at + 50).map((merge) => ({ name, args: argsOf(merge) }))
    const saved = await enqueue(store, writer, { ...owner, role: 'main' }, changes)
    if (saved.kind === 'refused') throw new Error(saved.code)
  }
}

/** How long nothing else was answered. */
function longestGap() {
  let longest = 0
  let at = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - at)
    at = performance.now()
  }, 1)
  return {
    stop() {
      clearInterval(timer)
      return longest
    },
  }
}

/** The least that finds any: who has the very same phone or email. */
function sameAddress(rows: readonly Contact[]): number {
  const first = new Map<string, Contact>()
  let found = 0
  for (const row of rows)
    for (const key of [...row.phones.map((phone) => phone.full_number), ...row.emails.map(({ email }) => email)]) {
      if (first.has(key)) found++
      else first.set(key, row)
    }
  return found
}

const syllables = 'ka lo mi ner tas vu rin bel sho da pe gor hai zen fu wan tri ost yu el'.split(' ')
/** As many words as there are names of people and companies. */
const word = (n: number) => {
  const at = Math.imul(n + 1, 0x9e3779b1) >>> 0
  return [at % 20, (at >>> 6) % 20, (at >>> 12) % 20, (at >>> 18) % 20].map((one) => syllables[one]).join('')
}

const person = (at: number): Contact =>
  newContact(
    sampleId(at),
    {
      name: `${word(at)} ${word(at * 7)}`,
      company: `${word(at * 3)} ${word(at * 5)} GmbH`,
      phones: [{ full_number: `49151${String(at).padStart(8, '0')}`, is_wt: 'unvalidated' }],
      emails: [{ email: `user${at}@example.com`, is_valid: 'toVerify' }],
      company_website: `www.${word(at * 3)}${at}.com`,
      country: 'DE',
    },
    user,
    1_700_000_000_000 + at * 60_000,
  )

/** The last ones are the first ones again, as another list writes them. */
function double(at: number, size: number): Contact {
  const { name, emails, country } = person(at - (size - doubled))
  return newContact(sampleId(at), { name: name.toUpperCase(), emails, country }, user, 1_700_000_000_000 + at * 60_000)
}
