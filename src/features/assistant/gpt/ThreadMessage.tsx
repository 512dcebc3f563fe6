import { Button, makeStyles, mergeClasses, Textarea, tokens } from '@fluentui/react-components'
import { ArrowSyncRegular, CopyRegular, EditRegular, PlayRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AssistantMessage } from '#domain/assistant/thread'
import { limits } from '#domain/limits'
import type { AssistantObstacle } from '../../../components/assistant/useAssistant.ts'
import { sendForm } from '../../../components/sendForm.ts'
import { useWords } from '../../../lib/errors.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { AnswerText } from './AnswerText.tsx'
import { useRunningText } from './runningAnswers.ts'

type Props = {
  message: AssistantMessage
  isLast: boolean
  obstacle: AssistantObstacle
  onEdit: (text: string) => Promise<void>
  onGoOn: () => void
}

/** A question, or an answer as far as it came. */
export function ThreadMessage({ message, isLast, obstacle, onEdit, onGoOn }: Props) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const [isEdited, setEdited] = useState(false)
  const running = useRunningText(message.id)
  const isQuestion = message.role === 'user'
  if (isEdited)
    return (
      <EditForm
        text={message.text}
        onDone={() => setEdited(false)}
        onSave={async (text) => {
          setEdited(false)
          await onEdit(text)
        }}
      />
    )
  return (
    <article
      className={mergeClasses(styles.root, isQuestion && styles.question)}
      aria-label={t(`gpt.role.${message.role}`)}
      aria-busy={running !== undefined}
    >
      <AnswerText text={running ?? message.text} />
      <StateLine message={message} obstacle={obstacle} isHeard={running !== undefined} />
      <div className={styles.tools}>
        {isQuestion ? (
          <Button size="small" appearance="subtle" icon={<EditRegular />} onClick={() => setEdited(true)}>
            {t('gpt.edit')}
          </Button>
        ) : (
          <AnswerTools message={message} isLast={isLast} canAsk={obstacle === null} onGoOn={onGoOn} />
        )}
      </div>
    </article>
  )
}

type ToolsProps = { message: AssistantMessage; isLast: boolean; canAsk: boolean; onGoOn: () => void }

function AnswerTools({ message: { text, state, model }, isLast, canAsk, onGoOn }: ToolsProps) {
  const { t } = useTranslation('assistant')
  const toasts = useToasts()
  const styles = useStyles()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toasts.done(t('gpt.copied')),
      (error: unknown) => toasts.failed(error),
    )
  if (state === 'running') return null
  const canGoOn = isLast && canAsk && (state === 'stopped' || state === 'failed')
  return (
    <>
      {text && (
        <Button size="small" appearance="subtle" icon={<CopyRegular />} onClick={() => void copy()}>
          {t('gpt.copy')}
        </Button>
      )}
      {canGoOn && (
        <Button size="small" appearance="subtle" icon={text ? <PlayRegular /> : <ArrowSyncRegular />} onClick={onGoOn}>
          {t(text ? 'gpt.goOn' : 'gpt.again')}
        </Button>
      )}
      {model && <small className={styles.model}>{model}</small>}
    </>
  )
}

/** What is to be known of it besides its words. */
function StateLine(props: { message: AssistantMessage; obstacle: AssistantObstacle; isHeard: boolean }) {
  const { message, obstacle, isHeard } = props
  const { t } = useTranslation('assistant')
  const words = useWords()
  const styles = useStyles()
  const said = () => {
    if (message.state === 'waiting') return obstacle === null ? null : t(`waits.${obstacle}`)
    if (message.state === 'running') return isHeard ? t('gpt.running') : t('gpt.elsewhere')
    if (message.state === 'stopped') return t('gpt.stopped')
    if (message.state === 'failed') return words.ofCode(message.problem)
    return null
  }
  const text = said()
  return text === null ? null : (
    <p className={styles.state} role="status">
      {text}
    </p>
  )
}

function EditForm(props: { text: string; onSave: (text: string) => Promise<void>; onDone: () => void }) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const [text, setText] = useState(props.text)
  const submit = async () => {
    if (text.trim()) await props.onSave(text.trim())
  }
  return (
    <form className={styles.edit} onSubmit={(event) => sendForm(event, submit)}>
      <Textarea
        autoFocus
        aria-label={t('gpt.question')}
        textarea={{ rows: 4 }}
        value={text}
        maxLength={limits.assistantTextLength}
        onChange={(_, { value }) => setText(value)}
        onKeyDown={(event) => event.key === 'Escape' && props.onDone()}
      />
      <small>{t('gpt.editNote')}</small>
      <div className={styles.tools}>
        <Button onClick={props.onDone}>{t('cancel')}</Button>
        <Button type="submit" appearance="primary" disabledFocusable={!text.trim()}>
          {t('gpt.askAgain')}
        </Button>
      </div>
    </form>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXS, minWidth: 0 },
  question: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
  },
  state: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  model: { color: tokens.colorNeutralForeground3 },
  edit: { display: 'grid', gap: tokens.spacingVerticalXS },
})
