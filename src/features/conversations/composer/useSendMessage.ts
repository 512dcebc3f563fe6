import type { Conversation } from '#domain/conversations/conversation'
import { newId } from '#workers/newId'
import type { ConversationWork } from '../useConversationWork.ts'
import type { CommentChoice } from './comments/useCommentChoice.ts'
import { namedFile, newFileOf, noDraftFiles } from './draftFiles.ts'
import type { ComposerDraft } from './useComposerDraft.ts'

/** Hands over what was written: an answer to the outbox, a note to colleagues. What could not be kept stays where it is. */
export function useSendMessage(
  { id: conversation_id }: Conversation,
  { value, set, files, setFiles }: ComposerDraft,
  { save }: ConversationWork,
  choice: CommentChoice | null,
) {
  return async () => {
    const { mode, body, note, quote, answer = null } = value
    if (mode === 'note') {
      set({ note: '' })
      const isKept = await save([
        { name: 'conversation_note.create', args: { id: newId(), conversation_id, text: note.trim() } },
      ])
      if (!isKept) set({ note })
      return
    }
    // A second Enter finds nothing to send.
    const extra = choice?.extra ?? null
    set({ body: '', quote: null, answer: null })
    setFiles(noDraftFiles)
    const written = { id: newId(), conversation_id, subject: '', body: body.trim(), quote, again_of: null, extra }
    const args = { ...written, files: files.map(namedFile) }
    if (await save([{ name: 'message.send', args, files: files.map(newFileOf) }])) return
    set({ body, quote, answer })
    setFiles(files)
  }
}
