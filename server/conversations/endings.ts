import { conversationIdOf } from '#domain/conversations/ids'
import type { PeerBook } from '#domain/conversations/peerBook'
import type { ThreadRow } from './threads.ts'

type Threads = {
  /** as they were, locked */
  threads: ReadonlyMap<string, ThreadRow>
  /** as they are written; what ends is added */
  changed: Map<string, ThreadRow>
  now: number
}

/** Two peers were one person: both threads stay as they are, one of them closes and says where it goes on. */
export function closeJoined(book: PeerBook, { threads, changed, now }: Threads): void {
  for (const { from } of book.joins)
    for (const thread of ofPeer(from, { threads, changed })) {
      const into = lastInto(book, from)
      const continued_in = conversationIdOf(thread.channel_account_id, into)
      changed.set(thread.id, {
        ...thread,
        status: 'closed',
        ended: 'joined',
        continued_in,
        waiting_since: null,
        updated_at: now,
      })
    }
}

/** A number is somebody else's by now: what was said to its former owner stays with them, and says so. */
export function noteChangedHands(book: PeerBook, { threads, changed, now }: Threads): void {
  for (const { from, to, spelling } of book.moves)
    for (const thread of ofPeer(from, { threads, changed })) {
      if (thread.identity.kind !== spelling.kind || thread.identity.value !== spelling.value) continue
      const continued_in = conversationIdOf(thread.channel_account_id, to)
      const identities = book.identitiesOf(from)
      changed.set(thread.id, { ...thread, ended: 'changedHands', continued_in, identities, updated_at: now })
    }
}

function lastInto(book: PeerBook, peer: string): string {
  const next = book.joins.find(({ from }) => from === peer)?.into
  return next === undefined ? peer : lastInto(book, next)
}

const ofPeer = (peer: string, { threads, changed }: Pick<Threads, 'threads' | 'changed'>): ThreadRow[] =>
  [...threads.values()].filter(({ peer_id }) => peer_id === peer).map((thread) => changed.get(thread.id) ?? thread)
