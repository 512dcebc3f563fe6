import { useTranslation } from 'react-i18next'
import type { ShopLanguage } from '#domain/shop/texts'
import { Tabs } from '../../../components/Tabs.tsx'
import { useLanguageName } from '../../../lib/languageNames.ts'

type Props = { languages: readonly ShopLanguage[]; chosen: ShopLanguage; onChoose: (language: ShopLanguage) => void }

/** In which of the shop's languages is written now. */
export function LanguageTabs({ languages, chosen, onChoose }: Props) {
  const { t } = useTranslation('shop')
  const nameOf = useLanguageName()
  if (languages.length < 2) return null
  return (
    <Tabs
      size="small"
      label={t('languages')}
      tabs={languages.map((value) => ({ value, label: nameOf(value) }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
