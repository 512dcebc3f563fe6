import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { AudienceTotals } from '#workers/campaigns/audienceApi'
import { useFormats } from '../../../lib/formats.ts'

/** Of contacts that are there: whom a mail would reach now, who is left out, and for whom it is night or enough. */
export function DryRunFacts({ run }: { run: AudienceTotals }) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const { number } = useFormats()
  const skipped = Object.values(run.skipped).reduce((sum, one) => sum + one, 0)
  const facts = [
    t('dryRun.reached', { all: number(run.contacts), receivers: number(run.receivers), skipped: number(skipped) }),
    run.unknownBasis > 0 && t('dryRun.unknownBasis', { number: number(run.unknownBasis) }),
    run.toVerify > 0 && t('dryRun.toVerify', { number: number(run.toVerify) }),
    run.heldAtStart > 0 && t('dryRun.held', { number: number(run.heldAtStart) }),
    run.skipped.noBasis > 0 && t('dryRun.noBasis', { number: number(run.skipped.noBasis) }),
  ]
  return (
    <section aria-label={t('dryRun.title')}>
      <h2 className={styles.heading}>{t('dryRun.title')}</h2>
      <ul className={styles.list}>
        {facts.filter(Boolean).map((fact) => (
          <li key={String(fact)}>{fact}</li>
        ))}
      </ul>
    </section>
  )
}

const useStyles = makeStyles({
  heading: { margin: 0, fontSize: tokens.fontSizeBase400 },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
})
