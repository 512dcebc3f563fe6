import type { BotLanguage } from '#domain/assistant/bot'
import { languageOfText } from '#domain/assistant/language'
import { passagesOf } from '#domain/assistant/passages'
import { spacedPart, twoSigns } from '#domain/assistant/pieces'
import type { Connection } from '../../db/connect.ts'
import { newIdAt } from '../../sync/newId.ts'

/** A text that the bot is to know, whole. */
export type BotText = {
  id: string
  kind: 'field' | 'product' | 'document' | 'page'
  name: string
  url: string
  text: string
  words: number
}

/** PostgreSQL's full-text search knows these languages; of the others it takes words as they are. */
const configs: Partial<Record<BotLanguage, string>> = {
  en: 'english',
  es: 'spanish',
  fr: 'french',
  de: 'german',
  pt: 'portuguese',
  it: 'italian',
  ru: 'russian',
  ar: 'arabic',
  tr: 'turkish',
  // What is Latin in a text of these is mostly English.
  zh: 'english',
  ja: 'english',
  ko: 'english',
}
export const searchConfig = (language: string): string => configs[language as BotLanguage] ?? 'simple'

/** Takes the place of what stood under this id; returns how many passages it has. */
export async function keepBotText(
  connection: Connection,
  account: string,
  given: BotText,
  now: number,
): Promise<number> {
  const { id, kind, name, url, text, words } = given
  await connection.query('delete from bot_document where account_id = $1 and id = $2', [account, id])
  const passages = passagesOf(text, kind === 'field' ? '' : name)
  if (!passages.length) return 0
  await connection.query(
    `insert into bot_document (account_id, id, kind, name, url, words) values ($1, $2, $3, $4, $5, $6)`,
    [account, id, kind, name, url, words],
  )
  const rows = passages.map((passage, place) => passageRow(passage, place, now))
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await writePassages(connection, account, id, rows.slice(at, at + rowsAtOnce))
  return rows.length
}

const rowsAtOnce = 500

function passageRow({ title, body }: { title: string; body: string }, place: number, now: number) {
  const language = languageOfText(body)
  const counts: Record<string, number> = {}
  for (const piece of twoSigns(body)) counts[piece] = (counts[piece] ?? 0) + 1
  for (const piece of twoSigns(title)) counts[piece] = (counts[piece] ?? 0) + titleWeight
  return {
    id: newIdAt(now),
    place,
    title,
    body,
    language,
    config: searchConfig(language),
    spaced_body: spacedPart(body),
    spaced_title: spacedPart(title),
    pieces: counts,
  }
}
/** A word that stands over a passage says more of it than one in it. */
const titleWeight = 2

type PassageRow = ReturnType<typeof passageRow>

/** With the weight of each word by BM25 (k 1.2, b 0.75), for passages of sixty words as they are cut. */
async function writePassages(connection: Connection, account: string, document: string, rows: readonly PassageRow[]) {
  const json = JSON.stringify(rows)
  await connection.query(
    `insert into bot_passage (account_id, id, document_id, place, title, body, language)
     select $1, id, $2, place, title, body, language from jsonb_to_recordset($3::jsonb)
       as p (id uuid, place int, title text, body text, language text)`,
    [account, document, json],
  )
  await connection.query(
    `with p as (
       select * from jsonb_to_recordset($2::jsonb)
         as p (id uuid, config text, spaced_body text, spaced_title text, pieces jsonb)
     ), counted as (
       select p.id, w.lexeme as term, cardinality(w.positions) as n from p, unnest(to_tsvector(p.config::regconfig, p.spaced_body)) w
       union all
       select p.id, w.lexeme, $3 * cardinality(w.positions) from p, unnest(to_tsvector(p.config::regconfig, p.spaced_title)) w
       union all
       select p.id, k.key, k.value::int from p, jsonb_each_text(p.pieces) k
     ), summed as (
       select id, term, sum(n)::float8 as n from counted where length(term) <= 100 group by id, term
     ), sized as (
       select id, term, n, sum(n) over (partition by id) as size from summed
     )
     insert into bot_term (account_id, term, passage_id, weight)
     select $1, term, id, n * 2.2 / (n + 1.2 * (0.25 + 0.75 * size / 60)) from sized`,
    [account, json, titleWeight],
  )
}
