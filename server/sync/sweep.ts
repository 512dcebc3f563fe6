import { dependantsOf, type EntityName, entityNames, parentOf } from '#domain/entities'
import { limits } from '#domain/limits'
import type { Areas } from '../area.ts'
import type { Connection, Database } from '../db/connect.ts'
import { atOnce, deleteOld, inChunks } from '../db/inChunks.ts'
import { asSystem } from '../db/scope.ts'
import { errorFields, type Log } from '../log.ts'
import { nextSeq, retire } from './serverRows.ts'

const everyMs = 3_600_000
// Any number; of several processes one sweeps.
const advisoryLock = 7_403_113
const day = 24 * 3_600_000

/** How many went, by what they are called. */
export type Swept = Readonly<Record<string, number>>

/** Every hour, in the background. */
export function startSweep(database: Database, areas: Areas, log: Log): { stop: () => Promise<void> } {
  let sweeping = Promise.resolve()
  const sweepOnce = async () => {
    try {
      const swept = await sweep(database, areas)
      if (swept && Object.values(swept).some((count) => count > 0)) log('swept', swept)
    } catch (error) {
      log('cannot sweep', errorFields(error))
    }
  }
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweepOnce)
  }, everyMs)
  return {
    stop() {
      clearInterval(timer)
      return sweeping
    },
  }
}

/** Lets go what nobody needs any more. Null: another process is at it. Can be broken off anywhere and run again. */
export async function sweep(database: Database, areas: Areas, now = Date.now()): Promise<Swept | null> {
  const holder = await database.pool.connect()
  let isMine = false
  try {
    const { rows } = await holder.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [advisoryLock])
    isMine = rows[0]!.mine
    if (!isMine) return null
    const retired = await retireRows(database, areas, now)
    await raiseFloors(database, now)
    const swept: Record<string, number> = {
      ...retired,
      tombstones: await deleteTombstones(database),
      deletedRows: await deleteRows(database, areas, now),
      rowChanges: await deleteOld(database, rowChangesBefore, now - limits.rowChangeDays * day),
      announced: await deleteOld(database, announcedBefore, now - limits.lateEditDays * day),
      replicas: await deleteOld(database, replicasBefore, now - limits.replicaDays * day),
    }
    for (const { sweep: { others = {} } = {} } of areas)
      for (const [name, sweep] of Object.entries(others)) swept[name] = await sweep(database, now)
    return swept
  } finally {
    // A connection that cannot even unlock is closed, and the lock goes with it.
    const unlocked = isMine ? holder.query('select pg_advisory_unlock($1)', [advisoryLock]) : Promise.resolve()
    await unlocked.then(
      () => holder.release(),
      () => holder.release(true),
    )
  }
}

/* ---------- rows that devices have and are to let go ---------- */

async function retireRows(database: Database, areas: Areas, now: number): Promise<Record<string, number>> {
  const ofAreas = areas.flatMap((area) => Object.keys(area.sweep?.rows ?? {}))
  const names = ['lostValues', 'parkedChanges', ...ofAreas, 'orphans']
  const total: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]))
  const { rows } = await database.pool.query<{ account: string }>('select account_id as account from sync_account')
  for (const { account } of rows) {
    for (let more = true; more; ) {
      const retired = await asSystem(database, (connection) => retireIn(connection, areas, account, now))
      for (const [name, count] of Object.entries(retired)) total[name] = (total[name] ?? 0) + count
      more = Object.values(retired).some((count) => count >= atOnce)
    }
  }
  return total
}

/** One transaction under one number, its rows locked before the counter, as every writer does. */
async function retireIn(connection: Connection, areas: Areas, account: string, now: number) {
  const lost = await lock(connection, 'lost_value', account, 'at < $2', now - limits.lostValueDays * day)
  const decided = await lock(
    connection,
    'parked_change',
    account,
    'deleted_at is null and discarded_at < $2',
    now - limits.discardedDays * day,
  )
  const undecided = await lock(
    connection,
    'parked_change',
    account,
    'deleted_at is null and discarded_at is null and at < $2',
    now - limits.parkedDays * day,
  )
  const ofAreas: { name: string; entity: EntityName; ids: string[] }[] = []
  for (const { sweep: { rows = {} } = {} } of areas)
    for (const [name, { entity, where, days }] of Object.entries(rows))
      ofAreas.push({ name, entity, ids: await lock(connection, entity, account, where, now - days * day) })
  const orphans = await lockOrphans(connection, account, now - limits.deletedRowDays * day)
  const counts: Record<string, number> = {
    lostValues: lost.length,
    parkedChanges: decided.length + undecided.length,
    ...Object.fromEntries(ofAreas.map(({ name, ids }) => [name, ids.length])),
    orphans: [...orphans.values()].flat().length,
  }
  if (Object.values(counts).every((count) => count === 0)) return counts

  const seq = await nextSeq(connection, account)
  await retire(connection, 'lost_value', account, lost, seq)
  await retire(connection, 'parked_change', account, decided, seq)
  for (const { entity, ids } of ofAreas) await retire(connection, entity, account, ids, seq)
  for (const [entity, ids] of orphans) await retire(connection, entity, account, ids, seq)
  await connection.query(
    'update parked_change set discarded_at = $3, rev = $4 where account_id = $1 and id = any($2::uuid[])',
    [account, undecided, now, seq],
  )
  return counts
}

