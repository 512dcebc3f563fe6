import { Button, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { SendRegular, StopRegular } from '@fluentui/react-icons'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { sendForm } from '../../../components/sendForm.ts'
import { usePhone } from '../../../lib/media.ts'
import { stopAnswer, useRunningText } from './runningAnswers.ts'
import type { QuestionDraft } from './useQuestionDraft.ts'

type Props = {
  draft: QuestionDraft
  /** the answer that is coming */
  running: string | null
  /** a question is kept and asked later */
  waits: boolean
  onSend: (text: string) => Promise<void>
}

/** Where a question is written; while an answer comes, it can be stopped. */
export function QuestionForm({ draft, running, waits, onSend }: Props) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const phone = usePhone()
  const area = useRef<HTMLTextAreaElement>(null)
  const isHeard = useRunningText(running ?? '') !== undefined
  const { text } = draft
  const canSend = text.trim() !== '' && running === null
  const isChosen = text.includes('[')
  // A prompt was put in: the first gap is where one goes on.
  useEffect(() => {
    const gap = /\[[^\]]*\]/.exec(area.current?.value ?? '')
    if (!isChosen || !gap || document.activeElement === area.current) return
    area.current?.focus()
    area.current?.setSelectionRange(gap.index, gap.index + gap[0].length)
  }, [isChosen])

  async function submit() {
    if (canSend) await onSend(text.trim())
    area.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    // The confirming Enter of a Chinese input method belongs to the input method.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && running !== null) return stopAnswer(running)
    if (event.key !== 'Enter' || event.shiftKey || phone) return
    sendForm(event, submit)
  }
  return (
    <form className={styles.root} onSubmit={(event) => sendForm(event, submit)}>
      <Textarea
        name="question"
        className={styles.area}
        textarea={{ ref: area, rows: 2 }}
        value={text}
        placeholder={t('gpt.hint')}
        aria-label={t('gpt.question')}
        maxLength={limits.assistantTextLength}
        onChange={(_, { value }) => draft.put(value)}
        onKeyDown={onKeyDown}
      />
      {running !== null && isHeard ? (
        <Button icon={<StopRegular />} onClick={() => stopAnswer(running)}>
          {t('gpt.stop')}
        </Button>
      ) : (
        <Button type="submit" appearance="primary" icon={<SendRegular />} disabledFocusable={!canSend}>
          {t(waits ? 'gpt.keep' : 'gpt.send')}
        </Button>
      )}
    </form>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'flex-end', gap: tokens.spacingHorizontalS, '& button': { flexShrink: 0 } },
  area: {
    flexGrow: 1,
    minWidth: 0,
    '& textarea': {
      maxHeight: '30dvh',
      fieldSizing: 'content',
      '@media (pointer: coarse)': { fontSize: tokens.fontSizeBase400 },
    },
  },
})
