import type { Contact } from '#domain/contacts/contact'
import { keptEntry } from '../../database/packedEntries.ts'
import type { LeafDataRecord, LeafKey, UserDatabase } from '../../database/schema.ts'
import { sealingFor } from '../../lock/keyring.ts'

const entity = 'contact'
const leavesPerStep = 8

/**
 * Gives each of these contacts, or null for one that is gone. Every leaf is read once, rising or falling as the ids do
 * on the whole. All of it is one transaction, so it is what was there at one moment.
 *
 * It is one cursor of IndexedDB's own: Chromium keeps the result of every request until it collects all of its memory,
 * and the value of a cursor only until the next one.
 */
export async function readContacts(
  db: UserDatabase,
  ids: readonly string[],
  visit: (contact: Contact | null, at: number) => void,
  onStep: (read: number) => void,
): Promise<void> {
  const sealing = sealingFor(db.name)
  const store = db.backendDB().transaction('leafData', 'readonly').objectStore('leafData')
  const all = IDBKeyRange.bound([entity, ''], [entity, '\uffff'])
  const keys = (await settled(store.getAllKeys(all))) as LeafKey[]
  const { leaves, nowhere } = placesByLeaf(ids, keys)
  for (const at of nowhere) visit(null, at)
  let read = nowhere.length
  if (!leaves.length) return onStep(read)

  const range = IDBKeyRange.bound(leaves[0]!.key, leaves.at(-1)!.key)
  const falling = ids[0]! > ids.at(-1)!
  if (falling) leaves.reverse()
  const request = store.openCursor(range, falling ? 'prev' : 'next')
  let step = settled(request)
  for (const [i, { places }] of leaves.entries()) {
    const cursor = (await step)!
    const kept = cursor.value as LeafDataRecord
    const { entries } = sealing ? sealing.openRow(kept) : kept
    if (i + 1 < leaves.length) {
      cursor.continue(leaves[i + 1]!.key)
      step = settled(request)
    }
    for (const at of places) visit((keptEntry(entries, ids[at]!)?.row as Contact | null | undefined) ?? null, at)
    read += places.length
    if (i % leavesPerStep === 0) onStep(read)
  }
  onStep(read)
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result), { once: true })
    request.addEventListener('error', () => reject(request.error), { once: true })
  })

type Places = { key: LeafKey; places: number[] }

/** Where the contacts of each leaf stand among the ids; only leaves that have some. */
function placesByLeaf(ids: readonly string[], keys: readonly LeafKey[]) {
  const places = keys.map((key): Places => ({ key, places: [] }))
  const nowhere: number[] = []
  ids.forEach((id, at) => (places[lastAtMost(keys, id)]?.places ?? nowhere).push(at))
  return { leaves: places.filter(({ places }) => places.length > 0), nowhere }
}

/** The last leaf that begins at or before this id; -1 when none does. */
function lastAtMost(keys: readonly LeafKey[], id: string): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (keys[middle]![1] <= id) low = middle + 1
    else high = middle
  }
  return low - 1
}
