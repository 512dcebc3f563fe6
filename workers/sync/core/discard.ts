import { mutationNamed } from '#domain/mutations'
import { type Logbook, type Noted, transactNoted } from './logbook.ts'
import type { OutboxEntry, OutboxState, Store, Tx } from './ports.ts'
import { refoldRows } from './rows.ts'

/** Without a verdict; what the server has accepted cannot be taken back here. */
const unsent: readonly OutboxState[] = ['queued', 'sent']
const atOnce = 50

/**
 * What the user does not want to be sent after all. Should it have got through already, the next pull brings its effect.
 * What was done afterwards to a row that this made goes with it: there would be nothing to do it to.
 */
export function discardWaiting(store: Store, user: string, uid: string, logbook?: Logbook): Promise<void> {
  return transactNoted(store, logbook, async (tx, noted) => {
    const [entry] = await tx.outboxByUid([uid])
    if (!entry || !unsent.includes(entry.state)) return
    const followers = mutationNamed(entry.name)?.creates ? await followersOf(tx, entry) : []
    await drop(tx, user, [entry, ...followers], noted)
  })
}

/** Everything that waits or was refused, before the user leaves this device. */
export async function discardAll(store: Store, user: string, logbook?: Logbook): Promise<void> {
  const some = () =>
    transactNoted(store, logbook, async (tx, noted) => {
      const entries = (await tx.outbox(unsent, atOnce)).filter(({ told }) => !told)
      await drop(tx, user, entries, noted)
      return entries.length > 0
    })
  while (await some()) continue
  await transactNoted(store, logbook, async (tx, noted) => {
    const ended = (await tx.issues()).map(({ uid }) => uid)
    for (const uid of ended) await tx.deleteIssue(uid)
    noted.push({ ended })
  })
}

async function followersOf(tx: Tx, { entity, ids, mid }: OutboxEntry): Promise<OutboxEntry[]> {
  const made = new Set(ids)
  const rows = await tx.entries(entity, ids)
  const later = [...new Set(rows.flatMap((row) => row?.waiting ?? []))].filter((other) => other > mid)
  const found = await tx.outboxByMid(later)
  return found.flatMap((entry) =>
    entry && unsent.includes(entry.state) && entry.ids.every((id) => made.has(id)) ? [entry] : [],
  )
}

async function drop(tx: Tx, user: string, entries: readonly OutboxEntry[], noted: Noted[]) {
  noted.push({ ended: entries.map(({ uid }) => uid) })
  await tx.deleteOutbox(entries.map(({ mid }) => mid))
  await refoldRows(tx, { leader: 0, user, without: new Set() }, entries)
}
