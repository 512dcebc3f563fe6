import { currency } from '#domain/billing/ledger'
import type { Language } from '#domain/texts/errorText'

const make = (lang: Language) => {
  const money = new Intl.NumberFormat(lang, { style: 'currency', currency })
  const changeOfMoney = new Intl.NumberFormat(lang, { style: 'currency', currency, signDisplay: 'exceptZero' })
  const points = new Intl.NumberFormat(lang)
  const changeOfPoints = new Intl.NumberFormat(lang, { signDisplay: 'exceptZero' })
  return {
    /** Of whole fen: ¥1,234.50 */
    money: (fen: number) => money.format(fen / 100),
    changeOfMoney: (fen: number) => changeOfMoney.format(fen / 100),
    points: (value: number) => points.format(value),
    changeOfPoints: (value: number) => changeOfPoints.format(value),
  }
}
type Amounts = ReturnType<typeof make>

/** Money and points as each language writes them. */
export const amounts = { 'zh-CN': make('zh-CN'), 'en-US': make('en-US') } satisfies Record<Language, Amounts>

/** What was typed, in fen; null when it is no amount. Never by way of a fraction, so that nothing is rounded. */
export function typedFen(typed: string): number | null {
  const found = /^[¥￥]?\s*(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(typed.normalize('NFKC').trim())
  if (!found) return null
  const [, whole = '', part = ''] = found
  return Number(whole.replaceAll(',', '') + part.padEnd(2, '0'))
}

/** An amount as one would type it. */
export const typedYuan = (fen: number) => (fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2))
