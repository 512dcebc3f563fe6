import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type ProductRoute, products } from '#domain/products'

const routes = Object.keys(products) as ProductRoute[]

/** As the menu calls it. */
export function useProductName(): (id: number) => string {
  const { t } = useTranslation('app')
  return useCallback(
    (id) => {
      const route = routes.find((name) => products[name] === id)
      return route ? t(`tile.${route}`) : t('product.other', { id })
    },
    [t],
  )
}
