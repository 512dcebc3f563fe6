import type { AreaSweep } from '../../area.ts'
import { atOnce, deleteOld } from '../../db/inChunks.ts'
import { expireLeadValues } from './expireValues.ts'

const day = 24 * 3_600_000
const gone = `not exists (select from lead_job j where j.account_id = t.account_id and j.id = t.lead_job_id
  and (j.deleted_at is null or j.deleted_at > to_timestamp($2 / 1000.0)))`

/** Leads leave devices a day after their job was deleted; rows that were brought for a job that never came, after a week. */
export const leadSweep: AreaSweep = {
  rows: { leads: { entity: 'lead', where: gone, days: 1 } },
  others: {
    leadSteps: (database, now) => deleteOld(database, stepsBefore, now - day),
    expiredLeadValues: expireLeadValues,
    broughtLeads: (database, now) => deleteOld(database, broughtBefore, now - 7 * day),
  },
}

const stepsBefore = `delete from lead_step where ctid = any (array(select s.ctid from lead_step s
  where s.held = 0 and not exists (select from lead_job j where j.account_id = s.account_id and j.id = s.job_id
    and (j.deleted_at is null or j.deleted_at > to_timestamp($1 / 1000.0))) limit ${atOnce}))`

const broughtBefore = `delete from lead_brought where ctid = any (array(select b.ctid from lead_brought b
  where b.at < to_timestamp($1 / 1000.0) and not exists (select from lead_job j
    where j.account_id = b.account_id and j.id = b.job_id and j.deleted_at is null) limit ${atOnce}))`
