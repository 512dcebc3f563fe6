import { limits } from '#domain/limits'
import type { AreaSweep } from '../../area.ts'
import { atOnce, deleteOld } from '../../db/inChunks.ts'

const hour = 3_600_000
const day = 24 * hour

export const emailSweep: AreaSweep = {
  others: {
    incomingMails: (database, now) => deleteOld(database, incomingBefore, now - limits.incomingMailDays * day),
    addressRuns: (database, now) => deleteOld(database, runsBefore, now - limits.addressCheckRunDays * day),
    mailDomains: async (database, now) =>
      (await deleteOld(database, domainsBefore, now - limits.mailDomainHours * hour)) +
      (await deleteOld(database, hostsBefore, now - limits.mailDomainHours * hour)),
  },
}

const incomingBefore = `delete from email_incoming where ctid = any (array(select ctid from email_incoming
  where at < to_timestamp($1 / 1000.0) limit ${atOnce}))`
const runsBefore = `delete from email_check_run where ctid = any (array(select ctid from email_check_run
  where ended_at < to_timestamp($1 / 1000.0) limit 10))`
const domainsBefore = `delete from email_domain where ctid = any (array(select ctid from email_domain
  where coalesce(mx_until, '-infinity') < to_timestamp($1 / 1000.0)
    and coalesce(takes_all_at, '-infinity') < to_timestamp($1 / 1000.0) limit ${atOnce}))`
const hostsBefore = `delete from email_host where ctid = any (array(select ctid from email_host
  where free_at < to_timestamp($1 / 1000.0) and coalesce(silent_at, '-infinity') < to_timestamp($1 / 1000.0)
  limit ${atOnce}))`
