import { useTranslation } from 'react-i18next'
import type { RateName } from '#domain/campaigns/statistics/rates'
import { useCountWords } from './useCountWords.ts'

/** What the columns of a file are called. */
export function useFileWords() {
  const { t } = useTranslation('campaigns')
  const { title } = useCountWords()
  return {
    titleOf: title,
    countOf: (name: RateName) => t(`statistics.counted.${name}`),
    rateOf: (name: string) => t('statistics.tables.fileRate', { name }),
  }
}
