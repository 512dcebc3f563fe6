import * as z from 'zod/mini'

const Uid = z.int().check(z.minimum(0), z.maximum(4_294_967_295))

/** How far a folder is read. */
const FolderState = z.object({
  /** Uids of another validity are those of other mails (RFC 9051, 2.3.1.1). */
  uidValidity: z.string().check(z.maxLength(20)),
  /** Everything up to it was handed over. */
  lastUid: Uid,
  /** Mails below it lay there before we came; of them only those are read that are young enough. */
  oldBelow: Uid,
})
export type FolderState = z.output<typeof FolderState>

/** How far a mailbox is read: kept by the caller, and plain enough for JSON. */
export const MailboxState = z.object({ inbox: z.nullable(FolderState), junk: z.nullable(FolderState) })
export type MailboxState = z.output<typeof MailboxState>
export type FolderName = keyof MailboxState

export const unread: MailboxState = { inbox: null, junk: null }

type Folder = { uidValidity: string; uidNext: number }

/** A folder that was made anew, or brought back from a backup so that uids are given out twice, is read from its beginning. */
export function stateFor(known: FolderState | null, { uidValidity, uidNext }: Folder): FolderState {
  const isSame = known?.uidValidity === uidValidity && known.lastUid < uidNext
  return isSame ? known : { uidValidity, lastUid: 0, oldBelow: uidNext }
}

/** What to look for next: first the old ones, then all that came since; null when there is nothing. */
export function nextRange({ lastUid, oldBelow }: FolderState, uidNext: number) {
  const from = lastUid + 1
  if (from < oldBelow) return { from, to: oldBelow - 1, isOld: true }
  return from < uidNext ? { from, to: uidNext - 1, isOld: false } : null
}
