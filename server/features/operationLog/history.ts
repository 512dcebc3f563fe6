import { type Contact, Contact as ContactSchema } from '#domain/contacts/contact'
import { labelKinds } from '#domain/contacts/label'
import { AppError } from '#domain/errors'
import type { operationLogCalls } from '#domain/operationLog/calls'
import { restorable, rowAfter, withAfter } from '#domain/operationLog/history'
import type { Moment } from '#domain/operationLog/log'
import type { InputOf, OutputOf } from '#domain/shared/call'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../../db/connect.ts'
import { beyondScope } from '../../db/scope.ts'
import { idsIn, namesOf } from './names.ts'

type Calls = typeof operationLogCalls

/** Nobody reads further back in a panel; the log has the rest. */
export const momentsShown = 200

export async function contactHistory(
  connection: Connection,
  actor: Actor,
  { contact_id }: InputOf<Calls['history']>,
): Promise<OutputOf<Calls['history']>> {
  const contact = await seenContact(connection, actor, contact_id)
  const list = withAfter(contact, await readMoments(connection, actor, { id: contact_id, limit: momentsShown }))
  const oldest = list.at(-1)
  const since = oldest && oldest.kind !== 'created' ? oldest.at : null
  return { list, since, names: await namesOf(connection, actor, idsIn(list)) }
}

export async function contactAt(
  connection: Connection,
  actor: Actor,
  { contact_id, n }: InputOf<Calls['contactAt']>,
): Promise<OutputOf<Calls['contactAt']>> {
  const contact = await seenContact(connection, actor, contact_id)
  const changes = await readMoments(connection, actor, { id: contact_id, after: n })
  const then = rowAfter(contact, changes, n) as Contact
  const fields = restorable(await asItCanBe(connection, actor, then))
  return { fields, names: await namesOf(connection, actor, idsIn(fields)) }
}

/** Not for a history of others: whoever sees a contact sees what became of it, also before it was theirs. */
async function seenContact(connection: Connection, actor: Actor, id: string): Promise<Contact> {
  const { rows } = await connection.query<Contact>(
    `select ${Object.keys(ContactSchema.shape).join(', ')} from contact
     where account_id = $1 and ($2 or scope = 'user:' || $3) and id = $4 and deleted_at is null`,
    [actor.account, actor.role === 'main', actor.user, id],
  )
  if (!rows[0]) throw new AppError('notFound')
  return rows[0]
}

/** Newest first. */
export async function readMoments(
  connection: Connection,
  { account }: Actor,
  { id, after = 0, limit = null }: { id: string; after?: number; limit?: number | null },
): Promise<Omit<Moment, 'after'>[]> {
  const { rows } = await beyondScope(connection, () =>
    connection.query<Omit<Moment, 'after'>>(
      `select c.n, c.entity, c.id, c.kind, c.before, c.user_id as user, c.edited_at,
         (extract(epoch from c.at) * 1000)::bigint as at, coalesce(m.device, '') as device,
         m.name as action, coalesce(cardinality(m.ids), 0) as count
       from row_change c left join sync_mutation m on m.account_id = c.account_id and m.uid = c.uid
       where c.account_id = $1 and c.id = $2 and c.n > $3 order by c.n desc limit $4`,
      [account, id, after, limit],
    ),
  )
  return rows
}

/** Labels that were deleted since, and a picture whose file was let go, cannot come back. */
async function asItCanBe(connection: Connection, { account }: Actor, then: Contact): Promise<Contact> {
  const { rows: labels } = await connection.query<{ id: string }>(
    labelKinds
      .map((kind) => `select id from ${kind} where account_id = $1 and id = any($2::uuid[]) and deleted_at is null`)
      .join(' union all '),
    [account, [...then.tag, then.category, then.source].filter((id) => id !== null)],
  )
  const isThere = (id: string) => labels.some((label) => label.id === id)
  const { category, source, picture, ...rest } = then
  return {
    ...rest,
    tag: then.tag.filter(isThere),
    category: category && isThere(category) ? category : null,
    source: source && isThere(source) ? source : null,
    ...((picture === null || (await isKept(connection, account, picture.hash))) && { picture }),
  } as Contact
}

async function isKept(connection: Connection, account: string, hash: string): Promise<boolean> {
  const { rowCount } = await connection.query('select from blob where account_id = $1 and sha256 = $2', [account, hash])
  return rowCount === 1
}
