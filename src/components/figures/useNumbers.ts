import { language } from '../../lib/texts.ts'

const make = (lang: string) => ({
  share: new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 }),
  fine: new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 2 }),
  change: new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
  difference: new Intl.NumberFormat(lang, { signDisplay: 'exceptZero' }),
})
const numbers = { 'zh-CN': make('zh-CN'), 'en-US': make('en-US') }

/** Shares and changes as the language writes them; what cannot be said is a dash. */
export function useNumbers() {
  const { share, fine, change, difference } = numbers[language.useValue()]
  return {
    share: (part: number, all: number) => (all ? share.format(part / all) : '–'),
    /** Of rare things, such as complaints, also what is less than a tenth of a percent. */
    rate: (of: number) => (of < 0.01 ? fine : share).format(of),
    difference: (of: number) => difference.format(of),
    change: (of: number | null) => (of === null ? '–' : change.format(of)),
  }
}
