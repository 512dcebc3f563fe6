import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { AutoRun } from '#domain/autoMarketing/run'
import { useFormats } from '../../../lib/formats.ts'
import { stepArrows, sumsOfRun } from '../list/sums.ts'
import { useFlowWords } from './useFlowWords.ts'

/** What each text brought and cost, and all of it together. */
export function RunResults({ run }: { run: AutoRun }) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const { number } = useFormats()
  const words = useFlowWords(run)
  const sums = sumsOfRun(run)
  const rows = stepArrows(run).filter(({ state }) => state !== 'waiting')
  const cells = ['on', 'opened', 'clicked', 'replied', 'points'] as const
  const all = { ...sums, on: sums.sent }
  if (rows.length === 0) return <p className={styles.none}>{t('run.noResults')}</p>
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {cells.map((cell) => (
              <th key={cell} scope="col" className={styles.cell}>
                {t(`result.${cell}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((arrow) => (
            <tr key={arrow.key}>
              <th scope="row" className={styles.name}>
                {words.title(arrow.key)}
              </th>
              {cells.map((cell) => (
                <td key={cell} className={styles.cell}>
                  {number(arrow[cell])}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={styles.name}>
              {t('result.sum')}
            </th>
            {cells.map((cell) => (
              <td key={cell} className={styles.cell}>
                <strong>{number(all[cell])}</strong>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

const useStyles = makeStyles({
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
  scroll: { overflowX: 'auto' },
  table: { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  name: { paddingBlock: tokens.spacingVerticalXS, textAlign: 'start', fontWeight: tokens.fontWeightRegular },
  cell: { padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`, textAlign: 'end' },
})
