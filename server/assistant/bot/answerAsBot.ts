import { askedFile, asksForFile } from '#domain/assistant/askedFile'
import {
  asksForPerson,
  type BotAnswer,
  type BotSetting,
  type BotSource,
  botFields,
  type HandOverReason,
} from '#domain/assistant/bot'
import { checkAnswer, isAllowed } from '#domain/assistant/checkAnswer'
import { findLinks, hostOfLink } from '#domain/assistant/figures'
import { languageOfText } from '#domain/assistant/language'
import { assistantPrices } from '#domain/assistant/model'
import { questionParts } from '#domain/assistant/pieces'
import type { ConversationChannel } from '#domain/conversations/channel'
import { filesRefusal } from '#domain/conversations/channelFiles'
import type { MessageFile } from '#domain/email/render/message'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Database } from '../../db/connect.ts'
import { type ModelInUse, type ModelSources, modelInUse } from '../models/companyModel.ts'
import type { OpenModelAnswer } from '../models/modelCalls.ts'
import { ModelFailure } from '../models/modelProblem.ts'
import { finishedText, streamAnswer } from '../models/streamAnswer.ts'
import { holdUse } from '../points.ts'
import {
  isSaidUnchanged,
  knowsLanguage,
  mainLanguageOf,
  type TranslationOf,
  translatedForBot,
} from './answerTranslated.ts'
import { asksForUnheard, type FoundPassage, findPassages } from './findPassages.ts'
import { botMessages, saysHandOver } from './instructions.ts'

export type BotTools = {
  database: Database
  ask: OpenModelAnswer
  sources: ModelSources
  /** how texts of a company are translated; without it nobody translates */
  translationOf?: TranslationOf
}

/** One question to a company's bot. `id` and `product`: what a written answer is paid as. */
export type BotQuestion = {
  account: string
  user: string | null
  product: number | null
  id: string
  setting: BotSetting
  /** null: nothing is sent anywhere */
  channel: ConversationChannel | null
  text: string
}
export type BotResult = { answer: BotAnswer; points: number }

/** Below, a passage is no answer; a model may be asked about those that are not far from it, and may say that they are none. */
const leastScore = 40
const leastForModel = 15
const passagesForModel = 5

/** What the bot would say, from the company's texts alone: with a model in words of its own, else the best passage as it stands. */
export async function answerAsBot(tools: BotTools, question: BotQuestion, signal: AbortSignal): Promise<BotResult> {
  const { account, setting, text } = question
  if (text.length > limits.botQuestionLength) return handOver(question, 'tooLong')
  if (asksForPerson(text)) return handOver(question, 'asked')
  const language = languageOfText(text)
  if (!setting.languages.includes(language)) return handOver(question, 'language')
  if (!(await knowsLanguage(tools.database, account, language))) return answerInOther(tools, question, signal)
  return answerHere(tools, question, signal)
}

async function answerHere(tools: BotTools, question: BotQuestion, signal: AbortSignal): Promise<BotResult> {
  const found = await findPassages(tools.database.pool, question.account, question.text, passagesForModel)
  const { answer, points } = await answerFrom(tools, question, found, signal)
  const named = await namedFile(tools.database, question)
  if (answer.kind === 'answer') return { answer: withFile(answer, question, found, named), points }
  return { answer: named ? fileAnswer(named, question.text) : answer, points }
}

/** A file whose name says that it is what they want to have, where files may go and the channel carries it. */
async function namedFile(
  { pool }: Database,
  { account, setting, channel, text }: BotQuestion,
): Promise<MessageFile | null> {
  if (!setting.file_calls || !asksForFile(text)) return null
  const { rows } = await pool.query<{ file: MessageFile }>(
    `select f.file from bot_file f join bot_document d on d.account_id = f.account_id and d.id = f.id
     where f.account_id = $1 order by d.created_at desc, d.id desc limit 500`,
    [account],
  )
  const file = askedFile(
    text,
    rows.map((row) => row.file),
  )
  return file && (channel === null || filesRefusal(channel, [file]) === null) ? file : null
}

/** No passage answers, but what they asked for is there. */
const fileAnswer = (file: MessageFile, asked: string): BotAnswer => ({
  kind: 'answer',
  text: languageOfText(asked) === 'zh' ? `请查收：${file.name}` : `Here it is: ${file.name}`,
  sources: [],
  written_by: 'passage',
  files: [file],
})

