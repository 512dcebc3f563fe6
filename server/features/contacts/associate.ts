import { AppError } from '#domain/errors'
import type { MutationName } from '#domain/mutations'
import type { Connection } from '../../db/connect.ts'

type Change = { name: MutationName; args: unknown }

/** Tags that are put on contacts, or taken off, one change for each. */
export async function tagging(
  connection: Connection,
  account: string,
  name: 'contact.tag.add' | 'contact.tag.remove',
  { contact_ids, tag_ids }: { contact_ids: string[]; tag_ids: string[] },
): Promise<Change[]> {
  if (name === 'contact.tag.add') await mustBeThere(connection, account, 'tag', tag_ids)
  return tag_ids.map((tag) => ({ name, args: { ids: contact_ids, tag } }))
}

export async function categorising(
  connection: Connection,
  account: string,
  { contact_ids, category_id }: { contact_ids: string[]; category_id: string },
): Promise<Change[]> {
  await mustBeThere(connection, account, 'category', [category_id])
  return [{ name: 'contact.patch', args: { ids: contact_ids, fields: { category: category_id } } }]
}

export async function uncategorising(
  connection: Connection,
  account: string,
  { contact_ids, category_id }: { contact_ids: string[]; category_id: string },
): Promise<Change[]> {
  const { rows } = await connection.query<{ id: string }>(
    `select id from contact where account_id = $1 and id = any($2::uuid[]) and category is distinct from $3::uuid
       and deleted_at is null`,
    [account, contact_ids, category_id],
  )
  const others = new Set(rows.map(({ id }) => id))
  const ids = contact_ids.filter((id) => !others.has(id))
  return ids.length ? [{ name: 'contact.patch', args: { ids, fields: { category: null } } }] : []
}

async function mustBeThere(
  connection: Connection,
  account: string,
  kind: 'tag' | 'category',
  ids: readonly string[],
): Promise<void> {
  const { rows } = await connection.query<{ id: string }>(
    `select id from ${kind} where account_id = $1 and id = any($2::uuid[]) and deleted_at is null`,
    [account, ids],
  )
  if (rows.length < new Set(ids).size) throw new AppError('gone')
}
