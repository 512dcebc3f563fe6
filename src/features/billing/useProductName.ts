import { useTranslation } from 'react-i18next'
import { type ProductRoute, products } from '#domain/products'

const routes = Object.keys(products) as ProductRoute[]

/** As the menu calls it. */
export function useProductName() {
  const { t } = useTranslation(['billing', 'app'])
  return (id: number): string => {
    const route = routes.find((name) => products[name] === id)
    if (!route) return t('otherProduct', { id })
    return route === 'pinShopEmail' ? t('pinShopEmail') : t(`app:tile.${route}`)
  }
}
