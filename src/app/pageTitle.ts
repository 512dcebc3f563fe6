import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Feature } from '../lib/feature.ts'

/** Features name their titles by key; that such a key exists is what a test checks, since here it is only a string. */
const words = i18next.t as (key: string, options: { ns: string }) => string

/** Waits for the area's words. */
export function useFeatureText(feature: Feature, key: string): string {
  useTranslation(feature.id)
  return words(key, { ns: feature.id })
}

export const usePageTitle = (page: { feature: Feature; title: string }) => useFeatureText(page.feature, page.title)
