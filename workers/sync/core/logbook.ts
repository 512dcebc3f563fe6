import type { Meta, NewFile, Store, Tx } from './ports.ts'

/**
 * What was made on this device, once more beside the database: a browser may set the database back to an older state, or
 * throw it away, and says nothing of it. A change that the database has never heard of is put into it again.
 */
export type Logbook = {
  /** Under this name the database knows how far it has what is written here: `Meta.logged`. */
  line: string
  /** The disk has it when this returns. Never throws: what is here is the second copy. */
  note(records: readonly Noted[]): void
}
export type Made = FormerChange & { line: string; mid: number }
/**
 * A change that was made before, here or on another device. `epoch`: the history of the server that base_rev is of; null:
 * nothing has been seen since that is not known here.
 */
export type FormerChange = {
  uid: string
  edited_at: number
  base_rev: number | null
  epoch: string | null
  name: string
  version: number
  args: unknown
  file?: NewFile
}
/** `ended`: uids that the user has taken back. */
export type Noted = Made | { ended: string[] }

/** One strict transaction of what the user did; the logbook has it as well before anybody is told that it is saved. */
export async function transactNoted<T>(
  store: Store,
  logbook: Logbook | undefined,
  work: (tx: Tx, noted: Noted[]) => Promise<T>,
): Promise<T> {
  let noted: Noted[] = []
  const result = await store.transact('strict', (tx) => {
    // A store may try a second time.
    noted = []
    return work(tx, noted)
  })
  if (noted.length > 0) logbook?.note(noted)
  return result
}

/** A logbook is there until every worker that may have written into it is gone: so many have never been at work since. */
const mostLines = 200

/** With what this logbook gets from the transaction at hand. */
export function withLine({ logged = {} }: Meta, line: string, mid: number): Record<string, number> {
  const { [line]: _, ...others } = logged
  return Object.fromEntries([...Object.entries(others), [line, mid] as const].slice(-mostLines))
}
