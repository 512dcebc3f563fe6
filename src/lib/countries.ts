import { useMemo } from 'react'
import type { Option } from '../components/options.ts'
import { browserRegion } from './browserRegion.ts'
import { countryNames, countryOptions } from './countryNames.ts'
import { language } from './texts.ts'

/** A country's name in the language of the screen. */
export const useCountryName = () => countryNames[language.useValue()]

/** All countries, that of the browser first. */
export function useCountryOptions(): Option[] {
  const lang = language.useValue()
  return useMemo(() => countryOptions(lang, browserRegion()), [lang])
}
