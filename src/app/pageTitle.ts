import { useTranslation } from 'react-i18next'
import type { Feature } from '../lib/feature.ts'

/**
 * Waits for the area's words. Features name their titles by key; that such a key exists is what a test checks, since here
 * it is only a string.
 */
export function useFeatureText(feature: Feature, key: string): string {
  const { t } = useTranslation(feature.id)
  return (t as (key: string) => string)(key)
}

export const usePageTitle = (page: { feature: Feature; title: string }) => useFeatureText(page.feature, page.title)
