import { useTranslation } from 'react-i18next'
import type { Order } from '#domain/billing/order'
import { useProductName } from '../../lib/productName.ts'
import { useAmounts } from './useAmounts.ts'

/** What an order pays for, in words. */
export function useWhatFor() {
  const { t } = useTranslation('billing')
  const { points } = useAmounts()
  const productName = useProductName()
  return (order: Pick<Order, 'product_id' | 'points'>) =>
    order.product_id === null
      ? t('money')
      : t('pointsOf', { points: points(order.points), product: productName(order.product_id) })
}
