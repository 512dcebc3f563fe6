import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { Failure, ImportCounts, ImportOutcome } from '#workers/sheets/api'
import { datedName, saveFile } from '../../../components/saveFile.ts'
import { useClient } from '../../../lib/client.ts'
import { useFormats } from '../../../lib/formats.ts'

const parts = ['accepted', 'merged', 'duplicates', 'invalid', 'overLimit'] as const satisfies (keyof ImportCounts)[]

/** Numbers that add up, and the rows that were not taken to download. */
export function ResultStep({ outcome, onClose }: { outcome: Exclude<ImportOutcome, Failure>; onClose: () => void }) {
  const { t } = useTranslation('contacts')
  const { sheets } = useClient()
  const formats = useFormats()
  const styles = useStyles()
  const { counts } = outcome
  async function download() {
    const file = await sheets.report(outcome.task)
    if (file) saveFile(file, datedName(t('import.reportFile'), 'xlsx'))
  }
  return (
    <div className={styles.root}>
      <h3 className={styles.title} role="status">
        {t(outcome.kind === 'imported' ? 'import.done' : 'import.stopped')}
      </h3>
      <dl className={styles.counts}>
        {parts.map((part) => (
          <div key={part} className={styles.count} data-empty={counts[part] === 0}>
            <dt>{t(`import.counts.${part}`)}</dt>
            <dd className={styles.number}>{formats.number(counts[part])}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>{t('import.counts.rows')}</dt>
          <dd className={styles.number}>{formats.number(counts.rows)}</dd>
        </div>
      </dl>
      {outcome.report && (
        <div className={styles.report}>
          <Button icon={<ArrowDownloadRegular />} onClick={() => void download()}>
            {t('import.report')}
          </Button>
          <span className={styles.hint}>{t('import.reportHint')}</span>
        </div>
      )}
      {counts.accepted + counts.merged > 0 && <p className={styles.hint}>{t('exchange.imports.canUndo')}</p>}
      <Button appearance="primary" className={styles.show} onClick={onClose}>
        {t('import.show')}
      </Button>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, flexGrow: 1 },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
  counts: { margin: 0 },
  count: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalL,
    padding: `${tokens.spacingVerticalS} 0`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    '&[data-empty="true"]': { color: tokens.colorNeutralForeground3 },
  },
  sum: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalL,
    padding: `${tokens.spacingVerticalS} 0`,
    fontWeight: tokens.fontWeightSemibold,
  },
  number: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  report: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  show: { alignSelf: 'flex-end', '@media (max-width: 640px)': { alignSelf: 'stretch', minHeight: '44px' } },
})
