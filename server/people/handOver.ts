import type { EntityName } from '#domain/entities'
import { limits } from '#domain/limits'
import type { Actor } from '#domain/shared/mutation'
import type { Areas } from '../area.ts'
import type { Connection, Database } from '../db/connect.ts'
import { beyondScope } from '../db/scope.ts'
import { lockDependants } from '../sync/dependants.ts'
import { nextSeq } from '../sync/serverRows.ts'
import { giveContacts } from './giveContacts.ts'

export type Handing = { account: string; from: string; to: string; by: string }

/** How an area's rows of a user who leaves go to the successor, after the user's contacts. */
export type Reassign = {
  /** whether rows that belong to the user go to the successor or stay */
  owned?: Partial<Record<EntityName, 'goes' | 'stays'>>
  /** tables whose rows of the user (`user_id`) are deleted, such as credentials */
  dropped?: readonly string[]
  /** preparation, in its own transactions */
  before?: (database: Database, leaver: Pick<Actor, 'account' | 'user'>) => Promise<void>
  /** moves one portion, in the caller's transaction; false: nothing was left */
  part?: (connection: Connection, handing: Handing) => Promise<boolean>
  /** moves everything else */
  rest?: (connection: Connection, handing: Handing) => Promise<void>
}

/** Contacts of a user who leaves, with all that lives with them, become another one's. Gives how many; 0: all are gone. */
export async function handOverSome(connection: Connection, handing: Handing): Promise<number> {
  const { account, from, to, by } = handing
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
export const reassigning = (areas: Areas) => areas.flatMap(({ reassign }) => reassign ?? [])

/** Everything that is theirs; gives how many contacts that were. */
export async function handOverAll(connection: Connection, areas: Areas, handing: Handing): Promise<number> {
  let total = 0
  for (let count = await handOverSome(connection, handing); count > 0; count = await handOverSome(connection, handing))
    total += count
  for (const { part = nothing, rest = nothing } of reassigning(areas)) {
    while (await part(connection, handing));
    await rest(connection, handing)
  }
  return total
}

/** What was made in the name of users who have left goes to where their contacts went. */
export async function handOverLate(
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
  for (const { from, to } of rows) await handOverAll(connection, areas, { account, from, to, by: user })
}
