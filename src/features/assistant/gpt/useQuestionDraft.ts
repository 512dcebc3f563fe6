import { useDraft } from '../../../lib/useDraft.ts'

const isEmpty = (text: string) => text.trim() === ''

/** The question that is being typed; it outlives the tab. */
export function useQuestionDraft(thread: string | null) {
  const { value, set, clear } = useDraft<string>(`assistant_question ${thread ?? 'new'}`, '', isEmpty)
  return { text: value ?? '', put: set, clear }
}
export type QuestionDraft = ReturnType<typeof useQuestionDraft>
