import { useMemo } from 'react'
import { countryCodes } from '#domain/contacts/countryCodes'
import type { Option } from '../components/options.ts'
import { type Language, language } from './texts.ts'

const make = (lang: Language) => {
  const names = new Intl.DisplayNames(lang, { type: 'region', fallback: 'code' })
  const cache = new Map<string, string>()
  return (code: string) => {
    if (!code) return ''
    let name = cache.get(code)
    if (name === undefined) cache.set(code, (name = names.of(code) ?? code))
    return name
  }
}
const nameOf = { 'zh-CN': make('zh-CN'), 'en-US': make('en-US') } satisfies Record<Language, unknown>

/** A country's name in the language of the screen. */
export const useCountryName = () => nameOf[language.useValue()]

/** All countries, in the order of their names. */
export function useCountryOptions(): Option[] {
  const lang = language.useValue()
  return useMemo(() => {
    const byName = new Intl.Collator(lang)
    return countryCodes
      .map((value) => ({ value, text: nameOf[lang](value), note: value }))
      .sort((a, b) => byName.compare(a.text, b.text))
  }, [lang])
}
