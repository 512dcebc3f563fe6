import { AppError } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import { minSchema, type Scope, selfSchema, type Witness } from '#domain/sync/protocol'
import { baseOfScope } from '#domain/sync/scopeKinds'
import type { Connection } from '../db/connect.ts'
import { DataError } from '../http/answer.ts'

/**
 * What this user may see now: a main account everything but what is another one's alone, a sub account its own and what
 * all share.
 */
export async function actorScopes(connection: Connection, actor: Actor, schema: number): Promise<Scope[]> {
  const own = `user:${actor.user}`
  const self = schema < selfSchema ? [] : [`self:${actor.user}`]
  if (actor.role === 'sub') return ['acct', own, ...self]
  const { rows } = await connection.query<{ id: string }>('select id from app_user where account_id = $1 order by id', [
    actor.account,
  ])
  return ['acct', 'main', own, ...self, ...rows.map((row) => `user:${row.id}`).filter((scope) => scope !== own)]
}

/** Whether this user may see what lives there. */
export const isVisible = ({ user, role }: Actor, scope: Scope): boolean =>
  scope === 'acct' ||
  scope === `user:${user}` ||
  scope === `self:${user}` ||
  baseOfScope(scope) === `talk:${user}` ||
  (role === 'main' && !scope.startsWith('self:'))

export type Head = { epoch: string; head: number; floor: number }

export async function readHead(connection: Connection, actor: Actor): Promise<Head> {
  const { rows } = await connection.query<Head>(
    `select epoch::text, seq as head, floor from sync_server, sync_account where account_id = $1`,
    [actor.account],
  )
  return rows[0]!
}

/** `reached`: up to where each of these scopes has changed; one that is not named never did. */
export type ScopeHeads = Head & {
  reached: ReadonlyMap<Scope, number>
  /** up to where this replica is known to have everything; null: not known at all, or not heard of for an hour */
  acked: number | null
  /** up to where it was told, or says that it knows, what left the scope of its user */
  told: number | null
  isStale: boolean
  /** the mark of `head`; null: none was ever made */
  mark: string | null
  /** false: this history does not have what the device has read */
  isKnown: boolean
}

/** What a pull has to know first, in one question. */
export async function readStanding(
  connection: Connection,
  actor: Actor,
  { replica, scopes, witness }: { replica: string; scopes: readonly Scope[]; witness: Witness | undefined },
): Promise<ScopeHeads> {
  const { rows } = await connection.query<Omit<ScopeHeads, 'reached'> & { reached: Record<Scope, number> | null }>({
    name: 'standing',
    text: `select epoch::text, seq as head, floor, r.acked_seq as acked,
       greatest(r.acked_seq, r.told_seq) as told,
       coalesce(r.last_seen < now() - interval '1 hour', false) as "isStale", m.mark, ${hasMark('$5', '$6')} as "isKnown",
       (select jsonb_object_agg(s.scope, s.seq) from sync_scope s
        where s.account_id = $1 and s.scope = any($4::text[])) as reached
     from sync_server cross join sync_account a left join sync_mark m using (account_id, seq)
     left join sync_replica r on r.account_id = $1 and r.user_id = $2 and r.replica_id = $3
     where a.account_id = $1`,
    values: [actor.account, actor.user, replica, scopes, ...witnessValues(witness)],
  })
  return { ...rows[0]!, reached: new Map(Object.entries(rows[0]!.reached ?? {})) }
}

/** Whether the history of account $1 has this number with this mark; a device that names none is believed. */
export const hasMark = (seq: string, mark: string): string =>
  `(${seq}::bigint is null or exists (select from sync_mark w where w.account_id = $1 and w.seq = ${seq} and w.mark = ${mark}::uuid))`

export const witnessValues = (witness: Witness | undefined) => [witness?.seq ?? null, witness?.mark ?? null]

export function mustBeSameEpoch(asked: string, { epoch }: { epoch: string }): void {
  if (asked !== epoch) throw new DataError('epochChanged', { epoch })
}

export function mustBeKnownSchema(schema: number): void {
  if (schema < minSchema) throw new AppError('upgradeRequired')
}
