import { limits } from '#domain/limits'
import type { AreaSweep } from '../../area.ts'
import { letTracesGo } from '../../campaigns/ledger/traces.ts'
import { atOnce, deleteOld } from '../../db/inChunks.ts'

const day = 24 * 3_600_000

export const campaignSweep: AreaSweep = {
  others: {
    mailTraces: (database, now) => letTracesGo(database, now - limits.mailTraceDays * day),
    providerRefs: (database, now) => deleteOld(database, refsBefore, now - limits.mailTraceDays * day),
    taskCourses: (database, now) => deleteOld(database, coursesBefore, now - day),
    namedContacts: (database, now) => deleteOld(database, namedBefore, now - day),
    mailAttempts: (database, now) => deleteOld(database, attemptsBefore, now - limits.mailTraceDays * day),
  },
}

const attemptsBefore = `delete from campaign_attempt where ctid = any (array(select ctid from campaign_attempt
  where at < to_timestamp($1 / 1000.0) limit ${atOnce}))`

const namedBefore = `delete from campaign_named where ctid = any (array(select n.ctid from campaign_named n
  where not exists (select from campaign_task t where t.account_id = n.account_id and t.id = n.task_id
    and (t.deleted_at is null or t.deleted_at > to_timestamp($1 / 1000.0))) limit ${atOnce}))`

const coursesBefore = `delete from campaign_course where ctid = any (array(select n.ctid from campaign_course n
  where not exists (select from campaign_task t where t.account_id = n.account_id and t.id = n.task_id
    and (t.deleted_at is null or t.deleted_at > to_timestamp($1 / 1000.0))) limit ${atOnce}))`

const refsBefore = `delete from provider_ref where ctid = any (array(select ctid from provider_ref
  where at < to_timestamp($1 / 1000.0) limit ${atOnce}))`
