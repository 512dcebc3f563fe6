import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalDatabase, openUserDatabase } from '#workers/database/database'
import { leafSize } from '#workers/database/leaves'
import { unpackEntries } from '#workers/database/packedEntries'
import { dexieStore } from '#workers/database/store'
import { emptyImage, type Image } from '#workers/sync/core/testing/memoryStore'
import { amount } from '../amounts.ts'
import type { Disk } from './device.ts'
import { runHistory } from './history.ts'
import { profileNames, profiles } from './profiles.ts'
import { Random } from './random.ts'
import { StorageFaults } from './storageFaults.ts'

/** Few of them, on another seed. */
const steps = 60
const runs = amount('SIM_DEXIE_RUNS')
const firstSeed = Number(process.env.SIM_SEED ?? 50_001)

// Histories have few rows: leaves of this size split and join all the time.
Object.assign(leafSize, { most: 7, fill: 5, least: 2 })

const faults = new StorageFaults(new Random(firstSeed))
beforeAll(() => faults.install())
afterAll(() => {
  console.log(`calls of IndexedDB that failed: ${JSON.stringify(faults.struck)}`)
  if (runs >= profileNames.length) expect(Math.min(...Object.values(faults.struck))).toBeGreaterThan(0)
})

test.each(profileNames)(
  'on the real database too nothing is lost, doubled or shown wrongly: %s',
  { timeout: 0 },
  async (profile) => {
    const share = Math.ceil(runs / profileNames.length)
    for (let seed = firstSeed; seed < firstSeed + share; seed++) {
      const opened: LocalDatabase[] = []
      const makeDisk = async (replica: string, name: string): Promise<Disk> => {
        const owner = { account: `${profile} ${seed}`, user: name }
        const database = await openUserDatabase({ owner, newId: () => replica })
        opened.push(database)
        return { store: dexieStore(database), inspect: () => imageOf(database) }
      }
      const onBegin = () => (faults.chance = 0.01)
      const onHeal = () => (faults.chance = 0)
      const options = { seed, profile: { ...profiles[profile], steps }, makeDisk, onBegin, onHeal }
      const outcome = await runHistory(options)
      expect(outcome.violation, `SIM_SEED=${seed} SIM_DEXIE_RUNS=1 of ${profile}`).toBeNull()
      for (const database of opened) {
        database.close()
        await database.relaxed.delete()
      }
    }
  },
)

async function imageOf({ relaxed: db, replica }: LocalDatabase): Promise<Image> {
  const image = emptyImage(replica)
  const { key: _, ...meta } = (await db.meta.get('meta'))!
  image.meta = meta
  for (const scope of await db.scopes.toArray()) image.scopes.set(scope.scope, scope)
  for (const { entity, entries } of await db.leafData.toArray()) {
    const rows = image.entries.get(entity) ?? new Map()
    image.entries.set(entity, rows)
    for (const entry of unpackEntries(entries)) rows.set(entry.id, entry)
  }
  const said = new Map((await db.outboxData.toArray()).map((payload) => [payload.mid, payload]))
  for (const entry of await db.outbox.toArray()) image.outbox.set(entry.mid, { ...entry, ...said.get(entry.mid)! })
  // What is gone from the queue leaves nothing behind.
  expect(said.size).toBe(image.outbox.size)
  for (const issue of await db.issues.toArray()) image.issues.set(issue.uid, issue)
  return image
}
