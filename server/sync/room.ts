import { type EntityName, mostOf } from '#domain/entities'
import type { ErrorCode } from '#domain/errors'
import type { Connection } from '../db/connect.ts'
import { operatorLimits } from '../operatorLimits.ts'
import type { Claim } from './claim.ts'

/** How much more a company may keep. Counted when a request begins: two at once may both fill the last of it. */
export type Room = {
  rows: number
  logBytes: number
  /** of kinds of which there may be only so many */
  ofKind: Map<EntityName, number>
}

/** As `own_size` gives it. */
export type Size = { rows: number; log_bytes: number; rows_limit: number | null; log_limit: number | null }

export function roomOf({ rows, log_bytes, rows_limit, log_limit }: Size): Room {
  return {
    rows: (rows_limit ?? operatorLimits.rows.usual) - rows,
    logBytes: (log_limit ?? operatorLimits['log-megabytes'].usual) * 1_000_000 - log_bytes,
    ofKind: new Map(),
  }
}

/** Of the kinds that these mutations make, where there may be only so many. */
export async function countKinds(
  connection: Connection,
  account: string,
  room: Room,
  claims: readonly Claim[],
): Promise<void> {
  const made = new Set(
    claims.flatMap(({ definition }) => (definition.creates ? [definition.entity as EntityName] : [])),
  )
  for (const entity of made) {
    const most = mostOf(entity)
    if (most === null) continue
    const { rows } = await connection.query<{ count: number }>(
      `select count(*) as count from ${entity} where account_id = $1 and deleted_at is null`,
      [account],
    )
    room.ofKind.set(entity, most - rows[0]!.count)
  }
}

/** Why one more row cannot be kept, where so many were made already. */
export function noRoom(room: Room, entity: EntityName, made: ReadonlyMap<EntityName, number>): ErrorCode | null {
  const ofKind = made.get(entity) ?? 0
  const all = [...made.values()].reduce((sum, count) => sum + count, 0)
  if (ofKind >= (room.ofKind.get(entity) ?? Infinity)) return 'labelsFull'
  return all >= room.rows ? 'rowsFull' : null
}

/** What was written takes its room. */
export function fill(room: Room, made: ReadonlyMap<EntityName, number>): void {
  for (const [entity, count] of made) {
    room.rows -= count
    const left = room.ofKind.get(entity)
    if (left !== undefined) room.ofKind.set(entity, left - count)
  }
}
