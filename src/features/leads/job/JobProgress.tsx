import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { isLeadJobOpen, type LeadJob, shownJobState } from '#domain/leads/job'
import { StatusBadge, type Tone } from '../../../components/StatusBadge.tsx'
import { useFormats } from '../../../lib/formats.ts'

const tones: Record<ReturnType<typeof shownJobState>, Tone> = {
  waiting: 'neutral',
  running: 'brand',
  paused: 'warning',
  stopped: 'neutral',
  over: 'good',
  failed: 'bad',
  ended: 'neutral',
}

export function JobState({ job }: { job: LeadJob }) {
  const { t } = useTranslation('leads')
  const state = shownJobState(job)
  return <StatusBadge tone={tones[state]}>{t(`jobState.${state}`)}</StatusBadge>
}

/** How far it is, what it found, and what keeps it. */
export function JobProgress({ job }: { job: LeadJob }) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const { number, moment } = useFormats()
  const { fresh, found, kept, asked, left, missing, points, problem, waits_until } = job
  const parts = [
    t('job.fresh', { count: fresh, number: number(fresh) }),
    found > fresh && t('job.found', { number: number(found) }),
    kept > 0 && t('job.kept', { number: number(kept) }),
    points > 0 && t('job.points', { number: number(points) }),
    missing > 0 && t('job.missing', { count: missing, number: number(missing) }),
  ]
  return (
    <div className={styles.root}>
      {isLeadJobOpen(job) && (
        <ProgressBar
          aria-label={t('job.progress')}
          {...(asked + left > 0 && { value: asked / (asked + left) })}
          thickness="large"
        />
      )}
      <span className={styles.line}>{parts.filter(Boolean).join(' · ')}</span>
      {job.state === 'waiting' && job.kind === 'facebook' && <span className={styles.line}>{t('job.waitsTurn')}</span>}
      {problem && <span className={styles.problem}>{problemText(job, t)}</span>}
      {waits_until !== null && <span className={styles.line}>{t('job.waits', { at: moment(waits_until) })}</span>}
    </div>
  )
}

/** Of a page that has changed also what it was: nobody takes it for a list without entries. */
function problemText({ problem, form }: LeadJob, t: TFunction<'leads'>): string {
  const seen = 'recipe' in form ? form.recipe?.seen : undefined
  if (problem === 'changed' && seen) return t('problem.changedFrom', { count: seen })
  return problem && t(`problem.${problem}`)
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  line: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  problem: { color: tokens.colorPaletteDarkOrangeForeground1 },
})
