import { labelKinds } from '#domain/contacts/label'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../../db/connect.ts'

const anId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const most = 5_000

/** Every id that stands anywhere in it. */
export const idsIn = (value: unknown): string[] => [...new Set(JSON.stringify(value).match(anId) ?? [])].slice(0, most)

/**
 * What these ids stand for, as far as the asker sees it: the rows as they are, those in the bin too, and for those that are
 * gone for good the name that they were deleted under.
 */
export async function namesOf(
  connection: Connection,
  { account }: Actor,
  ids: readonly string[],
): Promise<Record<string, string>> {
  if (!ids.length) return {}
  const of = (table: string, name: string) =>
    `select id, ${name} as name from ${table} where account_id = $1 and id = any($2::uuid[])`
  const { rows } = await connection.query<{ id: string; name: string }>(
    [
      `select distinct on (id) id, ${nameSql(`before ->> 'name'`, `before ->> 'company'`)} as name from row_change
       where account_id = $1 and id = any($2::uuid[]) and kind = 'deleted'`,
      of('contact', nameSql('name', 'company')),
      ...labelKinds.map((kind) => of(kind, 'name')),
      of('product', `coalesce(nullif(title ->> 'en', ''), nullif(title ->> 'zh', ''), sku)`),
      of(
        'quotation',
        `coalesce(nullif(proforma, ''), nullif(number, ''), ${nameSql(`buyer ->> 'company'`, `buyer ->> 'name'`)})`,
      ),
    ].join(' union all '),
    [account, ids],
  )
  return Object.fromEntries(rows.flatMap(({ id, name }) => (name ? [[id, name]] : [])))
}

const nameSql = (name: string, company: string) => `coalesce(nullif(${name}, ''), ${company})`
