import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowSyncRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type UnshownCause, unshownCauses } from '#domain/leadSources/socialName'
import { leadCalls } from '#domain/leads/calls'
import type { LeadCount } from '#domain/leads/foundLead'
import type { LeadJob } from '#domain/leads/job'
import type { LeadRow } from '#domain/leads/lead'
import { useFormats } from '../../../lib/formats.ts'
import { request } from '../../../lib/http.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import { valueWords } from './valueWords.ts'

/** How many follow it, since it was first counted, and until when what Meta said besides may stand. */
export function SocialPart({ lead, job }: { lead: LeadRow; job: LeadJob }) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const { number, date, moment } = useFormats()
  const { counts, expires_at, values } = lead
  const befell = values.filter(({ field }) => field === 'status').map((value) => valueWords(value, lead, t))
  const last = counts.at(-1)
  if (job.kind !== 'facebook' && job.kind !== 'instagram') return null
  return (
    <section className={styles.root} aria-label={t('social.counts')}>
      {befell.map((words) => (
        <span key={words} role="note">
          {words}
        </span>
      ))}
      {last ? (
        <>
          <span className={styles.count}>
            <strong className={styles.number}>{number(last.followers)}</strong>
            {t('social.followersAt', { at: moment(last.at) })}
            {last.following !== null && ` · ${t('social.following', { number: number(last.following) })}`}
          </span>
          {counts.length > 1 && <CountChart counts={counts} />}
        </>
      ) : (
        <span className={styles.note}>{t('social.notCounted')}</span>
      )}
      {expires_at !== null && <span className={styles.note}>{t('social.expires', { at: date(expires_at) })}</span>}
      <AskAgain id={lead.id} kind={job.kind} />
    </section>
  )
}

const [wide, high] = [240, 48]

/** The same in words for whoever does not see it. */
function CountChart({ counts }: { counts: readonly LeadCount[] }) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const { number, date } = useFormats()
  const [first, last] = [counts[0]!, counts.at(-1)!]
  const followers = counts.map((one) => one.followers)
  const [least, most] = [Math.min(...followers), Math.max(...followers)]
  const x = ({ at }: LeadCount) => ((at - first.at) / Math.max(1, last.at - first.at)) * (wide - 8) + 4
  const y = (one: LeadCount) => high - 4 - ((one.followers - least) / Math.max(1, most - least)) * (high - 8)
  const label = counts.map((one) => `${date(one.at)}: ${number(one.followers)}`).join(', ')
  return (
    <figure className={styles.figure}>
      <svg className={styles.chart} viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={label}>
        <polyline
          className={styles.line}
          points={counts.map((one) => `${x(one).toFixed(1)},${y(one).toFixed(1)}`).join(' ')}
        />
        {counts.map((one) => (
          <circle key={one.at} className={styles.point} cx={x(one)} cy={y(one)} r={2.5} />
        ))}
      </svg>
      <figcaption className={styles.note}>
        {t('social.change', {
          from: number(first.followers),
          to: number(last.followers),
          since: date(first.at),
        })}
      </figcaption>
    </figure>
  )
}

function AskAgain({ id, kind }: { id: string; kind: 'facebook' | 'instagram' }) {
  const { t } = useTranslation('leads')
  const toasts = useToasts()
  const { moment } = useFormats()
  const isConnected = useConnected()
  const [isBusy, setBusy] = useState(false)
  const { answer } = useAnswer(leadCalls.sources, {})
  const isThere = answer?.data.meta[kind === 'facebook' ? 'pages' : 'accounts']
  if (!isThere) return null
  const ask = async () => {
    setBusy(true)
    try {
      const { problem, until } = await request(leadCalls.read_profile, { id })
      const words =
        problem === ''
          ? t('social.counted')
          : isUnshown(problem)
            ? t(`social.status.${problem}`)
            : t(`problem.${problem}`)
      toasts.info(until === null ? words : `${words} ${t('job.waits', { at: moment(until) })}`)
    } catch (error) {
      toasts.failed(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={<ArrowSyncRegular />} disabledFocusable={isBusy || !isConnected} onClick={() => void ask()}>
      {t(isConnected ? 'social.ask' : 'live.offline')}
    </Button>
  )
}

const isUnshown = (problem: string): problem is UnshownCause => (unshownCauses as readonly string[]).includes(problem)

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXS, justifyItems: 'start' },
  count: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: tokens.spacingHorizontalXS },
  number: { fontSize: tokens.fontSizeBase500, fontVariantNumeric: 'tabular-nums' },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  figure: { margin: 0, display: 'grid', gap: tokens.spacingVerticalXXS, width: '100%', maxWidth: `${wide}px` },
  chart: { display: 'block', width: '100%', height: 'auto' },
  line: { fill: 'none', stroke: tokens.colorBrandStroke1, strokeWidth: 2 },
  point: { fill: tokens.colorBrandStroke1 },
})
