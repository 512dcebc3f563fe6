import { useTranslation } from 'react-i18next'
import type { Conversation } from '#domain/conversations/conversation'
import type { WrittenExtra } from '#domain/conversations/messageExtra'
import type { LineFault } from '#domain/whatsapp/offers'
import { newId } from '#workers/newId'
import type { ConversationWork } from '../../useConversationWork.ts'
import { type AttachedFile, namedFile, newFileOf, noDraftFiles } from '../draftFiles.ts'
import type { ComposerDraft } from '../useComposerDraft.ts'

export type OfferProps = {
  conversation: Conversation
  draft: ComposerDraft
  work: ConversationWork
  onClose: () => void
}

/** Hands over what is offered, in answer to what is quoted; a text that was typed before and went with it is sent. */
export function useSendOffer({ conversation, draft, work, onClose }: OfferProps) {
  /** `files`: of the draft, which go along. */
  return async (body: string, extra: WrittenExtra, files: readonly AttachedFile[] = noDraftFiles): Promise<void> => {
    const { quote } = draft.value
    const args = {
      id: newId(),
      conversation_id: conversation.id,
      subject: '',
      body: body.trim(),
      files: files.map(namedFile),
      quote,
      again_of: null,
      extra,
    }
    if (!(await work.save([{ name: 'message.send', args, files: files.map(newFileOf) }]))) return
    if (files.length) draft.setFiles(noDraftFiles)
    draft.set({ quote: null, ...(body && { body: '' }) })
    onClose()
  }
}

/** For a Fluent field: how long it is, and what is wrong with it. What is not filled in yet is told once it is sent. */
export function useLineWords(isChecked: boolean) {
  const { t } = useTranslation('conversations')
  return (text: string, most: number, fault: LineFault | null) => ({
    hint: t('offer.counted', { count: text.trim().length, most }),
    ...(fault !== null &&
      (fault !== 'missing' || isChecked) && {
        validationState: 'error' as const,
        validationMessage: t(`offer.fault.${fault}`, { most }),
      }),
  })
}
