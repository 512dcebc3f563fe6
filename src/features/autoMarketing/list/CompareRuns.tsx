import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { AutoRun } from '#domain/autoMarketing/run'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useAutoRuns } from '../useAutoRuns.ts'
import { sumsOfRun } from './sums.ts'

const rows = ['found', 'people', 'sent', 'opened', 'clicked', 'replied', 'points'] as const

/** Several runs side by side: what each found, wrote, cost and brought. */
export function CompareRuns({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('autoMarketing')
  const runs = useAutoRuns()?.filter(({ id }) => ids.includes(id))
  if (!runs) return null
  return (
    <Page
      title={t('compare.title')}
      intro={t('compare.intro')}
      back={
        <Button appearance="subtle" icon={<ArrowLeftRegular />} onClick={onClose}>
          {t('back')}
        </Button>
      }
    >
      <Sheet>
        <Comparison runs={runs} />
      </Sheet>
    </Page>
  )
}

function Comparison({ runs }: { runs: readonly AutoRun[] }) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const { number } = useFormats()
  const sums = runs.map(sumsOfRun)
  const rated = (part: number, whole: number) =>
    t('compare.share', { number: number(part), percent: number(Math.round((part / whole) * 1_000) / 10) })
  const isRate = (row: (typeof rows)[number]) => row === 'opened' || row === 'clicked' || row === 'replied'
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {runs.map(({ id, name }) => (
              <th key={id} scope="col" className={styles.cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row" className={styles.name}>
                {t(`compare.${row}`)}
              </th>
              {sums.map((sum, nth) => (
                <td key={runs[nth]!.id} className={styles.cell}>
                  {isRate(row) && sum.sent > 0 ? rated(sum[row], sum.sent) : number(sum[row])}
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
  name: { paddingBlock: tokens.spacingVerticalXS, textAlign: 'start', fontWeight: tokens.fontWeightRegular },
  cell: { padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`, textAlign: 'end' },
})