/** Asked in a language that no text is in: what was asked is translated, and so is the answer, as far as somebody translates. */
async function answerInOther(tools: BotTools, question: BotQuestion, signal: AbortSignal): Promise<BotResult> {
  const { database, translationOf } = tools
  const { account, user, product, text } = question
  const way = (await translationOf?.(account)) ?? null
  const main = await mainLanguageOf(database, account)
  if (!way || main === null) return handOver(question, main === null ? 'nothingFound' : 'language')
  const translate = (said: string, target: string) =>
    translatedForBot(database, way, { account, user, product, text: said, target }, signal)
  const asked = await translate(text, main)
  if (!asked) return handOver(question, 'language')
  const { answer, points } = await answerHere(tools, { ...question, text: asked.text }, signal)
  const spent = asked.points + points
  if (answer.kind === 'handOver')
    return { answer: { ...answer, text: handOverText(question.setting, text) }, points: spent }
  const said = await translate(answer.text, languageOfText(text))
  if (!said) return handOver(question, 'language', [], spent)
  if (!isSaidUnchanged(said.text, answer.text)) return handOver(question, 'unsourced', [], spent + said.points)
  return { answer: { ...answer, text: said.text }, points: spent + said.points }
}

const handOver = (
  { setting, text }: BotQuestion,
  reason: HandOverReason,
  found: readonly FoundPassage[] = [],
  points = 0,
): BotResult => ({
  answer: { kind: 'handOver', reason, text: handOverText(setting, text), sources: found.map(sourceOf) },
  points,
})

async function answerFrom(
  tools: BotTools,
  question: BotQuestion,
  found: readonly FoundPassage[],
  signal: AbortSignal,
): Promise<BotResult> {
  const { account, setting, text } = question
  const language = languageOfText(text)
  const hosts = new Set([...allowedHosts(setting), ...(await hostsOfProducts(tools.database, account))])
  const isUnheard = await asksForUnheard(tools.database.pool, account, text)
  const alone = isUnheard
    ? null
    : ((await answerByParts(tools, question, language, hosts)) ?? passageAnswer(found, language, hosts))
  const model = setting.writes ? await modelInUse(tools.database.pool, account, tools.sources) : null
  const near = found.filter(({ score }) => score >= leastForModel)
  if (!model || !near.length) {
    if (alone) return { answer: alone, points: 0 }
    if (!found.length) return handOver(question, 'nothingFound')
    const isForeign = found[0]!.score >= leastScore && found.every((one) => one.language !== language)
    return handOver(question, isForeign ? 'language' : 'unsure', found)
  }
  const written = await writtenAnswer(tools, question, { model, near, hosts }, signal)
  if (written.kind === 'good') return written.result
  // The best passage says no more than it does, whatever became of the model.
  if (alone && written.reason !== 'unsure') return { answer: alone, points: written.points }
  return handOver(question, written.reason, near, written.points)
}

/** Who asks for a document has it, where the company lets its files go; the best one of those that answer. */
function withFile(
  answer: PassageAnswer,
  { setting, text }: BotQuestion,
  found: readonly FoundPassage[],
  named: MessageFile | null,
): BotAnswer {
  if (!setting.file_calls || !asksForFile(text)) return answer
  const file = named ?? found.find(({ file, score }) => file && score >= leastScore)?.file
  return file ? { ...answer, files: [file] } : answer
}

const sourceOf = ({ id, title, url, body, score }: FoundPassage): BotSource => ({ id, title, url, text: body, score })

/** In the language of whoever asked, as far as we have words in it. */
const handOverText = ({ handover_zh, handover_en }: BotSetting, asked: string): string =>
  languageOfText(asked) === 'zh' ? handover_zh : handover_en

/** Where links of answers may lead: the company's own, as it typed them. */
export function allowedHosts(setting: BotSetting): ReadonlySet<string> {
  const typed = [...botFields.map((name) => setting[name]), ...setting.products.map(({ link }) => link)]
  return new Set(typed.flatMap(findLinks).map(hostOfLink))
}

/** The shop's own, where its products lead. */
async function hostsOfProducts({ pool }: Database, account: string): Promise<string[]> {
  const { rows } = await pool.query<{ url: string }>(
    `select distinct url from bot_document where account_id = $1 and kind = 'product' and url <> '' limit 200`,
    [account],
  )
  return rows.flatMap(({ url }) => findLinks(url)).map(hostOfLink)
}

type PassageAnswer = Extract<BotAnswer, { kind: 'answer' }>

