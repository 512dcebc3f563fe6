import { createHash } from 'node:crypto'
import { limits } from '#domain/limits'
import type { Connection, Database } from '../../db/connect.ts'

export type TranslationText = { text: string; source: string }
export type TranslatorKind = 'libre' | 'deepl' | 'model'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** What was translated before, by its text. */
export async function keptTranslations(
  connection: Pick<Connection, 'query'>,
  account: string,
  target: string,
  texts: readonly string[],
): Promise<Map<string, TranslationText>> {
  const { rows } = await connection.query<{ hash: string; text: string; source: string }>(
    `select encode(hash, 'hex') as hash, text, source from translation_kept
     where account_id = $1 and target = $2 and hash = any(select decode(unnest($3::text[]), 'hex'))`,
    [account, target, texts.map((text) => hashOf(text).toString('hex'))],
  )
  const byHash = new Map(rows.map(({ hash, text, source }) => [hash, { text, source }]))
  return new Map(
    texts.flatMap((text) => {
      const kept = byHash.get(hashOf(text).toString('hex'))
      return kept ? [[text, kept] as const] : []
    }),
  )
}

export async function keepTranslations(
  connection: Connection,
  { account, target, by }: { account: string; target: string; by: TranslatorKind },
  translated: ReadonlyMap<string, TranslationText>,
): Promise<void> {
  const rows = [...translated].map(([of, { text, source }]) => ({ hash: hashOf(of).toString('hex'), text, source }))
  await connection.query(
    `insert into translation_kept (account_id, target, hash, text, source, by)
     select $1, $2, decode(hash, 'hex'), text, source, $3 from jsonb_to_recordset($4::jsonb) as t (hash text, text text, source text)
     on conflict (account_id, target, hash) do update set text = excluded.text, source = excluded.source, by = excluded.by,
       at = excluded.at`,
    [account, target, by, JSON.stringify(rows)],
  )
}

/** What people wrote stands here without whose it is: not for long. */
export async function dropOldTranslations({ pool }: Database): Promise<number> {
  const { rowCount } = await pool.query(
    'delete from translation_kept where at < server_now() - make_interval(days => $1)',
    [limits.translationDays],
  )
  return rowCount ?? 0
}
