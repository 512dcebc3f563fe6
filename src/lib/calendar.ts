import { type Day, dayNumber, utcOf } from '#domain/statistics/days'
import { type Language, language } from './texts.ts'

/** The day that a moment is on, where the user is. */
export function localDay(at: number): Day {
  const date = new Date(at)
  return dayNumber(date.getFullYear(), date.getMonth(), date.getDate())
}

/** Days of the calendar have no zone: they are read in UTC, as they were written. */
const make = (lang: Language) => new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' })
const dayNames: Record<Language, Intl.DateTimeFormat> = { 'zh-CN': make('zh-CN'), 'en-US': make('en-US') }

export function useDayName(): (day: Day) => string {
  const lang = language.useValue()
  return (day) => dayNames[lang].format(utcOf(day))
}
