import { type LocalDatabase, openUserDatabase } from '../database/database.ts'
import { type Mirror, readMirror } from '../database/mirror.ts'
import { type CommitSummary, dexieStore } from '../database/store.ts'
import { newId } from '../newId.ts'
import type { Store } from './core/ports.ts'

const firstPauseMs = 250
const longestPauseMs = 30_000

type Options = {
  owner: { account: string; user: string }
  /** what was kept of an earlier copy of this database */
  mirror: Mirror | null
  onCommit: (committed: CommitSummary) => void
  /** another tab brought newer tables: this one writes no more */
  onOutdated: () => void
  /** it could not be opened, and is tried again */
  onTrouble: (error: unknown) => void
  /** it was `there` all the time, is there `again`, or another, empty one stands in its place */
  onMended: (how: 'there' | 'again' | 'renewed') => unknown
}

export type KeptStorage = Awaited<ReturnType<typeof keepStorage>>

/** A user's database that is opened again when the browser has cut the connection, and begun anew when it has emptied it. */
export async function keepStorage(options: Options) {
  const { owner, onCommit, onTrouble, onMended } = options
  let mirror = options.mirror
  let database = await open()
  let store = dexieStore(database, onCommit)
  mirror = await readMirror(database)
  let mending: Promise<void> | undefined
  let endPause: (() => void) | undefined
  let closed = false

  function open(): Promise<LocalDatabase> {
    const onOutdated = () => {
      closed = true
      options.onOutdated()
    }
    return openUserDatabase({ owner, newId: () => newId(), mirror, onOutdated })
  }

  /** Tries until it is there, ever more seldom; `probe` makes it try now. */
  function mend() {
    mending ??= tryUntilThere().finally(() => {
      mending = undefined
    })
  }

  async function tryUntilThere(pause = firstPauseMs): Promise<void> {
    if (closed) return
    try {
      const how = (await isThere()) ? 'there' : await beginAnew()
      if (!isClosed()) onMended(pause > firstPauseMs && how === 'there' ? 'again' : how)
    } catch (error) {
      onTrouble(error)
      await rest(pause)
      await tryUntilThere(Math.min(longestPauseMs, pause * 2))
    }
  }

  const isClosed = () => closed

  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      endPause = resolve
      setTimeout(resolve, ms)
    })

  async function isThere(): Promise<boolean> {
    try {
      await store.transact('read', (tx) => tx.meta())
      return true
    } catch {
      return false
    }
  }

  async function beginAnew(): Promise<'again' | 'renewed'> {
    if (closed) return 'again'
    const former = database
    former.close()
    database = await open()
    store = dexieStore(database, onCommit)
    mirror = await readMirror(database)
    return database.replica === former.replica ? 'again' : 'renewed'
  }

  return {
    /** Goes to whatever database stands now. */
    store: { transact: (mode, work) => store.transact(mode, work) } satisfies Store,
    database: () => database,
    mirror: () => mirror!,
    async readMirror(): Promise<Mirror> {
      mirror = await readMirror(database)
      return mirror
    },
    mend,
    probe: () => endPause?.(),
    close() {
      closed = true
      endPause?.()
      database.close()
    },
  }
}
