import * as z from 'zod/mini'
import { isSendingHour, openWeek, SendHours, type ZoneOffsetAt } from '../campaigns/sendHours.ts'
import { MessageFile } from '../email/render/message.ts'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { Id, Line, Time, text, Url } from '../shared/schema.ts'
import { TimeZone } from '../shared/timeZone.ts'
import { keywordIn } from '../sms/optOut.ts'
import { sumWords, type WordSum } from './botWords.ts'

/** What the bot is told of the company, in the specification's order. */
export const botFields = [
  'company_name',
  'profile',
  'background',
  'history',
  'advantages',
  'customer_group',
  'business_scope',
  'logistics',
  'partnership',
  'contact',
] as const
export type BotField = (typeof botFields)[number]

/** Languages in which the bot may answer by itself. */
export const botLanguages = ['zh', 'en', 'es', 'fr', 'de', 'pt', 'it', 'ru', 'ar', 'tr', 'ja', 'ko'] as const
export type BotLanguage = (typeof botLanguages)[number]

const field = text(limits.botFieldLength)
const fieldTexts = Object.fromEntries(botFields.map((name) => [name, z._default(field, '')])) as Record<
  BotField,
  z.ZodMiniDefault<typeof field>
>

/** A product that the bot may speak of; those of the shop come from there once it stands. */
export const BotProduct = z.object({
  title: Line.check(z.trim(), z.minLength(1, says('noteEmpty'))),
  text: field,
  link: Url,
})
export type BotProduct = z.output<typeof BotProduct>

const atMost = (most: number) => z.int().check(z.minimum(1), z.maximum(most))

export const BotSetting = z
  .object({
    ...fieldTexts,
    products: z._default(z.array(BotProduct).check(z.maxLength(limits.botProducts)), []),
    is_on: z.boolean(),
    /** closed: the import reads the site's pages; open: its files as well */
    file_calls: z.boolean(),
    /** the accounts over which it answers; a phone of somebody's own is answered only where it is named */
    channel_accounts: z.array(Id).check(z.maxLength(limits.channelAccounts)),
    /** it answers what visitors of the shop ask by its form, by mail */
    inquiries: z._default(z.boolean(), false),
    languages: z
      .array(z.enum(botLanguages))
      .check(z.minLength(1, says('nothingSelected')), z.maxLength(botLanguages.length)),
    /** when it answers; null: always */
    hours: z.nullable(SendHours),
    time_zone: TimeZone,
    answers_per_conversation: atMost(limits.botAnswersPerConversation),
    answers_per_day: atMost(limits.botAnswersPerDay),
    /** a model writes the answers from the passages; else the best passage itself is the answer */
    writes: z.boolean(),
    /** what a customer reads who is handed over; '' where nothing is said */
    handover_zh: text(300),
    handover_en: text(300),
  })
  .check(
    z.refine((setting) => botWordSum(setting as BotTexts).words <= limits.botWords, {
      error: says('botWordsTooMany'),
      path: ['profile'],
    }),
  )
export type BotSetting = z.output<typeof BotSetting>
export type BotTexts = Pick<BotSetting, BotField | 'products'>

/** All that counts for the word limit; products count as one field. */
export const botWordSum = (setting: BotTexts): WordSum =>
  sumWords({
    ...Object.fromEntries(botFields.map((name) => [name, setting[name] ?? ''])),
    products: (setting.products ?? []).map(({ title, text }) => `${title} ${text}`).join(' '),
  })

export const newBotSetting: BotSetting = {
  ...(Object.fromEntries(botFields.map((name) => [name, ''])) as Record<BotField, string>),
  products: [],
  is_on: false,
  file_calls: false,
  channel_accounts: [],
  inquiries: false,
  languages: ['zh', 'en'],
  hours: null,
  time_zone: 'Asia/Shanghai',
  answers_per_conversation: 10,
  answers_per_day: 500,
  writes: true,
  handover_zh: '您的问题已转给同事，会尽快回复您。',
  handover_en: 'A colleague will answer your question as soon as possible.',
}

/** Why a person is asked instead: what the list of those who were handed over says. */
export const handOverReasons = [
  /** no text has a word of it, or too few */
  'nothingFound',
  'unsure',
  /** written in a language that the texts are not in, or that is not answered */
  'language',
  /** the written answer named no passage, or said a number, price, date or link that none has */
  'unsourced',
  'model',
  'points',
  /** the customer asks for a person, or sends something else than text */
  'asked',
  'file',
  'often',
  'automaton',
  'tooLong',
] as const
export type HandOverReason = (typeof handOverReasons)[number]

/** A text that the bot answers from, as a source is shown. */
export const BotSource = z.object({
  id: Id,
  title: z.string(),
  /** a page's address; '' for the company's own words */
  url: z.string(),
  text: z.string(),
  /** how well it fits, from 0 to 100 */
  score: z.int(),
})
export type BotSource = z.output<typeof BotSource>

