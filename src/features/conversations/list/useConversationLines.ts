import { useCallback } from 'react'
import type { ConversationLine, ConversationList, ConversationQuery } from '#workers/search/conversations/api'
import { useClient } from '../../../lib/client.ts'
import { useLineWindow } from '../../../lib/useLineWindow.ts'

/** The conversations of a query, as a window over the worker's index. */
export function useConversationLines(query: ConversationQuery) {
  const { conversations } = useClient()
  const question = JSON.stringify(query)
  const open = useCallback(
    (onChange: () => void) => conversations.open(JSON.parse(question) as ConversationQuery, onChange),
    [conversations, question],
  )
  return useLineWindow<ConversationLine, ConversationList>(open)
}
