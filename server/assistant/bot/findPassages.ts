import type { BotLanguage } from '#domain/assistant/bot'
import { languageOfText } from '#domain/assistant/language'
import {
  askedSigns,
  askingPart,
  asksForPrice,
  namesUnheard,
  relatedWords,
  spacedPart,
  twoSigns,
} from '#domain/assistant/pieces'
import type { MessageFile } from '#domain/email/render/message'
import type { Connection } from '../../db/connect.ts'
import { searchConfig } from './keepPassages.ts'

export type FoundPassage = {
  id: string
  title: string
  body: string
  url: string
  /** the file that it was read from */
  file: MessageFile | null
  language: string
  /** how much of what was asked it has, from 0 to 100: rare words count more than frequent ones */
  score: number
  /** by which they stand in their order */
  points: number
}

/**
 * The passages of a company that say most of what is asked, best first. Languages with words are asked by PostgreSQL's full-text search,
 * the others by pieces of two signs. A word that no text has is no fault where another one for the same is there. A passage in the language of the question is preferred.
 */
export async function findPassages(
  connection: Pick<Connection, 'query'>,
  account: string,
  asked: string,
  most = 5,
): Promise<FoundPassage[]> {
  const language = languageOfText(asked)
  const words = relatedWords(asked)
  const [related, meant] = [words.other.join(' '), words.said.join(' ')]
  const { rows } = await connection.query<FoundPassage>(
    `with size as (
       select count(*)::float8 as n from bot_passage where account_id = $1
     ), languages as (
       select config from unnest($2::text[]) config
     ), said as (
       select w.lexeme as term, 1.0 as share from languages l, unnest(to_tsvector(l.config::regconfig, $3)) w
       union all select piece, 1.0 from unnest($4::text[]) piece
       union all select w.lexeme, 0.4 from languages l, unnest(to_tsvector(l.config::regconfig, $5)) w
       union all select piece, 0.4 from unnest($6::text[]) piece
     ), meant as (
       select w.lexeme as term from languages l, unnest(to_tsvector(l.config::regconfig, $9)) w union select unnest($10::text[])
     ), asked as (
       select term, max(share) as share from said group by term order by max(share) desc, term limit 120
     ), hits as (
       select a.term, a.share, t.passage_id, t.weight, count(t.passage_id) over (partition by a.term) as df
       from asked a left join bot_term t on t.account_id = $1 and t.term = a.term
     ), weighed as (
       select h.*, ln(1 + (s.n - h.df + 0.5) / (h.df + 0.5)) as idf from hits h, size s
     ), whole as (
       select sum(idf) as idf from (select distinct term, idf from weighed where share = 1 and not (df = 0 and term in (select term from meant))) own
     ), best as (
       select w.passage_id as id, sum(w.idf * w.weight * w.share) as points,
         sum(case when w.share = 1 then w.idf else 0 end) as own,
         max(case when w.share < 1 then w.idf else 0 end) as other
       from weighed w where w.passage_id is not null group by w.passage_id
     )
     select p.id, p.title, p.body, d.url, f.file, p.language,
       least(100, round(100 * (b.own + 0.9 * b.other) / greatest((select coalesce(idf, 0) from whole), b.other, 0.001)))::int as score,
       b.points * (case when p.language = $7 then 1.3 else 1 end) * (case when $11 and p.body ~* $12 then 1.5 else 1 end) as points
     from best b join bot_passage p on p.account_id = $1 and p.id = b.id
     join bot_document d on d.account_id = $1 and d.id = p.document_id
     left join bot_file f on f.account_id = $1 and f.id = d.id
     order by points desc, p.document_id, p.place limit $8`,
    [
      account,
      configsOf(language),
      spacedPart(asked),
      askedSigns(asked),
      spacedPart(related),
      twoSigns(related),
      language,
      most,
      spacedPart(meant),
      twoSigns(meant),
      asksForPrice(asked),
      moneyPattern,
    ],
  )
  return rows
}

const moneyPattern = '\\m(usd|eur|gbp|cny|rmb)\\M|[$€£¥]|美元|欧元|英镑|[0-9] *元'

/** Names of products and the like are English in most texts. */
const configsOf = (language: BotLanguage): string[] => [...new Set([searchConfig(language), 'english'])]

/** Whether the question is about something that no text of the company has a word of: what is near it is no answer then. */
export async function asksForUnheard(
  connection: Pick<Connection, 'query'>,
  account: string,
  text: string,
): Promise<boolean> {
  const asked = askingPart(text)
  const language = languageOfText(asked)
  const said = relatedWords(asked).said.join(' ')
  const { rows } = await connection.query<{ term: string }>(
    `with asked as (
       select w.lexeme as term from unnest(to_tsvector($2::regconfig, $3)) w union select unnest($4::text[])
     )
     select a.term from asked a
     where a.term not in (select w.lexeme from unnest(to_tsvector($2::regconfig, $5)) w)
       and not exists (select from bot_term t where t.account_id = $1 and t.term = a.term)`,
    [account, searchConfig(language), spacedPart(asked), askedSigns(asked), spacedPart(said)],
  )
  return namesUnheard(asked, new Set(rows.map(({ term }) => term)), language === 'en')
}
