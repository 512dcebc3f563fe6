import { useCallback, useLayoutEffect, useRef } from 'react'
import type { Conversation } from '#domain/conversations/conversation'
import { newId } from '#workers/newId'
import type { MessageLine } from '#workers/search/conversations/api'
import type { ConversationWork } from './useConversationWork.ts'

/** Says what our company thinks of a message; no emoji takes it back. */
export function useReacting({ id: conversation_id }: Conversation, work: ConversationWork) {
  const latest = useRef(work)
  useLayoutEffect(() => {
    latest.current = work
  })
  // Each message is drawn again when this is another one.
  return useCallback(
    ({ id: to }: MessageLine, emoji: string) => {
      const extra = { kind: 'reaction' as const, to, emoji }
      const nothing = { subject: '', body: '', files: [], quote: null, again_of: null }
      void latest.current.save([{ name: 'message.send', args: { id: newId(), conversation_id, ...nothing, extra } }])
    },
    [conversation_id],
  )
}
