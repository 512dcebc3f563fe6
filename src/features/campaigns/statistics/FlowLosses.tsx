import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type Counts, countOf } from '#domain/campaigns/statistics/counters'
import { type FlowStage, type MailFlow, sumOf } from '#domain/campaigns/statistics/mailFlow'
import { useFormats } from '../../../lib/formats.ts'
import { useLossWords } from './useLossWords.ts'

/** Who is missing at each step, and the sum in which everybody is once. */
export function FlowLosses({ flow, counts }: { flow: MailFlow; counts: Counts }) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const formats = useFormats()
  const number = (count: number) => formats.number(count)
  const [receivers, sent, delivered] = flow.stages
  const after = (['unsubscribed', 'complained', 'auto_replied'] as const).map((name) => countOf(counts, name))
  return (
    <div className={styles.root}>
      <h3 className={styles.title}>{t('statistics.flow.lostTitle')}</h3>
      <ul className={styles.list}>
        {flow.stages
          .filter(({ lost }) => lost.length > 0)
          .map((stage) => (
            <Lost key={stage.stage} stage={stage} />
          ))}
      </ul>
      <p className={styles.sum}>
        {t('statistics.flow.sum', {
          receivers: number(receivers!.count),
          delivered: number(delivered!.count),
          returned: number(sumOf(delivered!.lost)),
          unsent: number(sumOf(sent!.lost)),
        })}
      </p>
      {flow.late > 0 && <p className={styles.note}>{t('statistics.flow.late', { count: flow.late })}</p>}
      {after.some((count) => count > 0) && (
        <p className={styles.note}>
          {t('statistics.flow.after', {
            unsubscribed: number(after[0]!),
            complained: number(after[1]!),
            auto: number(after[2]!),
          })}
        </p>
      )}
    </div>
  )
}

function Lost({ stage: { stage, lost } }: { stage: FlowStage }) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const formats = useFormats()
  const words = useLossWords()
  if (stage === 'receivers') return null
  const isWhole = stage === 'opened_unique' || stage === 'clicked_unique'
  return (
    <li>
      {t(`statistics.flow.lost.${stage}`, { count: sumOf(lost) })}
      {!isWhole && (
        <ul className={styles.parts}>
          {lost.map((loss) => (
            <li key={`${loss.kind} ${loss.reason ?? ''}`} className={styles.part}>
              <span>{words(loss)}</span>
              <span className={styles.count}>{formats.number(loss.count)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0, padding: 0, listStyleType: 'none' },
  parts: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, listStyleType: 'none' },
  part: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  count: { fontVariantNumeric: 'tabular-nums' },
  sum: { margin: 0, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums', textWrap: 'pretty' },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
