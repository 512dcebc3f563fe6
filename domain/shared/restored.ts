/**
 * A server that is put back to a backup has forgotten what left after it: from `since`, the last moment that the backup
 * knows of, until `at`, when the restore was noticed. Times are milliseconds.
 */
export type LostTime = { since: number; at: number }

/**
 * What becomes of outgoing work after a restore; the same rule for every channel.
 *
 * - What was finished in the backup stays as it is.
 * - An order that was carried out without anybody's further doing, or may have been, was possibly carried out: a campaign
 *   that had begun, one whose time came within the lost time, a start that a device sends again. It is paused.
 * - Of such work every message that was still to go out, and whose earliest time had come, has possibly left. It becomes
 *   `uncertain`, and only a person has it sent again.
 * - What waits for a person, such as a draft, or for a later time, has surely not left, and goes on as it was.
 */
export const mayBeDone = (orderedFor: number | null, lost: Pick<LostTime, 'at'> | null): boolean =>
  lost !== null && orderedFor !== null && orderedFor <= lost.at

/** Of a message of work that may have been carried out; `not_before`: nothing was to leave before, null: at any time. */
export const mayHaveLeft = ({ not_before }: { not_before: number | null }, { at }: Pick<LostTime, 'at'>): boolean =>
  not_before === null || not_before <= at
