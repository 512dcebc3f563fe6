import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { Base64, Id, Line, Time, text } from '../shared/schema.ts'
import { BotAnswer, BotDocument, BotSetting, BotSource, handOverReasons, SiteImport } from './bot.ts'
import { assistantTasks, ModelSetting, modelOwners, modelProblemNames, NewModel } from './model.ts'

const user = { access: 'user' } as const
const main = { access: 'main' } as const
const Nothing = z.object({})
const Problem = z.nullable(z.enum(modelProblemNames))
const Language = z.enum(['zh', 'en'])
/** `auto`: as it is written */
const LanguageCode = z.string().check(z.regex(/^(?:auto|[a-z]{2,3}(?:-[A-Za-z]{2,4})?)$/))

const ChatLine = z.object({ role: z.enum(['user', 'assistant']), text: text(limits.assistantTextLength) })
export type AssistantChatLine = z.output<typeof ChatLine>

export const assistantCalls = calls({
  /** The model that this user may ask, if any, and what its uses cost. */
  state: {
    ...user,
    method: 'GET',
    path: '/api/assistant/state',
    input: Nothing,
    output: z.object({
      owner: z.enum(modelOwners),
      model: z.string(),
      has_vision: z.boolean(),
      /** false: the main account keeps it to itself */
      may_use: z.boolean(),
      /** points of one use, as far as this company pays them; 0 for its own model */
      prices: z.object({ chat: z.int(), botAnswer: z.int(), translation: z.int(), picture: z.int() }),
      /** the points of which product pay; null: none that this user has */
      product_id: z.nullable(z.int()),
      translates: z.nullable(z.enum(['libre', 'deepl', 'model'])),
    }),
  },
  model: { ...main, method: 'GET', path: '/api/assistant/model', input: Nothing, output: ModelSetting, unkept: true },
  setModel: { ...main, method: 'POST', path: '/api/assistant/set_model', input: NewModel, output: ModelSetting },
  /** Lets the company's own model and its key go. */
  dropModel: { ...main, method: 'POST', path: '/api/assistant/drop_model', input: Nothing, output: ModelSetting },
  /** Whether sub accounts may use it, and in the demo whether its sandbox stands for a model. */
  setUse: {
    ...main,
    method: 'POST',
    path: '/api/assistant/set_use',
    input: z.object({ is_shared: z.optional(z.boolean()), sandbox: z.optional(z.boolean()) }),
    output: ModelSetting,
  },
  /** The models of a server; without an address, of the one that is set. */
  models: {
    ...main,
    method: 'POST',
    path: '/api/assistant/models',
    input: z.partial(z.pick(NewModel, { url: true, key: true })),
    output: z.object({ models: z.array(z.string()), problem: Problem }),
    unkept: true,
  },
  /** One short question to the model that is set, or to the one that is given before it is kept. */
  tryModel: {
    ...main,
    method: 'POST',
    path: '/api/assistant/try_model',
    input: z.partial(NewModel),
    output: z.object({ problem: Problem, text: z.string(), first_ms: z.nullable(z.int()) }),
    unkept: true,
  },
  /**
   * Answers in lines of JSON (`AnswerLine`) as they come. `id` is made by the device: asked again with it, nothing is paid twice.
   * Closing the request stops the model; what came until then is paid.
   */
  chat: {
    ...user,
    method: 'POST',
    path: '/api/assistant/chat',
    bytes: true,
    unkept: true,
    input: z.object({
      id: Id,
      task: z.enum(assistantTasks),
      /** in which the answer is to be */
      language: Language,
      /** the last one is the question */
      messages: z.array(ChatLine).check(z.minLength(1), z.maxLength(limits.assistantMessages)),
      /** what it is about: a mail, a conversation, a contact; it is read, and never obeyed */
      material: z._default(text(limits.assistantMaterialLength), ''),
    }),
    output: z.any(),
  },
  /** What a picture shows; every field '' where it says nothing. A form for somebody to confirm, and nothing more. */
  recognise: {
    ...user,
    method: 'POST',
    path: '/api/assistant/recognise',
    bodyBytes: limits.recognisedBytes * 1.4,
    unkept: true,
    input: z.object({
      id: Id,
      kind: z.enum(['product', 'document', 'card']),
      language: Language,
      /** png or jpeg */
      picture: Base64.check(z.maxLength(Math.ceil(limits.recognisedBytes / 3) * 4, says('tooLarge'))),
    }),
    output: z.object({
      problem: Problem,
      fields: z.array(z.object({ name: z.string(), value: z.string() })),
      points: z.int(),
    }),
  },
})

