import { Button, Field, Link as FluentLink, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leadCalls } from '#domain/leads/calls'
import type { OutputOf } from '#domain/shared/call'
import { openableUrl } from '#domain/shared/schema'
import { sendForm } from '../../../components/sendForm.ts'
import { useFormats } from '../../../lib/formats.ts'
import { request } from '../../../lib/http.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { useConnected } from '../../../lib/useConnected.ts'

type Answer = OutputOf<typeof leadCalls.hashtag>

/** Posts with a hashtag as they are now: without who wrote them, so that nothing of it is a lead. */
export function HashtagPart({ words: begins }: { words: string }) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const toasts = useToasts()
  const isConnected = useConnected()
  const [words, setWords] = useState(begins.replace(/[^\p{L}\p{N}_]/gu, ''))
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { answer: sources } = useAnswer(leadCalls.sources, {})
  if (!sources) return null
  const isThere = sources.data.meta.accounts
  async function look() {
    setBusy(true)
    await request(leadCalls.hashtag, { words }).then(setAnswer, (error: unknown) => toasts.failed(error))
    setBusy(false)
  }
  return (
    <details className={styles.root}>
      <summary className={styles.title}>{t('social.hashtag')}</summary>
      <p className={styles.note}>{t(isThere ? 'social.hashtagNote' : 'social.hashtagOff')}</p>
      {isThere && (
        <form className={styles.form} onSubmit={(event) => sendForm(event, look)}>
          <Field label={t('social.hashtagWords')}>
            <Input value={words} maxLength={100} onChange={(_, { value }) => setWords(value)} />
          </Field>
          <Button type="submit" disabledFocusable={isBusy || !isConnected || !words.trim()}>
            {t(isConnected ? 'live.look' : 'live.offline')}
          </Button>
        </form>
      )}
      {answer && <Posts answer={answer} />}
    </details>
  )
}

function Posts({ answer: { rows, problem, left } }: { answer: Answer }) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const { moment, number } = useFormats()
  return (
    <>
      {problem && (
        <p className={styles.note}>
          {problem === 'missing'
            ? t('live.missing')
            : t(problem === 'hashtagsSpent' ? 'social.hashtagsSpent' : `problem.${problem}`)}
        </p>
      )}
      {!problem && rows.length === 0 && <p className={styles.note}>{t('live.none')}</p>}
      {left !== null && !problem && <p className={styles.note}>{t('social.hashtagsLeft', { count: left })}</p>}
      <ul className={styles.list}>
        {rows.map(({ url, text, likes, comments, at }) => {
          const page = openableUrl(url)
          const note = [
            at !== null && moment(at),
            likes !== null && t('social.likes', { number: number(likes) }),
            comments !== null && t('social.comments', { number: number(comments) }),
          ]
          return (
            <li key={url} className={styles.item}>
              {page ? (
                <FluentLink href={page} target="_blank" rel="noopener noreferrer">
                  {text || url}
                </FluentLink>
              ) : (
                <span>{text}</span>
              )}
              <span className={styles.note}>{note.filter(Boolean).join(' · ')}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const useStyles = makeStyles({
  root: { maxHeight: '40%', overflowY: 'auto', flexShrink: 0 },
  title: { cursor: 'pointer', fontWeight: tokens.fontWeightSemibold, minHeight: '28px' },
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalS },
  note: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
  list: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0, padding: 0, listStyleType: 'none' },
  item: { display: 'grid', justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' },
})
