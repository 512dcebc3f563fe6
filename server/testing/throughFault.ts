import type { Database } from '../db/connect.ts'
import type { TestDatabase } from './database.ts'
import { ownConnections } from './faults.ts'
import { until } from './sending.ts'

/** What meets a process that sends. */
export const faultKinds = ['the process is killed', 'the database is lost', 'the other side hangs up'] as const
export type FaultKind = (typeof faultKinds)[number]

/** Where: before a statement, after the commit of one, or at a step of the other side. Statements by how they begin. */
export type FaultPoint = ({ before: string } | { committed: string } | { step: string }) & {
  /** the process is told to stop in the same moment */
  isShutdown?: boolean
}

/** Of a matrix: one seed, or as many as CRASH_SEEDS says, from CRASH_SEED on. */
export const faultSeeds = Array.from(
  { length: Number(process.env.CRASH_SEEDS ?? 1) },
  (_, n) => n + Number(process.env.CRASH_SEED ?? 1),
)

/** `cut`: its lines to the other side break, and it gets no others: a process that is killed has none. */
type Process = { stop: () => Promise<void>; cut?: () => void }
type FaultyRun = {
  /** `nth`: when the process comes to the point for the so-and-so-many-th time */
  fault: { point: FaultPoint; kind: FaultKind; nth: number }
  /** a process as it sends, on its own connections */
  open: (database: Database) => Promise<Process>
  /** the other side: it tells its steps, and breaks all its lines */
  peer: { onStep: (hear: ((step: string) => void) | null) => void; drop: () => void }
  /** whether everything is done */
  isOver: () => Promise<boolean>
}

/** Lets one process work until something happens to it, and another one where it cannot go on. */
export async function throughFault(server: TestDatabase, { fault, open, peer, isOver }: FaultyRun): Promise<boolean> {
  const { point, kind, nth } = fault
  const own = ownConnections(server)
  let hasHappened = false
  let shutdown: Promise<void> | null = null
  let left = nth
  const come = () => {
    if (--left !== 0) return
    hasHappened = true
    peer.onStep(null)
    own.watch = { before: () => {}, after: () => {} }
    if (point.isShutdown) shutdown = first.stop()
    if (kind === 'the process is killed') {
      own.kill()
      first.cut?.()
    } else if (kind === 'the database is lost') own.breakAll()
    else peer.drop()
  }
  if ('step' in point) peer.onStep((step) => step === point.step && come())
  else own.watch = watchFor(point, come)
  const first = await open(own.database)
  await until(async () => hasHappened)
  await shutdown
  const second = kind === 'the process is killed' || point.isShutdown ? await open(server.database) : null
  await until(isOver)
  await second?.stop()
  await first.stop()
  await own.database.stop()
  return hasHappened
}

function watchFor(point: Exclude<FaultPoint, { step: string }>, come: () => void) {
  let isNear = false
  return {
    before(sql: string) {
      if ('before' in point && sql.startsWith(point.before)) come()
    },
    after(sql: string) {
      if ('committed' in point && sql.startsWith(point.committed)) isNear = true
      if (sql !== 'commit' || !isNear) return
      isNear = false
      come()
    },
  }
}
