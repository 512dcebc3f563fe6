import { Field, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { BotRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BotAnswer, BotSource } from '#domain/assistant/bot'
import { botCalls } from '#domain/assistant/calls'
import { limits } from '#domain/limits'
import type { OutputOf } from '#domain/shared/call'
import { newId } from '#workers/newId'
import { useAssistant } from '../../../components/assistant/useAssistant.ts'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Part } from '../../../components/Part.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { request } from '../../../lib/http.ts'

type Props = { trials: BotTrials; isChanged: boolean; writes: boolean; passages: number; today: number }
type BotTrial = { question: string } & OutputOf<typeof botCalls.try>
/** What was tried since the page was opened. */
export type BotTrials = { list: readonly BotTrial[]; add: (trial: BotTrial) => void }

/** What the bot would answer, with its sources; nothing is sent. */
export function BotTrialPart({ trials, isChanged, writes, passages, today }: Props) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const { facts } = useAssistant()
  const [text, setText] = useState('')
  const [isAsking, setAsking] = useState(false)
  const cost = writes && facts?.may_use && facts.owner !== 'none' ? facts.prices.botAnswer : 0

  async function ask() {
    const question = text.trim()
    if (!question || isAsking) return
    setAsking(true)
    try {
      const tried = await request(botCalls.try, { id: newId(), text: question })
      trials.add({ question, ...tried })
      setText('')
    } finally {
      setAsking(false)
    }
  }
  return (
    <Part title={t('trial.title')}>
      <p className={styles.note}>
        {[t('trial.knows', { count: passages }), t('trial.today', { count: today })].join(' · ')}
      </p>
      {isChanged && <p className={styles.note}>{t('trial.unsaved')}</p>}
      <div className={styles.log} role="log" aria-label={t('trial.title')}>
        {trials.list.map((trial, at) => (
          <TrialItem key={at} trial={trial} />
        ))}
      </div>
      <form className={styles.form} onSubmit={(event) => sendForm(event, ask)}>
        <Field label={t('trial.question')} hint={cost ? t('price.points', { count: cost }) : t('trial.free')}>
          <Textarea
            name="trial"
            rows={2}
            value={text}
            maxLength={limits.botQuestionLength}
            placeholder={t('trial.hint')}
            onChange={(_, { value }) => setText(value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) sendForm(event, ask)
            }}
          />
        </Field>
        <OnlineButton
          type="submit"
          appearance="primary"
          icon={<BotRegular />}
          disabledFocusable={!text.trim() || isAsking}
        >
          {t(isAsking ? 'trial.asking' : 'trial.ask')}
        </OnlineButton>
      </form>
    </Part>
  )
}

function TrialItem({ trial: { question, answer, ms, points } }: { trial: BotTrial }) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  return (
    <article className={styles.item}>
      <p className={styles.asked}>{question}</p>
      <p className={answer.kind === 'answer' ? styles.answer : styles.handOver}>
        {wordsOfAnswer(answer, t('trial.silent'))}
      </p>
      <small className={styles.note}>
        {[
          answer.kind === 'answer' ? t(`trial.by.${answer.written_by}`) : t(`reason.${answer.reason}`),
          t('trial.ms', { count: ms }),
          ...(points ? [t('price.paid', { count: points })] : []),
        ].join(' · ')}
      </small>
      {answer.kind === 'answer' && answer.files.length > 0 && (
        <small className={styles.note}>
          {t('trial.files', { names: answer.files.map(({ name }) => name).join(', ') })}
        </small>
      )}
      {answer.sources.length > 0 && <Sources sources={answer.sources} />}
    </article>
  )
}

const wordsOfAnswer = (answer: BotAnswer, silent: string) => answer.text || silent

function Sources({ sources }: { sources: readonly BotSource[] }) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  return (
    <details>
      <summary>{t('trial.sources', { count: sources.length })}</summary>
      <ol className={styles.sources}>
        {sources.map(({ id, title, url, text, score }) => (
          <li key={id}>
            <strong>{title}</strong>{' '}
            <span className={styles.note}>{[url, t('trial.score', { count: score })].filter(Boolean).join(' · ')}</span>
            <div>{text}</div>
          </li>
        ))}
      </ol>
    </details>
  )
}

const bubble = {
  margin: 0,
  padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
  borderRadius: tokens.borderRadiusLarge,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const
const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  log: { display: 'grid', gap: tokens.spacingVerticalM, maxHeight: '50dvh', overflow: 'auto' },
  form: { display: 'grid', gap: tokens.spacingVerticalS },
  item: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalXS },
  asked: { ...bubble, justifySelf: 'end', backgroundColor: tokens.colorNeutralBackground3 },
  answer: { ...bubble, backgroundColor: tokens.colorBrandBackground2 },
  handOver: { ...bubble, backgroundColor: tokens.colorStatusWarningBackground1 },
  sources: { paddingInlineStart: tokens.spacingHorizontalL, overflowWrap: 'anywhere' },
})