async function lock(
  connection: Connection,
  entity: EntityName,
  account: string,
  where: string,
  before: number,
): Promise<string[]> {
  const { rows } = await connection.query<{ id: string }>(
    `select id from ${entity} t where account_id = $1 and ${where} order by id limit ${atOnce} for update`,
    [account, before],
  )
  return rows.map(({ id }) => id)
}

/** What lives with a row that was deleted and cannot come back any more. */
async function lockOrphans(
  connection: Connection,
  account: string,
  before: number,
): Promise<Map<EntityName, string[]>> {
  const orphans = new Map<EntityName, string[]>()
  for (const entity of entityNames) {
    const parent = parentOf(entity)
    if (!parent) continue
    const where = `deleted_at is null and exists (select from ${parent.entity} p where p.account_id = t.account_id
      and p.id = t.${parent.field} and p.deleted_at < to_timestamp($2 / 1000.0))`
    orphans.set(entity, await lock(connection, entity, account, where, before))
  }
  return orphans
}

/* ---------- what no device asks for ---------- */

/**
 * Tombstones up to the floor go, and who has not read them reads again: so the floor stays below what any device that
 * was here lately still needs, though not for ever. The floor first: a pull that sees it never misses a tombstone.
 */
async function raiseFloors(database: Database, now: number): Promise<void> {
  const [least, seen, most] = [limits.tombstoneLeastDays, limits.tombstoneReplicaDays, limits.tombstoneMostDays]
  await database.pool.query(
    `update sync_account a set floor = wanted.floor
     from (select account_id, greatest(
             least(
               coalesce((select max(t.seq) from sync_tomb t
                 where t.account_id = s.account_id and t.at < to_timestamp($1 / 1000.0)), 0),
               coalesce((select min(r.acked_seq) from sync_replica r
                 where r.account_id = s.account_id and r.last_seen >= to_timestamp($2 / 1000.0)), s.seq)),
             (select max(t.seq) from sync_tomb t where t.account_id = s.account_id and t.at < to_timestamp($3 / 1000.0))
           ) as floor from sync_account s) wanted
     where a.account_id = wanted.account_id and wanted.floor > a.floor`,
    [now - least * day, now - seen * day, now - most * day],
  )
}

const deleteTombstones = (database: Database) =>
  inChunks(
    database,
    `delete from sync_tomb where ctid = any (array(
       select t.ctid from sync_tomb t join sync_account a using (account_id) where t.seq <= a.floor limit ${atOnce}))`,
    [],
  )

/** Kept until now for an undo. What others live with goes after them. */
async function deleteRows(database: Database, areas: Areas, now: number): Promise<number> {
  let count = 0
  for (const entity of entityNames.toReversed()) {
    const alone = dependantsOf(entity).map(
      (name) =>
        ` and not exists (select from ${name} d where d.account_id = t.account_id and d.${parentOf(name)!.field} = t.id)`,
    )
    for (const { sweep: { kept = {} } = {} } of areas) if (kept[entity]) alone.push(` and not (${kept[entity]})`)
    count += await inChunks(
      database,
      `delete from ${entity} where ctid = any (array(select t.ctid from ${entity} t
         where t.deleted_at < to_timestamp($1 / 1000.0)${alone.join('')} limit ${atOnce}))`,
      [now - limits.deletedRowDays * day],
    )
  }
  return count
}

const replicasBefore = `delete from sync_replica where ctid = any (array(select ctid from sync_replica
  where last_seen < to_timestamp($1 / 1000.0) limit ${atOnce}))`
const announcedBefore = `delete from sync_announced where ctid = any (array(select ctid from sync_announced
  where at < to_timestamp($1 / 1000.0) limit ${atOnce}))`
const rowChangesBefore = `delete from row_change where ctid = any (array(select ctid from row_change
  where at < to_timestamp($1 / 1000.0) limit ${atOnce}))`
