import { useEffect } from 'react'
import { type Conversation, type ConversationView, unreadOf } from '#domain/conversations/conversation'
import { conversationSeenIdOf } from '#domain/conversations/ids'
import { conversationOfPath } from '#domain/conversations/inboxPath'
import { isUnread, type Notice } from '#domain/notifications/notice'
import { entriesByIds } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import { useClient } from '../lib/client.ts'

/** Of notices that messages came, those whose conversation was read here or on another device. */
export async function noticesOfReadMessages(
  db: UserDatabase,
  user: string,
  notices: readonly Notice[],
): Promise<string[]> {
  const told = notices.filter((notice) => isUnread(notice) && notice.type === 'message')
  const ids = told.map(({ link }) => conversationOfPath(link) ?? '')
  const [conversations, views] = await Promise.all([
    entriesByIds(db, 'conversation', ids),
    entriesByIds(
      db,
      'conversation_seen',
      ids.map((id) => conversationSeenIdOf(user, id)),
    ),
  ])
  return told.flatMap(({ id }, at) => {
    const row = conversations[at]?.row as Conversation | null | undefined
    const seen = views[at]?.row as ConversationView | null | undefined
    return row && unreadOf(row, seen ?? undefined) === 0 ? [id] : []
  })
}

/** Such notices are read too, so that the next message is told again. */
export function useReadMessages(ids: readonly string[]): void {
  const { sync } = useClient()
  const all = ids.join(' ')
  useEffect(() => {
    if (all) void sync.mutate('notification.read', { ids: all.split(' ').slice(0, 200) })
  }, [all, sync])
}
