import type { BotLanguage } from '#domain/assistant/bot'
import { figuresIn, findLinks, standsIn } from '#domain/assistant/figures'
import { languageOfText } from '#domain/assistant/language'
import { AppError } from '#domain/errors'
import type { Database } from '../../db/connect.ts'
import { ModelFailure } from '../models/modelProblem.ts'
import { type TranslationWay, translateTexts } from '../translation/translate.ts'

export type TranslationOf = (account: string) => Promise<TranslationWay | null>

/** Most of what the bot knows is in this language; null: it knows nothing. */
export async function mainLanguageOf({ pool }: Database, account: string): Promise<BotLanguage | null> {
  const { rows } = await pool.query<{ language: BotLanguage }>(
    `select language from bot_passage where account_id = $1 group by language order by count(*) desc, language limit 1`,
    [account],
  )
  return rows[0]?.language ?? null
}

export async function knowsLanguage({ pool }: Database, account: string, language: BotLanguage): Promise<boolean> {
  const { rowCount } = await pool.query('select from bot_passage where account_id = $1 and language = $2 limit 1', [
    account,
    language,
  ])
  return Boolean(rowCount)
}

type WantedTranslation = { account: string; user: string | null; product: number | null; text: string; target: string }

/** null: nobody could translate it, or it cannot be paid. */
export async function translatedForBot(
  database: Database,
  way: TranslationWay,
  { text, ...wanted }: WantedTranslation,
  signal: AbortSignal,
): Promise<{ text: string; points: number } | null> {
  try {
    const asked = { ...wanted, texts: [text], source: languageOfText(text) }
    const { list, points } = await translateTexts(database, way, asked, signal)
    return { text: list[0]!.text, points }
  } catch (error) {
    if (error instanceof ModelFailure || error instanceof AppError) return null
    throw error
  }
}

/** Whoever translates may say another number or address than stood there: that is not sent. */
export function isSaidUnchanged(translated: string, original: string): boolean {
  const [figures, links] = [figuresIn(original), findLinks(original)]
  const isThere = figuresIn(translated).every((figure) => standsIn({ value: figure.value, unit: null }, figures))
  const isWhole = figures.every(({ value }) => figuresIn(translated).some((one) => one.value === value))
  return isThere && isWhole && findLinks(translated).every((link) => links.includes(link))
}
