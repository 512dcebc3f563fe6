import { unreadOf } from '#domain/conversations/conversation'
import { useShortcuts } from '../../../lib/useShortcuts.ts'
import type { ConversationWork } from '../useConversationWork.ts'
import type { OpenedConversation } from '../useOpened.ts'
import { inboxSearchId } from './InboxPane.tsx'
import type { InboxList } from './useInboxList.ts'

type Keys = {
  list: InboxList
  opened: OpenedConversation | null
  work: ConversationWork
  onHelp: () => void
  isOn: boolean
}

/** Single keys act on the row somebody is on, and without one on the opened conversation. */
export function useInboxKeys({ list, opened, work, onHelp, isOn }: Keys) {
  const line = list.lineAt(list.active)
  const aim = line
    ? { id: line.id, status: line.status, unread: line.unread, isPinned: line.pinned_at !== null }
    : opened && {
        id: opened.conversation.id,
        status: opened.conversation.status,
        unread: unreadOf(opened.conversation, opened.seen ?? undefined),
        isPinned: Boolean(opened.seen?.pinned_at),
      }
  useShortcuts(
    {
      e: () => aim && void (aim.status === 'closed' ? work.reopen([aim.id]) : work.close([aim.id])),
      u: () => aim && void (aim.unread > 0 ? work.readAll([aim.id]) : work.markUnread([aim.id])),
      p: () => aim && void work.pin(aim.id, !aim.isPinned),
      '/': () => document.getElementById(inboxSearchId)?.focus(),
      '?': onHelp,
    },
    isOn,
  )
}
