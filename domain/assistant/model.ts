import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { type OpeningProduct, type ProductRoute, products } from '../products.ts'
import { Id, text } from '../shared/schema.ts'

/** Where a model's server is: its address up to the version, as its makers name it: `https://api.deepseek.com/v1`. */
export const ModelAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(limits.urlLength, says('urlInvalid')),
    z.regex(/^https?:\/\/[^\s?#@]+$/i, says('urlInvalid')),
  )
const ModelName = text(200).check(z.trim(), z.minLength(1, says('modelNameEmpty')))

/** Whom the model in use belongs to; `none`: there is no model. */
export const modelOwners = ['none', 'operator', 'company', 'sandbox'] as const
export type ModelOwner = (typeof modelOwners)[number]

/** What a company sets of its own model. `key`: not given, it stays as it is; '' lets it go. */
export const NewModel = z.object({
  url: ModelAddress,
  model: ModelName,
  key: z.optional(text(500).check(z.trim())),
  /** it reads pictures as well */
  has_vision: z._default(z.boolean(), false),
})
export type NewModel = z.output<typeof NewModel>

/** What a screen knows of a company's model; the key stays where it is. */
export const ModelSetting = z.object({
  owner: z.enum(modelOwners),
  url: z.string(),
  model: z.string(),
  has_key: z.boolean(),
  has_vision: z.boolean(),
  /** sub accounts may use the assistant as well */
  is_shared: z.boolean(),
  /** the demo has a sandbox that can be switched on as a model */
  has_sandbox: z.boolean(),
})
export type ModelSetting = z.output<typeof ModelSetting>

/**
 * What a model's server may fail with. Only `unreachable`, `busy` and `failed` may be tried again by themselves; the others wait for
 * somebody who changes the setting.
 */
export const modelProblems = {
  unreachable: 'modelUnreachable',
  forbidden: 'modelAddressRefused',
  key: 'modelKeyRefused',
  missing: 'modelNotFound',
  quota: 'modelQuotaOver',
  busy: 'modelBusy',
  tooLong: 'modelTextTooLong',
  unreadable: 'modelUnreadable',
  failed: 'modelFailed',
} as const
export type ModelProblem = keyof typeof modelProblems
export const modelProblemNames = Object.keys(modelProblems) as [ModelProblem, ...ModelProblem[]]

/** How a written answer ends: by itself, at the model's length, half because the line broke or the server said so, by the user. */
export const answerEnds = ['whole', 'length', 'cut', 'stopped'] as const
export type AnswerEnd = (typeof answerEnds)[number]

/**
 * The lines of `/api/assistant/chat`, each one JSON: first `begun`, then texts, then one `ended` or `failed`. Where the last line is missing
 * the connection broke, and what came is kept.
 */
export const AnswerLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('begun'), id: Id }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('ended'), end: z.enum(answerEnds), points: z.int() }),
  z.object({ kind: z.literal('failed'), problem: z.enum(modelProblemNames), points: z.int() }),
])
export type AnswerLine = z.output<typeof AnswerLine>

/** What a model is asked for. Each has its own instruction on the server; what it is about goes as material, never as instruction. */
export const assistantTasks = [
  'chat',
  'mail',
  'template',
  'productText',
  'suggestAnswer',
  'shorten',
  'politer',
  'rewrite',
  'summarise',
] as const
export type AssistantTask = (typeof assistantTasks)[number]

/** In points, for the operator's model. A company's own model costs its owner and nobody else. */
export const assistantPrices = {
  chat: 2,
  botAnswer: 2,
  /** of each thousand characters, or a part of them */
  translation: 1,
  picture: 5,
} as const
/** Importing a company's site, without its files or with them; the model makes no difference to the price. */
export const siteImportPrices = { closed: limits.botImportPoints, open: limits.botImportFilesPoints } as const

export const translationPrice = (texts: readonly string[]): number =>
  assistantPrices.translation * Math.ceil(texts.reduce((sum, one) => sum + one.length, 0) / 1_000)

/** The points of which product pay: the first of these that the user has. */
const paying = [
  'fairleadWTMarketing',
  'wtMarketing',
  'smsMarketing',
  'emailMarketing',
  'globalTrade',
  'deepSearch',
  'customsData',
  'fbHome',
  'insData',
] as const satisfies readonly ProductRoute[]
/** Who holds none of them has nothing to write to whom. */
export const assistantProducts: OpeningProduct = paying

export const payingProduct = (held: readonly number[]): number | null => {
  const route = paying.find((one) => held.includes(products[one]))
  return route === undefined ? null : products[route]
}
