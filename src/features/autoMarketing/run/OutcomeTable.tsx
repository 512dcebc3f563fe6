import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { AutoOutcome } from '#domain/autoMarketing/arrow'
import { useFormats } from '../../../lib/formats.ts'

export type OutcomeRow = { key: string; title: string; outcome: AutoOutcome; isBest?: boolean }

const outcomeCells = ['on', 'opened', 'clicked', 'replied'] as const

/** What some of a run brought beside the others; the best one is named where the numbers say so. */
export function OutcomeTable({ label, rows }: { label: string; rows: readonly OutcomeRow[] }) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const { number } = useFormats()
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {label}
            </th>
            {outcomeCells.map((cell) => (
              <th key={cell} scope="col" className={styles.cell}>
                {t(`result.${cell}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, outcome, isBest }) => (
            <tr key={key}>
              <th scope="row" className={styles.name}>
                {title}
                {isBest && <span className={styles.best}> · {t('result.best')}</span>}
              </th>
              {outcomeCells.map((cell) => (
                <td key={cell} className={styles.cell}>
                  {number(outcome[cell])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const useStyles = makeStyles({
  scroll: { overflowX: 'auto' },
  table: { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  name: {
    paddingBlock: tokens.spacingVerticalXS,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
  },
  cell: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    textAlign: 'end',
    fontWeight: tokens.fontWeightRegular,
  },
  best: { color: tokens.colorStatusSuccessForeground1, fontWeight: tokens.fontWeightSemibold },
})
