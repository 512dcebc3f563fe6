import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { SubProduct } from '#domain/subAccounts/subAccount'
import { useFormats } from '../../lib/formats.ts'
import { useProductName } from '../../lib/productName.ts'
import { language } from '../../lib/texts.ts'
import { standOf } from './subList.ts'

/** The products of a sub account in one line, each with its end; what was switched off is not one of them. */
export function useProductWords(): (products: readonly SubProduct[]) => string {
  const { t } = useTranslation('subAccounts')
  const formats = useFormats()
  const nameOf = useProductName()
  const and = language.useValue() === 'zh-CN' ? '、' : ', '
  return useCallback(
    (products) => {
      const now = Date.now()
      const words = products.flatMap((product) => {
        const stand = standOf(product, now)
        if (stand === 'off') return []
        const end = stand === 'expired' ? t('products.expired') : product.expires_at && formats.date(product.expires_at)
        return end ? t('products.withEnd', { product: nameOf(product.id), end }) : nameOf(product.id)
      })
      return words.join(and) || t('products.none')
    },
    [t, formats, nameOf, and],
  )
}
