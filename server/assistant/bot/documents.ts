import type { BotDocument } from '#domain/assistant/bot'
import { countWords } from '#domain/assistant/botWords'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Connection } from '../../db/connect.ts'
import { serverNow } from '../../people/serverNow.ts'
import { keepBotText } from './keepPassages.ts'
import { countPassages } from './settingRow.ts'

const shown = `d.id, d.name, d.kind, d.url, d.words, (select count(*)::int from bot_passage p
  where p.account_id = d.account_id and p.document_id = d.id) as passages,
  floor(extract(epoch from d.created_at) * 1000)::float8 as created_at`

/** What was brought and what was read from the site; the fields of the setting are not among them. */
export async function listBotDocuments(connection: Pick<Connection, 'query'>, account: string): Promise<BotDocument[]> {
  const { rows } = await connection.query<BotDocument>(
    `select ${shown} from bot_document d where d.account_id = $1 and d.kind in ('document', 'page') order by d.created_at desc, d.id`,
    [account],
  )
  return rows
}

export async function addBotDocument(
  connection: Connection,
  account: string,
  { id, name, text }: { id: string; name: string; text: string },
): Promise<BotDocument> {
  const { rows: there } = await connection.query<{ count: number; is_other: boolean }>(
    `select count(*)::int as count, coalesce(bool_or(id = $2 and kind <> 'document'), false) as is_other
     from bot_document where account_id = $1`,
    [account, id],
  )
  if (there[0]!.is_other) throw new AppError('forbidden')
  if (there[0]!.count >= limits.botDocuments) throw new AppError('rowsFull')
  const document = { id, kind: 'document' as const, name, url: '', text, words: countWords(text) }
  if (!(await keepBotText(connection, account, document, await serverNow(connection))))
    throw new AppError('documentEmpty')
  if ((await countPassages(connection, account)) > limits.botPassages) throw new AppError('rowsFull')
  const { rows } = await connection.query<BotDocument>(
    `select ${shown} from bot_document d where d.account_id = $1 and d.id = $2`,
    [account, id],
  )
  return rows[0]!
}

export async function dropBotDocument(connection: Connection, account: string, id: string): Promise<string> {
  const { rows } = await connection.query<{ name: string }>(
    `delete from bot_document where account_id = $1 and id = $2 and kind in ('document', 'page') returning name`,
    [account, id],
  )
  if (!rows[0]) throw new AppError('notFound')
  return rows[0].name
}
