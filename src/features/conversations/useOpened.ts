import type { Conversation, ConversationView } from '#domain/conversations/conversation'
import { conversationSeenIdOf } from '#domain/conversations/ids'
import { entryById, rowById } from '#workers/database/read'
import { useStored } from '../../lib/reader.ts'
import { useUser } from '../../lib/session.ts'

export type OpenedConversation = { conversation: Conversation; seen: ConversationView | null; pending: boolean }

/** A conversation with how this user has it; null: it is not here, undefined: it is looked for. */
export function useOpened(id: string | null): OpenedConversation | null | undefined {
  const me = useUser().id
  return useStored(
    async (db) => {
      if (id === null) return null
      const seenId = conversationSeenIdOf(me, id)
      const [entry, seen] = await Promise.all([
        entryById(db, 'conversation', id),
        rowById(db, 'conversation_seen', seenId),
      ])
      if (!entry?.row) return null
      return { conversation: entry.row as unknown as Conversation, seen, pending: Boolean(entry.waiting?.length) }
    },
    [id, me],
  )
}
