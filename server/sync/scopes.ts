import { AppError } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import { minSchema, type Scope, selfSchema } from '#domain/sync/protocol'
import type { Connection } from '../db/connect.ts'
import { DataError } from '../http/answer.ts'

/**
 * What this user may see now: a main account everything but what is another one's alone, a sub account its own and what
 * all share.
 */
export async function scopesOf(connection: Connection, actor: Actor, schema: number): Promise<Scope[]> {
  const own = `user:${actor.user}`
  const self = schema < selfSchema ? [] : [`self:${actor.user}`]
  if (actor.role === 'sub') return ['acct', own, ...self]
  const { rows } = await connection.query<{ id: string }>('select id from app_user where account_id = $1 order by id', [
    actor.account,
  ])
  return ['acct', 'main', own, ...self, ...rows.map((row) => `user:${row.id}`).filter((scope) => scope !== own)]
}

export type Head = { epoch: string; head: number; floor: number }

export async function readHead(connection: Connection, actor: Actor): Promise<Head> {
  const { rows } = await connection.query<Head>(
    `select epoch::text, seq as head, floor from sync_server, sync_account where account_id = $1`,
    [actor.account],
  )
  return rows[0]!
}

export function mustBeSameEpoch(asked: string, { epoch }: { epoch: string }): void {
  if (asked !== epoch) throw new DataError('epochChanged', { epoch })
}

export function mustBeKnownSchema(schema: number): void {
  if (schema < minSchema) throw new AppError('upgradeRequired')
}