/** What the bot would say, or why it asks a person. */
export const BotAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answer'),
    text: z.string(),
    sources: z.array(BotSource),
    written_by: z.enum(['passage', 'model']),
    /** what goes with it, where the channel carries files */
    files: z.array(MessageFile),
  }),
  z.object({
    kind: z.literal('handOver'),
    reason: z.enum(handOverReasons),
    /** what the customer reads; '' for nothing */
    text: z.string(),
    sources: z.array(BotSource),
  }),
])
export type BotAnswer = z.output<typeof BotAnswer>

/** One of the company's pages or files as an import found it. */
export const FoundPage = z.object({
  url: z.string(),
  title: z.string(),
  words: z.int(),
  excerpt: z.string(),
  /** the bot may send it, while the switch for files is open */
  is_file: z.boolean(),
})
export type FoundPage = z.output<typeof FoundPage>

export const siteImportStates = ['reading', 'ready', 'failed', 'kept', 'dropped'] as const
export type SiteImportState = (typeof siteImportStates)[number]
/** Why a site gave nothing; its points came back. */
export const siteImportProblems = ['disallowed', 'refused', 'unreachable', 'noPage', 'failed'] as const
export type SiteImportProblem = (typeof siteImportProblems)[number]

export const SiteImport = z.object({
  id: Id,
  domain: z.string(),
  with_files: z.boolean(),
  state: z.enum(siteImportStates),
  problem: z.nullable(z.enum(siteImportProblems)),
  points: z.int(),
  pages: z.array(FoundPage),
  created_at: Time,
})
export type SiteImport = z.output<typeof SiteImport>

export const BotDocument = z.object({
  id: Id,
  name: z.string(),
  /** `document`: somebody brought it; `page`: an import of the site did */
  kind: z.enum(['document', 'page']),
  url: z.string(),
  words: z.int(),
  passages: z.int(),
  created_at: Time,
})
export type BotDocument = z.output<typeof BotDocument>

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

type BotFacts = {
  /** what the other side said since the last answer */
  texts: readonly string[]
  at: number
  /** when a person answered or took the conversation; null: never */
  takenAt: number | null
  /** when something was said automatically to this peer within the last day */
  replies: readonly number[]
  /** answers of the bot within the last day, in all conversations */
  today: number
  /** handed over, and no person has answered since */
  isHandedOver: boolean
  isStopped: boolean
}

/** Why the bot says nothing, and flags nothing: somebody else has the word. */
export const botSilences = ['off', 'keyword', 'taken', 'handedOver', 'stopped', 'hours', 'day'] as const
export type BotSilence = (typeof botSilences)[number]
/** What it does with what it hears: says nothing, asks a person at once, or looks for an answer. */
export type BotStep =
  | { kind: 'silent'; why: BotSilence }
  | { kind: 'handOver'; reason: HandOverReason }
  | { kind: 'look' }

const silent = (why: BotSilence): BotStep => ({ kind: 'silent', why })

export function botStep(setting: BotSetting, facts: BotFacts, offsetAt: ZoneOffsetAt): BotStep {
  const { texts, at, takenAt, replies } = facts
  if (!setting.is_on) return silent('off')
  if (facts.isStopped) return silent('stopped')
  if (texts.some((said) => keywordIn(said) !== null)) return silent('keyword')
  if (takenAt !== null && at - takenAt < limits.autoReplyPauseMinutes * minuteMs) return silent('taken')
  if (facts.isHandedOver) return silent('handedOver')
  if (setting.hours && !isSendingHour(openWeek(setting.hours), setting.time_zone, at, offsetAt)) return silent('hours')
  const today = replies.filter((one) => at - one < dayMs)
  if (isLoop(today, at)) return { kind: 'handOver', reason: 'automaton' }
  if (today.length >= setting.answers_per_conversation) return { kind: 'handOver', reason: 'often' }
  if (facts.today >= setting.answers_per_day) return silent('day')
  return { kind: 'look' }
}

/** Nobody reads and writes so fast for long. */
const isLoop = (replies: readonly number[], at: number) =>
  replies.filter((one) => at - one <= limits.botLoopSeconds * 1_000).length >= limits.botLoopAnswers

/** Files that are read: those of office programs, and PDF. */
export const botFileEnding = /\.(?:pdf|docx|xlsx|pptx)$/i

/** "A person, please": in words that mean nothing else. */
const personWanted =
  /\b(?:human|real person|live agent|speak to (?:a |some)(?:person|one|body)|talk to (?:a |some)(?:person|one|body))\b|人工|真人|转人工/iu
export const asksForPerson = (said: string): boolean => personWanted.test(said)
