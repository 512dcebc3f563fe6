import type { Meta, NewFile, Store, Tx } from './ports.ts'

/**
 * What was made on this device, once more beside the database: a browser may set the database back to an older state, or
 * throw it away, and says nothing of it. A change that the database has never heard of is put into it again.
 */
export type WriteAheadLog = {
  /** Under this name the database knows how far it has what is written here: `Meta.logged`. */
  line: string
  /** The disk has it when this returns. Never throws: what is here is the second copy. */
  note(records: readonly LogRecord[]): void
}
export type LoggedChange = FormerChange & { line: string; mid: number }
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
  files?: readonly NewFile[]
  /** as it was written before a change could name several */
  file?: NewFile
}
/** `ended`: uids that the user has taken back. */
export type LogRecord = LoggedChange | { ended: string[] }

/** One strict transaction of what the user did; the write-ahead log has it as well before anybody is told that it is saved. */
export async function transactLogged<T>(
  store: Store,
  wal: WriteAheadLog | undefined,
  work: (tx: Tx, records: LogRecord[]) => Promise<T>,
): Promise<T> {
  let records: LogRecord[] = []
  const result = await store.transact('strict', (tx) => {
    // A store may try a second time.
    records = []
    return work(tx, records)
  })
  if (records.length > 0) wal?.note(records)
  return result
}

/** A write-ahead log is there until every worker that may have written into it is gone: so many have never been at work since. */
const mostLines = 200

/** With what this write-ahead log gets from the transaction at hand. */
export function withLine({ logged = {} }: Meta, line: string, mid: number): Record<string, number> {
  const { [line]: _, ...others } = logged
  return Object.fromEntries([...Object.entries(others), [line, mid] as const].slice(-mostLines))
}
