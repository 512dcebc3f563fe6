import type { ImapFlow } from 'imapflow'
import { fetchInto, newDownload } from './download.ts'
import type { WatchMemory } from './memory.ts'
import { openFolder } from './openFolder.ts'
import { withTimeout } from './openMailbox.ts'
import { search } from './search.ts'
import type { MailboxSettings } from './settings.ts'
import { type FolderName, type FolderState, nextRange, type Range, stateFor } from './state.ts'

export type ReceivedMail = {
  folder: FolderName
  /** with the uid, what tells mails of one folder apart */
  uidValidity: string
  uid: number
  /** when the server took it in; null when it does not say */
  receivedAt: number | null
  /** as the server says it; what came of it may be less */
  size: number
  source: Uint8Array
  /** false: the beginning only, because there is too much or the server gives no more */
  isWhole: boolean
}

export type FolderReader = {
  /** Mails that came before, in milliseconds, are not read when a folder is new to us. */
  since: number
  onMail: (mail: ReceivedMail) => Promise<void>
  /** Downloads and takes one mail at a time, here or among all mailboxes. */
  inTurn: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>
  settings: MailboxSettings
  signal: AbortSignal
}

type FolderPlace = {
  folder: FolderName
  path: string
  state: FolderState | null
  /** Everything before was taken. */
  commit: (state: FolderState) => Promise<void>
  memory: Pick<WatchMemory, 'download'>
}

const batch = 50

// Of so many mails a server may tell in one line. Where numbers are far apart, more are looked through at once.
const narrow = 80_000

/** Hands over what is new, in the order of its arrival. Marks and deletes nothing. */
export async function readFolder(client: ImapFlow, place: FolderPlace, reader: FolderReader): Promise<void> {
  const { times } = reader.settings
  const opened = await openFolder(client, place.path, times.answerMs)
  let state = stateFor(place.state, opened)
  if (state !== place.state) await place.commit(state)
  let from = state.lastUid + 1
  let width = narrow
  for (;;) {
    const range = nextRange(state, { from, uidNext: opened.uidNext, width })
    if (!range) return
    const uids = await uidsIn(range)
    for (let at = 0; at < uids.length; at += batch) await takeAll(uids.slice(at, at + batch), range)
    // Of the new ones one may still be on its way in, under a number that was given out before.
    if (range.isOld) await move(range.to)
    from = range.to + 1
    width = uids.length ? narrow : width * 4
  }

  async function takeAll(uids: readonly number[], { isOld }: Range) {
    const described = await withTimeout(times.answerMs, client, describe(client, uids))
    for (const uid of uids) {
      reader.signal.throwIfAborted()
      const mail = described.get(uid)
      if (mail && !(isOld && isBefore(mail, reader.since))) await take(mail)
      await move(uid)
    }
  }

  async function uidsIn(range: Range): Promise<number[]> {
    const ask = () => withTimeout(times.answerMs, client, searchIn(client, range, reader.since))
    const uids = await ask()
    // What was said to hold no mail is not looked at again, so a slip of the server would be for good.
    return uids.length === 0 && range.isOld ? ask() : uids
  }

  async function move(lastUid: number) {
    if (lastUid <= state.lastUid) return
    state = { ...state, lastUid }
    await place.commit(state)
  }

  async function take({ uid, size, receivedAt }: MailInfo) {
    const { uidValidity } = opened
    await reader.inTurn(async () => {
      const key = `${place.folder} ${uidValidity} ${uid}`
      const { memory } = place
      const download = memory.download?.key === key ? memory.download : newDownload(key)
      memory.download = download
      await fetchInto(download, { uid, size }, client, reader.settings)
      reader.signal.throwIfAborted()
      if (!download.isGone) {
        const isWhole = download.isOver || download.bytes === size
        const source = Buffer.concat(download.pieces)
        await reader.onMail({ folder: place.folder, uidValidity, uid, receivedAt, size, source, isWhole })
      }
      memory.download = null
    }, reader.signal)
  }
}

const dayMs = 86_400_000

async function searchIn(client: ImapFlow, { from, to, isOld }: Range, since: number): Promise<number[]> {
  // The server compares days, in a time zone of its own.
  const dated = isOld && { since: new Date(since - dayMs) }
  const found = await search(client, { uid: `${from}:${to}`, ...dated })
  return found.filter((uid) => uid >= from && uid <= to)
}

type MailInfo = { uid: number; size: number; receivedAt: number | null }

async function describe(client: ImapFlow, uids: readonly number[]): Promise<Map<number, MailInfo>> {
  const missing = new Set(uids)
  const found = new Map<number, MailInfo>()
  const asked = { uid: true, size: true, internalDate: true }
  for await (const { uid, size = 0, internalDate } of client.fetch(uids.join(','), asked, { uid: true })) {
    const receivedAt = internalDate instanceof Date ? internalDate.getTime() : null
    if (missing.delete(uid)) found.set(uid, { uid, size, receivedAt })
  }
  // One that is missing was deleted meanwhile, or the server says nothing of it, or it is gone itself.
  const still = missing.size > 0 ? await search(client, { uid: [...missing].join(',') }) : []
  for (const uid of still) if (missing.has(uid)) found.set(uid, { uid, size: 0, receivedAt: null })
  return found
}

const isBefore = ({ receivedAt }: MailInfo, since: number) => receivedAt !== null && receivedAt < since
