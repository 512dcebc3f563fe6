import type { AreaSweep } from '../../area.ts'
import { atOnce, deleteOld } from '../../db/inChunks.ts'

const day = 24 * 3_600_000
const gone = `not exists (select from auto_run r where r.account_id = t.account_id and r.id = t.run_id
  and (r.deleted_at is null or r.deleted_at > to_timestamp($1 / 1000.0)))`
const deleteOf = (table: string) =>
  `delete from ${table} where ctid = any (array(select t.ctid from ${table} t where ${gone} limit ${atOnce}))`

const oldHits = `delete from auto_rule_hit where ctid = any (array(select t.ctid from auto_rule_hit t
  where not exists (select from auto_rule u where u.account_id = t.account_id and u.id = t.rule_id
    and (u.deleted_at is null or u.deleted_at > to_timestamp($1 / 1000.0))) limit ${atOnce}))`
const oldEvents = `delete from auto_event where ctid = any (array(select ctid from auto_event
  where at < to_timestamp($1 / 1000.0) limit ${atOnce}))`

const oldWeeks = `delete from auto_week where ctid = any (array(select ctid from auto_week
  where monday < to_timestamp($1 / 1000.0) limit ${atOnce}))`

/** What a run knew of its people goes a day after it. */
export const autoMarketingSweep: AreaSweep = {
  others: {
    autoPlaces: (database, now) => deleteOld(database, deleteOf('auto_place'), now - day),
    autoMembers: (database, now) => deleteOld(database, deleteOf('auto_member'), now - day),
    autoChecks: (database, now) => deleteOld(database, deleteOf('auto_check'), now - day),
    autoTasks: (database, now) => deleteOld(database, deleteOf('auto_task'), now - day),
    autoSteps: (database, now) => deleteOld(database, deleteOf('auto_step'), now - day),
    autoRuleRuns: (database, now) => deleteOld(database, deleteOf('auto_rule_run'), now - day),
    autoRuleHits: (database, now) => deleteOld(database, oldHits, now - day),
    autoEvents: (database, now) => deleteOld(database, oldEvents, now - 40 * day),
    autoWeeks: (database, now) => deleteOld(database, oldWeeks, now - 30 * day),
    autoSources: (database, now) => deleteOld(database, deleteOf('auto_source'), now - day),
  },
}
