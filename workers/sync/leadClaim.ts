import type { UserDatabase } from '../database/schema.ts'

const firstPauseMs = 60_000
const longestPauseMs = 600_000
const forgottenMs = 3_600_000

/** A leader that wrote a sign of life within this time is alive. */
export const silenceMs = 12_000

/** What the tabs of a user know of their lead without hearing each other: times on this device's clock. */
type LeadRecord = { beatAt: number; takenAt: number; pauseMs: number }
const name = 'lead'
const never: LeadRecord = { beatAt: Number.NEGATIVE_INFINITY, takenAt: Number.NEGATIVE_INFINITY, pauseMs: 0 }

const read = async (db: UserDatabase) => ((await db.snapshots.get(name))?.value as LeadRecord | undefined) ?? never

/** The leader's sign of life for tabs that do not hear it. */
export const writeBeat = (db: UserDatabase, now: number): Promise<void> =>
  db.transaction('rw', db.snapshots, async () => {
    await db.snapshots.put({ name, value: { ...(await read(db)), beatAt: now } })
  })

/**
 * Whether a tab may take the lead from one that is silent: asked in one transaction, so of many tabs that notice the
 * silence at once only one takes it, and all of them together ever more seldom.
 */
export const claimLead = (db: UserDatabase, now: number): Promise<boolean> =>
  db.transaction('rw', db.snapshots, async () => {
    const kept = await read(db)
    if (isRecent(now - kept.beatAt, silenceMs) || isRecent(now - kept.takenAt, kept.pauseMs)) return false
    const isAgain = isRecent(now - kept.takenAt, forgottenMs)
    const pauseMs = isAgain ? Math.min(longestPauseMs, kept.pauseMs * 2) : firstPauseMs
    await db.snapshots.put({ name, value: { ...kept, takenAt: now, pauseMs } })
    return true
  })

/** A time to come was written before the clock was set back. */
const isRecent = (ageMs: number, withinMs: number) => ageMs >= 0 && ageMs < withinMs
