import { type Language, language } from './texts.ts'

const make = (lang: Language) => {
  const time = new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const day = new Intl.DateTimeFormat(lang, { month: 'short', day: 'numeric' })
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' })
  const dateTime = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
  const number = new Intl.NumberFormat(lang)
  const longDate = new Intl.DateTimeFormat(lang, { dateStyle: 'full' })
  const plainDate = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' })
  const megabytes = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 })
  return {
    /** 14:02 */
    time: (at: number) => time.format(at),
    date: (at: number) => date.format(at),
    dateTime: (at: number) => dateTime.format(at),
    /** 14:02 for today, otherwise the day with it */
    moment: (at: number, now = Date.now()) =>
      new Date(at).toDateString() === new Date(now).toDateString()
        ? time.format(at)
        : `${day.format(at)} ${time.format(at)}`,
    number: (value: number) => number.format(value),
    /** with the day of the week */
    longDate: (at: number) => longDate.format(at),
    /** of a day of the calendar, such as 2026-04-30, whatever the time zone */
    plainDate: (day: string) => plainDate.format(Date.parse(day)),
    megabytes: (bytes: number) => `${megabytes.format(bytes / 1_000_000)} MB`,
    /** 3 kB, 1.2 MB: a file of some lines is no “0 MB” */
    fileSize: (bytes: number) =>
      bytes < 100_000
        ? `${number.format(Math.max(1, Math.round(bytes / 1_000)))} kB`
        : `${megabytes.format(bytes / 1_000_000)} MB`,
  }
}
const formats = { 'zh-CN': make('zh-CN'), 'en-US': make('en-US') } satisfies Record<Language, unknown>

/** Times and numbers as the chosen language writes them. */
export const useFormats = () => formats[language.useValue()]
