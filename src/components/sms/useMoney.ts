import { language } from '../../lib/texts.ts'

const micro = 1_000_000

/** Millionths of a currency as the language writes them: a part costs less than a cent in places. */
export function useMoney(): (millionths: number, currency: string) => string {
  const lang = language.useValue()
  return (millionths, currency) => {
    const value = millionths / micro
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: Math.abs(value) < 1 ? 4 : 2 }
    try {
      return new Intl.NumberFormat(lang, { style: 'currency', currency, ...digits }).format(value)
    } catch {
      // Three letters that are no currency.
      return `${new Intl.NumberFormat(lang, digits).format(value)} ${currency}`.trim()
    }
  }
}

/** Several currencies, each by itself: nobody here knows what one is worth in another. */
export function useMoneyList(): (cost: Record<string, number>) => string {
  const money = useMoney()
  return (cost) =>
    Object.entries(cost)
      .filter(([, millionths]) => millionths > 0)
      .map(([currency, millionths]) => money(millionths, currency))
      .join(' + ')
}
