import * as z from 'zod/mini'
import { isSendingHour, openWeek, SendHours, type ZoneOffsetAt } from '../campaigns/sendHours.ts'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { Id, Line, Time, text } from '../shared/schema.ts'
import { TimeZone } from '../shared/timeZone.ts'
import { keywordIn } from '../sms/optOut.ts'
import { type CompanyProfile, inCompanyHours } from './companyProfile.ts'

/** `any`: whatever somebody writes. `word`: one of the words, whole. `contains`: one of them, also within another one. */
export const autoReplyMatches = ['any', 'word', 'contains'] as const
export type AutoReplyMatch = (typeof autoReplyMatches)[number]
export const autoReplyTimes = ['always', 'within', 'outside'] as const
export type AutoReplyTime = (typeof autoReplyTimes)[number]

const Word = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

const autoReplyFields = {
  name: Line.check(z.trim(), z.minLength(1, says('noteEmpty'))),
  /** null: over all channel accounts */
  channel_account_id: z.nullable(Id),
  /** it answers what visitors of the shop ask by its form, by mail, and nothing else */
  inquiries: z._default(z.boolean(), false),
  match: z.enum(autoReplyMatches),
  words: z.array(Word).check(z.maxLength(limits.autoReplyWords)),
  /** within or outside its hours, by the clocks of its time zone */
  when: z.enum(autoReplyTimes),
  hours: SendHours,
  time_zone: TimeZone,
  /** its hours are those of the company, as far as it said them */
  company_hours: z._default(z.boolean(), false),
  /** of what the merge tags say */
  language: z.enum(['zh', 'en']),
  text: text(limits.smsTextLength).check(z.refine((words) => words.trim() !== '', says('messageEmpty'))),
  /** the first one that fits answers */
  place: z.int().check(z.minimum(0)),
  is_on: z.boolean(),
}
export const AutoReplyFields = z.object(autoReplyFields)
export type AutoReplyFields = z.output<typeof AutoReplyFields>
export const NewAutoReply = z.object({ id: Id, ...autoReplyFields })
export type NewAutoReply = z.output<typeof NewAutoReply>
/** An answer that the company gives by itself. */
export const AutoReply = z.extend(NewAutoReply, { created_at: Time, updated_at: Time })
export type AutoReply = z.output<typeof AutoReply>

export const byPlace = (a: Pick<AutoReply, 'id' | 'place'>, b: Pick<AutoReply, 'id' | 'place'>): number =>
  a.place - b.place || (a.id < b.id ? -1 : 1)

const plain = (said: string) => said.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
/** Written without spaces between words: there a word is found within others as well. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const isSign = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}\p{M}_]/u.test(sign)

function hasWord(said: string, word: string): boolean {
  for (let at = said.indexOf(word); at >= 0; at = said.indexOf(word, at + 1)) {
    const before = Array.from(said.slice(0, at)).at(-1)
    const [after] = said.slice(at + word.length)
    if (!isSign(before) && !isSign(after)) return true
  }
  return false
}

export function fitsText({ match, words }: Pick<AutoReply, 'match' | 'words'>, said: string): boolean {
  if (match === 'any') return true
  const message = plain(said)
  return words.some((one) => {
    const word = plain(one)
    return match === 'contains' || unspaced.test(word) ? message.includes(word) : hasWord(message, word)
  })
}

export function fitsTime(
  { when, hours, time_zone }: Pick<AutoReply, 'when' | 'hours' | 'time_zone'>,
  at: number,
  offsetAt: ZoneOffsetAt,
): boolean {
  return when === 'always' || isSendingHour(openWeek(hours), time_zone, at, offsetAt) === (when === 'within')
}

type HeardTexts = {
  channel_account_id: string | null
  texts: readonly string[]
  at: number
  company: Pick<CompanyProfile, 'name' | 'hours' | 'time_zone'> | null
}

/** The first one that is on and fits one of the texts; `channel_account_id` null: whichever account it is. */
export const fittingReply = <R extends AutoReply>(
  rules: readonly R[],
  { channel_account_id, texts, at, company }: HeardTexts,
  offsetAt: ZoneOffsetAt,
): R | null =>
  rules
    .toSorted(byPlace)
    .find(
      (rule) =>
        rule.is_on &&
        (rule.channel_account_id === null ||
          channel_account_id === null ||
          rule.channel_account_id === channel_account_id) &&
        fitsTime(inCompanyHours(rule, company), at, offsetAt) &&
        texts.some((said) => fitsText(rule, said)),
    ) ?? null

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** `replies`: when a rule answered this peer within the last day. `takenAt`: when a person answered or took it; null: never. */
type ReplyFacts = { texts: readonly string[]; at: number; takenAt: number | null; replies: readonly number[] }

/** Why nobody is answered by a rule just now; null: they may be. */
export function silence({ texts, at, takenAt, replies }: ReplyFacts): AutoReplySilence | null {
  // STOP, START and HELP have answers of their own.
  if (texts.some((said) => keywordIn(said) !== null)) return 'keyword'
  if (takenAt !== null && at - takenAt < limits.autoReplyPauseMinutes * minuteMs) return 'taken'
  const today = replies.filter((one) => at - one < dayMs).toSorted((a, b) => a - b)
  if (today.length >= limits.autoRepliesPerDay) return 'often'
  const { autoRepliesPerMinute: most } = limits
  const isCut = today.some((one, n) => n + 1 >= most && one - today[n + 1 - most]! <= minuteMs)
  return isCut ? 'automaton' : null
}
export const autoReplySilences = ['keyword', 'taken', 'often', 'automaton'] as const
export type AutoReplySilence = (typeof autoReplySilences)[number]
