import { dependantsOf, type EntityName, entityNames, parentOf } from '#domain/entities'
import { limits } from '#domain/limits'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { letTextsGo } from '../email/ledger/texts.ts'
import { letTracesGo } from '../email/ledger/traces.ts'
import { errorFields, type Log } from '../log.ts'
import { nextSeq, retire } from './serverRows.ts'

const everyMs = 3_600_000
// Any number; of several processes one sweeps.
const advisoryLock = 7_403_113
/** Rows per statement: what waits behind it waits for moments only. */
const atOnce = 5_000
const hour = 3_600_000
const day = 24 * hour

/** How many went, of what. */
export type Swept = {
  lostValues: number
  parkedChanges: number
  notices: number
  merges: number
  orphans: number
  tombstones: number
  rowChanges: number
  undos: number
  deletedRows: number
  sessions: number
  announced: number
  replicas: number
  boothEntries: number
  mailTraces: number
  mailAttempts: number
  incomingMails: number
  addressRuns: number
  mailDomains: number
  mailTexts: number
}

/** Every hour, in the background. */
export function startSweep(database: Database, log: Log): { stop: () => Promise<void> } {
  let sweeping = Promise.resolve()
  const sweepOnce = async () => {
    try {
      const swept = await sweep(database)
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
export async function sweep(database: Database, now = Date.now()): Promise<Swept | null> {
  const holder = await database.pool.connect()
  let isMine = false
  try {
    const { rows } = await holder.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [advisoryLock])
    isMine = rows[0]!.mine
    if (!isMine) return null
    const retired = await retireRows(database, now)
    await raiseFloors(database, now)
    return {
      ...retired,
      tombstones: await deleteTombstones(database),
      deletedRows: await deleteRows(database, now),
      rowChanges: await deleteOld(database, rowChangesBefore, now - limits.rowChangeDays * day),
      undos: await deleteOld(database, undosBefore, now - limits.distributionUndoHours * hour),
      sessions: await deleteOld(database, sessionsBefore, now - limits.endedSessionDays * day),
      announced: await deleteOld(database, announcedBefore, now - limits.lateEditDays * day),
      replicas: await deleteOld(database, replicasBefore, now - limits.replicaDays * day),
      boothEntries: await deleteOld(database, boothEntriesBefore, now - limits.boothEntryDays * day),
      mailTraces: await letTracesGo(database, now - limits.mailTraceDays * day),
      mailTexts: await letTextsGo(database, now - limits.mailTextDays * day),
      mailAttempts: await deleteOld(database, mailAttemptsBefore, now - limits.mailTraceDays * day),
      incomingMails: await deleteOld(database, incomingMailsBefore, now - limits.incomingMailDays * day),
      addressRuns: await deleteOld(database, addressRunsBefore, now - limits.addressCheckRunDays * day),
      mailDomains:
        (await deleteOld(database, mailDomainsBefore, now - limits.mailDomainHours * hour)) +
        (await deleteOld(database, mailHostsBefore, now - limits.mailDomainHours * hour)),
    }
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

async function retireRows(
  database: Database,
  now: number,
): Promise<Pick<Swept, 'lostValues' | 'parkedChanges' | 'notices' | 'merges' | 'orphans'>> {
  const total = { lostValues: 0, parkedChanges: 0, notices: 0, merges: 0, orphans: 0 }
  const { rows } = await database.pool.query<{ account: string }>('select account_id as account from sync_account')
  for (const { account } of rows) {
    for (let more = true; more; ) {
      const retired = await asSystem(database, (connection) => retireIn(connection, account, now))
      for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += retired[name]
      more = Object.values(retired).some((count) => count >= atOnce)
    }
  }
  return total
}

/** One transaction under one number, its rows locked before the counter, as every writer does. */
async function retireIn(connection: Connection, account: string, now: number) {
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
  const notices = await lock(connection, 'notification', account, 'createtime < $2', now - limits.noticeDays * day)
  const merges = await lock(connection, 'contact_merge', account, 'created_at < $2', now - limits.mergeDays * day)
  const orphans = await lockOrphans(connection, account, now - limits.deletedRowDays * day)
  const counts = {
    lostValues: lost.length,
    parkedChanges: decided.length + undecided.length,
    notices: notices.length,
    merges: merges.length,
    orphans: [...orphans.values()].flat().length,
  }
  if (Object.values(counts).every((count) => count === 0)) return counts

  const seq = await nextSeq(connection, account)
  await retire(connection, 'lost_value', account, lost, seq)
  await retire(connection, 'parked_change', account, decided, seq)
  await retire(connection, 'notification', account, notices, seq)
  await retire(connection, 'contact_merge', account, merges, seq)
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

const isMerged = ` and not exists (select from contact_merge m where m.account_id = t.account_id and m.merged ? t.id::text)`

/** Kept until now for an undo. What others live with goes after them. */
async function deleteRows(database: Database, now: number): Promise<number> {
  let count = 0
  for (const entity of entityNames.toReversed()) {
    const alone = dependantsOf(entity).map(
      (name) =>
        ` and not exists (select from ${name} d where d.account_id = t.account_id and d.${parentOf(name)!.field} = t.id)`,
    )
    // A merge can be undone for longer than a deletion.
    if (entity === 'contact') alone.push(isMerged)
    count += await inChunks(
      database,
      `delete from ${entity} where ctid = any (array(select t.ctid from ${entity} t
         where t.deleted_at < to_timestamp($1 / 1000.0)${alone.join('')} limit ${atOnce}))`,
      [now - limits.deletedRowDays * day],
    )
  }
  return count
}

const sessionsBefore = `delete from session where ctid = any (array(select ctid from session
  where ended_at < to_timestamp($1 / 1000.0)
    or last_seen < to_timestamp($1 / 1000.0) - interval '${limits.sessionDays} days' limit ${atOnce}))`
const replicasBefore = `delete from sync_replica where ctid = any (array(select ctid from sync_replica
  where last_seen < to_timestamp($1 / 1000.0) limit ${atOnce}))`
const announcedBefore = `delete from sync_announced where ctid = any (array(select ctid from sync_announced
  where at < to_timestamp($1 / 1000.0) limit ${atOnce}))`
const boothEntriesBefore = `delete from booth_entry where ctid = any (array(select ctid from booth_entry
  where at < to_timestamp($1 / 1000.0) limit ${atOnce}))`
const mailAttemptsBefore = `delete from email_attempt where ctid = any (array(select ctid from email_attempt
  where at < to_timestamp($1 / 1000.0) limit ${atOnce}))`
const incomingMailsBefore = `delete from email_incoming where ctid = any (array(select ctid from email_incoming
  where at < to_timestamp($1 / 1000.0) limit ${atOnce}))`
const addressRunsBefore = `delete from email_check_run where ctid = any (array(select ctid from email_check_run
  where ended_at < to_timestamp($1 / 1000.0) limit 10))`
const mailDomainsBefore = `delete from email_domain where ctid = any (array(select ctid from email_domain
  where coalesce(mx_until, '-infinity') < to_timestamp($1 / 1000.0)
    and coalesce(takes_all_at, '-infinity') < to_timestamp($1 / 1000.0) limit ${atOnce}))`
const mailHostsBefore = `delete from email_host where ctid = any (array(select ctid from email_host
  where free_at < to_timestamp($1 / 1000.0) and coalesce(silent_at, '-infinity') < to_timestamp($1 / 1000.0)
  limit ${atOnce}))`
const rowChangesBefore = `delete from row_change where ctid = any (array(select ctid from row_change
  where at < to_timestamp($1 / 1000.0) limit ${atOnce}))`
// Which contacts went is kept for the undo only; how many, for ever.
const undosBefore = `update distribution_share set contacts = '{}' where ctid = any (array(select s.ctid
  from distribution_share s join distribution d on d.account_id = s.account_id and d.id = s.distribution_id
  where s.contacts <> '{}' and d.ended_at < to_timestamp($1 / 1000.0) limit ${atOnce}))`
const deleteOld = (database: Database, sql: string, before: number) => inChunks(database, sql, [before])

async function inChunks(database: Database, sql: string, values: readonly unknown[]): Promise<number> {
  for (let count = 0; ; ) {
    const { rowCount } = await database.pool.query(sql, [...values])
    count += rowCount ?? 0
    if ((rowCount ?? 0) < atOnce) return count
  }
}
