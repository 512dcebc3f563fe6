import type { Conversation } from '#domain/conversations/conversation'
import { newId } from '#workers/newId'
import type { ConversationWork } from '../useConversationWork.ts'
import type { ComposerDraft } from './useComposerDraft.ts'

/** Hands over what was written: an answer to the outbox, a note to colleagues. What could not be kept stays where it is. */
export function useSendMessage(
  { id: conversation_id }: Conversation,
  { value, set }: ComposerDraft,
  { save }: ConversationWork,
) {
  return async () => {
    const { mode, body, note, quote } = value
    if (mode === 'note') {
      set({ note: '' })
      const isKept = await save([
        { name: 'conversation_note.create', args: { id: newId(), conversation_id, text: note.trim() } },
      ])
      if (!isKept) set({ note })
      return
    }
    // A second Enter finds nothing to send.
    set({ body: '', quote: null })
    const args = { id: newId(), conversation_id, subject: '', body: body.trim(), files: [], quote, again_of: null }
    if (!(await save([{ name: 'message.send', args }]))) set({ body, quote })
  }
}
