import { bySaid, type Conversation, conversationScope } from '#domain/conversations/conversation'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { OlderAnswer } from '#domain/conversations/olderCalls'
import { keptEntry } from '../../database/packedEntries.ts'
import type { OlderRecord, UserDatabase } from '../../database/schema.ts'

/** All of them together, as JSON. */
const mostBytes = 20_000_000
const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Where a message stands in its thread. */
export type PlaceInThread = Pick<ConversationMessage, 'at' | 'id'>

/** `before`: what the server is asked for next; null: nothing was said before. */
export type OlderMessages = { messages: readonly ConversationMessage[]; before: PlaceInThread | null }

/**
 * What of these blocks is joined to the first message of the device's months, and to each other. A block that is not joined, as
 * when a month has gone, is not shown: there would be a gap that nobody sees.
 */
export function joinedOlder(
  blocks: readonly OlderRecord[],
  thread: Conversation,
  first: PlaceInThread | null,
): OlderMessages {
  const left = blocks.filter((block) => isOf(block, thread))
  const messages: ConversationMessage[] = []
  let edge = first ?? { at: thread.last_at, id: highestId }
  for (;;) {
    const at = left.findIndex(({ to, from, is_all }) => bySaid(to, edge) >= 0 && (is_all || bySaid(from, edge) < 0))
    if (at < 0) return { messages, before: edge }
    const [block] = left.splice(at, 1)
    messages.unshift(...block!.messages.filter((message) => bySaid(message, edge) < 0))
    if (block!.is_all) return { messages, before: null }
    edge = block!.from
  }
}

/** Blocks of a thread as it was before say nothing of it as it is now. */
const isOf = ({ scope, floor_edition }: OlderRecord, thread: Conversation) =>
  scope === conversationScope(thread) && floor_edition === thread.floor_edition

/** Those of a thread, which count as used now; others of it, and of a server's history that is over, go. */
export async function readOlder(db: UserDatabase, thread: Conversation, now: number): Promise<OlderRecord[]> {
  const history = (await db.meta.get('meta'))?.history ?? 0
  const found = await db.older.where('conversation').equals(thread.id).toArray()
  const [there, gone] = [found.filter((block) => block.history === history && isOf(block, thread)), [] as string[]]
  for (const block of found) if (!there.includes(block)) gone.push(block.key)
  if (gone.length) await db.older.bulkDelete(gone)
  if (there.length) await db.older.bulkPut(there.map((block) => ({ ...block, used: now })))
  return there
}

/** What the server told before this place; null: the thread has changed since it was asked. */
export async function keepOlder(
  db: UserDatabase,
  thread: Conversation,
  { before, answer, now }: { before: PlaceInThread; answer: OlderAnswer; now: number },
): Promise<OlderRecord | null> {
  const { messages, floor_edition, is_all } = answer
  if (floor_edition !== thread.floor_edition) return null
  const block: OlderRecord = {
    key: `${thread.id} ${before.at} ${before.id}`,
    conversation: thread.id,
    used: now,
    scope: conversationScope(thread),
    history: (await db.meta.get('meta'))?.history ?? 0,
    floor_edition,
    from: messages[0] ? { at: messages[0].at, id: messages[0].id } : before,
    to: before,
    messages,
    is_all,
    bytes: JSON.stringify(messages).length,
  }
  await db.transaction('rw', db.leafData, db.older, async () => {
    // It may have gone from this device while the server was asked.
    const leaf = await db.leafData
      .where(':id')
      .between(['conversation', ''], ['conversation', thread.id], true, true)
      .last()
    if (leaf && keptEntry(leaf.entries, thread.id)?.row) await db.older.put(block)
  })
  await makeRoom(db)
  return block
}

/** The ones that were not looked at for longest go first. */
async function makeRoom(db: UserDatabase): Promise<void> {
  const blocks = (await db.older.orderBy('used').toArray()).reverse()
  let bytes = 0
  const beyond = blocks.filter((block) => (bytes += block.bytes) > mostBytes)
  if (beyond.length) await db.older.bulkDelete(beyond.map(({ key }) => key))
}
