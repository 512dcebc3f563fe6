import { countryCodes } from '#domain/contacts/countryCodes'
import type { Option } from '../components/options.ts'
import type { Language } from './texts.ts'

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
export const countryNames = { 'zh-CN': make('zh-CN'), 'en-US': make('en-US') } satisfies Record<Language, unknown>

/** All countries in the order of their names, behind the one at home. */
export function countryOptions(lang: Language, home: string | undefined): Option[] {
  const byName = new Intl.Collator(lang)
  return countryCodes
    .map((value) => ({ value, text: countryNames[lang](value), note: value }))
    .sort((a, b) => Number(b.value === home) - Number(a.value === home) || byName.compare(a.text, b.text))
}
