import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { language } from './texts.ts'

/** Two languages: the button names the other one, in its own words. */
export function LanguageButton({ className }: { className?: string }) {
  const { t } = useTranslation('app')
  const other = language.useValue() === 'zh-CN' ? 'en-US' : 'zh-CN'
  return (
    <Button
      appearance="subtle"
      {...(className && { className })}
      style={{ minWidth: 'auto' }}
      lang={other}
      onClick={() => language.set(other)}
    >
      {t(`language.${other}`)}
    </Button>
  )
}
