import { AppError } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../db/connect.ts'

/** The hash of the file at this place; null: of the first one that is there. */
export async function fileOfRecord(
  connection: Connection,
  { account }: Actor,
  { record, place }: { record: string; place: number | null },
): Promise<string> {
  const { rows } = await connection.query<{ hash: string }>(
    `select p.part -> 'file' ->> 'hash' as hash
     from message m cross join lateral jsonb_array_elements(m.parts) with ordinality p (part, nth)
     where m.account_id = $1 and m.id = $2 and m.deleted_at is null and p.part -> 'file' ->> 'hash' is not null
       and ($3::int is null or p.nth = $3 + 1) order by p.nth limit 1`,
    [account, record, place],
  )
  if (!rows[0]) throw new AppError('notFound')
  return rows[0].hash
}
