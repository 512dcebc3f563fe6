import { language } from '../../lib/texts.ts'
import { browserLanguage } from './phoneText.ts'

const namers = {
  'zh-CN': new Intl.DisplayNames('zh-CN', { type: 'language' }),
  'en-US': new Intl.DisplayNames('en-US', { type: 'language' }),
}

/** What a language of Meta's is called; its code where nobody knows it. */
export function useLanguageNames(): (code: string) => string {
  const namer = namers[language.useValue()]
  return (code) => {
    try {
      return namer.of(browserLanguage(code)) ?? code
    } catch {
      return code
    }
  }
}
