import { useTranslation } from 'react-i18next'
import type { SeenProduct } from '#domain/shop/site/visitCounts'
import { useShopText } from '../../useShop.ts'
import { SeenFigure } from './SeenFigure.tsx'

type Props = { products: readonly SeenProduct[]; by: 'views' | 'inquiries' }

/** Those that were seen most, or asked about most. A bar leads to its product. */
export function SeenProductsFigure({ products, by }: Props) {
  const { t } = useTranslation('shopSite')
  const text = useShopText()
  return (
    <SeenFigure
      title={t(`visits.products.${by}`)}
      column={t('visits.product')}
      by={by}
      rows={products.map(({ slug, id, title, views, inquiries }) => ({
        key: slug,
        name: text(title) || slug,
        to: id && `/tools/pinShop?product=${id}`,
        views,
        inquiries,
      }))}
    />
  )
}
