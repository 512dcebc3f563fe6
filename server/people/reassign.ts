import { limits } from '#domain/limits'
import type { Actor } from '#domain/shared/mutation'
import type { Areas, Reassignment } from '../area.ts'
import type { Connection } from '../db/connect.ts'
import { beyondScope } from '../db/scope.ts'
import { lockDependants } from '../sync/dependants.ts'
import { nextSeq } from '../sync/serverRows.ts'
import { giveContacts } from './giveContacts.ts'

/** Reassigns one portion of a leaving user's contacts, with their dependants. Returns how many; 0: none is left. */
export async function reassignContacts(connection: Connection, reassignment: Reassignment): Promise<number> {
  const { account, from, to, by } = reassignment
  // Those in the bin go too, so that an undo brings them back to where the others are.
  const { rows } = await connection.query<{ id: string }>(
    `select id from contact where account_id = $1 and scope = $2 order by id limit ${limits.transferRows} for update`,
    [account, `user:${from}`],
  )
  const ids = rows.map(({ id }) => id)
  if (!ids.length) return 0
  await lockDependants(connection, account, { entity: 'contact', ids })
  const seq = await nextSeq(connection, account)
  await giveContacts(connection, { account, ids, to, by, edited_at: Date.now() }, seq)
  return ids.length
}

const nothing = () => false

/** The areas that have something to do when a user leaves. */
export const reassignsOf = (areas: Areas) => areas.flatMap(({ reassign }) => reassign ?? [])

/** Reassigns everything of a leaving user; returns the number of contacts. */
export async function reassignAll(connection: Connection, areas: Areas, reassignment: Reassignment): Promise<number> {
  let total = 0
  for (
    let count = await reassignContacts(connection, reassignment);
    count > 0;
    count = await reassignContacts(connection, reassignment)
  )
    total += count
  for (const { part = nothing, rest = nothing } of reassignsOf(areas)) {
    while (await part(connection, reassignment));
    await rest(connection, reassignment)
  }
  return total
}

/** Reassigns rows that were created in the name of users after they left, to the successor of each. */
export async function reassignLate(
  connection: Connection,
  areas: Areas,
  { account, user }: Actor,
  authors: readonly string[],
): Promise<void> {
  const { rows } = await beyondScope(connection, () =>
    connection.query<{ from: string; to: string }>(
      `select id as from, heir_id as to from app_user
       where account_id = $1 and id = any($2::uuid[]) and heir_id is not null order by id`,
      [account, authors],
    ),
  )
  for (const { from, to } of rows) await reassignAll(connection, areas, { account, from, to, by: user })
}
