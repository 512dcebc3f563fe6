import { useTranslation } from 'react-i18next'
import type { PriceCategory } from '#domain/campaigns/prices'

/** What Meta prices it as; '' where it is none that templates have. */
export function useCategoryWord(): (category: PriceCategory) => string {
  const { t } = useTranslation('whatsapp')
  return (category) => (category === '' || category === 'service' ? '' : t(`template.categories.${category}`))
}
