import { useEffect } from 'react'
import { unreadOf } from '#domain/conversations/conversation'
import { conversationSeenIdOf } from '#domain/conversations/ids'
import { conversationOfPath } from '#domain/conversations/inboxPath'
import { isUnread, type Notice } from '#domain/notifications/notice'
import { rowById } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import { useClient } from '../lib/client.ts'

/** Of notices that messages came, those whose conversation was read here or on another device. */
export async function noticesOfReadMessages(
  db: UserDatabase,
  user: string,
  notices: readonly Notice[],
): Promise<string[]> {
  const done: string[] = []
  for (const { id, type, link } of notices.filter(isUnread)) {
    const conversation = type === 'message' ? conversationOfPath(link) : null
    const row = conversation && (await rowById(db, 'conversation', conversation))
    if (!row) continue
    const seen = await rowById(db, 'conversation_seen', conversationSeenIdOf(user, row.id))
    if (unreadOf(row, seen ?? undefined) === 0) done.push(id)
  }
  return done
}

/** Such notices are read too, so that the next message is told again. */
export function useReadMessages(ids: readonly string[]): void {
  const { sync } = useClient()
  const all = ids.join(' ')
  useEffect(() => {
    if (all) void sync.mutate('notification.read', { ids: all.split(' ').slice(0, 200) })
  }, [all, sync])
}
