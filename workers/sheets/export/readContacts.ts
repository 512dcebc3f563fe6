import type { Contact } from '#domain/contacts/contact'
import { entryIn } from '../../database/leaves.ts'
import type { LeafRecord, UserDatabase } from '../../database/schema.ts'

const leavesAtOnce = 8

/**
 * Gives each of these contacts, or null for one that is gone; ids rise or fall. All of it is one transaction, so it is
 * what was there at one moment, and every leaf is read once.
 *
 * It is IndexedDB's own transaction and not Dexie's, because rows are packed while the next ones are read: promises of
 * a stream inside of a Dexie transaction end it too early.
 */
export async function readContacts(
  db: UserDatabase,
  ids: readonly string[],
  visit: (contact: Contact | null, at: number) => void,
  onStep: (done: number) => void,
): Promise<void> {
  const leaves = db.backendDB().transaction('leaves', 'readonly').objectStore('leaves')
  const range = IDBKeyRange.bound([entity, ''], [entity, '\uffff'])
  const keys = (await asked(leaves.getAllKeys(range))) as [string, string][]
  const groups = groupByLeaf(
    ids,
    keys.map(([, from]) => from),
  )
  for (let at = 0; at < groups.length; at += leavesAtOnce) {
    const some = groups.slice(at, at + leavesAtOnce)
    const records = await Promise.all(
      some.map(({ from }) => (from === null ? undefined : asked<LeafRecord>(leaves.get([entity, from])))),
    )
    some.forEach(({ start, end }, i) => {
      const entries = records[i]?.entries ?? []
      for (let id = start; id < end; id++)
        visit((entryIn(entries, ids[id]!)?.row as Contact | null | undefined) ?? null, id)
    })
    onStep(some.at(-1)!.end)
  }
}

const entity = 'contact'

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

type Group = { from: string | null; start: number; end: number }

/** Which stretch of the ids stands in which leaf; `froms` are where leaves begin, rising. */
function groupByLeaf(ids: readonly string[], froms: readonly string[]): Group[] {
  const groups: Group[] = []
  ids.forEach((id, at) => {
    const from = leafOf(froms, id)
    const last = groups.at(-1)
    if (last && last.from === from) last.end = at + 1
    else groups.push({ from, start: at, end: at + 1 })
  })
  return groups
}

function leafOf(froms: readonly string[], id: string): string | null {
  let low = 0
  let high = froms.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (froms[middle]! <= id) low = middle + 1
    else high = middle
  }
  return froms[low - 1] ?? null
}
