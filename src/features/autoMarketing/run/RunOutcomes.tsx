import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { bestOf, hourOutcomes, messageOutcomes, type Outcomes, sourceOutcomes } from '#domain/autoMarketing/best'
import type { AutoRun } from '#domain/autoMarketing/run'
import { limits } from '#domain/limits'
import { useAutoRuns } from '../useAutoRuns.ts'
import { useChannelChoices } from '../wizard/useChannelChoices.ts'
import { useSourceNames } from '../wizard/useSourceName.ts'
import { OutcomeTable } from './OutcomeTable.tsx'

/** What each source, each hour and each first text brought; the texts over all runs of the same channel. */
export function RunOutcomes({ run }: { run: AutoRun }) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const runs = useAutoRuns()
  const choices = useChannelChoices()
  const nameOfSource = useSourceNames()
  const [first] = run.plan.steps
  if (!runs || !first) return null
  const sourceTitle = (id: string) => {
    const source = run.plan.sources.find((one) => one.id === id)
    return source ? nameOfSource(source) : t('step.gone')
  }
  const messageTitle = (id: string) =>
    choices?.[first.channel].messages.find((one) => one.id === id)?.name ?? t('result.gone')
  const rowsOf = (outcomes: Outcomes, titleOf: (key: string) => string) => {
    const best = bestOf(outcomes)
    return Object.entries(outcomes)
      .filter(([, { on }]) => on > 0)
      .map(([key, outcome]) => ({ key, title: titleOf(key), outcome, isBest: key === best }))
  }
  const texts = rowsOf(messageOutcomes(runs, first.channel), messageTitle)
  const hours = rowsOf(hourOutcomes(run), localHour)
  return (
    <div className={styles.root}>
      <OutcomeTable label={t('result.bySource')} rows={rowsOf(sourceOutcomes(run), sourceTitle)} />
      {texts.length > 1 && <OutcomeTable label={t('result.byText')} rows={texts} />}
      {hours.length > 1 && <OutcomeTable label={t('result.byHour')} rows={hours} />}
      <p className={styles.note}>{t('result.bestNote', { count: limits.autoBestSent })}</p>
    </div>
  )
}

/** In the clock of this device. */
function localHour(hour: string): string {
  const at = new Date()
  at.setUTCHours(Number(hour), 0, 0, 0)
  return `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
