import type { Scope, Witness } from '#domain/sync/protocol'
import type { Connection } from '../db/connect.ts'
import type { SignedIn } from '../people/sessions.ts'
import type { VisibleScopes } from './scopes.ts'

/** What a device asks that has more than this server: the server was restored, or set back as a whole. */

/** Where the counter stood when the present history began. */
export async function readBegan(connection: Connection, user: SignedIn): Promise<number> {
  const { rows } = await connection.query<{ began: number }>('select began from sync_account where account_id = $1', [
    user.account,
  ])
  return rows[0]!.began
}

/** The greatest of these numbers that the present history has, with the same mark. */
export async function readCommon(
  connection: Connection,
  user: SignedIn,
  witnesses: readonly Witness[],
): Promise<number> {
  const { rows } = await connection.query<{ common: number }>(
    `select coalesce(max(m.seq), 0) as common from unnest($2::bigint[], $3::uuid[]) as asked (seq, mark)
     join sync_mark m on m.account_id = $1 and m.seq = asked.seq and m.mark = asked.mark`,
    [user.account, witnesses.map(({ seq }) => seq), witnesses.map(({ mark }) => mark)],
  )
  return rows[0]!.common
}

/** Of these rows, those that left a scope of this user's in the present history; of others nothing is said. */
export async function leftAmong(
  connection: Connection,
  user: SignedIn,
  granted: Pick<VisibleScopes, 'has'>,
  missing: readonly (readonly [scope: Scope, entity: string, id: string])[],
): Promise<string[]> {
  const asked = missing.filter(([scope]) => granted.has(scope))
  const { rows } = await connection.query<{ id: string }>(
    `select t.id from unnest($2::text[], $3::text[], $4::uuid[]) as asked (scope, entity, id)
     join sync_tomb t on t.account_id = $1 and t.scope = asked.scope and t.entity = asked.entity and t.id = asked.id`,
    [user.account, asked.map(([scope]) => scope), asked.map(([, entity]) => entity), asked.map(([, , id]) => id)],
  )
  return rows.map(({ id }) => id)
}
