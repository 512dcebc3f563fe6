import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type ProductRoute, products } from '#domain/products'

const routes = Object.keys(products) as ProductRoute[]

/** As the menu calls it; the one without a page has a name of its own. */
export function useProductName(): (id: number) => string {
  const { t } = useTranslation('app')
  return useCallback(
    (id) => {
      const route = routes.find((name) => products[name] === id)
      if (!route) return t('product.other', { id })
      return route === 'pinShopEmail' ? t('product.pinShopEmail') : t(`tile.${route}`)
    },
    [t],
  )
}
