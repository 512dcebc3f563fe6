import { AppError } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import { minSchema, privateSchema, type Scope, selfSchema, talkSchema, type Witness } from '#domain/sync/protocol'
import { baseOfScope, monthOfScope, monthScope, scopeMonth } from '#domain/sync/scopeKinds'
import type { Connection } from '../db/connect.ts'
import { DataError } from '../http/answer.ts'

/** `scopes` as they are named; months of the same conversations that are not named, back to `oldestMonth`, may be asked for as well. */
export type VisibleScopes = { scopes: readonly Scope[]; oldestMonth: number; has: (scope: Scope) => boolean }

/** Clocks are set right by less; who is a moment too early or too late has the next month already. */
const earlyMs = 3_600_000

/**
 * What this user may see now: a main account everything but what is another one's alone, a sub account its own and what
 * all share, and the conversations that nobody has taken over channel accounts that it may use.
 */
export async function actorScopes(connection: Connection, actor: Actor, schema: number): Promise<VisibleScopes> {
  const { rows } = await connection.query<{ users: string[]; pools: string[]; now: number; oldestMonth: number }>(
    `select array(select id from app_user where account_id = $1 and ($2 or id = $3) order by id) as users,
       array(select id from channel_account where account_id = $1 and ($2 or users ? $3::text) order by id) as pools,
       (extract(epoch from server_now()) * 1000)::float8 as now, oldest_month as "oldestMonth"
     from sync_account where account_id = $1`,
    [actor.account, actor.role === 'main', actor.user],
  )
  const { users, pools, now, oldestMonth } = rows[0]!
  const others = users.filter((id) => id !== actor.user)
  const scopes = [
    'acct',
    ...(actor.role === 'main' ? ['main'] : []),
    `user:${actor.user}`,
    ...(schema < selfSchema ? [] : [`self:${actor.user}`]),
    ...others.map((id) => `user:${id}`),
  ]
  const months = new Set([scopeMonth(now), scopeMonth(now + earlyMs)])
  if (schema >= talkSchema)
    for (const base of [
      ...(schema < privateSchema ? [] : [`mine:${actor.user}`]),
      ...[actor.user, ...others].map((id) => `talk:${id}`),
      ...pools.map((id) => `pool:${id}`),
    ])
      scopes.push(base, ...[...months].map((month) => monthScope(base, month)))
  const named = new Set(scopes)
  const has = (scope: Scope) =>
    named.has(scope) || ((monthOfScope(scope) ?? 0) >= Math.max(oldestMonth, 1) && named.has(baseOfScope(scope)))
  return { scopes, oldestMonth, has }
}

/** In the words of the protocol. */
export const sayScopes = ({ scopes, oldestMonth }: VisibleScopes) => ({
  scopes: [...scopes],
  ...(oldestMonth > 0 && { oldest_month: oldestMonth }),
})

/** Whether a hint of a change there is for this user. Of a pool all of the company are told: who uses which is not known here. */
export const mayConcern = ({ user, role }: Actor, scope: Scope): boolean =>
  scope === 'acct' ||
  scope === `user:${user}` ||
  scope === `self:${user}` ||
  [`talk:${user}`, `mine:${user}`].includes(baseOfScope(scope)) ||
  scope.startsWith('pool:') ||
  (role === 'main' && !scope.startsWith('self:') && !scope.startsWith('mine:'))

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
