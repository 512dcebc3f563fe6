/** When something was said, as a list of conversations shows it. */
export type ChatMoment = { kind: 'today' | 'yesterday' | 'thisYear' | 'earlier'; text: string }

const words = { 'zh-CN': { yesterday: '昨天' }, 'en-US': { yesterday: 'Yesterday' } } as const
export type ChatLanguage = keyof typeof words

const formatsOf = (language: ChatLanguage, timeZone: string | undefined) => {
  const make = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, { timeZone, ...options })
  return {
    time: make({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    day: make({ month: 'short', day: 'numeric' }),
    date: make({ year: 'numeric', month: 'short', day: 'numeric' }),
    plain: new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
  }
}
const known = new Map<string, ReturnType<typeof formatsOf>>()
function formats(language: ChatLanguage, timeZone: string | undefined) {
  const key = `${language} ${timeZone}`
  const found = known.get(key) ?? formatsOf(language, timeZone)
  known.set(key, found)
  return found
}

/** Today the time, yesterday the word for it, else month and day, of another year with the year. `timeZone`: the device's own, if none is given. */
export function chatMoment(at: number, now: number, language: ChatLanguage, timeZone?: string): ChatMoment {
  const { time, day, date, plain } = formats(language, timeZone)
  const [then, today] = [plain.format(at), plain.format(now)]
  if (then === today) return { kind: 'today', text: time.format(at) }
  if (Date.parse(today) - Date.parse(then) === 24 * 3_600_000)
    return { kind: 'yesterday', text: words[language].yesterday }
  if (then.slice(0, 4) === today.slice(0, 4)) return { kind: 'thisYear', text: day.format(at) }
  return { kind: 'earlier', text: date.format(at) }
}
