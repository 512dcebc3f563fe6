import { countryCodes } from '#domain/contacts/countryCodes'
import { countryNamer } from '#domain/contacts/countryName'
import type { Option } from '../components/options.ts'
import type { Language } from './texts.ts'

export const countryNames = { 'zh-CN': countryNamer('zh-CN'), 'en-US': countryNamer('en-US') } satisfies Record<
  Language,
  unknown
>

/** All countries in the order of their names, behind the one at home. */
export function countryOptions(lang: Language, home: string | undefined): Option[] {
  const byName = new Intl.Collator(lang)
  return countryCodes
    .map((value) => ({ value, text: countryNames[lang](value), note: value }))
    .sort((a, b) => Number(b.value === home) - Number(a.value === home) || byName.compare(a.text, b.text))
}
