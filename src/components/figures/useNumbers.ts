import { language } from '../../lib/texts.ts'

const make = (lang: string) => ({
  share: new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 }),
  change: new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
  difference: new Intl.NumberFormat(lang, { signDisplay: 'exceptZero' }),
})
const numbers = { 'zh-CN': make('zh-CN'), 'en-US': make('en-US') }

/** Shares and changes as the language writes them; what cannot be said is a dash. */
export function useNumbers() {
  const { share, change, difference } = numbers[language.useValue()]
  return {
    share: (part: number, all: number) => (all ? share.format(part / all) : '–'),
    difference: (of: number) => difference.format(of),
    change: (of: number | null) => (of === null ? '–' : change.format(of)),
  }
}
