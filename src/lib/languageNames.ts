import { language } from './texts.ts'

/** What a language is called, by its code; the code where the browser knows no name. */
export function useLanguageName(): (code: string) => string {
  const names = new Intl.DisplayNames(language.useValue(), { type: 'language', fallback: 'code' })
  return (code) => names.of(code) ?? code
}
