import type { Connection, Database } from '../db/connect.ts'
import { guarded } from '../guarded.ts'
import { errorFields, type Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import {
  goesOn,
  hasAll,
  isBeingFilled,
  markSettled,
  noteKnownUntil,
  type RestoreHistory,
  readHistory,
  readOrigin,
  readShape,
  renewEpoch,
  type Shape,
} from './history.ts'
import { readWatermark, saveWatermark, type Watermark, watermarkFile } from './watermark.ts'

/** Whether what goes out may leave now: asked in the transaction that takes it, under its own snapshot. */
export type MayLeave = (connection: Pick<Connection, 'query'>) => Promise<boolean>

export type Epoch = {
  /** whether a restored backup would be noticed: false while the watermark cannot be written */
  isWatched: () => boolean
  /** false while the database is being restored, and until what was to leave has been looked through */
  isWhole: () => boolean
  /** looks at once, and gives `isWhole` */
  check: () => Promise<boolean>
  /** the same after an odd error: a restore drops keys, functions and rights before the tables that we look at */
  lookClosely: () => Promise<boolean>
  /** rises with every restore that is noticed */
  turn: () => number
  mayLeave: MayLeave
  stop: () => Promise<void>
}

export type RestoreHook = (database: Database) => Promise<void>
type Of = Pick<Settings, 'data' | 'databaseUrl' | 'watermark'>
type EpochOptions = { log: Log; onRestored?: RestoreHook; everyMs?: number }

const noteEveryMs = 60_000

/**
 * A database that has lost commits must not go on under its old name: devices would believe that they have everything. It
 * gets a new epoch, and every device reads again and sends again; and what it would send once more is held back
 * (`onRestored`) before anything leaves. It is noticed in three ways: the database is not the one of the watermark or is
 * behind it, it was in pieces while we looked, or it is a copy in another place than before (another cluster, another
 * timeline after a recovery, restored by name).
 */
export async function keepEpoch(
  database: Database,
  settings: Of,
  { log, onRestored = async () => {}, everyMs = 1_000 }: EpochOptions,
): Promise<Epoch> {
  await renewForOrigin(database, log)
  const file = settings.watermark ? await watermarkFile(database, settings.watermark, settings) : null
  /** what we know of the history that holds, and what the file says */
  let known = file === null ? null : readWatermark(file)
  let written = known
  let shape: Shape | null = null
  let shapeBefore: Shape | null = null
  let notedAt = 0
  let whole = true
  let watched = true
  let turn = 0
  let looking: Promise<void> | null = null

  const look = () => {
    looking ??= keep().finally(() => {
      looking = null
    })
    return looking
  }
  await look()
  const timer = file === null ? null : setInterval(guarded(log, 'the epoch could not be looked at', look), everyMs)

  async function keep(): Promise<void> {
    try {
      await follow()
      watched = true
    } catch (error) {
      if (watched) log('watermark not written: a restored backup would not be noticed', errorFields(error))
      watched = false
    }
  }

  async function follow(): Promise<void> {
    const history = await readHistory(database.pool)
    if (whole && history && goesOn(history, known)) return take(history)
    notice()
    if (!history || !(await isComplete())) return
    if (isLater(history, known)) return take(history)
    if (await renewEpoch(database, history.epoch, known?.epoch ?? null))
      log('the database is not the one it was: a new epoch begins', {
        reason: 'restored while the server ran, or behind',
      })
    // Whoever renewed it, what comes next is later than this one.
    known = { epoch: history.epoch, total: 0 }
    await follow()
  }

  function notice(): void {
    if (!whole) return
    whole = false
    turn++
    log('the database is not the one it was: nothing is answered until it is whole')
  }

  async function isComplete(): Promise<boolean> {
    return (await hasItsShape()) && !(await isBeingFilled(database))
  }

  /** `unasked`: where the database does not answer at all. */
  async function hasItsShape(unasked = false): Promise<boolean> {
    if (shape === null) return true
    try {
      return hasAll(await readShape(database), shape.counts)
    } catch {
      return unasked
    }
  }

  async function take(history: RestoreHistory): Promise<void> {
    const { epoch, total, migrations } = history
    if (!history.settled) {
      await onRestored(database)
      await markSettled(database, epoch)
    }
    if (known && known.epoch !== epoch) turn++
    known = { epoch, total }
    if (!whole) log('the database is whole again')
    whole = true
    if (shape?.migrations !== migrations) shape = { counts: await readShape(database), migrations }
    if (Date.now() >= notedAt + noteEveryMs) await note(history)
    await write(known)
  }

  /** What a database consists of without change for a while is all of it, also where somebody took an index away. */
  async function note({ epoch, migrations }: RestoreHistory): Promise<void> {
    const read = { counts: await readShape(database), migrations }
    if (JSON.stringify(read) === JSON.stringify(shapeBefore)) shape = read
    shapeBefore = read
    await noteKnownUntil(database, epoch)
    notedAt = Date.now()
  }

  /** Only what is committed is ever written, so the mark is never ahead of the database. */
  async function write(mark: Watermark): Promise<void> {
    if (file === null || (written?.epoch === mark.epoch && written.total === mark.total)) return
    await saveWatermark(file, mark)
    written = mark
  }

  return {
    isWatched: () => watched,
    isWhole: () => whole,
    turn: () => turn,
    async check() {
      await look()
      return whole
    },
    async lookClosely() {
      // Twice, for a newer process may just be migrating it.
      for (let n = 0; n < 2; n++) {
        await look()
        if (!whole || (await hasItsShape(true))) return whole
      }
      notice()
      return false
    },
    async mayLeave(connection) {
      const history = await readHistory(connection)
      return whole && known !== null && history !== null && history.settled && goesOnFrom(history, known)
    },
    async stop() {
      if (timer) clearInterval(timer)
      await looking
      if (file !== null) await look()
    },
  }
}

/** For what runs on a database that nobody restores, such as one of a test. */
export const alwaysLeaves: MayLeave = () => Promise.resolve(true)

/** Renewed after all that is known. */
const isLater = ({ epoch, former }: RestoreHistory, known: Watermark | null) =>
  known !== null && epoch !== known.epoch && former.includes(known.epoch)
const goesOnFrom = ({ epoch, total }: RestoreHistory, known: Watermark) => epoch === known.epoch && total >= known.total

/** `origin`: cluster, timeline and database. */
async function renewForOrigin(database: Database, log: Log): Promise<void> {
  const origin = await readOrigin(database)
  if (!origin) return
  const { rows } = await database.pool.query<{ epoch: string; origin: string | null }>(
    'select epoch::text, origin from sync_server',
  )
  const known = rows[0]!
  if (known.origin === origin) return
  if (known.origin !== null && (await renewEpoch(database, known.epoch, null)))
    log('the database is not the one it was: a new epoch begins', { reason: 'in another place than before' })
  await database.pool.query('update sync_server set origin = $1', [origin])
}
