import { useTranslation } from 'react-i18next'

/** The words of a list to choose from. */
export function useChipWords() {
  const { t } = useTranslation('conversations')
  return {
    find: t('filter.find'),
    noMatch: t('filter.nothing'),
    none: t('filter.nothing'),
    create: (name: string) => t('panel.createTag', { name }),
  }
}
