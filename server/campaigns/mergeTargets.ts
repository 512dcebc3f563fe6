import type { Connection } from '../db/connect.ts'

/** For each of these contacts that was merged into another one: the contact that stayed. */
export async function mergeTargetsOf(
  connection: Connection,
  account: string,
  contacts: readonly string[],
): Promise<Map<string, string>> {
  if (!contacts.length) return new Map()
  const { rows } = await connection.query<{ merged: string; survivor: string }>(
    `select gone.id as merged, m.contact_id as survivor
     from contact gone join contact_merge m on m.account_id = gone.account_id and m.merged ? gone.id::text
     where gone.account_id = $1 and gone.id = any($2::uuid[]) and gone.deleted_at is not null and m.deleted_at is null
     order by m.created_at`,
    [account, [...new Set(contacts)]],
  )
  return new Map(rows.map(({ merged, survivor }) => [merged, survivor]))
}
