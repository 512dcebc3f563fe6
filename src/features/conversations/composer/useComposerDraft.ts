import type { NewMessage } from '#domain/conversations/conversationMessage'
import { useDraft } from '../../../lib/useDraft.ts'

export type ComposerText = { mode: 'message' | 'note'; body: string; note: string; quote: NewMessage['quote'] }
const nothing: ComposerText = { mode: 'message', body: '', note: '', quote: null }
const isEmpty = ({ body, note, quote }: ComposerText) => !body && !note && quote === null

export type ComposerDraft = { value: ComposerText; set: (change: Partial<ComposerText>) => void }

/** What is half written in a conversation; null while it is looked for. */
export function useComposerDraft(conversation: string): ComposerDraft | null {
  const draft = useDraft(`conversation ${conversation}`, nothing, isEmpty)
  const { value } = draft
  return value && { value, set: (change) => draft.set({ ...value, ...change }) }
}