function passageAnswer(
  found: readonly FoundPassage[],
  language: string,
  hosts: ReadonlySet<string>,
): PassageAnswer | null {
  const best = found.find((one) => one.language === language && one.score >= leastScore)
  // Another one that fits better by far is what was asked, in words that cannot be sent.
  if (!best || best.score * 2 < found[0]!.score || isDoubtful(best, found)) return null
  const text = withoutForeignLinks(best.body, hosts)
  return {
    kind: 'answer',
    text: [text, sourceLine(best, language, hosts)].filter(Boolean).join('\n'),
    sources: [sourceOf(best)],
    written_by: 'passage',
    files: [],
  }
}

const mostParts = 3

/** Several questions in one, each with its own passage; where one has none, the message is looked at as a whole. */
async function answerByParts(
  { database }: BotTools,
  { account, text }: BotQuestion,
  language: string,
  hosts: ReadonlySet<string>,
): Promise<PassageAnswer | null> {
  const parts = questionParts(text)
  if (parts.length < 2 || parts.length > mostParts) return null
  const answers: PassageAnswer[] = []
  for (const part of parts) {
    const answer = passageAnswer(await findPassages(database.pool, account, part, 3), language, hosts)
    if (!answer) return null
    if (!answers.some(({ text: said }) => said === answer.text)) answers.push(answer)
  }
  return {
    kind: 'answer',
    text: answers.map((answer) => answer.text).join('\n'),
    sources: answers.flatMap(({ sources }) => sources),
    written_by: 'passage',
    files: [],
  }
}

/** Another passage fits as well, and neither has nearly all of what was asked: which one is meant a person knows better. */
const isDoubtful = (best: FoundPassage, found: readonly FoundPassage[]): boolean =>
  best.score < sureScore &&
  found.some(
    ({ id, language, points }) => id !== best.id && language === best.language && points * leastLead > best.points,
  )
const sureScore = 80
const leastLead = 1.05

/** A page of the site may have been written by anybody: its links lead nowhere but to the company. */
function withoutForeignLinks(text: string, hosts: ReadonlySet<string>): string {
  return findLinks(text)
    .filter((link) => !isAllowed(link, hosts))
    .reduce((rest, link) => rest.replace(new RegExp(link.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'), ''), text)
    .trim()
}

function sourceLine({ url, title }: Pick<FoundPassage, 'url' | 'title'>, language: string, hosts: ReadonlySet<string>) {
  const named = url && isAllowed(url.toLowerCase(), hosts) ? url : title
  if (!named) return ''
  return language === 'zh' ? `（来源：${named}）` : `(Source: ${named})`
}

type ModelResult = { kind: 'good'; result: BotResult } | { kind: 'bad'; reason: HandOverReason; points: number }

type WritingFacts = { model: ModelInUse; near: readonly FoundPassage[]; hosts: ReadonlySet<string> }

async function writtenAnswer(
  { database, ask }: BotTools,
  { account, user, product, id, text }: BotQuestion,
  { model, near, hosts }: WritingFacts,
  signal: AbortSignal,
): Promise<ModelResult> {
  const isPaid = model.owner === 'operator'
  const price = isPaid && product !== null ? assistantPrices.botAnswer : 0
  try {
    if (isPaid && product === null) return { kind: 'bad', reason: 'points', points: 0 }
    const use = { account, user, product: product ?? 0, id, what: text, points: price, remark: 'bot' }
    const held = await holdUse(database, use)
    const said = await finishedText(
      streamAnswer(ask, model, { model: model.model, messages: botMessages(text, near), temperature: 0 }, signal),
    ).catch(async (error: unknown) => {
      await held.settle(0)
      throw error
    })
    await held.settle(price)
    if (saysHandOver(said)) return { kind: 'bad', reason: 'unsure', points: price }
    const checked = checkAnswer(said, near, hosts)
    if (checked.kind === 'bad') return { kind: 'bad', reason: 'unsourced', points: price }
    const used = checked.used.map((at) => near[at]!)
    const line = sourceLine(used.find(({ url }) => url) ?? used[0]!, languageOfText(text), hosts)
    const answer = {
      kind: 'answer' as const,
      text: [checked.text, line].filter(Boolean).join('\n'),
      sources: used.map(sourceOf),
    }
    return { kind: 'good', result: { answer: { ...answer, written_by: 'model', files: [] }, points: price } }
  } catch (error) {
    if (error instanceof ModelFailure) return { kind: 'bad', reason: 'model', points: 0 }
    if (error instanceof AppError) return { kind: 'bad', reason: 'points', points: 0 }
    throw error
  }
}
