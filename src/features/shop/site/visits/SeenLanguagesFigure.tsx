import { useTranslation } from 'react-i18next'
import type { SeenLanguage } from '#domain/shop/site/visitCounts'
import { useLanguageName } from '../../../../lib/languageNames.ts'
import { SeenFigure } from './SeenFigure.tsx'

/** In which languages the shop was read, and asked in. */
export function SeenLanguagesFigure({ languages }: { languages: readonly SeenLanguage[] }) {
  const { t } = useTranslation('shopSite')
  const nameOf = useLanguageName()
  return (
    <SeenFigure
      title={t('visits.languages')}
      column={t('visits.language')}
      by="views"
      rows={languages.map(({ language, views, inquiries }) => ({
        key: language,
        name: nameOf(language),
        to: null,
        views,
        inquiries,
      }))}
    />
  )
}
