import * as z from 'zod/mini'
import { SendHours, type ZoneOffsetAt } from '../campaigns/sendHours.ts'
import { derivedId } from '../shared/derivedId.ts'
import { Id, Time, text } from '../shared/schema.ts'
import { TimeZone } from '../shared/timeZone.ts'

const profileFields = {
  /** as customers know the company; '' where nobody said it */
  name: text(60).check(z.trim()),
  /** in which somebody answers, by the clocks of the time zone; null: nobody said them */
  hours: z.nullable(SendHours),
  time_zone: TimeZone,
}
export const CompanyProfileFields = z.object(profileFields)
export type CompanyProfileFields = z.output<typeof CompanyProfileFields>
export const NewCompanyProfile = z.object({ id: Id, ...profileFields })
/** What answers say of the company, whichever of them is given. A company has one row. */
export const CompanyProfile = z.extend(NewCompanyProfile, { created_at: Time, updated_at: Time })
export type CompanyProfile = z.output<typeof CompanyProfile>

/** The row that counts: two devices which say it first make the same one. */
export const companyProfileIdOf = (account: string): string => derivedId('company_profile', account)

type AnswerLanguage = 'zh' | 'en'
type ProfileWords = Pick<CompanyProfile, 'name' | 'hours' | 'time_zone'>

const dayNames: Record<AnswerLanguage, readonly string[]> = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  zh: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
}
const to: Record<AnswerLanguage, string> = { en: '-', zh: '至' }

/** The opening hours in the signs that a text message has: Mon-Fri 9:00-18:00 (UTC+8); '' where nobody said them. */
export function openingText(
  profile: ProfileWords | null,
  language: AnswerLanguage,
  at: number,
  offsetAt: ZoneOffsetAt,
): string {
  if (!profile?.hours) return ''
  const { from, to: until, days } = profile.hours
  const zone = zoneText(offsetAt(profile.time_zone, at))
  return `${daysText(days, language)}${from}:00-${until}:00 (${zone})`
}

/** Days that follow each other in one; '' for the whole week. */
function daysText(days: readonly number[], language: AnswerLanguage): string {
  const sorted = [...new Set(days)].sort((a, b) => a - b)
  if (sorted.length === 7) return ''
  const nameOf = (day: number) => dayNames[language][day]!
  const runs: number[][] = []
  for (const day of sorted) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const texts = runs.map((run) =>
    run.length < 3 ? run.map(nameOf).join(', ') : nameOf(run[0]!) + to[language] + nameOf(run.at(-1)!),
  )
  return `${texts.join(', ')} `
}

function zoneText(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/** What an answer may say of the company: `{{our_company}}`, or `{{our_hours|any time}}` where there may be none. */
export const companyTags = ['our_company', 'our_hours'] as const
export type CompanyTag = (typeof companyTags)[number]
const tagPattern = /\{\{\s*(our_company|our_hours)\s*(?:\|([^{}]*))?\}\}/gi

/** With the company's tags filled in; those of whom it goes to stay. */
export const withCompany = (
  said: string,
  profile: ProfileWords | null,
  { language, at, offsetAt }: { language: AnswerLanguage; at: number; offsetAt: ZoneOffsetAt },
): string =>
  said.replace(tagPattern, (_, tag: string, fallback: string | undefined) => {
    const value =
      tag.toLowerCase() === 'our_company'
        ? profile?.name.replace(/[{}]/g, '')
        : openingText(profile, language, at, offsetAt)
    return value || (fallback ?? '').trim()
  })

/** Hours of a rule that go by the company's; without those, its own count. */
type HoursRule = { hours: SendHours; time_zone: string; company_hours: boolean }
export const inCompanyHours = <R extends HoursRule>(rule: R, profile: ProfileWords | null): R =>
  rule.company_hours && profile?.hours ? { ...rule, hours: profile.hours, time_zone: profile.time_zone } : rule
