import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ConversationMessage, saidAgain } from '#domain/conversations/conversationMessage'
import type { WrittenExtra } from '#domain/conversations/messageExtra'
import { withheldOf } from '#domain/subAccounts/rights'
import { newId } from '#workers/newId'
import type { MessageLine } from '#workers/search/conversations/api'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'
import type { ConversationWork } from '../useConversationWork.ts'
import { EditDialog } from './EditDialog.tsx'
import { ForwardDialog } from './ForwardDialog.tsx'

/** Of comments below posts of the company's own pages, and of our answers there. */
export type CommentActions = {
  answer: (to: string, way: 'public' | 'private') => void
  hide: (to: string, on: boolean) => void
  /** our own answer, at Meta as well */
  remove: (id: string) => void
}

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
  /** to other chats; null: not here */
  forward: ((line: MessageLine) => void) | null
  /** of our own at the other side: another text, or none any more. null: not here */
  change: { edit: (line: MessageLine) => void; revoke: (id: string) => void } | null
  /** null: nobody comments here */
  comment: CommentActions | null
}

type MessageMeans = {
  canExpire: boolean
  canForward: boolean
  changesIn: string | null
  comments: { conversation: string; answer: CommentActions['answer'] } | null
}

type Question =
  | { kind: 'delete'; id: string }
  | { kind: 'revoke' | 'remove'; id: string }
  | { kind: 'edit' | 'forward'; line: MessageLine }
  | { kind: 'again'; message: ConversationMessage }

/** What is done with single messages. `question` has to be drawn. */
export function useMessageActions(
  work: ConversationWork,
  onQuote: MessageActions['quote'],
  onReact: MessageActions['react'],
  { canExpire, canForward, changesIn, comments }: MessageMeans,
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
  /** `body`: the text from now on; null: it is taken back at everybody's. */
  function change(to: string, body: string | null) {
    const written = { id: newId(), conversation_id: changesIn!, subject: '', files: [], quote: null, again_of: null }
    const extra = { kind: body === null ? ('revoke' as const) : ('edit' as const), to }
    void work.save([{ name: 'message.send', args: { ...written, body: body ?? '', extra } }])
  }
  function befall(extra: WrittenExtra) {
    const written = { id: newId(), conversation_id: comments!.conversation, subject: '', body: '', files: [] }
    void work.save([{ name: 'message.send', args: { ...written, quote: null, again_of: null, extra } }])
  }
  const does = { resend, takeBack, copy, expire, befall }
  const latest = useRef(does)
  useLayoutEffect(() => {
    latest.current = does
  })
  // Each message is drawn again when this is another one.
  const answerComment = comments?.answer ?? null
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
      forward: canForward ? (line) => setQuestion({ kind: 'forward', line }) : null,
      change:
        changesIn === null
          ? null
          : {
              edit: (line) => setQuestion({ kind: 'edit', line }),
              revoke: (id) => setQuestion({ kind: 'revoke', id }),
            },
      comment: answerComment && {
        answer: answerComment,
        hide: (to, on) => latest.current.befall({ kind: 'hide', to, on }),
        remove: (id) => setQuestion({ kind: 'remove', id }),
      },
    }),
    [mayDelete, canExpire, canForward, changesIn, answerComment, onQuote, onReact, toasts],
  )
  const close = () => setQuestion(null)
  function confirm() {
    if (question?.kind === 'delete') void remove(question.id)
    if (question?.kind === 'again') resend(question.message)
    if (question?.kind === 'revoke') change(question.id, null)
    if (question?.kind === 'remove') befall({ kind: 'revoke', to: question.id })
  }
  const dialog =
    question?.kind === 'forward' ? (
      <ForwardDialog message={question.line.id} work={work} onClose={close} />
    ) : question?.kind === 'edit' ? (
      <EditDialog line={question.line} onSave={(body) => change(question.line.id, body)} onClose={close} />
    ) : (
      question && (
        <ConfirmDialog
          title={t(`thread.${question.kind}Ask.title`)}
          text={t(`thread.${question.kind}Ask.text`)}
          confirm={t(`thread.${question.kind}`)}
          cancel={t('thread.cancel')}
          isGrave
          onConfirm={confirm}
          onClose={close}
        />
      )
    )
  return { actions, question: dialog }
}
