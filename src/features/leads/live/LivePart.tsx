import { Button, Link as FluentLink, makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openAddress } from '#domain/leadSources/searchPlaces'
import { leadCalls } from '#domain/leads/calls'
import type { LeadJob } from '#domain/leads/job'
import type { OutputOf } from '#domain/shared/call'
import { openableUrl } from '#domain/shared/schema'
import { request } from '../../../lib/http.ts'
import { language } from '../../../lib/texts.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import { HashtagPart } from './HashtagPart.tsx'

/** What may be looked at beside what a job found, and is not ours to keep: nothing of it is stored, here or on the server. */
export function LivePart({ job: { form } }: { job: LeadJob }) {
  if (form.kind === 'globalMedia' && form.places.includes('linkedIn'))
    return <LinkedInLinks words={form.words[0]!} country={form.country} />
  if (form.kind === 'offlineStores')
    return <GooglePlaces words={`${form.keyword} ${form.city}`} country={form.country} />
  if (form.kind === 'instagram') return <HashtagPart words={form.find.by === 'search' ? form.find.keyword : ''} />
  return null
}

function LinkedInLinks({ words, country }: { words: string; country: string }) {
  const { t } = useTranslation('leads')
  const { answer, ask } = useLive(() => request(leadCalls.links, { words, country }))
  return (
    <LiveSection title={t('live.linkedIn')} note={t('live.linkedInNote')} answer={answer} onAsk={ask}>
      {answer?.rows.map(({ title, url, snippet }) => (
        <LiveLink key={url} url={url} title={title} note={snippet} />
      ))}
      <LiveLink url={openAddress('linkedIn', words)} title={t('live.openLinkedIn')} note="" />
    </LiveSection>
  )
}

function GooglePlaces({ words, country }: { words: string; country: string }) {
  const { t } = useTranslation('leads')
  const lang = language.useValue()
  const { answer: sources } = useAnswer(leadCalls.sources, {})
  const { answer, ask } = useLive(() => request(leadCalls.live_places, { words, country, language: lang }))
  if (!sources) return null
  if (!sources.data.googlePlaces) return <LiveSection title={t('live.google')} note={t('live.googleOff')} />
  return (
    <LiveSection title={t('live.google')} note={t('live.googleNote')} answer={answer} onAsk={ask}>
      {answer?.rows.map(({ name, url, rating, comment_count, ...place }) => (
        <LiveLink
          key={`${url} ${name}`}
          url={url}
          title={name}
          note={[
            place.type,
            place.phone,
            place.address,
            place.website,
            rating === null ? '' : t('live.rating', { rating, count: comment_count ?? 0 }),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      ))}
    </LiveSection>
  )
}

type LiveAnswer = { rows: unknown[]; problem: OutputOf<typeof leadCalls.links>['problem'] }

function useLive<A extends LiveAnswer>(question: () => Promise<A>) {
  const toasts = useToasts()
  const [answer, setAnswer] = useState<A | null>(null)
  const ask = () => question().then(setAnswer, (error: unknown) => toasts.failed(error))
  return { answer, ask }
}

type SectionProps = {
  title: string
  note: string
  answer?: LiveAnswer | null
  onAsk?: () => Promise<void>
  children?: ReactNode
}

function LiveSection({ title, note, answer = null, onAsk, children }: SectionProps) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const isConnected = useConnected()
  const [isBusy, setBusy] = useState(false)
  const look = async () => {
    setBusy(true)
    await onAsk?.()
    setBusy(false)
  }
  return (
    <details className={styles.root}>
      <summary className={styles.title}>{title}</summary>
      <p className={styles.note}>{note}</p>
      {onAsk && (
        <Button disabledFocusable={isBusy || !isConnected} onClick={() => void look()}>
          {t(isConnected ? 'live.look' : 'live.offline')}
        </Button>
      )}
      {answer?.problem && (
        <p className={styles.note}>
          {answer.problem === 'missing' ? t('live.missing') : t(`problem.${answer.problem}`)}
        </p>
      )}
      {answer && !answer.problem && answer.rows.length === 0 && <p className={styles.note}>{t('live.none')}</p>}
      <ul className={styles.list}>{children}</ul>
    </details>
  )
}

function LiveLink({ url, title, note }: { url: string; title: string; note: string }) {
  const styles = useStyles()
  const page = openableUrl(url)
  return (
    <li className={styles.item}>
      {page ? (
        <FluentLink href={page} target="_blank" rel="noopener noreferrer">
          {title}
        </FluentLink>
      ) : (
        <span>{title}</span>
      )}
      {note && <span className={styles.note}>{note}</span>}
    </li>
  )
}

const useStyles = makeStyles({
  root: { maxHeight: '40%', overflowY: 'auto', flexShrink: 0 },
  title: { cursor: 'pointer', fontWeight: tokens.fontWeightSemibold, minHeight: '28px' },
  note: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
  list: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0, padding: 0, listStyleType: 'none' },
  item: { display: 'grid', justifyItems: 'start', minWidth: 0 },
})
