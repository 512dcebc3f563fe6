import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ConversationMessage, saidAgain } from '#domain/conversations/conversationMessage'
import { withheldOf } from '#domain/subAccounts/rights'
import { newId } from '#workers/newId'
import type { MessageLine } from '#workers/search/conversations/api'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'
import type { ConversationWork } from '../useConversationWork.ts'

export type MessageActions = {
  sendAgain: (message: ConversationMessage) => void
  takeBack: (id: string) => void
  askDelete: (id: string) => void
  mayDelete: boolean
  /** deleted a day later, or not after all; null: not here */
  expire: ((id: string, on: boolean) => void) | null
  copy: (text: string) => void
  /** null: nothing can be written here */
  quote: ((line: MessageLine) => void) | null
  /** with an emoji; none takes it away. null: not here */
  react: ((line: MessageLine, emoji: string) => void) | null
}

type Question = { kind: 'delete'; id: string } | { kind: 'again'; message: ConversationMessage }

/** What is done with single messages. `question` has to be drawn. */
export function useMessageActions(
  work: ConversationWork,
  onQuote: MessageActions['quote'],
  onReact: MessageActions['react'],
  canExpire: boolean,
) {
  const { t } = useTranslation('conversations')
  const toasts = useToasts()
  const mayDelete = !withheldOf(useUser()).includes('delete_data')
  const [question, setQuestion] = useState<Question | null>(null)

  const resend = (message: ConversationMessage) =>
    void work.save([{ name: 'message.send', args: saidAgain(message, newId()) }])
  async function takeBack(id: string) {
    if (await work.save([{ name: 'message.takeBack', args: { id } }])) toasts.done(t('done.takenBack'))
  }
  async function remove(id: string) {
    if (await work.save([{ name: 'message.delete', args: { ids: [id] } }])) toasts.done(t('done.deleted'))
  }
  async function copy(text: string) {
    await navigator.clipboard.writeText(text)
    toasts.info(t('thread.copied'))
  }
  const expire = (id: string, on: boolean) => void work.save([{ name: 'message.expire', args: { id, on } }])
  const does = { resend, takeBack, copy, expire }
  const latest = useRef(does)
  useLayoutEffect(() => {
    latest.current = does
  })
  // Each message is drawn again when this is another one.
  const actions = useMemo<MessageActions>(
    () => ({
      sendAgain: (message) =>
        message.state === 'uncertain' ? setQuestion({ kind: 'again', message }) : latest.current.resend(message),
      takeBack: (id) => void latest.current.takeBack(id),
      askDelete: (id) => setQuestion({ kind: 'delete', id }),
      mayDelete,
      expire: canExpire && mayDelete ? (id, on) => latest.current.expire(id, on) : null,
      copy: (text) => void latest.current.copy(text).catch(toasts.failed),
      quote: onQuote,
      react: onReact,
    }),
    [mayDelete, canExpire, onQuote, onReact, toasts],
  )
  const dialog = question && (
    <ConfirmDialog
      title={t(`thread.${question.kind}Ask.title`)}
      text={t(`thread.${question.kind}Ask.text`)}
      confirm={t(question.kind === 'delete' ? 'thread.delete' : 'thread.again')}
      cancel={t('thread.cancel')}
      isGrave
      onConfirm={() => (question.kind === 'delete' ? void remove(question.id) : resend(question.message))}
      onClose={() => setQuestion(null)}
    />
  )
  return { actions, question: dialog }
}
