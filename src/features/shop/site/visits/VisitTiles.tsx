import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { inquiryRate, type visitTotals } from '#domain/shop/site/visitCounts'
import { useNumbers } from '../../../../components/figures/useNumbers.ts'
import { useFormats } from '../../../../lib/formats.ts'
import { phone } from '../../../../lib/media.ts'

/** The sums of the days, and how many of those who came asked. */
export function VisitTiles({ totals }: { totals: ReturnType<typeof visitTotals> }) {
  const { t } = useTranslation('shopSite')
  const styles = useStyles()
  const { number } = useFormats()
  const numbers = useNumbers()
  const rate = inquiryRate(totals.inquiries, totals.visitors)
  const tiles = [
    { key: 'views', said: number(totals.views) },
    { key: 'visitors', said: number(totals.visitors) },
    { key: 'inquiries', said: number(totals.inquiries) },
    { key: 'rate', said: rate === null ? '–' : numbers.rate(rate) },
  ] as const
  return (
    <dl className={styles.root} aria-label={t('visits.figures')}>
      {tiles.map(({ key, said }) => (
        <div key={key} className={styles.tile}>
          <dt className={styles.name}>{t(`visits.tile.${key}`)}</dt>
          <dd className={styles.figure}>{said}</dd>
          <dd className={styles.base}>{t(`visits.base.${key}`)}</dd>
        </div>
      ))}
    </dl>
  )
}

const useStyles = makeStyles({
  root: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.spacingHorizontalS },
  },
  tile: {
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  name: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  figure: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  base: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, textWrap: 'pretty' },
})
