import * as z from 'zod/mini'
import { type SitePartKind, sitePartSchemas } from '#domain/shop/site/snapshot'
import type { Connection } from '../../db/connect.ts'

/** One part of what a shop publishes. `place`: its place among its kind. */
export type ShopPart = { kind: SitePartKind; id: string; place: number; body: unknown }
/** Which part it is, and what it says, without saying it. */
export type SitePartMark = { kind: SitePartKind; id: string; mark: string }

/** Parts as they are from now on; the next publication shows them. What is none is refused here, where it enters. */
export async function putSiteParts(
  connection: Pick<Connection, 'query'>,
  account: string,
  parts: readonly ShopPart[],
): Promise<void> {
  if (!parts.length) return
  const checked = parts.map((part) => ({ ...part, body: z.parse(sitePartSchemas[part.kind], part.body) }))
  await connection.query(
    `insert into shop_part (account_id, kind, id, place, body)
     select $1, kind, id, place, body from jsonb_to_recordset($2::jsonb) as p (kind text, id uuid, place int, body jsonb)
     on conflict (account_id, kind, id) do update set place = excluded.place, body = excluded.body
     where (shop_part.place, shop_part.body) is distinct from (excluded.place, excluded.body)`,
    [account, JSON.stringify(checked)],
  )
}

export async function dropSiteParts(
  connection: Pick<Connection, 'query'>,
  account: string,
  kind: SitePartKind,
  ids: readonly string[],
): Promise<void> {
  await connection.query('delete from shop_part where account_id = $1 and kind = $2 and id = any($3::uuid[])', [
    account,
    kind,
    ids,
  ])
}

/** All of them in the order of the shop, a line each: ten thousand rows as one text cost the server's loop nothing. */
export async function readPartMarks(connection: Pick<Connection, 'query'>, account: string): Promise<string> {
  const { rows } = await connection.query<{ marks: string | null }>(
    `select string_agg(kind || ' ' || id || ' ' || mark, chr(10) order by kind, place, id) as marks
     from shop_part where account_id = $1`,
    [account],
  )
  return rows[0]?.marks ?? ''
}

export const partMarksOf = (text: string): SitePartMark[] =>
  text.split('\n').flatMap((line) => {
    const [kind, id, mark] = line.split(' ')
    return kind && id && mark ? [{ kind: kind as SitePartKind, id, mark }] : []
  })

/** As texts: nobody here reads them, a thread does. */
export async function readPartTexts(
  connection: Pick<Connection, 'query'>,
  account: string,
  ids: readonly string[],
): Promise<[mark: string, text: string][]> {
  const { rows } = await connection.query<{ mark: string; body: string }>(
    `select coalesce(mark, '') as mark, body::text as body from shop_part where account_id = $1 and id = any($2::uuid[])`,
    [account, ids],
  )
  return rows.map(({ mark, body }) => [mark, body])
}
