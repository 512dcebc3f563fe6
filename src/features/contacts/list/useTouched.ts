import { useMemo } from 'react'
import { useFormats } from '../../../lib/formats.ts'
import { language } from '../../../lib/texts.ts'
import { daysAgo } from '../follow/daysAgo.ts'
import { useToday } from '../follow/useToday.ts'

/** How long ago a contact was changed, as one says it: 14:02, yesterday, 12 days ago. */
export function useTouched(): (at: number) => string {
  const lang = language.useValue()
  const today = useToday()
  const { time } = useFormats()
  return useMemo(() => {
    const relative = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
    return (at) => {
      const days = daysAgo(at, today)
      return days <= 0 ? time(at) : relative.format(-days, 'day')
    }
  }, [lang, today, time])
}
