import type { NewMessage } from '#domain/conversations/conversationMessage'
import { useDraft } from '../../../lib/useDraft.ts'
import type { ChosenWay } from './comments/useCommentChoice.ts'
import { type AttachedFile, draftFilesKey, isNoFile, noDraftFiles } from './draftFiles.ts'

/** `answer`: how it goes, where one talks by comments as well; a draft of an older version says nothing of it. */
export type ComposerText = {
  mode: 'message' | 'note'
  body: string
  note: string
  quote: NewMessage['quote']
  answer?: ChosenWay | null
}
const nothing: ComposerText = { mode: 'message', body: '', note: '', quote: null, answer: null }
const isEmpty = ({ body, note, quote, answer }: ComposerText) => !body && !note && quote === null && !answer

export type ComposerDraft = {
  value: ComposerText
  set: (change: Partial<ComposerText>) => void
  files: readonly AttachedFile[]
  setFiles: (files: readonly AttachedFile[]) => void
}

/** What is half written in a conversation, with its files; null while it is looked for. */
export function useComposerDraft(conversation: string): ComposerDraft | null {
  const draft = useDraft(`conversation ${conversation}`, nothing, isEmpty)
  // Apart, so that a letter that is typed does not write them again.
  const kept = useDraft(draftFilesKey(conversation), noDraftFiles, isNoFile)
  const { value } = draft
  const files = kept.value
  return value && files && { value, set: (change) => draft.set({ ...value, ...change }), files, setFiles: kept.set }
}
