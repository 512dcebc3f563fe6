import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/formats.ts'
import { useProductName } from '../../../lib/productName.ts'
import { usePoints } from '../../../lib/usePoints.ts'

/** What one product may cost, and whether there is enough of it. */
export function PointsLine({ product, points }: { product: number; points: number }) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const { number } = useFormats()
  const nameOf = useProductName()
  const known = usePoints(product, points)
  if (points === 0) return null
  const words = { product: nameOf(product), points: number(points) }
  return (
    <p className={known.enough === false ? styles.short : styles.line}>
      {known.points === null
        ? t('estimate.cost', words)
        : t('estimate.costOf', { ...words, have: number(known.points) })}
      {known.enough === false && ` ${t('estimate.short')}`}
    </p>
  )
}

const useStyles = makeStyles({
  line: { margin: 0 },
  short: { margin: 0, color: tokens.colorPaletteDarkOrangeForeground1 },
})
