import { mutationNamed } from '#domain/mutations'
import { type LogRecord, transactLogged, type WriteAheadLog } from './logRecord.ts'
import type { OutboxEntry, OutboxState, Store, Tx } from './ports.ts'
import { refoldRows } from './rows.ts'

/** Without a verdict; what the server has accepted cannot be taken back here. */
const unsent: readonly OutboxState[] = ['queued', 'sent']
const atOnce = 50

/**
 * What the user does not want to be sent after all. Should it have got through already, the next pull brings its effect.
 * What was done afterwards to a row that this made goes with it: there would be nothing to do it to.
 */
export function discardWaiting(store: Store, user: string, uid: string, wal?: WriteAheadLog): Promise<void> {
  return transactLogged(store, wal, async (tx, records) => {
    const [entry] = await tx.outboxByUid([uid])
    if (!entry || !unsent.includes(entry.state)) return
    const followers = mutationNamed(entry.name)?.creates ? await followersOf(tx, entry) : []
    await drop(tx, user, [entry, ...followers], records)
  })
}

/** Everything that waits or was refused, before the user leaves this device. */
export async function discardAll(store: Store, user: string, wal?: WriteAheadLog): Promise<void> {
  const some = () =>
    transactLogged(store, wal, async (tx, records) => {
      const entries = (await tx.outbox(unsent, atOnce)).filter(({ told }) => !told)
      await drop(tx, user, entries, records)
      return entries.length > 0
    })
  while (await some()) continue
  await transactLogged(store, wal, async (tx, records) => {
    const ended = (await tx.issues()).map(({ uid }) => uid)
    for (const uid of ended) await tx.deleteIssue(uid)
    records.push({ ended })
  })
}

/** What was done to the rows that this one makes, and what was made to live with them, however far that goes. */
async function followersOf(tx: Tx, { ids, mid }: OutboxEntry): Promise<OutboxEntry[]> {
  const made = new Set(ids)
  const found = new Map<number, OutboxEntry>()
  for (let asked: readonly string[] = ids; asked.length > 0; ) {
    const naming = (await tx.outboxNaming(asked)).sort((a, b) => a.mid - b.mid)
    const fresh = naming.filter(
      (entry) => entry.mid > mid && !found.has(entry.mid) && unsent.includes(entry.state) && isAbout(entry, made),
    )
    for (const entry of fresh) found.set(entry.mid, entry)
    asked = fresh.flatMap((entry) => entry.ids.filter((id) => !made.has(id)))
    for (const id of asked) made.add(id)
  }
  return [...found.values()]
}

function isAbout({ name, args, ids }: OutboxEntry, made: ReadonlySet<string>): boolean {
  if (ids.every((id) => made.has(id))) return true
  const parents = mutationNamed(name)?.parents?.(args) ?? []
  return parents.some((id) => made.has(id))
}

async function drop(tx: Tx, user: string, entries: readonly OutboxEntry[], records: LogRecord[]) {
  records.push({ ended: entries.map(({ uid }) => uid) })
  await tx.deleteOutbox(entries.map(({ mid }) => mid))
  await refoldRows(tx, { leader: 0, user, without: new Set() }, entries)
}
