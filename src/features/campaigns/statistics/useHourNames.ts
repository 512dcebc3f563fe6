import { type Language, language } from '../../../lib/texts.ts'

// 5 January 1970 was a Monday.
const make = (lang: Language) => {
  const short = new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' })
  return {
    /** from Monday, 0 */
    day: (weekday: number) => short.format(Date.UTC(1970, 0, 5 + weekday)),
    hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  }
}
const names: Record<Language, ReturnType<typeof make>> = { 'zh-CN': make('zh-CN'), 'en-US': make('en-US') }

export const useHourNames = () => names[language.useValue()]
