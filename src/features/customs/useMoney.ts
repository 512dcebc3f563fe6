import { type Language, language } from '../../lib/texts.ts'

const make = (lang: Language) => ({
  whole: new Intl.NumberFormat(lang, { maximumFractionDigits: 0 }),
  fine: new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  short: new Intl.NumberFormat(lang, { notation: 'compact', maximumFractionDigits: 1 }),
})
const numbers = { 'zh-CN': make('zh-CN'), 'en-US': make('en-US') }

/** Amounts without their currency, which the title says; what cannot be said is a dash. */
export function useMoney() {
  const { whole, fine, short } = numbers[language.useValue()]
  return {
    whole: (amount: number) => (amount ? whole.format(amount) : '–'),
    fine: (amount: number | null) => (amount === null ? '–' : fine.format(amount)),
    /** 1.2 million */
    short: (amount: number) => short.format(amount),
  }
}
