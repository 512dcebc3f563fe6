import { makeStyles, tokens } from '@fluentui/react-components'
import { type Counts, countOf } from '#domain/campaigns/statistics/counters'
import { mailFunnel, receiptFunnel } from '#domain/campaigns/statistics/rates'
import { Sheet } from '../../../components/Sheet.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { language } from '../../../lib/texts.ts'
import { useTaskChannel, useTaskWords } from './channel.ts'

/** From receivers to clicks, each stage a part of the one before it. */
export function FunnelSummary({ counts }: { counts: Counts }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { number } = useFormats()
  const percent = new Intl.NumberFormat(language.useValue(), { style: 'percent', maximumFractionDigits: 1 })
  const channel = useTaskChannel()
  const shown = stagesOf[channel](counts)
  const others = { replied: 0, unsubscribed: 0, complained: 0 }
  for (const name of Object.keys(others) as (keyof typeof others)[]) others[name] = countOf(counts, name)
  return (
    <Sheet>
      <h2 className={styles.title}>{t('task.detail.funnel')}</h2>
      <ol className={styles.list}>
        {shown.map(({ stage, count, of_first, of_previous }) => (
          <li key={stage} className={styles.item}>
            <span>{t(stage === 'read' ? 'task.detail.did.read' : `task.detail.stage.${stage}`)}</span>
            <span className={styles.track} aria-hidden>
              <span className={styles.bar} style={{ width: `${(of_first ?? 0) * 100}%` }} />
            </span>
            <span className={styles.count}>
              <strong>{number(count)}</strong>
              {of_previous !== null && stage !== 'receivers' && (
                <span className={styles.share}>
                  {' '}
                  {t('task.detail.percentOf', { percent: percent.format(of_previous) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.others}>
        {t('task.detail.others', {
          replied: number(others.replied),
          unsubscribed: number(others.unsubscribed),
          complained: number(others.complained),
        })}
      </p>
      {(channel === 'whatsapp' || channel === 'linked') && (
        <p className={styles.others}>{t('task.whatsapp.readHint')}</p>
      )}
    </Sheet>
  )
}

const stagesOf = {
  email: mailFunnel,
  // Nobody knows whether a text message was opened.
  sms: (counts: Counts) => mailFunnel(counts).filter(({ stage }) => stage !== 'opened_unique'),
  whatsapp: receiptFunnel,
  linked: receiptFunnel,
}

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  // Bars are compared by their lengths, so all of them have the same room.
  list: {
    display: 'grid',
    gridTemplateColumns: '96px minmax(40px, 1fr) minmax(96px, auto)',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' },
  track: { height: '12px', borderRadius: tokens.borderRadiusMedium, backgroundColor: tokens.colorNeutralBackground4 },
  bar: {
    display: 'block',
    height: '100%',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
  },
  count: { fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  share: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  others: { margin: 0, color: tokens.colorNeutralForeground2 },
})
