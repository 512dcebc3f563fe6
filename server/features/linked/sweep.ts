import type { AreaSweep } from '../../area.ts'
import { atOnce, deleteOld } from '../../db/inChunks.ts'

const hour = 3_600_000

export const linkedSweep: AreaSweep = {
  others: {
    linkedRequests: (database, now) => deleteOld(database, requestsBefore, now - hour),
    linkedPersons: (database, now) => deleteOld(database, personsBefore, now - 48 * hour),
    linkedLinks: (database, now) => deleteOld(database, linksBefore, now - hour),
  },
}

const requestsBefore = `delete from linked_request where ctid = any (array(select ctid from linked_request
  where at < to_timestamp($1 / 1000.0) limit ${atOnce}))`

const personsBefore = `delete from linked_person where ctid = any (array(select ctid from linked_person
  where written_at < $1 limit ${atOnce}))`

const linksBefore = `delete from linked_link where ctid = any (array(select ctid from linked_link
  where at < to_timestamp($1 / 1000.0) limit ${atOnce}))`
