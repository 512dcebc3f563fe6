import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular, ChatSparkleRegular } from '@fluentui/react-icons'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type AssistantMessage, shownThreadMessages } from '#domain/assistant/thread'
import { ModelNote } from '../../../components/assistant/ModelNote.tsx'
import type { useAssistant } from '../../../components/assistant/useAssistant.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { useToasts } from '../../../lib/toasts.ts'
import { settleLeftAnswer } from './answerThread.ts'
import { PromptList } from './PromptList.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { ThreadMessage } from './ThreadMessage.tsx'
import { useQuestionDraft } from './useQuestionDraft.ts'
import { useAssistantThread, useThreadMessages } from './useThreads.ts'
import type { ThreadWork } from './useThreadWork.ts'

type Props = {
  id: string | null
  assistant: ReturnType<typeof useAssistant>
  work: ThreadWork
  onOpen: (id: string) => void
  onBack: (() => void) | null
}

/** One talk: what was said, and where the next question is written. It can be written without a network. */
export function ThreadView({ id, assistant, work, onOpen, onBack }: Props) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const toasts = useToasts()
  const thread = useAssistantThread(id ?? '')
  const said = useThreadMessages(id ?? '')
  const draft = useQuestionDraft(id)
  const log = useRef<HTMLDivElement>(null)
  const { facts, obstacle } = assistant
  useAskWaiting(said, obstacle === null, work)
  const count = said?.length ?? 0
  useEffect(() => {
    if (count) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [count])

  async function send(text: string) {
    const written = await work.write(id, said ?? [], text)
    if (!written) return
    draft.clear()
    if (id === null) onOpen(written.thread_id)
  }
  async function edit(question: AssistantMessage, text: string) {
    const before = said ?? []
    if (!(await work.edit(before, question, text))) return
    toasts.done(t('gpt.edited'), { undo: () => void work.unedit(before, question) })
  }
  const running = said?.at(-1)
  return (
    <section className={styles.root} aria-label={thread?.title || t('gpt.new')}>
      <header className={styles.header}>
        {onBack && (
          <Button appearance="subtle" icon={<ArrowLeftRegular />} aria-label={t('gpt.back')} onClick={onBack} />
        )}
        <h2 className={styles.title}>{thread?.title || t('gpt.new')}</h2>
      </header>
      <div ref={log} className={styles.log} role="log" aria-label={t('gpt.log')}>
        {id !== null && thread === null && (
          <EmptyState icon={<ChatSparkleRegular />} title={t('gpt.goneTitle')} text={t('gpt.goneText')} />
        )}
        {id === null && <PromptList onChoose={draft.put} />}
        {shownThreadMessages(said ?? []).map((message, at, all) => (
          <ThreadMessage
            key={message.id}
            message={message}
            isLast={at === all.length - 1}
            obstacle={obstacle}
            onEdit={(text) => edit(message, text)}
            onGoOn={() => void work.goOn(all, message)}
          />
        ))}
      </div>
      <footer className={styles.foot}>
        <ModelNote facts={facts} obstacle={obstacle} />
        {(id === null || thread) && (
          <QuestionForm
            draft={draft}
            running={running?.state === 'running' ? running.id : null}
            waits={obstacle !== null}
            onSend={send}
          />
        )}
      </footer>
    </section>
  )
}

/** What waits is asked as soon as that can be done; an answer whose tab was closed is what came of it. */
function useAskWaiting(said: readonly AssistantMessage[] | undefined, canAsk: boolean, work: ThreadWork) {
  const last = said?.at(-1)
  const waiting = last?.role === 'user' && last.state === 'waiting' ? last.id : null
  const left = last?.state === 'running' ? last.id : null
  const latest = useRef({ said, work })
  useEffect(() => {
    latest.current = { said, work }
  })
  useEffect(() => {
    const { said, work } = latest.current
    if (waiting && canAsk && said) work.ask(said).catch(console.error)
  }, [waiting, canAsk])
  useEffect(() => {
    const { said, work } = latest.current
    const answer = said?.find(({ id }) => id === left)
    if (answer) settleLeftAnswer(answer, work.save).catch(console.error)
  }, [left])
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 0',
    minWidth: 0,
    minHeight: 0,
    backgroundColor: tokens.colorNeutralBackground2,
    '& button': { '@media (pointer: coarse)': { minHeight: '44px' } },
  },
  header: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    flexShrink: 0,
    minHeight: '44px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  title: {
    margin: 0,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  log: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 0',
    gap: tokens.spacingVerticalM,
    minHeight: 0,
    overflow: 'auto',
    padding: tokens.spacingHorizontalM,
    '& > *': { width: '100%', maxWidth: '800px', marginInline: 'auto', boxSizing: 'border-box', flexShrink: 0 },
  },
  foot: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 800px)',
    justifyContent: 'center',
    gap: tokens.spacingVerticalXS,
    flexShrink: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM} 20px`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
  },
})
