import { useCallback } from 'react'
import { language } from '../../../lib/texts.ts'

/** An amount as the screen's language writes it: US$12.50. */
export function useShopMoney(): (amount: number, currency: string) => string {
  const lang = language.useValue()
  return useCallback(
    (amount, currency) => {
      try {
        return new Intl.NumberFormat(lang, { style: 'currency', currency, maximumFractionDigits: 4 }).format(amount)
      } catch {
        return `${currency} ${amount}`
      }
    },
    [lang],
  )
}