export const translateCalls = calls({
  /** The specification's. Several texts at once; what was translated before is answered from there and costs nothing. */
  translate: {
    ...user,
    method: 'POST',
    path: '/api/v4/translate',
    unkept: true,
    input: z.object({
      texts: z
        .array(text(limits.translatedLength))
        .check(z.minLength(1, says('nothingSelected')), z.maxLength(limits.translatedAtOnce)),
      source: z._default(LanguageCode, 'auto'),
      target: LanguageCode,
    }),
    output: z.object({
      list: z.array(z.object({ text: z.string(), source: z.string() })),
      /** who translated; `kept`: all of it was there already */
      by: z.enum(['libre', 'deepl', 'model', 'kept']),
      points: z.int(),
    }),
  },
})

const HandoverLine = z.object({
  id: Id,
  conversation_id: Id,
  channel: z.string(),
  /** as the inbox calls the other side */
  name: z.string(),
  question: z.string(),
  reason: z.enum(handOverReasons),
  sources: z.array(BotSource),
  at: Time,
  /** a person has answered since */
  is_settled: z.boolean(),
})
export type HandoverLine = z.output<typeof HandoverLine>

export const botCalls = calls({
  setting: {
    ...main,
    method: 'GET',
    path: '/api/bot/setting',
    input: Nothing,
    output: z.object({ setting: BotSetting, passages: z.int(), answers_today: z.int() }),
  },
  setSetting: {
    ...main,
    method: 'POST',
    path: '/api/bot/set_setting',
    input: BotSetting,
    output: z.object({ passages: z.int() }),
  },
  /** Answers as the bot would, and sends nothing. With a model it costs what an answer costs. */
  try: {
    ...main,
    method: 'POST',
    path: '/api/bot/try',
    input: z.object({ id: Id, text: text(limits.botQuestionLength).check(z.minLength(1)) }),
    output: z.object({ answer: BotAnswer, ms: z.int(), points: z.int() }),
    unkept: true,
  },
  documents: {
    ...main,
    method: 'GET',
    path: '/api/bot/documents',
    input: Nothing,
    output: z.object({ list: z.array(BotDocument) }),
  },
  /** Plain text, or a PDF or office file in base64, which the bot may send. A document with the same id is replaced. */
  addDocument: {
    ...main,
    method: 'POST',
    path: '/api/bot/add_document',
    bodyBytes: limits.botDocumentBytes * 1.4,
    input: z.object({
      id: Id,
      name: Line.check(z.trim(), z.minLength(1)),
      text: z.optional(text(limits.botDocumentLength)),
      file: z.optional(Base64.check(z.maxLength(Math.ceil(limits.botDocumentBytes / 3) * 4, says('tooLarge')))),
    }),
    output: BotDocument,
  },
  dropDocument: {
    ...main,
    method: 'POST',
    path: '/api/bot/drop_document',
    input: z.object({ id: Id }),
    output: Nothing,
  },
  /** Begins to read a site; the points are put aside, and come back where nothing can be read. */
  importSite: {
    ...main,
    method: 'POST',
    path: '/api/bot/import_site',
    input: z.object({ id: Id, domain: text(300).check(z.trim(), z.minLength(1)), with_files: z.boolean() }),
    output: SiteImport,
  },
  /** The one that is being read or waits to be looked through, or failed within the last day; null: none. */
  lastImport: {
    ...main,
    method: 'GET',
    path: '/api/bot/last_import',
    input: Nothing,
    output: z.object({ found: z.nullable(SiteImport) }),
    unkept: true,
  },
  /** Those of what was found that the bot is to know; the others are forgotten. No address: all of it is. */
  keepImport: {
    ...main,
    method: 'POST',
    path: '/api/bot/keep_import',
    input: z.object({ id: Id, urls: z.array(z.string()).check(z.maxLength(limits.botImportPages)) }),
    output: z.object({ passages: z.int() }),
  },
  /** Conversations that the bot gave to a person, newest first. */
  handedOver: {
    ...main,
    method: 'GET',
    path: '/api/bot/handed_over',
    input: Nothing,
    output: z.object({ list: z.array(HandoverLine) }),
  },
})
